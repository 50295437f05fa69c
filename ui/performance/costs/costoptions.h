// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/enginefactory.h"
#include "core/search/searchreport.h"

#include <QHash>
#include <QObject>
#include <optional>

class GameModel;
class HintSearch;
class PlayController;
struct StoredGame;

/// By which settings the engines of the game on the board moved, and the last hint was found:
/// whoever repeats a search needs them. A player may be changed in the middle of a game, so that
/// they are kept with each move.
class CostOptions : public QObject
{
    Q_OBJECT

public:
    CostOptions(GameModel& model, const PlayController& controller, const HintSearch& hints,
                QObject* parent = nullptr);

    /// This game has just come on the board: where it is a recording, it says who made its reports.
    void addStored(const StoredGame& stored);
    /// The usual ones where nobody knows.
    EngineOptions of(const SearchReport& report) const;

private:
    struct Made
    {
        QString engine {};
        std::uint64_t nodes = 0;
        EngineOptions options {};

        bool isOf(const SearchReport& report) const
        {
            return engine == report.engine && nodes == report.nodes;
        }
    };
    /// Position and column.
    using MoveKey = std::pair<quint64, int>;

    static MoveKey keyOf(const SearchReport& report);

    QHash<MoveKey, Made> m_moves;
    std::optional<std::pair<MoveKey, Made>> m_hint;
};
