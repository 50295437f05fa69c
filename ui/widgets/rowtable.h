// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAbstractItemView;
class QTableWidget;

/// Makes a table one that is read row by row: a row is selected at a time, nothing is edited, Tab
/// leaves the table, and rows have no numbers. The name is for screen readers; empty leaves it.
void readByRow(QAbstractItemView& table, const QString& accessibleName = {});
/// The same with one cell selected at a time.
void readByCell(QAbstractItemView& table, const QString& accessibleName = {});

/// Begins the table anew: so many rows of empty cells under these titles.
void setEmptyCells(QTableWidget& table, const QStringList& titles, std::size_t rows);
/// The text of a cell, which is its tip as well: a column may be narrower than it.
void putText(QTableWidget& table, int row, int column, const QString& text, bool isBold = false);
