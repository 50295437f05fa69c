// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// "512 bytes", "4.00 KiB", "16.0 MiB": of memory, with three digits, in the unit that it has at
/// least one of.
QString memoryText(double bytes);
