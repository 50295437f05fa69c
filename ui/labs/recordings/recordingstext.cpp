// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/recordings/recordingstext.h"

#include "core/board/notation.h"
#include "core/recording/explanationtext.h"
#include "core/recording/quantitytext.h"
#include "core/search/metrics/disturbance.h"
#include "core/support/text/listtext.h"
#include "ui/performance/movecomparison.h"
#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace {

struct RecordingsText
{
    Q_DECLARE_TR_FUNCTIONS(RecordingsText)
};

const SearchQuantity& nodes()
{
    return *searchQuantity(u"nodes");
}

const SearchQuantity& timeQuantity()
{
    return *searchQuantity(u"milliseconds");
}

QString sideText(const Recording& recording, Player side)
{
    const SideMoves moves = sideMoves(recording, side);
    const auto visited = sideMetric(recording, side, nodes());
    const auto time = sideMetric(recording, side, timeQuantity());
    if (moves.searched == 0 || !time)
        return {};
    const QString name = recording.players[side == Player::First ? 0 : 1].name;
    const QString took = durationText(std::chrono::nanoseconds(std::llround(time->sum * 1e6)));
    return visited
        ? RecordingsText::tr("%1 searched %n move(s), %2 nodes in %3.", nullptr, moves.searched)
              .arg(name, countText(static_cast<quint64>(visited->sum)), took)
        : RecordingsText::tr("%1 searched %n move(s) in %2.", nullptr, moves.searched)
              .arg(name, took);
}

QString squareOf(const Recording& recording, std::size_t move)
{
    const int column = recording.moves[move].move.column();
    return notation::squareName(column, recording.positions()[move].landingRow(column));
}

QString differenceText(const RecordingComparison& comparison)
{
    if (!comparison.beginAlike())
        return RecordingsText::tr("The games start from different positions.");
    const auto ply = comparison.differsFrom();
    if (!ply)
        return RecordingsText::tr("The games have the same moves.");
    const auto pair = std::ranges::find(comparison.moves(), *ply, &MovePair::ply);
    if (!pair->first || !pair->second)
        return RecordingsText::tr("The games have the same moves up to ply %1, where one ends.")
            .arg(*ply - 1);
    return RecordingsText::tr("The games differ from ply %1: %2 in the first, %3 in the second.")
        .arg(*ply)
        .arg(squareOf(comparison.first(), *pair->first),
             squareOf(comparison.second(), *pair->second));
}

/// "2.00 times as much", and what is less in per cent.
QString amountText(double ratio)
{
    return ratio >= 1 ? RecordingsText::tr("%1 times as much").arg(ratioNumber(ratio))
                      : RecordingsText::tr("%1 % less").arg(ratioNumber(100 * (1 - ratio)));
}

/// There must be a ratio.
QString medianText(const SearchQuantity& quantity, const QuantityRatios& ratios)
{
    const Repetitions& all = *ratios.ratios;
    const QString amount = amountText(all.median);
    // One pair has no median.
    if (ratios.compared == 1)
        return RecordingsText::tr("%1: %2 at the only move with a ratio.",
                                  "%2 is “2.00 times as much” or “34.0 % less”")
            .arg(quantity.name(), amount);
    if (all.least == all.most)
        return RecordingsText::tr("%1: %2.", "%2 is “2.00 times as much” or “34.0 % less”")
            .arg(quantity.name(), amount);
    if (const auto& interval = all.interval)
        return RecordingsText::tr("%1: %2 (median ratio %3; 95 %: %4 to %5).")
            .arg(quantity.name(), amount, ratioNumber(all.median), ratioNumber(interval->low),
                 ratioNumber(interval->high));
    return RecordingsText::tr("%1: %2 (median ratio %3; %4 to %5).")
        .arg(quantity.name(), amount, ratioNumber(all.median), ratioNumber(all.least),
             ratioNumber(all.most));
}

