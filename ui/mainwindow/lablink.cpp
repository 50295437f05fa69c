// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/lablink.h"

#include "ui/charts/studycurvesview.h"
#include "ui/labs/labpanel.h"
#include "ui/labs/parallelpage.h"
#include "ui/labs/tuningpage.h"
#include "ui/mainwindow/tintedicon.h"

#include <QDir>

LabLink::LabLink(LabPanel& panel, const QString& folder, QObject* parent) : QObject(parent)
{
    panel.addPage(QStringLiteral("curves"), tr("Curves"), tintedIcon(QStringLiteral("charts")),
                  tr("Nodes and time by move: figures 12 and 13 of the heuristics study"),
                  [] { return new StudyCurvesView; });
    panel.addPage(QStringLiteral("parallel"), tr("Parallel"), tintedIcon(QStringLiteral("workers")),
                  tr("The parallel report's experiment: the full tree shared among workers"),
                  [] { return new ParallelPage; });
    panel.addPage(QStringLiteral("tuning"), tr("Tuning"), tintedIcon(QStringLiteral("tuning")),
                  tr("H1's values by hill climbing, as the heuristics study proposes"),
                  [this, folder] {
                      auto* const page = new TuningPage(
                          folder.isEmpty() ? QString()
                                           : QDir(folder).filePath(QStringLiteral("tuning.json")));
                      connect(page, &TuningPage::playWanted, this, &LabLink::playWanted);
                      return page;
                  });
}
