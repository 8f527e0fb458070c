# Plays its side of a recorded game of dots, rabbits or mice: sh recorded.sh RECORD
exec 3<"$1"

# The next line of the start is told as it is recorded.
hear() {
    read -r recorded <&3
    read -r told
    [ "$told" = "$recorded" ] || { echo "heard $told, not $recorded" >&2; exit 1; }
}

players=2
read -r header <&3
case $header in
*rabbits)
    read -r _ limit <&3
    read -r told
    [ "$told" = "$limit" ] || { echo "heard the limit $told, not $limit" >&2; exit 1; }
    ;;
*mice)
    hear
    hear
    players=$told
    hear
    lines=$((players + told + 1))
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
