// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tuning.h"

#include "core/support/formats/csv.h"
#include "core/support/text/counttext.h"

#include <algorithm>

namespace {

QString percentText(double share)
{
    return QString::number(100.0 * share, 'f', 1);
}

QString strengthText(const TuningStrength& strength)
{
    const Interval interval = strength.interval();
    return QStringLiteral("%1 % of the points in %2 (95 % interval %3 to %4 %): %5 won, %6 "
                          "drawn, %7 lost")
        .arg(percentText(strength.share()), countText(strength.games(), QStringLiteral("game")),
             percentText(interval.low), percentText(interval.high), QString::number(strength.wins),
             QString::number(strength.draws), QString::number(strength.losses));
}

/// A history may hold more steps than are asked for now.
QString doneText(const TuningResult& result)
{
    const auto done = static_cast<int>(result.steps.size());
    const auto steps = [](int count) { return countText(count, QStringLiteral("step")); };
    return done > result.options.steps
        ? QStringLiteral("%1 done, more than the %2 asked for")
              .arg(steps(done), QString::number(result.options.steps))
        : QStringLiteral("%1 of %2 done").arg(QString::number(done), steps(result.options.steps));
}

QString verdictText(const TuningStep& step, const SprtState& test)
{
    if (step.kept)
        return QStringLiteral("kept");
    return test.verdict == SprtState::Verdict::Open ? QStringLiteral("open, not kept")
                                                    : QStringLiteral("not kept");
}

QString headText(const TuningOptions& options)
{
    const bool itself = options.opponent == TuningOptions::Opponent::H1;
    return filled("Tuning of %1 depth %2 (%3) against %4, seed %5\n"
                  "Each step moves a value by %6 % and plays at most %7 games from openings "
                  "of %8 random plies;\na sequential test of %9 Elo against ",
                  options.engine, options.depth, options.start.toText(),
                  itself ? QStringLiteral("the values before the step") : QStringLiteral("H2"),
                  options.seed, options.percent, options.gamesCap, options.openingPlies,
                  options.test.elo0)
        + filled("%1 (errors of %2 % and %3 %) over whole openings decides.\n"
                 "Strength: share of the points against %4, from the same openings every time.\n",
                 options.test.elo1, 100.0 * options.test.alpha, 100.0 * options.test.beta,
                 itself ? QStringLiteral("the study's values") : QStringLiteral("H2"));
}

}

QByteArray tuningToCsv(const TuningResult& result)
{
    QStringList names {QStringLiteral("step"),  QStringLiteral("value"), QStringLiteral("from"),
                       QStringLiteral("to"),    QStringLiteral("games"), QStringLiteral("better"),
                       QStringLiteral("equal"), QStringLiteral("worse"), QStringLiteral("llr"),
                       QStringLiteral("kept"),  QStringLiteral("wins"),  QStringLiteral("draws"),
                       QStringLiteral("losses")};
    for (int value = 0; value < H1Weights::count; ++value)
        names << H1Weights::name(value);
    QByteArray csv = csvRow(names);
    for (const TuningStep& step : result.steps) {
        QStringList fields {H1Weights::name(step.value)};
        fields.prepend(QString::number(step.number));
        for (const int number :
             {step.from, step.to, step.openings() * result.options.gamesPerOpening(), step.better,
              step.equal, step.worse})
            fields << QString::number(number);
        fields << QString::number(result.sprtOf(step).llr, 'f', 3)
               << (step.kept ? QStringLiteral("yes") : QStringLiteral("no"));
        for (const int number : {step.strength.wins, step.strength.draws, step.strength.losses})
            fields << QString::number(number);
        for (int value = 0; value < H1Weights::count; ++value)
            fields << QString::number(step.after.value(value));
        csv += csvRow(fields);
    }
    return csv;
}

QString tuningToText(const TuningResult& result)
{
    QString text = headText(result.options);
    if (result.startStrength.games() > 0)
        text += QStringLiteral("Start: %1\n").arg(strengthText(result.startStrength));
    if (!result.steps.empty())
        text += QStringLiteral("%1  %2%3%4%5%6%7%8  %9\n")
                    .arg("step", 4)
                    .arg("value", -20)
                    .arg("from", 9)
                    .arg("to", 9)
                    .arg("games", 7)
                    .arg("better", 8)
                    .arg("equal", 7)
                    .arg("worse", 7)
                    .arg("     LLR");
    for (const TuningStep& step : result.steps) {
        const SprtState test = result.sprtOf(step);
        text += QStringLiteral("%1  %2%3%4%5%6%7%8")
                    .arg(step.number, 4)
                    .arg(H1Weights::title(step.value), -20)
                    .arg(step.from, 9)
                    .arg(step.to, 9)
                    .arg(step.openings() * result.options.gamesPerOpening(), 7)
                    .arg(step.better, 8)
                    .arg(step.equal, 7)
                    .arg(step.worse, 7)
            + QStringLiteral("  %1  %2\n").arg(test.llr, 8, 'f', 2).arg(verdictText(step, test));
    }
    text += filled("%1, %2 kept. Values: %3\n", doneText(result), result.keptSteps(),
                   result.weights() == H1Weights() ? QStringLiteral("the study's")
                                                   : result.weights().toText());
    if (const QString why = result.whyNothingKept(); !why.isEmpty())
        text += why + u'\n';
    if (result.strength().games() > 0)
        text += QStringLiteral("Now: %1\n").arg(strengthText(result.strength()));
    return text;
}
