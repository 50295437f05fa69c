// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace fourcast::formal {

/// What is wrong in a model with this mutant, translated and in plain words: "thread 1 may stop
/// working". Empty for no mutant.
QString mutantWords(const QString& mutant);

}
