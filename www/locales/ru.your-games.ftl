# Russian texts of the visitor’s games.

your-games = Ваши партии
your-games-none = Результатов пока нет. Партия против движка попадёт сюда, когда закончится.
your-games-unrated = Пока только партии с советами движка, они не оцениваются.
your-games-strength = Ваша сила: от { $least } до { $most }, { $levels }
your-games-levels = { $is ->
    [same] примерно уровень { $lowest }
   *[range] примерно уровни с { $lowest } по { $highest }
}
your-games-line = Рейтинг (партий: { $count }) { $change ->
    [up] вырос
    [down] упал
   *[even] не изменился
}
your-games-results = Результаты по уровням
your-games-level = Уровень
your-games-won = Победы
your-games-drawn = Ничьи
your-games-lost = Поражения
your-games-points = Очки
your-games-to = { $mine } : { $theirs }
your-games-last = Последние партии
