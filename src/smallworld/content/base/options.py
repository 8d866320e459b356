"""Where the printed editions disagree: seventeen options and five presets (src/smallworld/rulebook/editions.md)."""

from dataclasses import dataclass
from typing import Final, Literal

YesNo = Literal["yes", "no"]


@dataclass(frozen=True)
class BaseOptions:
    """One value for every question the editions answer differently. Defaults first."""

    sorcerers_once: Literal["per_opponent", "per_turn"] = "per_opponent"
    elf_vs_sorcerer: Literal["lost", "kept"] = "lost"
    dwarf_mines_in_decline: YesNo = "yes"
    orcs_bonus: Literal["nonempty", "any"] = "nonempty"
    flying_lakes: Literal["forbidden", "allowed"] = "forbidden"
    flying_range: Literal["anywhere", "non_adjacent"] = "anywhere"
    refugee_adjacency: Literal["any", "non_adjacent"] = "any"
    die_eligibility: Literal["short_by_3", "cost_at_most_3"] = "short_by_3"
    encampments_on_loss: Literal["redeploy_end_of_turn", "hold_until_own_turn"] = "redeploy_end_of_turn"
    commando_scope: Literal["any", "adjacent"] = "any"
    wealthy_once: Literal["per_pick", "per_game"] = "per_pick"
    tie_break: Literal["tied_players", "only_if_all_tied"] = "tied_players"
    forced_decline: Literal["never", "when_unable"] = "never"
    custom_pieces: YesNo = "yes"
    own_declined_defends: YesNo = "yes"
    sorcery_needs_hand: Literal["no", "yes"] = "no"
    flying_sorcerers: Literal["anywhere", "adjacent"] = "anywhere"


PRESETS: Final = {
    "default": BaseOptions(),
    "hobbyworld-2016": BaseOptions(elf_vs_sorcerer="kept", wealthy_once="per_game"),
    "czech-2009": BaseOptions(
        flying_lakes="allowed", encampments_on_loss="hold_until_own_turn", commando_scope="adjacent"
    ),
    "style-of-life": BaseOptions(),
    "print-and-play": BaseOptions(
        sorcerers_once="per_turn",
        dwarf_mines_in_decline="no",
        orcs_bonus="any",
        flying_lakes="allowed",
        flying_range="non_adjacent",
        refugee_adjacency="non_adjacent",
        die_eligibility="cost_at_most_3",
        encampments_on_loss="hold_until_own_turn",
        commando_scope="adjacent",
        tie_break="only_if_all_tied",
        forced_decline="when_unable",
        custom_pieces="no",
    ),
}
