# Plays its side of a recorded game of dots, rabbits or mice: sh recorded.sh RECORD
exec 3<"$1"

# Checks that the next line of the start is as recorded.
hear() {
    read -r recorded <&3
    read -r line
    [ "$line" = "$recorded" ] || { echo "heard $line, not $recorded" >&2; exit 1; }
}

players=2
read -r header <&3
case $header in
*rabbits)
    read -r _ limit <&3
    read -r line
    [ "$line" = "$limit" ] || { echo "heard the limit $line, not $limit" >&2; exit 1; }
    ;;
*mice)
    hear
    hear
    players=$line
    hear
    lines=$((players + line + 1))
    while [ $lines -gt 0 ]; do
        hear
        lines=$((lines - 1))
    done
    ;;
esac
read -r seat
turn=0
while read -r move <&3; do
    if [ $((turn % players)) -eq "$seat" ]; then
        echo "$move"
    else
        read -r theirs || exit 1
        [ "$theirs" = "$move" ] || { echo "heard $theirs, not $move" >&2; exit 1; }
    fi
    turn=$((turn + 1))
done
