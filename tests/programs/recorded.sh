# Plays its side of a recorded game of dots: sh recorded.sh RECORD
exec 3<"$1"
read -r header <&3
read -r seat
turn=0
while read -r move <&3; do
    if [ $((turn % 2)) -eq "$seat" ]; then
        echo "$move"
    else
        read -r theirs || exit 1
        [ "$theirs" = "$move" ] || { echo "heard $theirs, not $move" >&2; exit 1; }
    fi
    turn=$((turn + 1))
done
