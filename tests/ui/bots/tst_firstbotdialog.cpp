// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "ui/board/boardthumbnail.h"
#include "ui/bots/botform.h"
#include "ui/bots/botresults.h"
#include "ui/bots/firstbotdialog.h"
#include "ui/widgets/labels/livelabel.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QFile>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSaveFile>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <thread>

namespace {

constexpr int patience = 20'000;

/// One game in which a win and a block were missed.
BotReport someReport(const BotTestOptions& options, int version)
{
    BotReport report {.options = options, .version = version};
    BotGame game;
    game.game.number = 1;
    game.game.moves = *notation::parseMoves(u"4747474");
    game.game.outcome = Outcome::FirstWins;
    game.misses
        = {{Miss::Kind::Block, 2, Move(3), Move(6)}, {Miss::Kind::Win, 6, Move(3), Move(2)}};
    game.slowestPly = 1;
    report.games.push_back(game);
    return report;
}

/// What the dialog is given in the place of files, compilers and games.
struct FakeWork
{
    QTemporaryDir folder;
    std::atomic<int> version = 1;
    std::atomic<int> updates = 0;
    /// A test plays until it is asked to end.
    std::atomic<bool> isEndless = false;
    std::atomic<bool> compiles = true;
    QString errors;
    std::vector<BotRecord> records;

    QString source() const { return folder.filePath("my_bot.py"); }
    bool write(const QByteArray& text) const
    {
        QSaveFile file(source()); // puts another file into its place
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
    }
    Program program(const QString& name) const
    {
        Program made;
        made.name = name;
        made.command = QStringLiteral("python3");
        made.arguments = {source()};
        made.folder = folder.path();
        made.version = version;
        return made;
    }
    BotWork work()
    {
        BotWork work;
        work.list = [this] { return std::vector {program("older bot")}; };
        work.make
            = [this](const firstbot::Wish& wish, const std::stop_token&) -> Expected<KnownBot> {
            if (wish.name == QStringLiteral("refused"))
                return fail(QStringLiteral("It is there already."));
            if (!write("# a bot\n"))
                return fail(QStringLiteral("no file"));
            return KnownBot {program(wish.name), {}};
        };
        work.update = [this](const QString& name, const std::stop_token&) -> Expected<KnownBot> {
            ++updates;
            if (!compiles)
                return fail(QStringLiteral("It doesn't compile:\nmy_bot.cpp:3:1: error"));
            return KnownBot {program(name), records};
        };
        work.test = [this](const BotTestOptions& options, const std::stop_token& stop,
                           const BotTestListener& listener) -> Expected<TestedBot> {
            const BotReport report = someReport(options, version);
            listener.played(report, {.done = 1});
            while (isEndless && !stop.stop_requested())
                std::this_thread::yield();
            records.push_back(BotRecord::of(report, QDateTime::currentDateTimeUtc()));
            return TestedBot {{program(options.bot), records}, report, errors};
        };
        return work;
    }
};

struct BotFixture
{
    FakeWork fake;
    FirstBotDialog dialog {fake.work()};

    BotFixture()
    {
        dialog.show();
        if (!QTest::qWaitForWindowExposed(&dialog))
            qFatal("no window");
    }
    template <typename Part> Part* part(const char* name) const
    {
        auto* const found = dialog.findChild<Part*>(QString::fromLatin1(name));
        if (!found)
            qFatal("no %s", name);
        return found;
    }
    void click(const char* name) const { part<QPushButton>(name)->click(); }
    QString message() const { return part<QLabel>("message")->text(); }
    QAbstractItemModel* model(const char* name) const { return part<QTableView>(name)->model(); }
    bool make(const QString& name = QStringLiteral("my bot"))
    {
        part<QLineEdit>("name")->setText(name);
        part<QLineEdit>("folder")->setText(fake.folder.path());
        click("make");
        return QTest::qWaitFor([&] { return dialog.bench().hasBot(); }, patience);
    }
    bool play()
    {
        click("play");
        return QTest::qWaitFor([&] { return !dialog.bench().isTesting(); }, patience);
    }
};

}

