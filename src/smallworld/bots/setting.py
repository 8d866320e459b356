"""What many games have in common: the bots, the rules, the board and the seed from which each game has its own."""

from dataclasses import dataclass

from smallworld.game import Game


@dataclass(frozen=True)
class Setting:
    """Plain values, so that it can be sent to other processes."""

    bots: tuple[str, ...]
    edition: str = "base"
    players: int = 4
    preset: str = "default"
    options: tuple[tuple[str, str], ...] = ()
    board: str = ""
    custom: tuple[str, ...] = ()  # home-made banners, as TOML text
    custom_board: str | None = None
    sets: tuple[str, ...] = ()  # by their keys, or as TOML text
    seed: str = "1"

    def seed_of(self, number: int) -> str:
        """The seed of one game, or of all games that are to have the same luck."""
        return f"{self.seed}:{number}"

    def new_game(self, number: int) -> Game:
        """The game of this number before its first decision."""
        return Game.new(
            self.edition,
            self.players,
            self.seed_of(number),
            self.preset,
            dict(self.options),
            board=self.board,
            custom=self.custom,
            custom_board=self.custom_board,
            sets=self.sets,
        )
