# `input()` flushes standard output before it waits.
for _ in range(9):
    input()
while True:
    try:
        input()
    except EOFError:
        break
    print("H")
