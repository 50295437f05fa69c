// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bots/botbench.h"

#include "core/bots/botversion.h"

#include <algorithm>
#include <utility>

BotBench::BotBench(BotWork work, QObject* parent) : QObject(parent), m_work(std::move(work))
{
    connect(&m_watch, &SourceWatch::saved, this, &BotBench::update);
    connect(&m_test, &JobBase::advanced, this, [this] {
        m_report = m_test.interim();
        Q_EMIT reportChanged();
    });
    connect(&m_test, &JobBase::progressed, this, &BotBench::progressed);
    connect(&m_test, &JobBase::finished, this, &BotBench::finishTest);
}

BotBench::~BotBench()
{
    m_stop.request_stop();
}

void BotBench::list()
{
    m_requests.ask<std::vector<Program>>(this, QStringLiteral("list"), m_work.list,
                                         [this](Expected<std::vector<Program>> bots) {
                                             if (!bots)
                                                 return Q_EMIT refused(bots.error().message);
                                             m_bots = *std::move(bots);
                                             Q_EMIT botsChanged();
                                         });
}

void BotBench::make(const firstbot::Wish& wish)
{
    m_isMaking = true;
    Q_EMIT makingChanged();
    m_requests.order<KnownBot>(
        this, [make = m_work.make, wish, stop = m_stop.get_token()] { return make(wish, stop); },
        [this](const Expected<KnownBot>& bot) {
            m_isMaking = false;
            Q_EMIT makingChanged();
            if (!bot)
                return Q_EMIT refused(bot.error().message);
            m_bots.push_back(bot->program);
            Q_EMIT programsChanged();
            Q_EMIT botsChanged();
            m_report.reset();
            m_errors.clear();
            take(*bot);
            Q_EMIT reportChanged();
            Q_EMIT made();
        });
}

void BotBench::choose(const QString& name)
{
    if (name == m_bot.program.name)
        return;
    m_report.reset();
    m_errors.clear();
    const auto found = std::ranges::find(m_bots, name, &Program::name);
    take(found == m_bots.end() ? KnownBot() : KnownBot {*found, {}});
    Q_EMIT reportChanged();
    if (hasBot())
        update();
}

void BotBench::take(const KnownBot& bot)
{
    m_bot = bot;
    m_watch.follow(hasBot() ? botversion::sourceFile(bot.program) : QString());
    Q_EMIT botChanged();
}

/// A test that runs brings it up to date itself, before its first game.
void BotBench::update()
{
    if (!hasBot() || isTesting())
        return;
    m_requests.ask<KnownBot>(
        this, QStringLiteral("update"),
        [update = m_work.update, name = m_bot.program.name, stop = m_stop.get_token()] {
            return update(name, stop);
        },
        [this, name = m_bot.program.name](const Expected<KnownBot>& bot) {
            if (name != m_bot.program.name)
                return;
            if (!bot)
                return Q_EMIT refused(bot.error().message);
            const bool isNew = bot->program.version != m_bot.program.version;
            take(*bot);
            Q_EMIT broughtUpToDate(isNew);
            if (isNew)
                Q_EMIT programsChanged();
        });
}

void BotBench::test(int games, const QString& against)
{
    const BotTestOptions options {.bot = m_bot.program.name, .against = against, .games = games};
    m_report.reset();
    m_errors.clear();
    const auto started = m_test.start(
        [test = m_work.test, options](const TestJob::Context& context) -> Expected<TestedBot> {
            const auto all = static_cast<std::uint64_t>(options.games);
            context.report({.done = 0, .total = all});
            BotTestListener listener;
            listener.played = [&context, all](const BotReport& report, const GamesProgress&) {
                context.report({.done = report.games.size(), .total = all});
                if (context.wantsInterim())
                    context.send(report);
            };
            return test(options, context.stop(), listener);
        });
    if (!started)
        return Q_EMIT refused(started.error().message);
    Q_EMIT reportChanged();
    Q_EMIT testingChanged();
}

void BotBench::stop()
{
    m_test.stop();
}

void BotBench::finishTest()
{
    Q_EMIT testingChanged();
    if (m_test.status() == JobStatus::Failed)
        return Q_EMIT refused(m_test.error().message);
    const TestedBot& tested = m_test.result();
    if (tested.bot.program.name != m_bot.program.name)
        return;
    const bool isNew = tested.bot.program.version != m_bot.program.version;
    m_report = tested.report;
    m_errors = tested.errors;
    take(tested.bot);
    Q_EMIT reportChanged();
    if (isNew)
        Q_EMIT programsChanged();
    // It may have been saved while it played.
    update();
}
