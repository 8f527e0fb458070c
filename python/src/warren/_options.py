"""The options of a board. The board checks their values, since it knows what each game allows."""

NAMES = (
    "game",
    "level",
    "link",
    "lesson",
    "set",
    "mode",
    "people",
    "engine",
    "analysis",
    "language",
    "theme",
    "viewpoint",
    "progress",
    "hand_in",
)


def checked(options: dict) -> dict:
    """Returns the options that are not None. Raises `TypeError` for an unknown name or an impossible value."""
    for name, value in options.items():
        if name not in NAMES:
            raise TypeError(f"a board has no option {name!r}; it has: {', '.join(NAMES)}")
        if not _is_possible_value(value):
            raise TypeError(
                f"{name} cannot be {value!r}; it is a text, a number, True or False, or a list of seats"
            )
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in options.items()
        if value is not None
    }


def _is_possible_value(value: object) -> bool:
    if isinstance(value, (list, tuple)):
        return all(isinstance(seat, int) and not isinstance(seat, bool) for seat in value)
    return value is None or isinstance(value, (str, int))
