// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/tablevalue.h"

#include <QJsonObject>
#include <functional>

/// A column of a table, described once: what files call it, what a person reads above it, and how
/// its cell is found. What has no name of a file stands in none, and what has no title is not
/// shown.
template <typename Row> struct Column
{
    /// Names in CSV and JSON; of a range two each.
    QStringList csv {};
    QStringList json {};
    /// In the language of the application.
    QString title {};
    QString tip {}; ///< a sentence
    std::function<TableValue(const Row&)> cell {};
    /// What a person reads instead, where it is not the same.
    std::function<TableValue(const Row&)> shown {};
    /// The tool tip of a cell; the column's where it is empty.
    std::function<QString(const Row&)> cellTip {};
    /// Set to the left; numbers are to the right.
    bool isWords = false;
    /// Not shown where no row has anything in it.
    bool isOptional = false;
};

template <typename Row> using Columns = std::vector<Column<Row>>;

template <typename Row> QStringList csvHeadings(const Columns<Row>& columns)
{
    QStringList headings;
    for (const Column<Row>& column : columns)
        headings += column.csv;
    return headings;
}

/// The fields below csvHeadings(), for csvRow().
template <typename Row> QStringList csvFields(const Columns<Row>& columns, const Row& row)
{
    QStringList fields;
    for (const Column<Row>& column : columns)
        if (!column.csv.isEmpty())
            fields += column.cell(row).csv();
    return fields;
}

/// Adds what JSON has of the row.
template <typename Row>
void addToJson(QJsonObject& object, const Columns<Row>& columns, const Row& row)
{
    for (const Column<Row>& column : columns) {
        if (column.json.isEmpty())
            continue;
        const TableValue cell = column.cell(row);
        if (!cell.isRange()) {
            object.insert(column.json.front(), cell.json());
            continue;
        }
        const std::vector<TableValue> parts = cell.parts();
        for (std::size_t part = 0; part < parts.size(); ++part)
            object.insert(column.json[static_cast<qsizetype>(part)], parts[part].json());
    }
}
