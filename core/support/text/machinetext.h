// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// The machine that measured, for a report: "2 cores, AMD EPYC 7B13, Debian GNU/Linux 12, kernel
/// 6.1.0". What the system does not tell is left out.
QString machineText();
/// "Fourcast 0.5.0".
QString programText();
