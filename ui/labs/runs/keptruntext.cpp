// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/runs/keptruntext.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace {

struct KeptRunText
{
    Q_DECLARE_TR_FUNCTIONS(KeptRunText)
};

/// The most of its cells.
int roundsOf(const Experiment& experiment)
{
    int rounds = 0;
    for (const ExperimentCell& cell : experiment.cells)
        rounds = std::max(rounds, cell.rounds);
    return rounds;
}

}

QString keptruntext::name(const KeptRun& run)
{
    if (!run.name.isEmpty())
        return run.name;
    const Experiment& experiment = run.experiment;
    return experiment.protocol ? KeptRunText::tr("%1, %2", "title, protocol")
                                     .arg(experiment.title, protocolName(*experiment.protocol))
                               : experiment.title;
}

QString keptruntext::line(const KeptRun& run)
{
    const Experiment& experiment = run.experiment;
    const quint64 seed = experiment.cells.empty() ? 0 : experiment.cells.front().seed;
    const QString numbers
        = KeptRunText::tr("seed %1, %n round(s)", nullptr, roundsOf(experiment)).arg(seed);
    const QString what = run.began.isValid()
        ? KeptRunText::tr("%1, %2", "date, seed")
              .arg(QLocale().toString(run.began.toLocalTime().date(), QLocale::ShortFormat),
                   numbers)
        : numbers;
    return KeptRunText::tr("%1 (%2)").arg(name(run), what);
}

QString keptruntext::details(const KeptRun& run)
{
    const Experiment& experiment = run.experiment;
    QStringList lines {experiment.id};
    if (!experiment.variant.isEmpty())
        lines << experiment.variant;
    lines << experiment.protocolText();
    return lines.join(u'\n');
}
