# Russian texts of the versions of a visitor’s program.

versions-name = Название версии
versions-keep = Сохранить версию
versions-source = Текущий код
versions-none = Версий пока нет. Сохраните версию перед большой правкой. Серии игр и лестница тоже сохраняют версию.
versions-new = Ещё не сохранён как версия
versions-same = То же, что версия { $version }
versions-is-source = { $date }, текущий код
versions-name-of = Название версии { $number }
versions-unnamed = Добавить название
versions-compare = Сравнить
versions-compare-name = Сравнить: { $version }
versions-go-back = Вернуться к ней
versions-go-back-name = Вернуться к ней: { $version }
versions-kept = Теперь это версия { $version }.
versions-back = Снова открыт код версии { $version }. Прежний код сохранён как версия { $before }.
versions-dropped = Версия { $version } удалена: для новых не хватило места.
versions-no-lines = В модуле WebAssembly нет строк для сравнения. К прежнему модулю можно вернуться.

diff-title = Сравнение версий
diff-older = Было
diff-newer = Стало
diff-source = Код: { $name }
diff-count = { $count ->
    [0] Различий нет
    [one] { $count } изменённое место
    [few] { $count } изменённых места
   *[many] { $count } изменённых мест
}
diff-place = Изменённое место { $number } из { $count }
diff-whole = Показать неизменённые строки
diff-unchanged = Строк без изменений: $
diff-previous = Назад, к предыдущему изменению
diff-next = Дальше, к следующему изменению
