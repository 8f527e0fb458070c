# Russian texts of the Analysis tab.

## Лучшие ходы

analyse = Анализировать
analysis-lines = Сколько ходов показывать
analysis-lines-count = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
analysis-lines-list = Лучшие ходы
analysis-arrows = Стрелки
analysis-bar-even = Положение равное.
analysis-bar-ahead = { $side } впереди примерно на { $points }.
analysis-bar-won = { $side } { $number ->
    [many] побеждают
   *[other] побеждает
} при любой игре соперника.
analysis-line-move = Вариант { $rank }, ход { $at }: { $move }
analysis-busy = Движок ещё думает.
analysis-done = Искать больше нечего.
analysis-gone = Движок остановился, запустить его снова не удалось.
analysis-first = Пока лучший: { $move }. { $words }.
analysis-last = Лучший: { $move }. { $words }. Анализ закончен.
analysis-seat = Чей ход
analysis-knows = { $side } { $number ->
    [many] знают
   *[other] знает
} не всё: ходы оцениваются только по тому, что { $number ->
    [many] им
   *[other] ему
} известно.
analysis-see = Смотреть глазами { $genitive }
analysis-reviewing = Идёт разбор партии. После него анализ продолжится.
analysis-not-live = Вы играете. Если включить анализ сейчас, партия будет отмечена как партия с советами движка.
analysis-not-clock = Партию с часами можно анализировать только после её конца.
analysis-not-wait = Анализ продолжится, когда будет ваш ход.
analysis-not-secret = Пока играют несколько человек, анализ может выдать чужие тайны. Он откроется, когда партия будет окончена.
analysis-not-turn = Движок анализирует здесь только ваши ходы — по тому, что вы тогда знали.
analysis-not-over = В этой позиции партия уже окончена: перейдите к более ранней.
analysis-not-view = Сейчас ход { $genitive }. Смотрите { $number ->
    [many] их
   *[other] его
} глазами или выберите «{ view-all }».
analysis-not-log = Здесь программе не на что отвечать: перейдите к другому ходу.
analysis-not-elsewhere = Партия открыта в другой вкладке: анализ доступен там.

## Чего ждать

analysis-figure-win = Победа
analysis-figure-loss = Проигрыш

## Разбор партии

review = Разбор партии
review-start = Разобрать партию
review-words = Движок оценивает каждый ход по тому, что мог знать игрок.
review-failed = Не удалось закончить разбор: движок остановился. Попробуйте ещё раз.
review-progress = Разобрано ходов
review-done-of = { $done } из { $count }
review-begins = Начинается разбор партии.
review-done = Разбор закончен.
review-chart = Те же знаки стоят в списке ходов. Пунктир на его графике показывает, кто был впереди. { $side } — выше середины.
review-count-bad = { $count ->
    [one] { $count } зевок
    [few] { $count } зевка
    [many] { $count } зевков
   *[other] { $count } зевка
}
review-count-weak = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}
review-count-slight = { $count ->
    [one] { $count } неточность
    [few] { $count } неточности
    [many] { $count } неточностей
   *[other] { $count } неточности
}
review-mean = Потеря за ход в среднем: { $amount }
review-flaw-bad = Зевок
review-flaw-weak = Ошибка
review-flaw-slight = Неточность
review-worst = { $words }: { $loss }
review-loses = потеря — примерно { $amount }
review-loses-game = после этого проигрыш неизбежен
review-misses-win = упущена верная победа
review-move = { $ply }. { $move }
review-better = Лучше: { $move }
review-better-title = Лучше: { $move }. Показать вариант на ходу { $ply }.

## Движок, который играет

analysis-engine = Движок
analysis-none = Пока движок думает, здесь видны его варианты.
analysis-of = Движок { $genitive }
analysis-depth = Глубина
analysis-depth-is = { $depth ->
    [one] { $depth } ход
    [few] { $depth } хода
    [many] { $depth } ходов
   *[other] { $depth } хода
}
analysis-score = Оценка
analysis-even = Равная игра
analysis-win = { $plies ->
    [0] { $side } { $number ->
        [many] победили
       *[other] победил
    }
    [1] { $side } { $number ->
        [many] победят
       *[other] победит
    } следующим ходом
    [one] { $side } { $number ->
        [many] победят
       *[other] победит
    } не позже чем через { $plies } ход
    [few] { $side } { $number ->
        [many] победят
       *[other] победит
    } не позже чем через { $plies } хода
    [many] { $side } { $number ->
        [many] победят
       *[other] победит
    } не позже чем через { $plies } ходов
   *[other] { $side } { $number ->
        [many] победят
       *[other] победит
    } не позже чем через { $plies } хода
}
analysis-loss = { $plies ->
    [0] { $side } { $number ->
        [many] проиграли
       *[other] проиграл
    }
    [1] { $side } { $number ->
        [many] проиграют
       *[other] проиграет
    } следующим ходом
    [one] { $side } { $number ->
        [many] проиграют
       *[other] проиграет
    } не позже чем через { $plies } ход
    [few] { $side } { $number ->
        [many] проиграют
       *[other] проиграет
    } не позже чем через { $plies } хода
    [many] { $side } { $number ->
        [many] проиграют
       *[other] проиграет
    } не позже чем через { $plies } ходов
   *[other] { $side } { $number ->
        [many] проиграют
       *[other] проиграет
    } не позже чем через { $plies } хода
}
analysis-time = Время
analysis-nodes = Узлы
analysis-rate = Узлы/с
analysis-line = Главный вариант
analysis-words = Глубина: на сколько ходов вперёд заглянул движок, считая ходы обеих сторон. Узлы: сколько позиций он рассмотрел.
analysis-suggestion = Совет
analysis-suggestion-none = Если вы попросите совета, он появится здесь и на поле.
ending-decided = Решающий ход: { $ply }. { $move } ({ $lower }), { $loss }; лучше было { $better }.
