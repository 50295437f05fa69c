// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/quiettable.h"

#include <vector>

class GamesModel;

/// The kept games in rows, several of which may be chosen. The same ones stay chosen, and the same
/// one current, while the games are asked for anew.
class GamesTable : public QuietTable
{
    Q_OBJECT

public:
    /// The model must outlive it.
    explicit GamesTable(GamesModel& games, QWidget* parent = nullptr);

    /// The ids of the chosen games, from above.
    std::vector<qint64> chosen() const;

Q_SIGNALS:
    /// Enter, or a double click, on a game.
    void opened();

private:
    void fitColumns();
    void keepPlace();
    void restorePlace();

    GamesModel& m_games;
    /// Where it is looked at, while the games are asked for.
    qint64 m_currentId = 0;
    std::vector<qint64> m_chosenIds;
    int m_currentRow = 0;
};