/// "My first bot" with work of a test's own behind it.
class TestFirstBotDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsMadeCanBeEditedAndTried()
    {
        BotFixture f;
        for (const char* name : {"edit", "playIt", "play", "cancel"})
            QVERIFY2(!f.part<QPushButton>(name)->isEnabled(), name);
        const QSignalSpy programs(&f.dialog, &FirstBotDialog::programsChanged);
        QVERIFY(f.make());
        QTRY_VERIFY(f.message().contains("CHANGE THIS"));
        QCOMPARE(programs.size(), 1);
        for (const char* name : {"edit", "playIt", "play"})
            QVERIFY2(f.part<QPushButton>(name)->isEnabled(), name);
        QVERIFY(f.part<QLabel>("file")->text().contains("my_bot.py"));
        QCOMPARE(f.part<QComboBox>("bot")->currentText(), QStringLiteral("my bot"));
        QSignalSpy wanted(&f.dialog, &FirstBotDialog::playWanted);
        f.click("playIt");
        QCOMPARE(wanted.takeFirst().first().toString(), QStringLiteral("my bot"));
    }

    void whatCannotBeMadeSaysWhy()
    {
        BotFixture f;
        QVERIFY(!f.dialog.bench().isMaking());
        f.part<QLineEdit>("name")->setText("refused");
        f.part<QLineEdit>("folder")->setText(f.fake.folder.path());
        f.click("make");
        QVERIFY(f.dialog.bench().isMaking());
        QTRY_COMPARE_WITH_TIMEOUT(f.message(), QStringLiteral("It is there already."), patience);
        QVERIFY(!f.dialog.bench().hasBot());
    }

    void aLanguageThatIsNotInstalledIsNamedWithItsPackage()
    {
        BotFixture f;
        const QTemporaryDir empty;
        f.dialog.form().setToolFolders({empty.path()});
        auto* const language = f.part<QComboBox>("language");
        for (int index = 0; index < language->count(); ++index) {
            language->setCurrentIndex(index);
            QVERIFY(!f.part<QPushButton>("make")->isEnabled());
            QVERIFY(f.part<QLabel>("missing")->text().contains(
                findBotLanguage(language->currentData().toString())->package));
        }
    }

    void whatWasMissedStandsInATableWithItsPosition()
    {
        BotFixture f;
        QVERIFY(f.make());
        QVERIFY(f.play());
        QCOMPARE(f.model("misses")->rowCount(), 2);
        QVERIFY(f.part<QLabel>("summary")->text().contains("Chick"));
        auto* const table = f.part<QTableView>("misses");
        table->selectRow(1);
        QCOMPARE(f.part<QLabel>("sentence")->text(),
                 QStringLiteral("Game 1, move 7: c1 wins at once, but the bot played d4."));
        QVERIFY(f.dialog.findChild<BoardThumbnail*>()->isVisible());
        QSignalSpy wanted(&f.dialog, &FirstBotDialog::gameWanted);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().at(1).toInt(), 6);
        QCOMPARE(f.model("records")->rowCount(), 1);
        QVERIFY(f.play());
        QCOMPARE(f.model("records")->rowCount(), 2);
        QVERIFY(!f.part<QPlainTextEdit>("errors")->isVisible());
    }

    void standardErrorIsShownAfterTheGames()
    {
        BotFixture f;
        f.fake.errors = QStringLiteral("Traceback\nNameError: x");
        QVERIFY(f.make());
        QVERIFY(f.play());
        QVERIFY(f.part<QPlainTextEdit>("errors")->isVisible());
        QVERIFY(f.part<QPlainTextEdit>("errors")->toPlainText().endsWith("NameError: x"));
    }

    void cancelKeepsWhatWasPlayed()
    {
        BotFixture f;
        QVERIFY(f.make());
        f.fake.isEndless = true;
        f.click("play");
        QVERIFY(f.dialog.bench().isTesting());
        QVERIFY(!f.part<QPushButton>("play")->isEnabled());
        QVERIFY(!f.part<QComboBox>("bot")->isEnabled());
        QTRY_COMPARE_WITH_TIMEOUT(f.model("misses")->rowCount(), 2, patience);
        f.click("cancel");
        QTRY_VERIFY_WITH_TIMEOUT(!f.dialog.bench().isTesting(), patience);
        QCOMPARE(f.model("misses")->rowCount(), 2);
        QVERIFY(f.part<QPushButton>("play")->isEnabled());
    }

    void aDialogThatGoesEndsItsGames()
    {
        auto f = std::make_unique<BotFixture>();
        QVERIFY(f->make());
        f->fake.isEndless = true;
        f->click("play");
        f.reset();
    }

    void aSaveIsSeenAlsoWhereTheFileIsReplaced()
    {
        BotFixture f;
        QVERIFY(f.make());
        for (int version = 2; version <= 3; ++version) {
            // A file system may count in whole seconds.
            QTest::qWait(20);
            f.fake.version = version;
            QVERIFY(f.fake.write("# version " + QByteArray::number(version) + '\n'));
            QFile file(f.fake.source());
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(10 * version),
                                     QFileDevice::FileModificationTime));
            file.close();
            QTRY_COMPARE_WITH_TIMEOUT(f.dialog.bench().bot().program.version, version, patience);
            QVERIFY(f.message().contains(QString::number(version)));
        }
    }

    void whatDoesNotCompileIsShownUntilItDoes()
    {
        BotFixture f;
        QVERIFY(f.make());
        const auto touch = [&f](int seconds) {
            QFile file(f.fake.source());
            return file.open(QIODevice::ReadWrite)
                && file.setFileTime(QDateTime::currentDateTime().addSecs(seconds),
                                    QFileDevice::FileModificationTime);
        };
        f.fake.compiles = false;
        QVERIFY(touch(10));
        QTRY_VERIFY_WITH_TIMEOUT(f.message().contains("my_bot.cpp:3:1"), patience);
        f.fake.compiles = true;
        QVERIFY(touch(20));
        QTRY_VERIFY_WITH_TIMEOUT(!f.message().contains("my_bot.cpp:3:1"), patience);
    }

    void aBotOfBeforeCanBeChosen()
    {
        BotFixture f;
        auto* const bot = f.part<QComboBox>("bot");
        QTRY_COMPARE_WITH_TIMEOUT(bot->count(), 2, patience);
        BotRecord record;
        record.version = 7;
        f.fake.records = {record};
        bot->setCurrentIndex(1);
        QCOMPARE(f.dialog.bench().bot().program.name, QStringLiteral("older bot"));
        QVERIFY(!f.part<QLineEdit>("name")->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(f.model("records")->rowCount(), 1, patience);
        bot->setCurrentIndex(0);
        QVERIFY(!f.dialog.bench().hasBot());
        QCOMPARE(f.model("records")->rowCount(), 0);
    }

    void everythingHasANameAndALetterOfItsOwn()
    {
        BotFixture f;
        QStringList letters;
        const auto add = [&letters](const QString& text) {
            const QString key = QKeySequence::mnemonic(text).toString();
            if (!key.isEmpty())
                letters << key;
        };
        for (const QAbstractButton* button : f.dialog.findChildren<QAbstractButton*>())
            add(button->text());
        for (const QLabel* label : f.dialog.findChildren<QLabel*>())
            if (label->buddy())
                add(label->text());
        QVERIFY(letters.size() >= 12);
        letters.sort();
        const qsizetype all = letters.size();
        letters.removeDuplicates();
        QCOMPARE(letters.size(), all);
        for (const QTableView* table : f.dialog.findChildren<QTableView*>())
            QVERIFY(!table->accessibleName().isEmpty());
    }

    void itFitsASmallScreen()
    {
        const BotFixture f;
        QVERIFY(f.dialog.minimumSizeHint().width() <= 1024);
        QVERIFY(f.dialog.minimumSizeHint().height() <= 660);
        QVERIFY(f.dialog.width() <= 1024 && f.dialog.height() <= 700);
    }
};

QTEST_MAIN(TestFirstBotDialog)
#include "tst_firstbotdialog.moc"
