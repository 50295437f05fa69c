// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/bothistory.h"

#include "core/engines/levels.h"
#include "core/support/files/filelock.h"
#include "core/support/files/readfile.h"
#include "core/support/files/savefile.h"
#include "core/support/formats/jsonfields.h"
#include "core/support/formats/jsontext.h"
#include "core/support/text/milliseconds.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

namespace {

struct BotHistoryText
{
    Q_DECLARE_TR_FUNCTIONS(BotHistory)
};

constexpr qint64 largestHistory = 8 << 20;
constexpr int mostVersions = 1'000'000'000;
constexpr double longestMoveMs = 1e9;

QJsonObject recordToJson(const BotRecord& record)
{
    return {{"bot", record.bot},
            {"version", record.version},
            {"date", record.date.toUTC().toString(Qt::ISODate)},
            {"against", record.against},
            {"games", record.games},
            {"wins", record.score.wins},
            {"draws", record.score.draws},
            {"losses", record.score.losses},
            {"missedWins", record.missedWins},
            {"missedBlocks", record.missedBlocks},
            {"thrownAway", record.thrownAway},
            {"failures", record.failures},
            {"slowestMilliseconds", record.slowestMilliseconds}};
}

BotRecord recordFromJson(const JsonFields& fields)
{
    const auto number = [&fields](const char* key) {
        return static_cast<int>(fields.whole(QString::fromLatin1(key), 0, mostVersions));
    };
    BotRecord record;
    record.bot = fields.text(QStringLiteral("bot"));
    record.version = number("version");
    record.date = QDateTime::fromString(fields.text(QStringLiteral("date")), Qt::ISODate);
    record.against = fields.text(QStringLiteral("against"));
    record.games = number("games");
    record.score = {number("wins"), number("draws"), number("losses")};
    record.missedWins = number("missedWins");
    record.missedBlocks = number("missedBlocks");
    record.thrownAway = number("thrownAway");
    record.failures = number("failures");
    record.slowestMilliseconds
        = fields.number(QStringLiteral("slowestMilliseconds"), 0, longestMoveMs);
    return record;
}

Expected<std::vector<BotRecord>> readRecords(const QString& path)
{
    if (!QFileInfo::exists(path))
        return std::vector<BotRecord>();
    const auto text = readFile(path, largestHistory);
    if (!text)
        return fail(BotHistoryText::tr("'%1' can't be read: %2").arg(path, text.error().message));
    auto records = bothistory::fromJson(*text);
    if (!records)
        return fail(BotHistoryText::tr("'%1' isn't a file of earlier reports: %2")
                        .arg(path, records.error().message),
                    records.error().line, records.error().column);
    return records;
}

std::vector<BotRecord> recordsOf(const std::vector<BotRecord>& all, const QString& bot)
{
    std::vector<BotRecord> its;
    for (const BotRecord& record : all)
        if (record.bot == bot)
            its.push_back(record);
    return its;
}

TableValue countCell(int count)
{
    return TableValue::count(static_cast<std::uint64_t>(count));
}

}

BotRecord BotRecord::of(const BotReport& report, const QDateTime& date)
{
    BotRecord record;
    record.bot = report.options.bot;
    record.version = report.version;
    // As the file has it.
    record.date = QDateTime::fromString(date.toUTC().toString(Qt::ISODate), Qt::ISODate);
    record.against = report.options.against;
    record.games = static_cast<int>(report.games.size());
    record.score = report.score();
    record.missedWins = report.count(Miss::Kind::Win);
    record.missedBlocks = report.count(Miss::Kind::Block);
    record.thrownAway = report.count(Miss::Kind::Result);
    record.failures = report.failures();
    if (const BotGame* const slowest = report.slowestGame())
        record.slowestMilliseconds = toMilliseconds(slowest->slowest);
    return record;
}

QString bothistory::fileBeside(const QString& programs)
{
    return QFileInfo(programs).absoluteDir().filePath(QStringLiteral("bot-reports.json"));
}

QByteArray bothistory::toJson(const std::vector<BotRecord>& records)
{
    QJsonArray array;
    for (const BotRecord& record : records)
        array.append(recordToJson(record));
    return jsonText(QJsonObject {{"version", 1}, {"reports", array}});
}

