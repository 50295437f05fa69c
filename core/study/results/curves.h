// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/evaluation/h1options.h"
#include "core/search/score.h"
#include "core/support/expected.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <functional>
#include <stop_token>
#include <vector>

struct StoredGame;

/// One move of a study game and the search that decided it.
struct CurvePoint
{
    /// Counted from 1 over both sides.
    int ply = 0;
    Move move;
    /// Positions that the search created, the root counted.
    std::uint64_t nodes = 0;
    double milliseconds = 0.0;
    /// Other work of this program ran meanwhile: the time is no measure.
    bool disturbed = false;
    /// Of the move played, from the view of the side that played it.
    Value value = 0;
};

/// One game of H1 against itself at one depth: the study's figures 12 (depth 4) and 13 (depth 6).
struct StudyCurve
{
    int depth = 0;
    std::uint64_t seed = 0;
    /// How the game was played, as one sentence.
    QString protocol;
    /// The reading of H1, "H1 strict".
    QString variant;
    std::vector<CurvePoint> points;
    /// Unfinished when the game was stopped.
    Outcome outcome = Outcome::Unfinished;
    /// The same reading for the engine.
    H1Options h1 {};

    /// Is the time of one of its moves no measure?
    bool isDisturbed() const;
};

struct CurveOptions
{
    /// Plies; one game for each.
    std::vector<int> depths {4, 6};
    /// Decides between the two best columns at each side's own moves 3, 6, 9 and so on.
    std::uint64_t seed = 4000;
    H1Options h1 {};
};

/// Plays the games one after the other on the caller's thread; blocks until they are over or
/// stopped. A stop leaves the games so far, the last one unfinished. `progress`, which may be
/// empty, is called after each move with how many plies are done of at most how many; what games
/// that end early leave over counts as done.
std::vector<StudyCurve>
runStudyCurves(const CurveOptions& options, std::stop_token stop,
               std::function<void(int donePlies, int expectedPlies)> progress);

/// The game behind a curve. Fails with a sentence when its moves are not legal.
Expected<StoredGame> storedGame(const StudyCurve& curve);

/// What the article printed: one game for each depth, a value per move.
struct PublishedCurve
{
    int depth = 0;
    /// Positions per move; depth 6 was printed in thousands with one decimal.
    std::vector<double> nodes;
    /// Shorter than `nodes` at depth 4: from ply 19 on the figure shows 0 or 1 ms, too flat to
    /// read.
    std::vector<double> milliseconds;
};

/// Figures 12 and 13 of Kang, Wang and Hu (2019), for depths 4 and 6.
const std::vector<PublishedCurve>& publishedCurves();
/// That of a depth; null where the article has none.
const PublishedCurve* publishedCurve(int depth);
/// One of its numbers as text; `otherwise` where there is no curve, or none so long.
QString publishedNumber(const PublishedCurve* curve, std::vector<double> PublishedCurve::*numbers,
                        std::size_t index, const QString& otherwise = {});
/// Its "nodes" and "milliseconds", as the files that compare with it have them.
QJsonObject publishedToJson(const PublishedCurve& curve);

/// A row for each move of each game; the columns are named in the first row, with their units.
QByteArray curvesToCsv(const std::vector<StudyCurve>& curves);
/// The games with their settings, and beside each the article's own curve of that depth.
QByteArray curvesToJson(const std::vector<StudyCurve>& curves);
/// A table for reading: per ply the nodes and times of each game and of the article.
QString curvesToTable(const std::vector<StudyCurve>& curves);

/// Why our curves and the article's differ, in a few sentences.
QString curvesExplanation();
