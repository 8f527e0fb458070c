import sys

for number, line in enumerate(sys.stdin):
    if number >= 9:
        print("H", flush=True)
