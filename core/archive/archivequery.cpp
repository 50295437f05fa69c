// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/archivequery.h"

#include "core/archive/places.h"
#include "core/engines/levels.h"
#include "core/support/text/enumnames.h"

#include <algorithm>

namespace {

QString orderOf(ArchiveOrder order)
{
    constexpr EnumNames<ArchiveOrder, 7> columns {{"", "first COLLATE NOCASE",
                                                   "second COLLATE NOCASE", "persons_result",
                                                   "length", "accuracy", "favourite"}};
    return columns.of(order);
}

/// By code points: a letter beyond the first 65,536 is two QChar.
bool hasWordPart(const QString& word)
{
    const auto points = word.toUcs4();
    return std::any_of(points.begin(), points.end(), [](char32_t point) {
        return QChar::isLetterOrNumber(point) || QChar::isMark(point);
    });
}

/// What begins so, as a phrase: "2026-11-23" is three words one after the other.
QString beginning(const QString& word)
{
    return u'"' + QString(word).replace(u'"', QStringLiteral("\"\"")) + QStringLiteral("\"*");
}

bool isCalledSo(const Level& level, const QString& word)
{
    return level.name.startsWith(word, Qt::CaseInsensitive)
        || level.grade.startsWith(word, Qt::CaseInsensitive);
}

qint64 startOfDay(const QDate& day)
{
    return day.startOfDay().toMSecsSinceEpoch();
}

}

bool ArchiveQuery::isFiltered() const
{
    return !(words.trimmed().isEmpty() && person.isEmpty() && opponent.isEmpty() && !result
             && !favourites && from.isNull() && to.isNull() && !position);
}

QString fileDaySql()
{
    return QStringLiteral(
        "CASE WHEN instr(content, '[Date \"') > 0 AND coalesce(abs(julianday(replace(substr("
        "content, instr(content, '[Date \"') + 7, 10), '.', '-')) - julianday(begun / 1000.0, "
        "'unixepoch')) <= 2, 0) THEN replace(substr(content, instr(content, '[Date \"') + 7, 10), "
        "'.', '-') ELSE '' END");
}

QString matchText(const QString& words)
{
    QStringList all;
    for (const QString& word : words.simplified().split(u' ', Qt::SkipEmptyParts)) {
        if (!hasWordPart(word))
            continue;
        QStringList ways {beginning(word)};
        for (const Level& level : levels())
            if (isCalledSo(level, word)
                && !level.englishGrade.startsWith(word, Qt::CaseInsensitive))
                ways << beginning(level.englishGrade);
        all << u'(' + ways.join(QStringLiteral(" OR ")) + u')';
    }
    return all.join(QStringLiteral(" AND "));
}

ArchiveSql toSql(const ArchiveQuery& query)
{
    QStringList conditions {QStringLiteral("deleted = 0")};
    QVariantList values;
    const auto want = [&](const char* condition, const QVariantList& bound) {
        conditions << QString::fromLatin1(condition).replace(QLatin1String("%1"), fileDaySql());
        values += bound;
    };
    if (!query.words.trimmed().isEmpty()) {
        if (const QString match = matchText(query.words); match.isEmpty())
            want("0", {});
        else
            want("id IN (SELECT rowid FROM words WHERE words MATCH ?)", {match});
    }
    if (!query.person.isEmpty())
        want("(first = ? OR second = ?)", {query.person, query.person});
    if (!query.opponent.isEmpty())
        want("opponent = ?", {query.opponent});
    if (query.result)
        want("persons_result = ?", {static_cast<int>(*query.result)});
    if (query.favourites)
        want("favourite = 1", {});
    // A day of a file begins up to 14 hours before and 12 after that of Greenwich; the first
    // condition is for the index.
    if (!query.from.isNull())
        want("begun >= ? AND CASE %1 WHEN '' THEN begun >= ? ELSE %1 >= ? END",
             {startOfDay(query.from.addDays(-2)), startOfDay(query.from),
              query.from.toString(Qt::ISODate)});
    if (!query.to.isNull())
        want("begun < ? AND CASE %1 WHEN '' THEN begun < ? ELSE %1 <= ? END",
             {startOfDay(query.to.addDays(3)), startOfDay(query.to.addDays(1)),
              query.to.toString(Qt::ISODate)});
    if (query.position)
        want("id IN (SELECT game FROM place WHERE key = ?)", {places::keyOf(*query.position)});

    const QString direction = query.descending ? QStringLiteral(" DESC") : QStringLiteral(" ASC");
    QStringList order;
    if (const QString first = orderOf(query.order); !first.isEmpty())
        order << first + direction;
    order << QStringLiteral("begun") + direction << QStringLiteral("id") + direction;
    return {QStringLiteral("SELECT id FROM game WHERE %1 ORDER BY %2")
                .arg(conditions.join(QStringLiteral(" AND ")), order.join(QStringLiteral(", "))),
            values};
}
