// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"

#include <QByteArray>

/// A report that a student can hand in, as a PDF of A4 pages: for each experiment its table with
/// the article's numbers and ours, charts, the conclusion, protocol, seeds and settings; and the
/// program and the machine that measured. Needs a QGuiApplication; call it from its thread.
QByteArray experimentReport(const std::vector<ExperimentResult>& results);
