// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/metrics/searchquantity.h"
#include "ui/performance/enginecolors.h"
#include "ui/performance/runhistory.h"

#include <QString>
#include <optional>
#include <vector>

/// One number of a search over several moves of one engine. Moves whose engine does not know it are
/// left out.
struct MetricTotal
{
    QString engine;
    int moves = 0;
    double sum = 0;
    double most = 0;
    int plyOfMost = 0;
    bool disturbed = false; ///< of one of the moves the times are no measure

    void add(const MovePoint& point, double value);
    double mean() const { return moves > 0 ? sum / moves : 0; }
    /// The sum where the quantity adds up, else the mean.
    double together(const SearchQuantity& quantity) const { return quantity.addsUp ? sum : mean(); }
    /// Did other work change this number of one of the moves?
    bool isDisturbed(const SearchQuantity& quantity) const
    {
        return disturbed && quantity.changesUnderLoad();
    }
};

/// The moves of a game from the first to the last ply of the range: one for each engine whose
/// series is shown and that has the number there.
std::vector<MetricTotal> metricTotals(const RunHistory& history, int run, const PlyRange& range,
                                      const SearchQuantity& quantity);
/// Sums and means in words, of each engine where there are several.
QString metricTotalsText(const std::vector<MetricTotal>& engines, const PlyRange& range,
                         const SearchQuantity& quantity);

/// An engine's games, each as one figure. Both sides of a game that an engine played against itself
/// are together.
struct EngineGames
{
    struct OfGame
    {
        int run = 0;
        MetricTotal figure;
    };
    QString engine;
    std::vector<OfGame> games; ///< runs rise
    /// Whose moves they are; none where it played both sides.
    std::optional<Player> side;
    EngineColor color {}; ///< as in the chart of its moves
};

/// Over all games of the history, whether their lines are shown or not; engines in the order in
/// which the history met them.
std::vector<EngineGames> metricsByGame(const RunHistory& history, const SearchQuantity& quantity);

/// A line per game and engine under the header
/// `figure,game,engine,moves,sum,mean,most,most_ply,disturbed`: the number's key, the game's number
/// in the session, how many of the engine's moves have it, and its values in the unit of the key.
/// `sum` is empty where the figure does not add up.
QByteArray gamesToCsv(const std::vector<EngineGames>& engines, const SearchQuantity& quantity);
/// The same under the same names.
QByteArray gamesToJson(const std::vector<EngineGames>& engines, const SearchQuantity& quantity);
