// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QString>
#include <optional>

/// Keys that differ from those that the program came with, by the names of their actions, as
/// keysToText() writes them.
using KeyChanges = QMap<QString, QString>;

/// "Ctrl+R", "Ctrl+Y; F2", or "none": the same in every language and on every desktop.
QString keysToText(const QList<QKeySequence>& keys);
/// Nothing where it is no such text.
std::optional<QList<QKeySequence>> keysFromText(const QString& text);
/// "Ctrl+Y, F2", as the desktop writes them; empty without keys.
QString shownKeys(const QList<QKeySequence>& keys);