/// Of which pairs there is no ratio; empty where all have one.
QString zerosText(const QuantityRatios& ratios)
{
    QStringList sentences;
    if (ratios.bothZero > 0)
        sentences
            += RecordingsText::tr("Both values are 0 at %n move(s).", nullptr, ratios.bothZero);
    if (ratios.oneZero > 0)
        sentences += RecordingsText::tr("One of the two values is 0 at %n move(s).", nullptr,
                                        ratios.oneZero);
    return joinedTexts(sentences);
}

/// By the interval that holds the true median of the ratios.
QString apartText(const Repetitions& ratios)
{
    if (!ratios.interval)
        return RecordingsText::tr("Six moves with a ratio are needed to tell the two apart.");
    return ratios.interval->low > 1 || ratios.interval->high < 1
        ? RecordingsText::tr("The two differ.")
        : RecordingsText::tr("The two cannot be told apart.");
}

QString ratioText(const SearchQuantity& quantity, const QuantityRatios& ratios)
{
    if (ratios.moves == 0)
        return {};
    if (!ratios.ratios)
        return RecordingsText::tr("%1: no ratio.").arg(quantity.name()) + u' ' + zerosText(ratios);
    QStringList sentences {medianText(quantity, ratios)};
    if (ratios.compared < ratios.moves)
        sentences << RecordingsText::tr("This covers %1 of %2 moves.")
                         .arg(ratios.compared)
                         .arg(ratios.moves)
                  << zerosText(ratios);
    if (ratios.ratios->least != ratios.ratios->most)
        sentences << apartText(*ratios.ratios);
    return joinedTexts(sentences);
}

}

QString recordingstext::ofMove(const Recording& recording, std::size_t move)
{
    const auto& report = recording.moves[move].report;
    if (!report)
        return {};
    QString text = RecordingsText::tr("%1 at ply %2 by %3 took %4.")
                       .arg(squareOf(recording, move))
                       .arg(recording.ply(move))
                       .arg(recording.player(move).name, durationText(report->time));
    if (const auto why = compareMove(recording, move))
        text += u' ' + comparisonText(*why);
    if (const auto why = explainMove(recording, move))
        for (const QString& sentence : explanationSentences(*why))
            text += u' ' + sentence;
    const Disturbance disturbed = Disturbance::of(*report);
    if (disturbed.byOthers)
        text += u' '
            + RecordingsText::tr("Its workers ran for %1. They were ready for another %2 while "
                                 "other programs or threads had the processors.")
                  .arg(durationText(report->processorTime().running),
                       durationText(*report->processorTime().waiting));
    if (disturbed.byProgram)
        text += u' ' + RecordingsText::tr("Other work in this program disturbed it.");
    return text;
}

QString recordingstext::ofOne(const Recording& recording)
{
    QStringList sentences;
    if (recording.interrupted)
        sentences += RecordingsText::tr("The recording is incomplete: the game was interrupted.");
    for (const Player side : {Player::First, Player::Second})
        sentences += sideText(recording, side);
    if (const auto slowest = slowestMove(recording))
        sentences += RecordingsText::tr("The slowest move: %1").arg(ofMove(recording, *slowest));
    else
        sentences += RecordingsText::tr("No engine searched a move in this game.");
    return joinedTexts(sentences);
}

QString recordingstext::ofTwo(const RecordingComparison& comparison, const SearchQuantity& chosen)
{
    QStringList sentences {differenceText(comparison)};
    const int moves = comparison.comparable();
    if (moves == 0)
        return sentences.front() + u' '
            + RecordingsText::tr("No position was searched in both games, so there are no ratios.");
    sentences += RecordingsText::tr(
        "%n position(s) were searched in both. The second compared with the first:", nullptr,
        moves);
    std::vector<const SearchQuantity*> quantities {&nodes(), &timeQuantity()};
    if (std::ranges::find(quantities, &chosen) == quantities.end())
        quantities.push_back(&chosen);
    for (const SearchQuantity* const quantity : quantities)
        sentences += ratioText(*quantity, comparison.ratios(*quantity));
    if (comparison.leavesOutDisturbed() && comparison.remaining() < moves)
        sentences
            += RecordingsText::tr("Disturbed moves are left out of the times. Moves that remain: "
                                  "%1 of %2.")
                   .arg(comparison.remaining())
                   .arg(moves);
    return joinedTexts(sentences);
}
