// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QByteArray>
#include <QList>

/// What libFuzzer learned about one target, inputs without a name of their own, is one file of
/// text: thousands of small files are slow to handle, and packed bytes are all new to git each
/// time. The first line says how many inputs there are and the SHA-1 of all lines below it. Each of
/// those is an input, with % and what is no printable ASCII as %XX, in the order of its bytes: the
/// same inputs always give the same file.
namespace fuzz {

/// `inputs` may have any order, and an input may be there twice.
QByteArray toLearnedText(QList<QByteArray> inputs);

/// In the order of the file: the first one stands on its second line. Fails with a sentence where
/// anything is not as it was written.
Expected<QList<QByteArray>> readLearned(const QString& path);

/// What libFuzzer calls a file with this input.
QString learnedName(const QByteArray& input);

}
