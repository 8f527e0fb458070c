# Plays its side of a recorded game of dots or rabbits: sh recorded.sh RECORD
exec 3<"$1"
read -r header <&3
case $header in
*rabbits)
    read -r _ limit <&3
    read -r told
    [ "$told" = "$limit" ] || { echo "heard the limit $told, not $limit" >&2; exit 1; }
    ;;
esac
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
