// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/archivetrend.h"

#include "core/archive/archivedgame.h"
#include "core/archive/archivequery.h"
#include "core/store/sql.h"

#include <algorithm>
#include <array>

namespace {

enum class Span : std::uint8_t
{
    Day,
    Week,
    Month,
    Year
};

QDate startOfSpan(const QDate& day, Span span)
{
    switch (span) {
    case Span::Day:
        return day;
    case Span::Week:
        return day.addDays(1 - day.dayOfWeek());
    case Span::Month:
        return {day.year(), day.month(), 1};
    case Span::Year:
        return {day.year(), 1, 1};
    }
    return day;
}

QDate nextStart(const QDate& start, Span span)
{
    switch (span) {
    case Span::Day:
        return start.addDays(1);
    case Span::Week:
        return start.addDays(7);
    case Span::Month:
        return start.addMonths(1);
    case Span::Year:
        return start.addYears(1);
    }
    return start.addDays(1);
}

/// How many there are from the first day to the last one.
qint64 count(const QDate& first, const QDate& last, Span span)
{
    const qint64 days = startOfSpan(first, span).daysTo(startOfSpan(last, span));
    switch (span) {
    case Span::Day:
        return days + 1;
    case Span::Week:
        return days / 7 + 1;
    case Span::Month:
        return 12 * (last.year() - first.year()) + last.month() - first.month() + 1;
    case Span::Year:
        return last.year() - first.year() + 1;
    }
    return 1;
}

/// A condition on the one person of a game, with what it is bound to.
struct PersonSql
{
    QString condition {};
    QVariantList values {};
};

PersonSql isOf(const QString& person)
{
    if (person.isEmpty())
        return {};
    return {QStringLiteral("AND CASE person WHEN 1 THEN first ELSE second END = ? "), {person}};
}

Expected<void> readReviewed(const QSqlDatabase& database, const PersonSql& person,
                            ArchiveTrend& trend)
{
    FOURCAST_LET(
        auto query,
        sql::rows(database,
                  QStringLiteral(
                      "SELECT begun, accuracy, %1 FROM game WHERE deleted = 0 AND accuracy IS NOT "
                      "NULL %2ORDER BY begun, id")
                      .arg(fileDaySql(), person.condition),
                  person.values));
    while (query.next())
        trend.reviewed.push_back(
            {begunOn(QDateTime::fromMSecsSinceEpoch(query.value(0).toLongLong(), Qt::UTC),
                     fileDay(query.value(2).toString()))
                 .toLocalTime()
                 .date(),
             std::clamp(query.value(1).toDouble(), 0.0, 100.0)});
    std::ranges::stable_sort(trend.reviewed, {}, &ArchiveTrend::Reviewed::day);
    return {};
}

Expected<void> readAgainst(const QSqlDatabase& database, const PersonSql& person,
                           ArchiveTrend& trend)
{
    FOURCAST_LET(
        auto query,
        sql::rows(database,
                  QStringLiteral(
                      "SELECT opponent, level, persons_result, count(*) FROM game WHERE deleted "
                      "= 0 AND persons_result < 3 %1GROUP BY opponent, level, persons_result")
                      .arg(person.condition),
                  person.values));
    while (query.next()) {
        const QString opponent = query.value(0).toString();
        if (trend.against.empty() || trend.against.back().opponent != opponent)
            trend.against.push_back({opponent, query.value(1).toInt(), {}});
        GameScore& score = trend.against.back().score;
        const int games = query.value(3).toInt();
        switch (static_cast<PersonsResult>(query.value(2).toInt())) {
        case PersonsResult::Won:
            score.wins += games;
            break;
        case PersonsResult::Drawn:
            score.draws += games;
            break;
        default:
            score.losses += games;
        }
    }
    std::ranges::stable_sort(trend.against, {}, [](const ArchiveTrend::Against& one) {
        return one.level > 0 ? one.level : 1000;
    });
    return {};
}

}

std::vector<AccuracyPeriod> accuracyPeriods(const std::vector<ArchiveTrend::Reviewed>& reviewed,
                                            int most)
{
    if (reviewed.empty())
        return {};
    const QDate first = reviewed.front().day;
    const QDate last = reviewed.back().day;
    Span span = Span::Year;
    for (const Span shorter : {Span::Day, Span::Week, Span::Month})
        if (count(first, last, shorter) <= most) {
            span = shorter;
            break;
        }
    std::vector<AccuracyPeriod> periods;
    double squares = 0;
    const auto close = [&] {
        AccuracyPeriod& period = periods.back();
        period.mean /= period.games;
        period.interval = meanInterval(period.mean, squares / period.games, period.games);
        if (period.interval)
            period.interval = Interval {std::max(0.0, period.interval->low),
                                        std::min(100.0, period.interval->high)};
    };
    for (const ArchiveTrend::Reviewed& game : reviewed) {
        if (periods.empty() || game.day > periods.back().to) {
            if (!periods.empty())
                close();
            const QDate start = startOfSpan(game.day, span);
            periods.push_back({start, nextStart(start, span).addDays(-1), 0, 0, {}});
            squares = 0;
        }
        ++periods.back().games;
        periods.back().mean += game.accuracy;
        squares += game.accuracy * game.accuracy;
    }
    close();
    return periods;
}

Expected<ArchiveTrend> archivedatabase::readTrend(const QSqlDatabase& database,
                                                  const QString& person)
{
    ArchiveTrend trend;
    const PersonSql condition = isOf(person);
    FOURCAST_TRY(readReviewed(database, condition, trend));
    FOURCAST_TRY(readAgainst(database, condition, trend));
    return trend;
}
