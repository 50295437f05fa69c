// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/formal/formalfindings.h"

/// A report that a student can hand in, as a PDF of A4 pages: the model with its parameters and its
/// text, the size of its system, what is drawn of it, the formulas with their verdicts, in words
/// and with the paths that show them, the walk, and by which program and on which machine it was
/// made. There must be a system. Needs a QGuiApplication; call it from its thread.
QByteArray formalReport(const FormalFindings& findings);
