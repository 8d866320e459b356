"""Exams that cost more than an action, so they are held only now and then: copies, saves, undo, refusals."""

from collections.abc import Iterator

from referee.table import Finding, Table
from referee.world import DIE
from smallworld.engine.actions import VERBS, Action
from smallworld.engine.chance import Scripted, Seeded
from smallworld.engine.match import Illegal
from smallworld.game import Game, from_position
from smallworld.record import codec


def position_text(game: Game) -> str:
    """The position alone, as canonical text."""
    return codec.dumps(codec.state_to_json(game.state))


def can_save(game: Game) -> bool:
    """Games whose dice come from elsewhere cannot be saved."""
    chance = game.chance
    while isinstance(chance, Scripted):
        chance = chance.after
    return isinstance(chance, Seeded)


def whole_text(game: Game) -> str:
    """The whole game as canonical text, as far as it can be written."""
    past = [game.history, [drawn.at for drawn in game.drawn], game.undo_floor]
    return game.to_json() if can_save(game) else f"{position_text(game)} {past}"


def saving(game: Game) -> Iterator[Finding]:
    """I-24: a saved and loaded game is the same game, and its text is canonical."""
    if not can_save(game):
        return
    text = game.to_json()
    again = Game.from_json(text)
    if again.to_json() != text:
        yield "I-24", "saved, loaded and saved again, the text is another one"
    if again.legal() != game.legal() or again.decider != game.decider or again.can_undo != game.can_undo:
        yield "I-24", "the loaded game offers other actions"
    data = codec.loads(text)
    data["version"] = 999
    try:
        Game.from_json(codec.dumps(data))
        yield "I-24", "a saved game of an unknown version was read"
    except codec.BadRecord:
        pass


def writing(game: Game) -> Iterator[Finding]:
    """I-24: the position written as text and read again is the same position, with the same choices."""
    again = from_position(game.to_position())
    before, after = codec.state_to_json(game.state), codec.state_to_json(again.state)
    for name, value in before.items():
        if after[name] != value and name not in ("dice", "shuffles"):  # a position has no past
            yield "I-24", f"{name} of the position written as text and read again is {after[name]}, not {value}"
    if again.legal() != game.legal():
        yield "I-24", "the position written as text and read again offers other actions"


def undoing(game: Game, before: str) -> Iterator[Finding]:
    """I-26: undo leads to the position before, and the same action back to the one after; or it is refused."""
    text = whole_text(game)
    trial = game.copy()
    if not game.can_undo:
        try:
            trial.undo()
            yield "I-26", "an action was undone although it cannot be"
        except Illegal as refused:
            if not refused.code or whole_text(trial) != text:
                yield "I-26", "a refused undo has no code, or changed the game"
        return
    last = trial.history[-1]
    trial.undo()
    if before and position_text(trial) != before:
        yield "I-26", f"undoing {last} does not lead back to the position before"
    if not trial.is_legal(last):
        yield "I-26", f"after undoing {last} it is not legal any more"
        return
    trial.play(last)
    if whole_text(trial) != text:
        yield "I-26", f"undo and redo of {last} do not lead to the same game"
    if whole_text(game) != text:
        yield "I-23", "undoing on a copy changed the game"


def soundness(game: Game) -> Iterator[Finding]:
    """I-27, I-23: every listed action is accepted, by a copy, and the game itself does not notice."""
    text = whole_text(game)
    for action in game.legal():
        trial = game.copy()
        try:
            trial.play(action)
        except Illegal as refused:
            yield "I-27", f"{action} is listed and refused: {refused.code}"
        told = codec.action_from_json(game.state, codec.action_to_json(game.state, action))
        if not told.same(action):
            yield "I-27", f"{action} written as JSON and read again is {told}"
    if whole_text(game) != text:
        yield "I-23", "playing on copies changed the game"


def completeness(game: Game, words: tuple[str, ...]) -> Iterator[Finding]:
    """I-28, I-23, I-30: everything that is not listed is refused with a code, and a refusal changes nothing."""
    text = whole_text(game)
    legal = set(game.legal(any_order=True))
    trial = game.copy()
    for action in action_space(game, words):
        if game.state.rules.meant(action) in legal:
            continue
        try:
            trial.play(action)
            yield "I-28", f"{action} is not listed and was accepted"
            trial = game.copy()
        except Illegal as refused:
            if not refused.code or not refused.reason:
                yield "I-30", f"{action} was refused without a code or a reason"
        except Exception as problem:
            yield "I-30", f"{action} was answered with {problem!r} instead of a refusal"
    if whole_text(trial) != text or whole_text(game) != text:
        yield "I-23", "refused actions changed the game"


def action_space(game: Game, words: tuple[str, ...]) -> Iterator[Action]:
    """Every verb with every region, small number and word of an offer: what an index or a region can name."""
    state = game.state
    most = max([tribe.hand for tribe in state.tribes if tribe is not None]) + 2
    if state.asks:
        most = max(most, state.asks[0].number + 2)
    races = [race.key for race in state.rules.races]
    for verb in VERBS:
        yield Action(verb)
        for region in range(-1, state.board.size + 1):
            yield Action(verb, region)
        for number in range(-2, 9):
            yield Action(verb, -1, number)
        for race in races:
            yield Action(verb, key=race)
    for region in range(state.board.size):
        for number in range(most):
            yield Action("deploy", region, number)
        for word in words:
            yield Action("use", region, -1, word)
            yield Action("use", region, -1, word, (region + 1) % state.board.size)
    for word in words:
        yield Action("use", key=word)
        for seat in range(-1, state.players + 1):
            yield Action("use", -1, seat, word)
    yield Action("surrender")


def prices(game: Game, table: Table, costs: dict[int, int]) -> Iterator[Finding]:
    """I-17: what the game explains about a region is what the catalogue says, and what is legal agrees with it."""
    me = table.acting
    if me is None or table.duties or table.over:
        return
    legal = {(action.do, action.region) for action in game.legal()}
    for region, price in costs.items():
        name = table.world.names[region]
        told = game.explain(name)
        if (told.price, told.hand) != (price, me.hand):
            yield "I-17", f"{name} is said to cost {told.price} with {told.hand} in hand; it costs {price}"
        if sum(number for _, number in told.items) != told.price:
            yield "I-17", f"the items of the price of {name} do not add up: {told.items}"
        word = "conquer" if ("conquer", region) in legal else "reinforce" if ("reinforce", region) in legal else ""
        if told.code != {"conquer": "ok", "reinforce": "die"}.get(word, told.code) or told.possible != bool(word):
            yield "I-17", f"{name} is explained as {told.code}, but the list says {word or 'nothing'}"
        if told.code == "die" and told.wins != len([face for face in DIE if me.hand + face >= price]):
            yield "I-17", f"{name} is won by {told.wins} faces of the die, it is said"


def replaying(game: Game) -> Iterator[Finding]:
    """I-25: the history played again from the beginning, with the chance that was drawn, gives the same position."""
    again = Game(game.setup, game.origin.copy(), game.script())
    again.begin()
    for action in game.history:
        again.play(action)
    if position_text(again) != position_text(game):
        yield "I-25", "the replayed history leads to another position"
