// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tuning/tuningtable.h"

#include "ui/table/tablemodel.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

struct TuningTableText
{
    Q_DECLARE_TR_FUNCTIONS(TuningModel)
};

QString percent(double share)
{
    return QLocale().toString(100.0 * share, 'f', 1);
}

QString stepVerdict(const TuningStep& step, const SprtState& test)
{
    if (step.kept)
        return TuningTableText::tr("kept");
    return test.verdict == SprtState::Verdict::NotStronger
        ? TuningTableText::tr("not stronger")
        : TuningTableText::tr("undecided at the cap");
}

TableModel::Row stepRow(const TuningStep& step, const TuningResult& result)
{
    const SprtState test = result.sprtOf(step);
    const QStringList texts {countText(step.number),
                             H1Weights::title(step.value),
                             countText(step.from),
                             countText(step.to),
                             countText(step.openings() * result.options.gamesPerOpening()),
                             countText(step.better),
                             countText(step.equal),
                             countText(step.worse),
                             decimalText(test.llr, 2),
                             stepVerdict(step, test)};
    const QString tip = TuningTableText::tr("Step %1: %2 from %3 to %4, %5. Strength then: %6")
                            .arg(texts[0], texts[1], texts[2], texts[3], texts.back(),
                                 strengthText(step.strength));
    TableModel::Row row;
    for (const QString& text : texts)
        row.push_back({.text = text, .tip = tip, .isBold = step.kept});
    return row;
}

}

QString strengthText(const TuningStrength& strength)
{
    const Interval interval = strength.interval();
    return TuningTableText::tr(
               "%1 % of the points in %2 games (95 % interval %3 to %4 %): %5 won, %6 drawn, %7 "
               "lost")
        .arg(percent(strength.share()), countText(strength.games()), percent(interval.low),
             percent(interval.high), countText(strength.wins), countText(strength.draws),
             countText(strength.losses));
}

void showSteps(TableModel& table, const TuningResult& result)
{
    table.setHeadings(
        {{TuningTableText::tr("Step"), TuningTableText::tr("Numbered from 1, newest first")},
         {.text = TuningTableText::tr("Value"),
          .meaning = TuningTableText::tr("The value of H1 that was moved"),
          .isWords = true},
         {TuningTableText::tr("From"),
          TuningTableText::tr("Value before the step, in heuristic units")},
         {TuningTableText::tr("To"), TuningTableText::tr("Value tried, in heuristic units")},
         {TuningTableText::tr("Games"), TuningTableText::tr("Games played in the step")},
         {TuningTableText::tr("Better"),
          TuningTableText::tr("Openings in which the changed set scored more points")},
         {TuningTableText::tr("Equal"), TuningTableText::tr("Openings with equal points")},
         {TuningTableText::tr("Worse"),
          TuningTableText::tr("Openings in which the changed set scored fewer points")},
         {TuningTableText::tr("LLR"),
          TuningTableText::tr(
              "Log likelihood ratio of the sequential test. At about 2.94 the change is kept.")},
         {.text = TuningTableText::tr("Verdict"),
          .meaning = TuningTableText::tr("Whether the change was kept"),
          .isWords = true}});
    std::vector<TableModel::Row> rows;
    for (const TuningStep& step : result.steps)
        rows.push_back(stepRow(step, result));
    std::ranges::reverse(rows);
    table.setRows(std::move(rows));
}
