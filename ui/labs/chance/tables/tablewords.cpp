// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/tables/tablewords.h"

#include "ui/labs/chance/answer/numbers.h"
#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"

#include <QCoreApplication>
#include <QLocale>
#include <map>

using fourcast::chance::Agreement;
using fourcast::chance::StudyTable;
using fourcast::chance::TableCell;
using fourcast::chance::TableColumn;
using fourcast::chance::TableRow;
using fourcast::chance::TableTask;
using fourcast::chance::Verdict;

namespace {

struct TableText
{
    Q_DECLARE_TR_FUNCTIONS(ChanceTableWords)
};

constexpr int ourDigits = 10;

bool counts(const TableColumn& column)
{
    return column.kind == TableColumn::Kind::Count;
}

bool hasValue(const TableColumn& column)
{
    return column.kind == TableColumn::Kind::Value || column.kind == TableColumn::Kind::Formula;
}

bool isPublished(const TableCell& cell)
{
    return cell.published != QLatin1String("-") && !cell.published.isEmpty();
}

}

namespace tablewords {

QString shape(Agreement agreement)
{
    switch (agreement) {
    case Agreement::NotPublished:
        break;
    case Agreement::Rounded:
    case Agreement::Inside:
        return QStringLiteral("✓ ");
    case Agreement::CutOff:
        return QStringLiteral("≈ ");
    case Agreement::Open:
        return QStringLiteral("? ");
    case Agreement::Differs:
        return QStringLiteral("≠ ");
    }
    return {};
}

QString meaning(Agreement agreement)
{
    switch (agreement) {
    case Agreement::NotPublished:
        break;
    case Agreement::Rounded:
        return TableText::tr(
            "✓ Agrees: rounded to the same number of digits, it is the study's number.");
    case Agreement::Inside:
        return TableText::tr("✓ The checker's interval contains the formula's value.");
    case Agreement::CutOff:
        return TableText::tr("≈ Agrees if the extra digits are cut off instead of rounded.");
    case Agreement::Open:
        return TableText::tr("? Undecided: the interval is too wide.");
    case Agreement::Differs:
        return TableText::tr("≠ Differs from the study's number. The notes below say why.");
    }
    return TableText::tr("The study prints no number here.");
}

QString published(const TableColumn& column, const TableCell& cell)
{
    if (!isPublished(cell))
        return {};
    if (counts(column))
        return countText(cell.published.toULongLong());
    const qsizetype power = cell.published.indexOf(u'e');
    QString text = cell.published.left(power < 0 ? cell.published.size() : power);
    text.replace(u'.', QLocale().decimalPoint());
    return power < 0 ? text
                     : text + QStringLiteral("·10")
            + chancenumbers::superscript(cell.published.mid(power + 1).toInt());
}

QString ours(const TableColumn& column, const TableCell& cell)
{
    if (!cell.isKnown)
        return {};
    if (counts(column))
        return countText(cell.count);
    if (column.kind == TableColumn::Kind::Time)
        return durationText(cell.time);
    if (cell.verdict == Verdict::Infinite)
        return TableText::tr("infinite");
    if (cell.verdict == Verdict::NotReached)
        return TableText::tr("not certain to be reached");
    return chancenumbers::value(cell.bounds, ourDigits);
}

QString range(const TableColumn& column, const TableCell& cell)
{
    return !cell.isKnown || !hasValue(column) || cell.verdict != Verdict::Value
        ? QString()
        : chancenumbers::interval(cell.bounds);
}

QString cell(const TableColumn& column, const TableCell& cell)
{
    QStringList lines;
    if (isPublished(cell))
        lines << TableText::tr("paper %1").arg(published(column, cell));
    if (cell.isKnown)
        lines << shape(cell.agreement) + ours(column, cell);
    if (cell.isKnown && !cell.exact.isEmpty() && cell.exact.size() <= 2 * ourDigits)
        lines << QStringLiteral("= %1").arg(cell.exact);
    else if (cell.isKnown && cell.bounds.low != cell.bounds.high)
        lines << range(column, cell);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString explained(const TableColumn& column, const TableCell& cell)
{
    QStringList lines {column.title, column.help};
    if (isPublished(cell))
        lines << TableText::tr("Paper: %1.").arg(published(column, cell));
    if (!cell.isKnown)
        return lines.join(u'\n');
    lines << TableText::tr("Ours: %1.").arg(ours(column, cell));
    if (const QString certain = range(column, cell); !certain.isEmpty())
        lines << TableText::tr("Guaranteed interval: %1.").arg(certain);
    if (!cell.exact.isEmpty())
        lines << TableText::tr("Exactly %1.").arg(cell.exact);
    return (lines << meaning(cell.agreement)).join(u'\n');
}

QString time(const TableRow& row, bool isLarge)
{
    QStringList lines;
    if (!row.publishedSeconds.isEmpty())
        lines << TableText::tr("paper %1")
                     .arg(durationText(std::chrono::seconds(row.publishedSeconds.toInt())));
    if (row.isRun)
        lines << durationText(row.time);
    else if (!row.fault.isEmpty())
        lines << QStringLiteral("▲ ") + row.fault;
    else if (isLarge)
        lines << TableText::tr("large, not run:\n%1 states").arg(countText(row.states));
    return lines.join(u'\n');
}

QString effort(const TableRow& row, std::uint64_t budget)
{
    // Measured: 50 to 150 bytes, and 2 to 5 microseconds, for exploring and checking a state.
    constexpr std::uint64_t bytesPerState = 100;
    constexpr std::chrono::nanoseconds timePerState {4000};
    const auto gibibytes
        = [](std::uint64_t bytes) { return quantityText(static_cast<double>(bytes) / (1 << 30)); };
    const std::uint64_t bytes = row.states * bytesPerState;
    if (bytes > budget)
        return TableText::tr("Needs about %1 GiB, more than the %2 GiB limit for a row. The run "
                             "stops at the limit and says so.")
            .arg(gibibytes(bytes), gibibytes(budget));
    return TableText::tr("Needs about %1 GiB and %2 on an otherwise idle machine.")
        .arg(gibibytes(bytes), durationText(timePerState * static_cast<std::int64_t>(row.states)));
}

QString summary(const StudyTable& table)
{
    std::map<Agreement, int> known;
    int filled = 0;
    std::size_t cells = 0;
    for (const TableRow& row : table.rows) {
        // Not every question can be asked in every row.
        for (const TableTask& task : row.tasks)
            cells += task.asked.size();
        for (const TableCell& each : row.cells)
            if (each.isKnown) {
                ++filled;
                ++known[each.agreement];
            }
    }
    QStringList parts;
    const auto add = [&](Agreement agreement, const QString& what) {
        if (known[agreement] > 0)
            parts << shape(agreement) + what.arg(known[agreement]);
    };
    add(Agreement::Rounded, TableText::tr("%1 agree"));
    add(Agreement::CutOff, TableText::tr("%1 agree, cut off"));
    add(Agreement::Inside, TableText::tr("%1 agree with a formula"));
    add(Agreement::Open, TableText::tr("%1 undecided"));
    add(Agreement::Differs, TableText::tr("%1 differ"));
    const QString begin = TableText::tr("%1 of %2 cells filled")
                              .arg(countText(static_cast<quint64>(filled)), countText(cells));
    return parts.isEmpty() ? begin + QLatin1Char('.')
                           : QStringLiteral("%1: %2.").arg(begin, parts.join(QStringLiteral(", ")));
}

}
