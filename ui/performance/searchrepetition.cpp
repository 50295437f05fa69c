// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/searchrepetition.h"

#include "core/game/game.h"
#include "core/recording/recordedentrant.h"

#include <QCoreApplication>

namespace {

struct RepetitionWords
{
    Q_DECLARE_TR_FUNCTIONS(SearchRepetition)
};

bool isInLine(const Game& game, const ReportPresenter::Shown& shown)
{
    return shown.ply <= game.length() && game.positionAt(shown.ply - 1) == shown.report->root
        && game.moves()[static_cast<std::size_t>(shown.ply) - 1] == shown.report->bestMove;
}

/// Why there is no search to make again; empty where there is one.
QString unsearchedText(const SearchReport& report)
{
    if (report.nodes > 0)
        return {};
    return report.statistics.bookColumns.value_or(0) > 0
        ? RepetitionWords::tr("The book gave this move. Nothing was searched.")
        : RepetitionWords::tr("%1 made this move without a search.").arg(report.engine);
}

}

Expected<ComparisonRequest> repetitionOf(const Game& game,
                                         const std::optional<ReportPresenter::Shown>& shown,
                                         const std::optional<GameRecorder::Searcher>& searcher)
{
    if (!shown)
        return fail(RepetitionWords::tr("The report shows no move of an engine."));
    if (!isInLine(game, *shown))
        return fail(RepetitionWords::tr("This move is not in the line on the board."));
    const SearchReport& report = *shown->report;
    if (const QString reason = unsearchedText(report); !reason.isEmpty())
        return fail(reason);
    if (!searcher)
        return fail(RepetitionWords::tr("The settings of this search are not known."));
    FOURCAST_LET(Entrant entrant, entrantOf(searcher->player));
    if (engineInfo(entrant.engine).takesDepth())
        entrant.ensureLimit();
    ComparisonRequest request {.moves = game.setup(),
                               .contenders = {entrant},
                               .repeats = searchRepetitions,
                               .pruning = false};
    request.moves.insert(request.moves.end(), game.moves().begin(),
                         game.moves().begin() + shown->ply - 1);
    request.recorded = {.sample = sampleOf(report, report.disturbed),
                        .title = RepetitionWords::tr("Move %1").arg(shown->ply),
                        .machine = searcher->machine};
    FOURCAST_TRY(request.check());
    return request;
}
