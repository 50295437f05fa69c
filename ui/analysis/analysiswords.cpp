// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/analysiswords.h"

#include "core/board/notation.h"
#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"
#include "ui/text/sidename.h"

#include <QCoreApplication>

namespace {

struct AnalysisText
{
    Q_DECLARE_TR_FUNCTIONS(AnalysisWords)
};

}

QString analysiswords::result(const Position& position, const ColumnsReport& report,
                              DiscTheme theme)
{
    if (const auto winner = winnerOf(position.outcome()))
        return AnalysisText::tr("%1 has won").arg(sideTitle(*winner, theme));
    if (position.isFinished())
        return AnalysisText::tr("Draw: the board is full");
    const QString side = sideTitle(position.sideToMove(), theme);
    const ScoreInterval& score = report.whole.score;
    const QString text = score.toText(position.plies());
    if (score.isExact())
        return score.lower == 0
            ? AnalysisText::tr("Exact: %1").arg(text)
            : AnalysisText::tr("Exact: %1 %2", "Exact: Orange wins in 7 moves").arg(side, text);
    if (score.isDecided() || score.lower == 0 || score.upper == 0)
        return AnalysisText::tr("Proved so far: %1 %2", "Proved so far: Orange does not lose")
            .arg(side, text);
    return AnalysisText::tr("Exact: not known yet");
}

QString analysiswords::work(const ColumnsReport& report, bool running, bool waiting, bool disturbed)
{
    QString text = report.whole.nodes > 0 || running
        ? AnalysisText::tr("Solver: %1 nodes, %2, workers: %3")
              .arg(countText(report.whole.nodes), durationText(report.whole.time),
                   QString::number(report.whole.workers))
        : AnalysisText::tr("Known without a search");
    if (disturbed && report.whole.nodes > 0)
        text = AnalysisText::tr("%1, disturbed by a laboratory").arg(text);
    if (waiting)
        return AnalysisText::tr("The solver is waiting while an engine thinks");
    if (running)
        text = AnalysisText::tr("%1 …", "still running").arg(text);
    return text;
}

QString analysiswords::line(const Position& root, const std::vector<Move>& moves)
{
    QStringList parts;
    Position position = root;
    int number = 0;
    for (const Move move : moves) {
        if (position.isFinished() || !position.canPlay(move))
            break;
        parts << QStringLiteral("<a href=\"%1\">%2</a>")
                     .arg(QString::number(++number),
                          notation::squareName(move.column(), position.landingRow(move.column())));
        position.play(move);
    }
    return parts.join(QStringLiteral(" "));
}
