// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAbstractItemView;

/// Makes a table one that is read row by row: a row is selected at a time, nothing is edited, Tab
/// leaves the table, and rows have no numbers. The name is for screen readers; empty leaves it.
void readByRow(QAbstractItemView& table, const QString& accessibleName = {});
