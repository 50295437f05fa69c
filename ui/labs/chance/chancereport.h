// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/chancefindings.h"

/// A report that a student can hand in, as a PDF of A4 pages: the game with its parameters, what
/// was asked and the answer with its bounds, what was counted, what is drawn, and the text. There
/// must be a system. Needs a QGuiApplication, and a thread of Qt.
QByteArray chanceReport(const ChanceFindings& findings);
