// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/study/benchprofile.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <algorithm>

namespace {

using Profiles = std::vector<std::pair<QString, SearchProfile>>;

/// Not a divisor of anything that ticks, so that no loop runs in step with it.
constexpr const char* samplesPerSecond = "1999";
/// For an interval of some per cent.
constexpr int fewestSamples = 1000;
constexpr double leastShareListed = 0.005;
constexpr std::size_t mostFunctions = 20;

struct Tool
{
    const char* name;
    const char* package;
};
constexpr Tool perf {"perf", "linux-perf"};
constexpr Tool addr2line {"addr2line", "binutils"};

Expected<QString> find(const Tool& tool)
{
    const QString path = QStandardPaths::findExecutable(QLatin1String(tool.name));
    if (path.isEmpty())
        return fail(QStringLiteral("--profile needs the program %1, which is in Debian's package "
                                   "%2")
                        .arg(QLatin1String(tool.name), QLatin1String(tool.package)));
    return path;
}

/// What it printed; a tool that fails says why itself.
Expected<QByteArray> run(const QString& tool, const QStringList& arguments, const QByteArray& input,
                         const std::stop_token& stop)
{
    constexpr int lookMilliseconds = 50;
    QProcess process;
    process.start(tool, arguments);
    process.write(input);
    process.closeWriteChannel();
    while (!process.waitForFinished(lookMilliseconds) && process.state() != QProcess::NotRunning) {
        if (!stop.stop_requested())
            continue;
        process.terminate();
        process.waitForFinished();
        return fail(QStringLiteral("Stopped"));
    }
    const QString complaint = QString::fromUtf8(process.readAllStandardError()).trimmed();
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return fail(
            QStringLiteral("%1 could not do it: %2")
                .arg(tool,
                     complaint.isEmpty() ? process.errorString() : complaint.section(u'\n', 0, 0)));
    return process.readAllStandardOutput();
}

Expected<SearchProfile> profileWith(const QString& perfPath, const QString& addr2linePath,
                                    const QStringList& bench, const std::stop_token& stop)
{
    const QTemporaryDir folder;
    if (!folder.isValid())
        return fail(folder.errorString());
    const QString data = folder.filePath(QStringLiteral("perf.data"));
    const QString program = QCoreApplication::applicationFilePath();
    // Processor time of the program alone, counted by the kernel's clock: every machine has that.
    const QStringList record {QStringLiteral("record"),   QStringLiteral("--quiet"),
                              QStringLiteral("--event"),  QStringLiteral("cpu-clock:u"),
                              QStringLiteral("--freq"),   QLatin1String(samplesPerSecond),
                              QStringLiteral("--output"), data,
                              QStringLiteral("--"),       program};
    FOURCAST_TRY(run(perfPath, record + bench, {}, stop));
    FOURCAST_LET(const auto script,
                 run(perfPath,
                     {QStringLiteral("script"), QStringLiteral("--input"), data,
                      QStringLiteral("--fields"), QStringLiteral("ip")},
                     {}, stop));
    const auto addresses = sampledAddresses(script);
    if (!addresses)
        return tl::unexpected(addresses.error());
    FOURCAST_LET(const auto names,
                 run(addr2linePath,
                     {QStringLiteral("--addresses"), QStringLiteral("--functions"),
                      QStringLiteral("--inlines"), QStringLiteral("--demangle"),
                      QStringLiteral("--exe"), program},
                     addressLines(*addresses), stop));
    return searchProfile(*addresses, framesByAddress(names));
}

QString tenthsOfPercent(double share)
{
    return QString::number(100 * share, 'f', 1);
}

/// "62.1 (59.8-64.3)".
QString shareText(const SearchProfile& profile, int samples)
{
    const Interval interval = profile.interval(samples);
    return QStringLiteral("%1 (%2-%3)")
        .arg(tenthsOfPercent(profile.share(samples)), tenthsOfPercent(interval.low),
             tenthsOfPercent(interval.high));
}

/// Those that matter, most samples first.
std::vector<ProfiledFunction> listed(const SearchProfile& profile)
{
    std::vector<ProfiledFunction> functions = profile.functions;
    std::erase_if(functions, [&profile](const ProfiledFunction& function) {
        return profile.share(function.samples) < leastShareListed;
    });
    functions.resize(std::min(functions.size(), mostFunctions));
    return functions;
}

QString functionsText(const SearchProfile& profile)
{
    QString text = QStringLiteral("    %  part        function\n");
    for (const ProfiledFunction& function : listed(profile))
        text += QStringLiteral("%1  %2  %3\n")
                    .arg(tenthsOfPercent(profile.share(function.samples)), 5)
                    .arg(codePartName(function.part), -10)
                    .arg(function.name);
    return text;
}

}

