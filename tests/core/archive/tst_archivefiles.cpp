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
    QCOMPARE(archive->add({*back, *archivefiles::fromFile(*second)}).value(), 1);
    QCOMPARE(archive->add({*back}).value(), 0);
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
