// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/jobs/job.h"
#include "core/session/jobs/requestqueue.h"
#include "ui/bots/botwork.h"
#include "ui/bots/sourcewatch.h"

#include <QObject>
#include <optional>

/// The bot that a person is writing: made, followed as it is saved, and tried. Everything is done
/// away from the window; no widget.
class BotBench : public QObject
{
    Q_OBJECT

public:
    explicit BotBench(BotWork work, QObject* parent = nullptr);
    ~BotBench() override;

    /// Asks for the bots that there are.
    void list();
    void make(const firstbot::Wish& wish);
    /// Follows another bot; without a name none.
    void choose(const QString& name);
    /// Must not be testing.
    void test(int games, const QString& against);
    /// Asks a test to end; what was played stays.
    void stop();

    const std::vector<Program>& bots() const { return m_bots; }
    /// The one that is followed; its name is empty while there is none.
    const KnownBot& bot() const { return m_bot; }
    bool hasBot() const { return !m_bot.program.name.isEmpty(); }
    /// The file that a person edits.
    QString sourceFile() const { return m_watch.file(); }
    bool isMaking() const { return m_isMaking; }
    bool isTesting() const { return m_test.isRunning(); }
    const JobProgress& progress() const { return m_test.progress(); }
    /// Of the bot that is followed; null before it was tried. It grows while a test runs.
    const BotReport* report() const { return m_report ? &*m_report : nullptr; }
    /// What it has written to standard error in those games, once they are over.
    const QString& errors() const { return m_errors; }

Q_SIGNALS:
    void botsChanged();
    /// Another bot, another version of it, or its earlier reports.
    void botChanged();
    /// A bot was made, and is followed now.
    void made();
    /// It was looked at after a save, or when it was chosen, and can play.
    void broughtUpToDate(bool isNewVersion);
    void makingChanged();
    /// A test began, or ended.
    void testingChanged();
    void progressed();
    /// There is more in report(), or none any more.
    void reportChanged();
    /// A sentence, and perhaps what a compiler said below it.
    void refused(const QString& sentence);
    /// The programs that can be chosen are others now.
    void programsChanged();

private:
    void take(const KnownBot& bot);
    void update();
    void finishTest();

    using TestJob = Job<TestedBot, BotReport>;

    BotWork m_work;
    std::vector<Program> m_bots;
    KnownBot m_bot;
    std::optional<BotReport> m_report;
    QString m_errors;
    SourceWatch m_watch;
    std::stop_source m_stop; ///< of the requests
    bool m_isMaking = false;
    /// Last: their ends are waited for while the rest is still there.
    RequestQueue m_requests;
    TestJob m_test;
};
