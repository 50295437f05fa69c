// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// Of these names the one that a person may have meant who wrote this word: at most a third of its
/// letters and one more have to change. Empty where there is none.
QString nearestName(const QString& word, const QStringList& names);