Expected<SearchProfile> profileBench(const QString& engine, int repetitions,
                                     const std::stop_token& stop)
{
    FOURCAST_LET(const auto perfPath, find(perf));
    FOURCAST_LET(const auto addr2linePath, find(addr2line));
    const auto repeated = [&](int times) {
        return profileWith(perfPath, addr2linePath,
                           {QStringLiteral("bench"), QStringLiteral("--engine"), engine,
                            QStringLiteral("--repeat"), QString::number(times)},
                           stop);
    };
    auto profile = repeated(repetitions);
    // Of a quick engine the start of the program is most of what is seen, until it goes on for long
    // enough.
    while (profile && profile->samples < fewestSamples && repetitions < mostRepetitions) {
        const int factor = fewestSamples / std::max(1, profile->samples) + 1;
        repetitions = std::min(mostRepetitions, repetitions * std::max(2, factor));
        profile = repeated(repetitions);
    }
    if (!profile)
        return profile;
    if (profile->samples == 0)
        return fail(QStringLiteral("perf took no sample of %1; more repetitions give it more time")
                        .arg(engine));
    if (profile->isNameless())
        return fail(QStringLiteral(
            "This program does not say which function is where: build the preset \"profile\" "
            "(cmake --preset profile && cmake --build --preset profile) and run "
            "build/profile/app/cli/fourcast-cli bench --profile"));
    return profile;
}

QString profilesText(const Profiles& profiles)
{
    QString text = QStringLiteral("Per cent of the processor time, with the interval that holds it "
                                  "with 95 %\n\nengine        samples");
    constexpr int width = 19;
    for (const CodePart part : codeParts)
        text += codePartName(part).rightJustified(width);
    text += u'\n';
    for (const auto& [engine, profile] : profiles) {
        text += engine.leftJustified(13) + QString::number(profile.samples).rightJustified(8);
        for (const CodePart part : codeParts)
            text += shareText(profile, profile.of(part)).rightJustified(width);
        text += u'\n';
    }
    for (const auto& [engine, profile] : profiles)
        text += QStringLiteral("\n%1\n").arg(engine) + functionsText(profile);
    return text;
}

QJsonArray profilesToJson(const Profiles& profiles)
{
    QJsonArray array;
    for (const auto& [engine, profile] : profiles) {
        QJsonObject parts;
        for (const CodePart part : codeParts) {
            const Interval interval = profile.interval(profile.of(part));
            parts.insert(codePartKey(part),
                         QJsonObject {{"share", profile.share(profile.of(part))},
                                      {"interval95", QJsonArray {interval.low, interval.high}}});
        }
        QJsonArray functions;
        for (const ProfiledFunction& function : listed(profile))
            functions.append(QJsonObject {{"function", function.name},
                                          {"part", codePartKey(function.part)},
                                          {"share", profile.share(function.samples)}});
        array.append(QJsonObject {{"engine", engine},
                                  {"samples", profile.samples},
                                  {"parts", parts},
                                  {"functions", functions}});
    }
    return array;
}
