// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/programfile.h"

#include "core/engines/external/programtable.h"
#include "core/support/files/filelock.h"
#include "core/support/files/readfile.h"
#include "core/support/files/savefile.h"
#include "core/support/formats/jsonfields.h"
#include "core/support/formats/jsontext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <limits>

namespace {

struct ProgramFileText
{
    Q_DECLARE_TR_FUNCTIONS(ProgramFile)
};

constexpr int fileVersion = 1;
constexpr qint64 largestFile = 4 * 1024 * 1024;
constexpr qsizetype mostPrograms = 1000;
constexpr qsizetype mostWords = 1000;
constexpr qsizetype longestWord = 4096;
constexpr qint64 longestTime = 24 * 3600 * 1000;

const QStringList& protocolKeys()
{
    static const QStringList keys {
        Program::key(ProgramProtocol::Uci), Program::key(ProgramProtocol::Riddles),
        Program::key(ProgramProtocol::TheAiGames), Program::key(ProgramProtocol::Kaggle)};
    return keys;
}

QJsonObject limitsToJson(const ProgramLimits& limits)
{
    return {{"start", qint64 {limits.start.count()}},
            {"move", qint64 {limits.move.count()}},
            {"margin", qint64 {limits.margin.count()}},
            {"hang", qint64 {limits.hang.count()}},
            {"memoryMib", limits.memoryMib},
            {"processorSeconds", qint64 {limits.processor.count()}}};
}

QJsonObject programToJson(const Program& program)
{
    QJsonArray options;
    for (const auto& [name, value] : program.options)
        options.append(QJsonObject {{"name", name}, {"value", value}});
    return {{"name", program.name},
            {"protocol", Program::key(program.protocol)},
            {"command", program.command},
            {"arguments", QJsonArray::fromStringList(program.arguments)},
            {"folder", program.folder},
            {"options", options},
            {"limits", limitsToJson(program.limits)},
            {"version", program.version},
            {"fingerprint", program.fingerprint}};
}

ProgramLimits limitsFromJson(const JsonFields& fields)
{
    using std::chrono::milliseconds;
    constexpr qint64 mostMib = 1 << 20;
    constexpr qint64 mostSeconds = 7 * 24 * 3600;
    ProgramLimits limits;
    const auto time = [&fields](const char* key, milliseconds otherwise) {
        return milliseconds(
            fields.whole(QLatin1String(key), 0, longestTime, qint64 {otherwise.count()}));
    };
    limits.start = time("start", limits.start);
    limits.move = time("move", limits.move);
    limits.margin = time("margin", limits.margin);
    limits.hang = time("hang", limits.hang);
    limits.memoryMib
        = static_cast<int>(fields.whole(QStringLiteral("memoryMib"), 0, mostMib, qint64 {0}));
    limits.processor = std::chrono::seconds(
        fields.whole(QStringLiteral("processorSeconds"), 0, mostSeconds, qint64 {0}));
    return limits;
}

QStringList wordsFromJson(const JsonFields& fields, const QString& key)
{
    QStringList words;
    for (const QJsonValue word : fields.array(key, mostWords)) {
        if (!word.isString())
            fields.refuse(
                ProgramFileText::tr("%1 must have texts alone.").arg(fields.placeOf(key)));
        words << word.toString();
    }
    return words;
}

Program programFromJson(const JsonFields& fields, const QStringList& taken)
{
    Program program;
    program.name = fields.text(QStringLiteral("name"));
    if (const auto checked = programs::checkName(program.name, taken);
        !checked && !fields.isWrong())
        fields.refuse(fields.placeOf(QStringLiteral("name")) + QStringLiteral(": ")
                      + checked.error().message);
    program.protocol = static_cast<ProgramProtocol>(
        fields.choice(QStringLiteral("protocol"), protocolKeys(), 0));
    program.command = fields.text(QStringLiteral("command"), {}, longestWord);
    program.arguments = wordsFromJson(fields, QStringLiteral("arguments"));
    program.folder = fields.text(QStringLiteral("folder"), QString(), longestWord);
    for (const JsonFields& option : fields.objects(QStringLiteral("options"), mostWords))
        program.options.emplace_back(option.text(QStringLiteral("name")),
                                     option.text(QStringLiteral("value"), QString(), longestWord));
    if (fields.has(QStringLiteral("limits")))
        program.limits = limitsFromJson(fields.object(QStringLiteral("limits")));
    program.version = static_cast<int>(fields.whole(
        QStringLiteral("version"), 1, std::numeric_limits<int>::max() - 1, qint64 {1}));
    program.fingerprint = fields.text(QStringLiteral("fingerprint"), QString());
    return program;
}

/// A sentence about the whole file.
Error aboutFile(const QString& path, const Error& error)
{
    return {ProgramFileText::tr("The file of programs '%1': %2").arg(path, error.message),
            error.line, error.column};
}

}

QString programfile::path()
{
    if (const QString chosen = qEnvironmentVariable("FOURCAST_PROGRAMS"); !chosen.isEmpty())
        return chosen;
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
        + QStringLiteral("/fourcast/programs.json");
}

QByteArray programfile::toJson(const std::vector<Program>& programs)
{
    QJsonArray rows;
    for (const Program& program : programs)
        rows.append(programToJson(program));
    return jsonText(QJsonObject {{"version", fileVersion}, {"programs", rows}});
}

Expected<std::vector<Program>> programfile::fromJson(const QByteArray& json)
{
    FOURCAST_LET(const QJsonObject object, jsonObject(json));
    std::optional<Error> wrong;
    const JsonFields fields(object, {}, wrong);
    const qint64 version = fields.whole(QStringLiteral("version"), 1, 1000);
    if (!wrong && version > fileVersion)
        return fail(ProgramFileText::tr("It was written by a newer version of this program: its "
                                        "version is %1, and %2 is the newest that can be read.")
                        .arg(version)
                        .arg(fileVersion));
    std::vector<Program> programs;
    QStringList taken;
    for (const JsonFields& row : fields.objects(QStringLiteral("programs"), mostPrograms)) {
        programs.push_back(programFromJson(row, taken));
        taken << programs.back().name;
    }
    if (wrong)
        return tl::unexpected(*wrong);
    return programs;
}

Expected<std::vector<Program>> programfile::load(const QString& path)
{
    if (!QFileInfo::exists(path))
        return std::vector<Program>();
    const auto bytes = readFile(path, largestFile);
    if (!bytes)
        return fail(ProgramFileText::tr("The file of programs '%1' can't be read: %2.")
                        .arg(path, bytes.error().message));
    return fromJson(*bytes).map_error(
        [&path](const Error& error) { return aboutFile(path, error); });
}

Expected<std::vector<Program>>
programfile::update(const QString& path,
                    const std::function<Expected<void>(std::vector<Program>&)>& change)
{
    const QString folder = QFileInfo(path).absolutePath();
    if (!QDir().mkpath(folder))
        return fail(ProgramFileText::tr("The folder '%1' can't be made.").arg(folder));
    FOURCAST_LET(const FileLock lock, FileLock::take(path));
    FOURCAST_LET(std::vector<Program> programs, load(path));
    FOURCAST_TRY(change(programs));
    if (const auto saved = saveFile(path, toJson(programs)); !saved)
        return fail(ProgramFileText::tr("The file of programs '%1' can't be written: %2.")
                        .arg(path, saved.error().message));
    return programs;
}
