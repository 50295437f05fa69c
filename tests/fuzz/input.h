// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

namespace fuzz {

/// The lines that the programs read when these bytes come through standard input.
QStringList typedLines(const QByteArray& bytes);

}
