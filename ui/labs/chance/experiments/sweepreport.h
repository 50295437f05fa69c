// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/experiments/sweep.h"
#include "ui/paper/figure.h"

/// Words for the table of an experiment: the titles of its columns, and a row for each combination.
QStringList sweepTitles(const fourcast::chance::SweepReport& report);
QStringList sweepRow(const fourcast::chance::SweepReport& report,
                     const fourcast::chance::SweepPoint& point);

/// An experiment as a PDF of A4 pages: what was asked, the table, and the figures. Needs a
/// QGuiApplication, and a thread of Qt.
QByteArray sweepReportPdf(const fourcast::chance::SweepReport& report,
                          const std::vector<Figure>& figures);
