// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/program.h"
#include "ui/labs/entrants/entrantlist.h"
#include "ui/labs/tournament/botfolderdialog.h"
#include "ui/labs/tournament/clockchoice.h"
#include "ui/labs/tournament/startschoice.h"
#include "ui/labs/tournament/tournamentdialog.h"

#include <QAbstractButton>
#include <QDialogButtonBox>
#include <QFile>
#include <QKeySequence>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

class TestTournamentDialog : public QObject
{
    Q_OBJECT

    static QPushButton* accept(const TournamentDialog& dialog)
    {
        return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }

private Q_SLOTS:
    void whatIsGivenComesBack()
    {
        TournamentOptions options;
        for (const char* const engine : {"level-1", "level-2"})
            options.entrants.push_back({.engine = QString::fromLatin1(engine),
                                        .options = {.workers = 1},
                                        .limits = {.depth = 4}});
        options.format = TournamentOptions::Format::Gauntlet;
        options.gamesPerPair = 10;
        options.rounds = 7;
        options.seed = 99;
        options.openings
            = {.kind = TournamentOpenings::Kind::Exact, .plies = 6, .lowest = -1, .highest = 2};
        options.clock = {.move = std::chrono::milliseconds(1500),
                         .bank = std::chrono::milliseconds(20000),
                         .increment = std::chrono::milliseconds(100),
                         .isCapped = true};
        options.retireAfter = 2;
        options.sprt = SprtOptions {.elo0 = -5, .elo1 = 25};
        options.workers = 1;
        TournamentDialog dialog({});
        QVERIFY(dialog.options().isRecorded); // at first
        dialog.setTournament(QStringLiteral("Cup"), options);
        QVERIFY(!dialog.options().isRecorded);
        const TournamentOptions shown = dialog.options();
        QCOMPARE(dialog.name(), QStringLiteral("Cup"));
        QCOMPARE(shown.format, options.format);
        QCOMPARE(shown.gamesPerPair, options.gamesPerPair);
        QCOMPARE(shown.rounds, options.rounds);
        QCOMPARE(shown.seed, options.seed);
        QCOMPARE(shown.openings, options.openings);
        QCOMPARE(shown.clock, options.clock);
        QCOMPARE(shown.retireAfter, options.retireAfter);
        QCOMPARE(shown.sprt, options.sprt);
        QCOMPARE(shown.workers, options.workers);
        QCOMPARE(shown.entrants.size(), options.entrants.size());
        QVERIFY(accept(dialog)->isEnabled());
    }

    void everyClockIsItself()
    {
        using Preset = TournamentClock::Preset;
        ClockChoice choice;
        for (const Preset preset :
             {Preset::None, Preset::Kaggle, Preset::Riddles, Preset::Classroom}) {
            choice.setClock(TournamentClock::of(preset));
            QCOMPARE(choice.clock(), TournamentClock::of(preset));
        }
    }

    void twoOfOneNameAreRefusedWithASentence()
    {
        TournamentDialog dialog({});
        QVERIFY(accept(dialog)->isEnabled());
        auto* const list = dialog.findChild<EntrantList*>();
        std::vector<Entrant> twins = list->entrants();
        twins.push_back(twins.front());
        list->setEntrants(twins);
        QVERIFY(!accept(dialog)->isEnabled());
        bool isSaid = false;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            isSaid = isSaid || label->text().contains(QStringLiteral("twice"));
        QVERIFY(isSaid);
    }

    void whoHasPlayedStays()
    {
        TournamentDialog dialog({});
        dialog.setBegun();
        auto* const list = dialog.findChild<EntrantList*>();
        auto* const rows = list->findChild<QListWidget*>();
        const auto before = list->entrants().size();
        QPushButton* remove = nullptr;
        for (QPushButton* button : list->findChildren<QPushButton*>())
            if (button->text().remove(u'&') == QStringLiteral("Remove"))
                remove = button;
        QVERIFY(remove);
        rows->setCurrentRow(0);
        QVERIFY(!remove->isEnabled());
        list->addEntrants({{.engine = QStringLiteral("random"), .limits = {}}});
        QCOMPARE(list->entrants().size(), before + 1);
        QVERIFY(remove->isEnabled());
    }

    void noLetterIsThereTwice()
    {
        TournamentDialog dialog([](const auto&) { return Expected<void>(); });
        dialog.show();
        QHash<QString, QString> owners;
        QStringList twice;
        const auto note = [&](const QString& text) {
            const QString key = QKeySequence::mnemonic(text).toString();
            if (!key.isEmpty() && owners.contains(key))
                twice << owners[key] + QStringLiteral(" and ") + text;
            owners.insert(key, text);
        };
        for (const QWidget* widget : dialog.findChildren<QWidget*>()) {
            if (!widget->isVisible())
                continue;
            if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
                note(button->text());
            else if (const auto* label = qobject_cast<const QLabel*>(widget);
                     label && label->buddy())
                note(label->text());
        }
        QVERIFY2(twice.isEmpty(), qPrintable(twice.join(u'\n')));
    }

    void aFolderWithoutProgramsIsSaidToBeOne()
    {
        const QTemporaryDir folder;
        QFile text(folder.filePath(QStringLiteral("notes.txt")));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("no bot");
        text.close();
        BotFolderDialog dialog(folder.path());
        QTRY_VERIFY_WITH_TIMEOUT(dialog.isDone(), 60'000);
        QVERIFY(dialog.working().empty());
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("add"))->isEnabled());
    }

    void aBotThatFailsIsListedWithItsReason()
    {
        const QTemporaryDir folder;
        QFile bot(folder.filePath(QStringLiteral("broken")));
        QVERIFY(bot.open(QIODevice::WriteOnly));
        bot.write("#!/bin/sh\n# uciok\nexit 3\n");
        bot.close();
        bot.setPermissions(bot.permissions() | QFile::ExeOwner);
        BotFolderDialog dialog(folder.path());
        QTRY_VERIFY_WITH_TIMEOUT(dialog.isDone(), 60'000);
        const auto* const table = dialog.findChild<QTableWidget*>();
        QCOMPARE(table->rowCount(), 1);
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("broken"));
        QVERIFY(!table->item(0, 2)->text().isEmpty());
        QVERIFY(dialog.working().empty());
    }
};

QTEST_MAIN(TestTournamentDialog)
#include "tst_tournamentdialog.moc"
