// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/lablink.h"

#include "ui/charts/studycurvesview.h"
#include "ui/labs/labpanel.h"
#include "ui/mainwindow/tintedicon.h"

LabLink::LabLink(LabPanel& panel, QObject* parent) : QObject(parent)
{
    panel.addPage(QStringLiteral("curves"), tr("Curves"), tintedIcon(QStringLiteral("charts")),
                  tr("Nodes and time by move: figures 12 and 13 of the heuristics study"),
                  [] { return new StudyCurvesView; });
}
