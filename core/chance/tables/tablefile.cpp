// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/tables/tablefile.h"

#include "core/chance/check/boundstext.h"
#include "core/support/formats/csv.h"
#include "core/support/text/counttext.h"

#include <QJsonArray>

namespace fourcast::chance {

namespace {

bool hasValue(const StudyTable& table, std::size_t column)
{
    return table.columns[column].kind == TableColumn::Kind::Value
        || table.columns[column].kind == TableColumn::Kind::Formula;
}

QString milliseconds(std::chrono::nanoseconds time)
{
    return QString::number(std::chrono::duration<double, std::milli>(time).count(), 'f', 1);
}

QString rowMilliseconds(const TableRow& row)
{
    return milliseconds(row.time);
}

QString timeMarkdown(const TableRow& row)
{
    QStringList parts;
    if (!row.publishedSeconds.isEmpty())
        parts << QStringLiteral("paper %1 s").arg(row.publishedSeconds);
    parts << (row.isRun                 ? rowMilliseconds(row) + QStringLiteral(" ms")
                  : row.fault.isEmpty() ? QStringLiteral("not run")
                                        : row.fault);
    return parts.join(QStringLiteral("<br>"));
}

QString cellMarkdown(const StudyTable& table, std::size_t row, std::size_t column)
{
    const TableCell& cell = table.rows[row].cells[column];
    QStringList parts;
    if (cell.published != QLatin1String("-"))
        parts << QStringLiteral("paper %1").arg(cell.published);
    if (cell.isKnown) {
        parts << QStringLiteral("**%1**").arg(oursText(table, row, column));
        if (!cell.exact.isEmpty())
            parts << QStringLiteral("= %1").arg(cell.exact);
        if (hasValue(table, column))
            parts << rangeText(table, row, column);
        parts << agreementName(cell.agreement);
    }
    parts.removeAll(QString());
    return parts.isEmpty() ? QStringLiteral("-") : parts.join(QStringLiteral("<br>"));
}

QJsonObject cellJson(const StudyTable& table, std::size_t row, std::size_t column)
{
    const TableCell& cell = table.rows[row].cells[column];
    QJsonObject json {{"column", table.columns[column].id}};
    if (cell.published != QLatin1String("-"))
        json["published"] = cell.published;
    if (!cell.isKnown)
        return json;
    if (table.columns[column].kind == TableColumn::Kind::Count) {
        json["count"] = static_cast<qint64>(cell.count);
    } else if (table.columns[column].kind == TableColumn::Kind::Time) {
        json["milliseconds"] = std::chrono::duration<double, std::milli>(cell.time).count();
    } else if (cell.verdict != Verdict::Value) {
        json["value"] = oursText(table, row, column);
    } else {
        json["low"] = cell.bounds.low;
        json["high"] = cell.bounds.high;
    }
    if (!cell.exact.isEmpty())
        json["exact"] = cell.exact;
    if (const QString agreement = agreementName(cell.agreement); !agreement.isEmpty())
        json["agreement"] = agreement;
    return json;
}

}

QString oursText(const StudyTable& table, std::size_t row, std::size_t column)
{
    const TableCell& cell = table.rows[row].cells[column];
    if (!cell.isKnown)
        return {};
    if (table.columns[column].kind == TableColumn::Kind::Count)
        return QString::number(cell.count);
    if (table.columns[column].kind == TableColumn::Kind::Time)
        return milliseconds(cell.time) + QStringLiteral(" ms");
    if (cell.verdict == Verdict::NotReached)
        return QStringLiteral("not reached for certain");
    if (cell.verdict == Verdict::Infinite)
        return QStringLiteral("infinite");
    return certainText(cell.bounds);
}

QString rangeText(const StudyTable& table, std::size_t row, std::size_t column)
{
    const TableCell& cell = table.rows[row].cells[column];
    return !cell.isKnown || !hasValue(table, column) || cell.verdict != Verdict::Value
        ? QString()
        : intervalText(cell.bounds);
}

QString agreementName(Agreement agreement)
{
    switch (agreement) {
    case Agreement::NotPublished:
        return {};
    case Agreement::Rounded:
    case Agreement::Inside:
        return QStringLiteral("agrees");
    case Agreement::CutOff:
        return QStringLiteral("agrees, cut off");
    case Agreement::Open:
        return QStringLiteral("open");
    case Agreement::Differs:
        return QStringLiteral("differs");
    }
    return {};
}

QByteArray tableToCsv(const StudyTable& table)
{
    QByteArray csv = csvRow({"row", "column", "published", "ours", "low", "high", "exact",
                             "agreement", "milliseconds of the row"});
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const TableRow& each = table.rows[row];
        for (std::size_t column = 0; column < each.cells.size(); ++column) {
            const TableCell& cell = each.cells[column];
            if (!cell.isKnown)
                continue;
            const bool hasBounds = hasValue(table, column) && cell.verdict == Verdict::Value;
            csv += csvRow({each.title, table.columns[column].id,
                           cell.published == QLatin1String("-") ? QString() : cell.published,
                           oursText(table, row, column),
                           hasBounds ? roundTripText(cell.bounds.low) : QString(),
                           hasBounds ? roundTripText(cell.bounds.high) : QString(), cell.exact,
                           agreementName(cell.agreement),
                           each.isRun ? rowMilliseconds(each) : QString()});
        }
    }
    return csv;
}

QJsonObject tableToJson(const StudyTable& table)
{
    QJsonArray rows;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const TableRow& each = table.rows[row];
        QJsonArray cells;
        for (std::size_t column = 0; column < each.cells.size(); ++column)
            cells.append(cellJson(table, row, column));
        QJsonObject json {{"title", each.title}, {"complete", each.isRun}, {"cells", cells}};
        if (each.isRun) {
            json["milliseconds"] = std::chrono::duration<double, std::milli>(each.time).count();
            json["bytes"] = static_cast<qint64>(each.bytes);
        }
        if (!each.publishedSeconds.isEmpty())
            json["publishedSeconds"] = each.publishedSeconds;
        if (!each.fault.isEmpty())
            json["fault"] = each.fault;
        rows.append(json);
    }
    return {{"number", table.number},
            {"title", table.title},
            {"complete", table.isComplete()},
            {"rows", rows},
            {"notes", QJsonArray::fromStringList(table.notes)}};
}

QByteArray tableToMarkdown(const StudyTable& table, const Provenance& provenance)
{
    QString text = QStringLiteral("# %1\n\n|  |").arg(table.title);
    QString rule = QStringLiteral("|---|");
    for (const TableColumn& column : table.columns) {
        text += QStringLiteral(" %1 |").arg(column.title);
        rule += QStringLiteral("---|");
    }
    text += QStringLiteral(" Time |\n") + rule + QStringLiteral("---|\n");
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const TableRow& each = table.rows[row];
        text += QStringLiteral("| %1 |").arg(each.title);
        for (std::size_t column = 0; column < each.cells.size(); ++column)
            text += QStringLiteral(" %1 |").arg(cellMarkdown(table, row, column));
        text += QStringLiteral(" %1 |\n").arg(timeMarkdown(each));
    }
    text += QLatin1Char('\n');
    for (const QString& note : table.notes)
        text += note + QStringLiteral("\n\n");
    for (const QString& line : provenance.lines())
        text += line + QLatin1Char('\n');
    return text.toUtf8();
}

}
