// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bots/botwork.h"

#include "core/bots/botversion.h"
#include "core/engines/external/externalengine.h"
#include "core/solver/solverservice.h"

#include <QDateTime>

namespace {

Expected<KnownBot> withRecords(const QString& path, Program program)
{
    FOURCAST_LET(auto records, bothistory::load(bothistory::fileBeside(path), program.name));
    return KnownBot {std::move(program), std::move(records)};
}

Expected<TestedBot> testBot(const QString& path, const BotTestOptions& options,
                            SolverService& solver, const std::stop_token& stop,
                            const BotTestListener& listener)
{
    TestedBot tested;
    FOURCAST_LET(tested.bot.program, botversion::load(path, options.bot, stop));
    programoutput::clear(options.bot);
    FOURCAST_LET(tested.report, runBotTest(options, solver, stop, listener));
    tested.errors = QString::fromUtf8(programoutput::of(options.bot)).trimmed();
    const QString reports = bothistory::fileBeside(path);
    if (tested.report.games.empty()) {
        FOURCAST_LET(tested.bot.records, bothistory::load(reports, options.bot));
        return tested;
    }
    const BotRecord record = BotRecord::of(tested.report, QDateTime::currentDateTimeUtc());
    FOURCAST_LET(tested.bot.records, bothistory::add(reports, record));
    return tested;
}

}

BotWork BotWork::usual(const QString& path, std::shared_ptr<SolverService> solver)
{
    BotWork work;
    work.list = [path] { return botversion::list(path); };
    work.make
        = [path](const firstbot::Wish& wish, const std::stop_token& stop) -> Expected<KnownBot> {
        FOURCAST_LET(auto program, firstbot::makeAndAdd(path, wish, stop));
        return withRecords(path, std::move(program));
    };
    work.update = [path](const QString& name, const std::stop_token& stop) -> Expected<KnownBot> {
        FOURCAST_LET(auto program, botversion::load(path, name, stop));
        return withRecords(path, std::move(program));
    };
    work.test = [path, solver = std::move(solver)](const BotTestOptions& options,
                                                   const std::stop_token& stop,
                                                   const BotTestListener& listener) {
        return testBot(path, options, *solver, stop, listener);
    };
    return work;
}
