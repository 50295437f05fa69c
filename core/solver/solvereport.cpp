// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/solvereport.h"

#include <QCoreApplication>

#include <algorithm>

namespace {

struct ScoreText
{
    Q_DECLARE_TR_FUNCTIONS(ScoreInterval)
};

/// The winner's own discs from now on.
int moves(int score, int plies)
{
    return (exactscore::pliesToEnd(score, plies) + 1) / 2;
}

ScoreInterval both(const ScoreInterval& a, const ScoreInterval& b)
{
    return {std::max(a.lower, b.lower), std::min(a.upper, b.upper)};
}

/// Before the later spans, whose times count from their own search.
std::vector<SolverSpan> spansOfBoth(const SolveReport& before, const SolveReport& report)
{
    std::vector<SolverSpan> spans = before.spans;
    for (SolverSpan span : report.spans) {
        span.start += before.time;
        span.end += before.time;
        spans.push_back(span);
    }
    return spans;
}

}

QString ScoreInterval::toText(int plies) const
{
    if (isExact())
        return exactscore::toScore(lower, plies).toText();
    // The larger the score, the sooner the win and the later the loss.
    if (lower > 0)
        return ScoreText::tr("wins in %1 to %2 moves")
            .arg(moves(upper, plies))
            .arg(moves(lower, plies));
    if (upper < 0)
        return ScoreText::tr("loses in %1 to %2 moves")
            .arg(moves(lower, plies))
            .arg(moves(upper, plies));
    if (lower == 0)
        return ScoreText::tr("does not lose");
    if (upper == 0)
        return ScoreText::tr("does not win");
    return ScoreText::tr("not known yet");
}

Score ScoreInterval::toScore(int plies) const
{
    Score score;
    if (isExact() || lower >= 0) {
        score = exactscore::toScore(lower, plies);
        score.bound = isExact() ? Score::Bound::Exact : Score::Bound::AtLeast;
    } else if (upper <= 0) {
        score = exactscore::toScore(upper, plies);
        score.bound = Score::Bound::AtMost;
    }
    return score;
}

bool allColumnsAreExact(const ColumnsReport& report)
{
    return std::ranges::all_of(report.moves,
                               [](const auto& score) { return !score || score->isExact(); });
}

ColumnsReport joined(const ColumnsReport& before, ColumnsReport report)
{
    report.whole.score = both(before.whole.score, report.whole.score);
    report.whole.nodes += before.whole.nodes;
    report.whole.spans = spansOfBoth(before.whole, report.whole);
    report.whole.time += before.whole.time;
    SearchStatistics statistics = before.whole.statistics;
    report.whole.statistics = statistics += report.whole.statistics;
    for (std::size_t column = 0; column < report.moves.size(); ++column)
        if (report.moves[column] && before.moves[column])
            report.moves[column] = both(*before.moves[column], *report.moves[column]);
    if (report.best.empty())
        report.best = before.best;
    // The solver tells them with its next report only, which may be that of the whole line.
    const ScoreInterval& whole = report.whole.score;
    if (report.best.empty() && whole.isExact() && allColumnsAreExact(report))
        for (int column = 0; column < ColumnsReport::columns; ++column)
            if (report.moves[static_cast<std::size_t>(column)] == whole)
                report.best.emplace_back(column);
    if (report.line.size() < before.line.size())
        report.line = before.line;
    return report;
}