Expected<std::vector<BotRecord>> bothistory::fromJson(const QByteArray& json)
{
    FOURCAST_LET(const QJsonObject object, jsonObject(json));
    std::optional<Error> wrong;
    const JsonFields fields(object, {}, wrong);
    fields.whole(QStringLiteral("version"), 1, 1);
    std::vector<BotRecord> records;
    for (const JsonFields& each : fields.objects(QStringLiteral("reports"), mostRecords))
        records.push_back(recordFromJson(each));
    if (wrong)
        return tl::unexpected(*wrong);
    return records;
}

Expected<std::vector<BotRecord>> bothistory::load(const QString& path, const QString& bot)
{
    FOURCAST_LET(const auto all, readRecords(path));
    return recordsOf(all, bot);
}

Expected<std::vector<BotRecord>> bothistory::add(const QString& path, const BotRecord& record)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    FOURCAST_LET(const FileLock lock, FileLock::take(path));
    FOURCAST_LET(auto all, readRecords(path));
    all.push_back(record);
    if (all.size() > mostRecords)
        all.erase(all.begin(), all.end() - mostRecords);
    if (const auto saved = saveFile(path, toJson(all)); !saved)
        return fail(
            BotHistoryText::tr("'%1' can't be written: %2").arg(path, saved.error().message));
    return recordsOf(all, record.bot);
}

Columns<BotRecord> bothistory::columns()
{
    return {
        {.csv = {"version"},
         .json = {"version"},
         .title = BotHistoryText::tr("Version"),
         .tip = BotHistoryText::tr("Each save that changed the bot counts one"),
         .cell = [](const BotRecord& record) { return countCell(record.version); }},
        {.csv = {"against"},
         .json = {"against"},
         .title = BotHistoryText::tr("Against"),
         .tip = BotHistoryText::tr("Who the bot played against"),
         .cell = [](const BotRecord& record) -> TableValue { return record.against; },
         .shown = [](const BotRecord& record) -> TableValue {
             const Level* const level = findLevel(record.against);
             return level ? level->name : record.against;
         },
         .isWords = true},
        {.csv = {"games"},
         .json = {"games"},
         .title = BotHistoryText::tr("Games"),
         .tip = BotHistoryText::tr("Games that were finished"),
         .cell = [](const BotRecord& record) { return countCell(record.games); }},
        {.csv = {"score"},
         .json = {"score"},
         .title = BotHistoryText::tr("Score"),
         .tip = BotHistoryText::tr("Share of the points: a win is one, a draw half of one"),
         .cell
         = [](const BotRecord& record) { return TableValue::share(record.score.share(), 3); }},
        {.csv = {"missed_wins"},
         .json = {"missedWins"},
         .title = BotHistoryText::tr("Missed wins"),
         .tip = BotHistoryText::tr("Moves that did not take a column that wins at once"),
         .cell = [](const BotRecord& record) { return countCell(record.missedWins); }},
        {.csv = {"missed_blocks"},
         .json = {"missedBlocks"},
         .title = BotHistoryText::tr("Missed blocks"),
         .tip = BotHistoryText::tr("Moves that let the opponent win at once"),
         .cell = [](const BotRecord& record) { return countCell(record.missedBlocks); }},
        {.csv = {"thrown_away"},
         .json = {"thrownAway"},
         .title = BotHistoryText::tr("Thrown away"),
         .tip = BotHistoryText::tr("Other moves that gave a won or drawn position away"),
         .cell = [](const BotRecord& record) { return countCell(record.thrownAway); }},
        {.csv = {"failures"},
         .json = {"failures"},
         .title = BotHistoryText::tr("Failures"),
         .tip = BotHistoryText::tr("Games lost by an illegal move, a crash or the time"),
         .cell = [](const BotRecord& record) { return countCell(record.failures); }},
        {.csv = {"slowest_milliseconds"},
         .json = {"slowestMilliseconds"},
         .title = BotHistoryText::tr("Slowest move in ms"),
         .tip = BotHistoryText::tr("The longest time for one move"),
         .cell =
             [](const BotRecord& record) {
                 return TableValue::milliseconds(record.slowestMilliseconds, 1);
             }},
    };
}
