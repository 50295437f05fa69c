// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/archivefiles.h"
#include "core/game/gamefile.h"
#include "tests/core/archive/archivedgames.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

class TestArchiveFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gamesComeBackFromAFolder();
    void playersOfAFileAreToldApart_data();
    void playersOfAFileAreToldApart();
    void namesAreSafe();
    void longNamesFitIntoAFolder();
    void anotherTimeZoneBringsNoGameTwice();
    void theSameGameOnTheNextDayIsAnother();
    void aDamagedFileIsNamed();
};

void TestArchiveFiles::gamesComeBackFromAFolder()
{
    const QTemporaryDir folder;
    ArchivedGame kept = archived::against(1);
    kept.note = QStringLiteral("My first win.");
    const auto first = archivefiles::toFolder(kept, folder.path());
    const auto second = archivefiles::toFolder(kept, folder.path());
    QVERIFY(first.has_value() && second.has_value());
    QVERIFY(*first != *second);
    QCOMPARE(archivefiles::gameFiles(folder.path()).size(), 2);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(archivefiles::gameFiles(folder.path(), stop.get_token()).isEmpty());

    const auto back = archivefiles::fromFile(*first);
    QVERIFY(back.has_value());
    QVERIFY(back->game.moves() == kept.game.moves());
    QCOMPARE(back->players[1].name, QStringLiteral("Beginner (level-1)"));
    QCOMPARE(back->person(), std::optional(Player::First));
    QCOMPARE(back->result(), PersonsResult::Won);
    QCOMPARE(back->game.comment(0), kept.note);
    QCOMPARE(back->begun.toLocalTime().date(), kept.begun.toLocalTime().date());

    // The same game twice is one.
    const auto archive = archived::open();
    QCOMPARE(archive->add({*back, *archivefiles::fromFile(*second)}).value().added, 1);
    QCOMPARE(archive->add({*back}).value().added, 0);
}

void TestArchiveFiles::playersOfAFileAreToldApart_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("seat");
    const auto row = [](const char* name, Seat seat) {
        QTest::newRow(name) << QString::fromLatin1(name) << static_cast<int>(seat);
    };
    row("Person", Seat::Person);
    row("Ann", Seat::Person);
    row("Beginner (level-1)", Seat::Engine);
    row("mapped-h1 depth 6", Seat::Engine);
    row("study-h1, H1 vertical-pairs", Seat::Engine);
    row("perfect", Seat::Engine);
    row("Person; Perfect (level-8)", Seat::Several);
    row("", Seat::Unknown);
    row("?", Seat::Unknown);
}

void TestArchiveFiles::playersOfAFileAreToldApart()
{
    QFETCH(const QString, name);
    QFETCH(const int, seat);
    QCOMPARE(static_cast<int>(seatOf(name)), seat);
}

void TestArchiveFiles::namesAreSafe()
{
    ArchivedGame game = archived::against(1);
    game.players[0].name = QStringLiteral("../a/b\\c:*?\"<>|\n");
    const QString name = archivefiles::nameOf(game);
    for (const QChar character : QStringLiteral("/\\:*?\"<>|\n"))
        QVERIFY2(!name.contains(character), qPrintable(name));
}

void TestArchiveFiles::longNamesFitIntoAFolder()
{
    const QTemporaryDir folder;
    ArchivedGame game = archived::against(1);
    for (const char32_t letter : {U'x', U'\u00e4', U'\u91ce', U'\U00020bb7'}) {
        game.players[0].name = QString::fromUcs4(std::u32string(60, letter).c_str());
        game.players[1].name = game.players[0].name;
        const auto written = archivefiles::toFolder(game, folder.path());
        QVERIFY2(written, written ? "" : qPrintable(written.error().message));
        QVERIFY(written->contains(game.players[0].name.first(4)));
        QVERIFY(QFile::encodeName(QFileInfo(*written).fileName()).size() <= 255);
        QCOMPARE(archivefiles::fromFile(*written)->players[1].name, game.players[1].name);
    }
}

void TestArchiveFiles::anotherTimeZoneBringsNoGameTwice()
{
    const QByteArray before = qgetenv("TZ");
    const auto in = [](const char* zone) {
        qputenv("TZ", zone);
        tzset();
    };
    const auto archive = archived::open();
    const QTemporaryDir folder;
    in("Europe/Madrid");
    std::vector<ArchivedGame> games;
    for (int hour = 0; hour < 48; hour += 3) {
        games.push_back(archived::against(1));
        games.back().begun
            = QDateTime(QDate(2026, 3, 5), QTime(0, 30)).addSecs(3600 * hour).toUTC();
        games.back().players[0].name = QString::number(hour);
        QVERIFY(archivefiles::toFolder(games.back(), folder.path()));
    }
    QCOMPARE(archive->add(games).value().added, 16);
    in("America/Los_Angeles");
    std::vector<ArchivedGame> again;
    for (const QString& file : archivefiles::gameFiles(folder.path()))
        again.push_back(*archivefiles::fromFile(file));
    QCOMPARE(archive->add(again).value().added, 0);
    qputenv("TZ", before);
    tzset();
}

void TestArchiveFiles::theSameGameOnTheNextDayIsAnother()
{
    const auto archive = archived::open();
    ArchivedGame game = archived::against(1);
    for (int day = 1; day <= 3; ++day) {
        game.begun = QDateTime(QDate(2026, 3, day), QTime(12, 0)).toUTC();
        game.game.setTag(QStringLiteral("Date"), QStringLiteral("2026-03-0%1").arg(day));
        game.uid = QString::number(day);
        QCOMPARE(archive->add({game}).value().added, 1);
        QCOMPARE(archive->add({game}).value().added, 0);
    }
}

void TestArchiveFiles::aDamagedFileIsNamed()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("bad.c4g")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("1. d9 *");
    file.close();
    const auto game = archivefiles::fromFile(file.fileName());
    QVERIFY(!game.has_value());
    QVERIFY(game.error().message.contains(QStringLiteral("bad.c4g")));
}

QTEST_GUILESS_MAIN(TestArchiveFiles)
#include "tst_archivefiles.moc"
