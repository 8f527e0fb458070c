"""The requests to bots, and their answers."""

import sys
import unittest

import warren
from fake import record_messages, send_from_page, turn_request
from warren._board import MAX_OUTPUT


def answered(bot, **changes):
    """Returns the board of a bot that was asked once, and its messages."""
    board = warren.play(bot, game="dots")
    sent = record_messages(board)
    send_from_page(board, type="ask", request="r", bot=0, turn=turn_request(**changes))
    return board, sent


class Asked(unittest.TestCase):
    def test_a_bot_gets_the_lines_of_its_seat(self):
        turns = []

        def bot(turn):
            turns.append(turn)
            return "E4N"

        said = [{"heard": "0"}, {"answered": ["D4N"]}, {"heard": "A1N"}]
        known = {"moves": ["D4N", "A1N"], "position": "7/7 1"}
        _, sent = answered(bot, number=1, lines=["A1N"], said=said, known=known)
        [received_turn] = turns
        self.assertEqual((received_turn.seat, received_turn.number, received_turn.lines), (1, 1, ["A1N"]))
        self.assertEqual((received_turn.heard, received_turn.said), (["0", "A1N"], ["D4N"]))
        self.assertEqual((received_turn.moves, received_turn.position), (["D4N", "A1N"], "7/7 1"))
        self.assertEqual(sent.of_type("began"), [{"type": "began", "request": "r"}])
        [answer] = sent.of_type("answer")
        self.assertEqual((answer["request"], answer["lines"]), ("r", ["E4N"]))
        self.assertGreaterEqual(answer["took"], 0)

    def test_in_a_game_with_secrets_a_bot_gets_only_lines(self):
        turns = []
        answered(lambda turn: turns.append(turn) or "E", files=[{"name": "connect.txt", "text": "10\n"}])
        self.assertEqual((turns[0].moves, turns[0].position), (None, None))
        self.assertEqual(turns[0].files, {"connect.txt": "10\n"})

    def test_an_answer_is_a_text_or_lines(self):
        for returned in ("1\n2", ["1", "2"], ("1", "2"), "1\n2\n"):
            _, sent = answered(lambda _, returned=returned: returned)
            self.assertEqual(sent.of_type("answer")[0]["lines"], ["1", "2"])

    def test_any_other_answer_is_reported(self):
        for returned in (None, 3, "", [], [3], ["1\n2"], b"E4N"):
            board, sent = answered(lambda _, returned=returned: returned)
            self.assertRegex(board.output, r"returned .*\. A bot returns its move as text")
            self.assertEqual(len(sent.of_type("ended")), 1)
            self.assertEqual(sent.of_type("answer"), [])


class Faults(unittest.TestCase):
    def test_a_traceback_is_shown_and_ends_the_bot(self):
        def bot(turn):
            return turn.nothing

        board, sent = answered(bot)
        self.assertRegex(board.output, "Traceback.*\n.*in bot\n(.*\n)*AttributeError")
        self.assertNotIn("warren/_bots.py", board.output)
        self.assertRegex(sent.of_type("ended")[0]["message"], "AttributeError")

    def test_an_interrupt_or_an_exit_ends_only_the_bot(self):
        for raised in (KeyboardInterrupt(), SystemExit(3)):

            def bot(_, raised=raised):
                raise raised

            board, sent = answered(bot)
            self.assertEqual(len(sent.of_type("ended")), 1)
            self.assertRegex(board.output, type(raised).__name__)

    def test_output_is_shown_and_bounded(self):
        def bot(_):
            print("x" * MAX_OUTPUT)
            print("error", file=sys.stderr)
            return "E4N"

        board, _ = answered(bot)
        self.assertTrue(board.output.endswith("x\nerror\n"))
        self.assertEqual(len(board.output), MAX_OUTPUT)

    def test_a_removed_bot_is_not_asked(self):
        board = warren.Board(game="dots")
        sent = record_messages(board)
        send_from_page(board, type="ask", request="r", bot=0, turn=turn_request())
        self.assertEqual(sent, [])


class Seats(unittest.TestCase):
    def test_one_bot_plays_engines(self):
        def mine(_):
            return "E4N"

        board = warren.play(mine, game="dots", against=3, seat=2)
        options = {name: value for name, value in board._options.items() if name != "opened"}
        bots = [{"seat": 2, "name": "mine"}]
        self.assertEqual(options, {"game": "dots", "people": "none", "level": 3, "bots": bots})

    def test_bots_play_each_other_or_a_person(self):
        def one(_):
            return "E4N"

        def two(_):
            return "E4N"

        board = warren.play(one, two, game="dots", against="me")
        self.assertEqual(board._options["bots"], [{"seat": 1, "name": "one"}, {"seat": 2, "name": "two"}])
        self.assertEqual(board._options["people"], "all")
        board.load(game="mice")
        self.assertEqual(len(board._options["bots"]), 2, "bots keep their seats")

    def test_an_impossible_bot_is_reported(self):
        def bot(_):
            return "E4N"

        for bots, options, sentence in (
            ((), {}, "needs a bot"),
            (("E4N",), {}, "a bot is a function, not 'E4N'"),
            ((bot, bot), {"seat": 1}, "leave out seat"),
            ((bot,), {"seat": 5}, "from 1 to 4, not 5"),
            ((bot,), {"against": 13}, "from 1 to 12 or 'me', not 13"),
            ((bot,), {"against": True}, "not True"),
            ((bot,), {"level": 3}, "no option 'level'"),
            ((bot,) * 5, {}, "at most 4 seats"),
        ):
            with self.assertRaisesRegex(TypeError, sentence):
                warren.play(*bots, **options)


if __name__ == "__main__":
    unittest.main()
