// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// A program's arguments in one line: separated by blanks; one that has blanks stands in quotation
/// marks, and a quotation mark is written three times. QProcess::splitCommand() reads it, which
/// knows no empty arguments.
QString argumentsText(const QStringList& arguments);
