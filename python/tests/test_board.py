"""The options and the traits of a board."""

import unittest

import traitlets
import warren
from fake import STATE, announce, record_messages, send_from_page
from warren import _files


class Options(unittest.TestCase):
    def test_options_go_to_the_front_end(self):
        board = warren.Board(game="dots", people=(1, 2), analysis=False, link=None)
        options = {name: value for name, value in board._options.items() if name != "opened"}
        self.assertEqual(options, {"game": "dots", "people": [1, 2], "analysis": False, "bots": []})
        self.assertEqual(repr(board), "Board(game='dots', people=[1, 2], analysis=False)")

    def test_an_unknown_option_is_reported_with_the_known_ones(self):
        with self.assertRaisesRegex(TypeError, "no option 'games'; it has: game, level"):
            warren.Board(games="dots")

    def test_an_impossible_value_is_reported(self):
        for value in (1.5, {}, [True], ["1"]):
            with self.assertRaisesRegex(TypeError, "people cannot be"):
                warren.Board(people=value)

    def test_the_same_options_open_the_board_again(self):
        board = warren.Board(game="dots")
        before = board._options
        board.load(game="dots")
        self.assertNotEqual(board._options, before)
        self.assertEqual({**board._options, "opened": 1}, {**before, "opened": 1})


class Traits(unittest.TestCase):
    def test_traits_follow_the_board(self):
        board = warren.Board(game="dots")
        seen = []
        board.observe(lambda change: seen.append((change.new, board.link)), names="moves")
        announce(board, event="ready", detail={"state": STATE})
        self.assertEqual((board.moves, board.link, board.state["due"]), ([], "abc", [1]))
        self.assertEqual(board.progress, "1.abc")
        state = {**STATE, "moves": ["E4N"], "link": "abd", "progress": None}
        detail = {"state": state, "seat": 1, "move": "E4N", "ply": 1}
        announce(board, event="move", detail=detail)
        self.assertEqual(seen, [(["E4N"], "abd")], "an observer sees the current state")
        self.assertEqual(board.progress, "", "a game that cannot be stored has none")
        result = {"kind": "win", "reason": "rules", "winner": 1, "scores": [9, 0], "text": "Red wins."}
        over = {**state, "over": True}
        announce(board, event="end", detail={"state": over, "result": result})
        self.assertEqual(board.result["winner"], 1)
        announce(board, event="state", detail={"state": STATE})
        self.assertEqual((board.result, board.moves), (None, []), "moves were taken back")

    def test_a_solved_puzzle_is_reported(self):
        board = warren.Board(link="abc")
        puzzle = {"solved": True, "attempts": 2, "hints": 1, "solutionShown": False}
        state = {**STATE, "mode": "puzzle", "over": True, "puzzle": puzzle}
        announce(board, event="ready", detail={"state": STATE})
        self.assertIsNone(board.solved)
        solved = {"attempts": 2, "hints": 1, "solutionShown": False}
        announce(board, event="solved", detail={"state": state, "solved": solved})
        self.assertEqual(board.solved, {"attempts": 2, "hints": 1, "solution_shown": False})
        self.assertEqual(board.state["puzzle"]["solution_shown"], False)
        board.load(link="abd")
        self.assertEqual((board.solved, board.state, board.link), (None, None, ""))

    def test_an_error_is_reported(self):
        board = warren.Board(game="chess")
        announce(board, event="error", detail={"message": "game cannot be “chess”."})
        self.assertEqual(board.error, "game cannot be “chess”.")

    def test_moves_go_to_the_front_end(self):
        board = warren.Board(game="dots")
        sent = record_messages(board)
        board.play("E4N")
        self.assertEqual(sent.of_type("play"), [{"type": "play", "move": "E4N"}])
        with self.assertRaisesRegex(TypeError, "a move is a text"):
            board.play(3)

    def test_a_notebook_stores_only_what_the_front_end_needs(self):
        board = warren.Board(game="dots")
        own = {"_esm", "_options", "output"}
        self.assertEqual(own - set(board.keys), set())
        self.assertEqual({"moves", "link", "state"} & set(board.keys), set())
        self.assertLess(len(board._esm), 10_000)
        self.assertIsInstance(board.traits()["moves"], traitlets.List)


class Files(unittest.TestCase):
    def test_the_files_of_the_list_are_sent(self):
        board = warren.Board()
        for name in _files.NAMES:
            sent = record_messages(board)
            send_from_page(board, type="file", name=name)
            [(content, [data])] = sent
            self.assertEqual(content, {"type": "file", "name": name})
            self.assertGreater(len(data), 1000)

    def test_no_other_file_is_sent(self):
        board = warren.Board()
        for name in ("loader.js", "../_files.py", "/etc/passwd", "wasm/../board.js", "", None, 7, ["board.js"]):
            sent = record_messages(board)
            send_from_page(board, type="file", name=name)
            [(content, buffers)] = sent
            self.assertRegex(content["error"], "there is no file")
            self.assertEqual(buffers, [])


if __name__ == "__main__":
    unittest.main()
