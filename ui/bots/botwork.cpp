// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bots/botwork.h"

#include "core/bots/botversion.h"
#include "core/engines/external/externalengine.h"
#include "core/engines/external/programfile.h"
#include "core/solver/solverservice.h"

#include <QDateTime>

namespace {

Expected<KnownBot> withRecords(Program program)
{
    FOURCAST_LET(auto records, bothistory::load(bothistory::path(), program.name));
    return KnownBot {std::move(program), std::move(records)};
}

Expected<TestedBot> testBot(const BotTestOptions& options, SolverService& solver,
                            const std::stop_token& stop, const BotTestListener& listener)
{
    TestedBot tested;
    FOURCAST_LET(tested.bot.program, botversion::load(programfile::path(), options.bot, stop));
    programoutput::clear(options.bot);
    FOURCAST_LET(tested.report, runBotTest(options, solver, stop, listener));
    tested.errors = QString::fromUtf8(programoutput::of(options.bot)).trimmed();
    if (tested.report.games.empty()) {
        FOURCAST_LET(tested.bot.records, bothistory::load(bothistory::path(), options.bot));
        return tested;
    }
    const BotRecord record = BotRecord::of(tested.report, QDateTime::currentDateTimeUtc());
    FOURCAST_LET(tested.bot.records, bothistory::add(bothistory::path(), record));
    return tested;
}

}

BotWork BotWork::usual(std::shared_ptr<SolverService> solver)
{
    BotWork work;
    work.list = [] { return botversion::list(programfile::path()); };
    work.make = [](const firstbot::Wish& wish, const std::stop_token& stop) -> Expected<KnownBot> {
        FOURCAST_LET(auto program, firstbot::makeAndAdd(programfile::path(), wish, stop));
        return withRecords(std::move(program));
    };
    work.update = [](const QString& name, const std::stop_token& stop) -> Expected<KnownBot> {
        FOURCAST_LET(auto program, botversion::load(programfile::path(), name, stop));
        return withRecords(std::move(program));
    };
    work.test
        = [solver = std::move(solver)](const BotTestOptions& options, const std::stop_token& stop,
                                       const BotTestListener& listener) {
              return testBot(options, *solver, stop, listener);
          };
    return work;
}
