import sys

sys.stdout.reconfigure(line_buffering=True)
for number, line in enumerate(sys.stdin):
    if number >= 9:
        print("H")
