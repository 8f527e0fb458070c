# Russian texts of the dialogs that begin or open a game.

new-game-title = Новая партия: { $game }
seat-first = { $side }, { $number ->
    [many] ходят первыми
   *[other] ходит первым
}
seat-second = { $side }
level-of = Уровень движка { $genitive }
new-game-practice = Учебная партия: ходы можно отменять
clock-none = Без контроля времени
clock-move = { $seconds ->
    [one] { $seconds } секунда на ход
    [few] { $seconds } секунды на ход
    [many] { $seconds } секунд на ход
   *[other] { $seconds } секунды на ход
}
clock-move-contest = { $seconds ->
    [one] { $seconds } секунда на ход, как на соревновании
    [few] { $seconds } секунды на ход, как на соревновании
    [many] { $seconds } секунд на ход, как на соревновании
   *[other] { $seconds } секунды на ход, как на соревновании
}
clock-lenient = Если время вышло, ёжик в этот ход остаётся на месте. Других потерь нет.
clock-game = { $minutes ->
    [one] { $minutes } минута на партию
    [few] { $minutes } минуты на партию
    [many] { $minutes } минут на партию
   *[other] { $minutes } минуты на партию
}
clock-game-seconds = { $seconds ->
    [one] { $seconds } секунда на партию
    [few] { $seconds } секунды на партию
    [many] { $seconds } секунд на партию
   *[other] { $seconds } секунды на партию
}
another-board = Сменить
making-range = Вне допустимых пределов: { $what }.
no-board = Не удалось создать поле: { $reason }
continue-title-here = Играть отсюда
continue-words = Начнётся новая партия { $ply ->
    [0] с тем же началом
   *[other] с позиции после хода { $ply }
}; эта останется как есть.
open-record-text = Запись партии, входные данные задачи, журнал программы или ссылка
open-record-file = Выбрать файл
open-record-large = Файл слишком велик для партии: { $kilobytes } кБ.
open-record-unreadable = Не удалось прочитать файл.
given-start = Из позиции, которую вы расставили.
