// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/gamefile.h"
#include "tests/app/program.h"
#include "tests/core/archive/archivedgames.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <unistd.h>

/// `games list`, `games export` and `games import`.
class TestCliGames : public QObject
{
    Q_OBJECT

private:
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    Run games(const QStringList& arguments) const
    {
        return runProgram(QStringList {"games"} + arguments);
    }
    Run inArchive(const QStringList& arguments) const
    {
        return games(arguments + QStringList {"--archive", path("games.sqlite")});
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        ArchivedGame lost
            = archived::between(archived::level(2), Entrant::person(), archived::played("1212121"));
        lost.begun = QDateTime(QDate(2021, 3, 4), QTime(12, 0)).toUTC();
        lost.favourite = true;
        QVERIFY(archived::open(path("games.sqlite"))
                    ->add({archived::against(1), lost, archived::against(3, "4453")})
                    .has_value());
        QFile text(path("text.sqlite"));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("no games at all");
    }

    /// Another user's, or on a disk that is not written to.
    void whatMayNotBeWrittenIsRead()
    {
        const QTemporaryDir folder;
        const QString archive = folder.filePath("a folder %.sqlite");
        QVERIFY(QFile::copy(path("games.sqlite"), archive));
        QVERIFY(QFile::setPermissions(archive, QFile::ReadOwner | QFile::ReadOther));
        QVERIFY(QFile::setPermissions(folder.path(),
                                      QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther
                                          | QFile::ExeOther));
        const auto asNobody = [&archive](const QStringList& arguments) {
            QProcess process;
            // Root may write everywhere.
            process.setChildProcessModifier([] {
                constexpr unsigned nobody = 65534;
                if (::geteuid() == 0 && (::setgid(nobody) != 0 || ::setuid(nobody) != 0))
                    ::_exit(77);
            });
            process.start(QStringLiteral(FOURCAST_CLI), arguments + QStringList {archive});
            return rest(process);
        };
        const Run list = asNobody({"games", "list", "--archive"});
        if (list.code == -1)
            QSKIP("Nobody else may start the program here");
        QVERIFY2(list.code == 0, qPrintable(list.error));
        QVERIFY(list.out.endsWith("Games: 3\n"));
        const Run exported = asNobody({"games", "export", "1", "--out", "-", "--archive"});
        QVERIFY2(exported.code == 0, qPrintable(exported.error));
        QVERIFY(exported.out.startsWith("[Date "));
        const Run refused = asNobody({"games", "import", path("none.c4g"), "--archive"});
        QCOMPARE(refused.code, 1);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList {"a folder %.sqlite"});
        QVERIFY(QFile::setPermissions(folder.path(),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    /// A day is the same wherever a file is imported and looked at.
    void theDayOfAFileIsTheSameInEveryTimeZone()
    {
        const auto in = [this](const char* zone, const QStringList& arguments) {
            QProcess process;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert("TZ", zone);
            process.setProcessEnvironment(environment);
            process.start(QStringLiteral(FOURCAST_CLI),
                          arguments + QStringList {"--archive", path("days.sqlite")});
            return rest(process);
        };
        QFile file(path("day.c4g"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[Date \"2026-11-20\"]\n[First \"Ann\"]\n[Second \"Bob\"]\n\n1. d1 d2 *\n");
        file.close();
        // East of the date line, and west of it.
        const char* const kiritimati = "KIR-14";
        const char* const losAngeles = "LAX8";
        QCOMPARE(in(kiritimati, {"games", "import", path("day.c4g")}).code, 0);
        for (const char* zone : {kiritimati, losAngeles, "UTC0"}) {
            const Run day
                = in(zone, {"games", "list", "--from", "2026-11-20", "--to", "2026-11-20"});
            QVERIFY2(day.out.contains("  2026-11-20 ") && day.out.endsWith("Games: 1\n"),
                     qPrintable(day.out));
            for (const QStringList& other :
                 {QStringList {"--to", "2026-11-19"}, QStringList {"--from", "2026-11-21"}})
                QCOMPARE(in(zone, QStringList {"games", "list"} + other).out,
                         QStringLiteral("Games: 0\n"));
            const QString folder = path(zone);
            QCOMPARE(in(zone, {"games", "export", "--folder", folder}).code, 0);
            const QStringList names = QDir(folder).entryList(QDir::Files);
            QCOMPARE(names.size(), 1);
            QVERIFY2(names[0].startsWith("2026-11-20 "), qPrintable(names[0]));
            QVERIFY(contents(folder + u'/' + names[0]).contains("[Date \"2026-11-20\"]"));
        }
    }

    void twoImportsAtOnceAreBothDone()
    {
        QVERIFY(QDir(m_folder.path()).mkpath("many"));
        constexpr int files = 400;
        for (int i = 0; i < files; ++i) {
            QFile file(path("many/") + QStringLiteral("%1.c4g").arg(i));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QStringLiteral("[Date \"2026-01-02\"]\n[First \"Ann %1\"]\n"
                                      "[Second \"Bob\"]\n\n1. d1 d2 2. d3 c1 *\n")
                           .arg(i)
                           .toUtf8());
        }
        const QString archive = path("both.sqlite");
        const QStringList call {"games", "import", path("many"), "--archive", archive};
        std::array<QProcess, 2> imports;
        for (QProcess& each : imports)
            each.start(QStringLiteral(FOURCAST_CLI), call);
        for (QProcess& each : imports) {
            const Run run = rest(each);
            QVERIFY2(run.code == 0, qPrintable(run.error));
        }
        QVERIFY(games({"list", "--archive", archive}).out.endsWith("Games: 400\n"));
    }

    void wrongCallsGetOneSentence_data()
    {
        QTest::addColumn<QStringList>("call");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        const auto row = [](const QStringList& call, int code, const char* says) {
            QTest::newRow(says) << call << code << QString::fromLatin1(says);
        };
        const QStringList archive {"--archive", path("games.sqlite")};
        row({"list", "--archive", path("none.sqlite")}, 1, "no archive of games");
        row({"list", "--archive", path("text.sqlite")}, 1, "not an SQLite file");
        row({"list", "--result", "good"}, 1, "no result 'good'; there are won, drawn");
        row({"list", "--from", "yesterday"}, 1, "--from must be a day");
        row({"list", "--through", "48"}, 1, "--through: ");
        row({"list", "--most", "0"}, 1, "--most must be");
        row({"list", "more"}, 2, "more");
        row(archive + QStringList {"export"}, 2, "games");
        row(QStringList {"export"} + archive, 2, "Either --folder or --out");
        row(QStringList {"export", "--out", path("a.c4g")} + archive, 1, "holds one game, and 3");
        row(QStringList {"export", "77", "--out", path("a.c4g")} + archive, 1, "no game 77");
        row(QStringList {"export", "x", "--out", path("a.c4g")} + archive, 1, "NUMBER");
        row(QStringList {"export", "1", "--favourites", "--out", path("a.c4g")} + archive, 2,
            "not both");
        row(QStringList {"export", "1", "--out", path("games.sqlite")} + archive, 1,
            "another file of the same command");
        row({"import"}, 2, "PATH");
        row({"import", path("nowhere")}, 1, "no file or folder");
        row({"list", "--archive", path("")}, 1, "can't be used: it is a folder");
    }

    void wrongCallsGetOneSentence()
    {
        QFETCH(const QStringList, call);
        QFETCH(const int, code);
        QFETCH(const QString, says);
        const Run run = games(call);
        QCOMPARE(run.code, code);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.error.contains(says), qPrintable(run.error));
        QVERIFY(!QFile::exists(path("none.sqlite")));
    }

    void gamesAreListed()
    {
        const Run all = inArchive({"list"});
        QCOMPARE(all.code, 0);
        QVERIFY2(all.out.endsWith("Games: 3\n"), qPrintable(all.out));
        QVERIFY(all.out.contains("lost"));
        QVERIFY(inArchive({"list", "--result", "won"}).out.endsWith("Games: 1\n"));
        QVERIFY(inArchive({"list", "--search", "begin"}).out.endsWith("Games: 1\n"));
        QVERIFY(inArchive({"list", "--to", "2021-03-04"}).out.contains("2021-03-04 12:00 *"));
        QVERIFY(inArchive({"list", "--through", "44"}).out.endsWith("Games: 1\n"));
        const auto json
            = QJsonDocument::fromJson(inArchive({"list", "--most", "1", "--json"}).out.toUtf8())
                  .object();
        QCOMPARE(json["found"].toInt(), 3);
        QCOMPARE(json["games"].toArray().size(), 1);
    }

    void theListSaysWhyAGameWasOverEarly()
    {
        ArchivedGame late = archived::against(1, "12");
        late.game.loseOnTime();
        ArchivedGame failed = archived::against(1, "123");
        failed.game.loseByFailure({EngineFailure::Kind::Crashed, QStringLiteral("SIGSEGV")});
        QVERIFY(archived::open(path("early.sqlite"))->add({late, failed}).has_value());
        const QStringList list {"list", "--archive", path("early.sqlite")};
        const Run text = games(list);
        QVERIFY2(text.out.contains(", lost on time\n"), qPrintable(text.out));
        QVERIFY2(text.out.contains(", lost by failure: it crashed (SIGSEGV)\n"),
                 qPrintable(text.out));
        const Run json = games(list + QStringList {"--json"});
        QCOMPARE(json.out.count("\"onTime\": true"), 1);
        QCOMPARE(json.out.count("\"failure\": \"crashed: SIGSEGV\""), 1);
    }

    void gamesGoOutAndComeBack()
    {
        QCOMPARE(inArchive({"export", "--folder", path("out")}).code, 0);
        QCOMPARE(QDir(path("out")).entryList(QDir::Files).size(), 3);
        QFile bad(path("out/bad.c4g"));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("nonsense");
        bad.close();
        const Run first = games({"import", path("out"), "--archive", path("new.sqlite")});
        QCOMPARE(first.code, 1);
        QVERIFY2(
            first.out.contains("Games added: 3; there already: 0; notes added: 0; files that can't "
                               "be read: 1"),
            qPrintable(first.out));
        QVERIFY(first.error.contains("bad.c4g"));
        QVERIFY(bad.remove());
        const Run again = games({"import", path("out"), "--archive", path("new.sqlite")});
        QCOMPARE(again.code, 0);
        QVERIFY(again.out.contains("Games added: 0; there already: 3; notes added: 0"));
        const QString noted = path("out") + u'/' + QDir(path("out")).entryList(QDir::Files).first();
        auto game = gamefile::load(noted);
        QVERIFY(game);
        game->setComment(1, "Too bold.");
        QVERIFY(gamefile::save(*game, noted));
        const Run third = games({"import", path("out"), "--archive", path("new.sqlite")});
        QVERIFY2(third.out.contains("there already: 3; notes added: 1;"), qPrintable(third.out));
    }

    void oneFileAndAPdf()
    {
        QCOMPARE(inArchive({"export", "1", "--out", path("one.c4g")}).code, 0);
        QCOMPARE(inArchive({"export", "1", "--out", path("one.c4g")}).code, 1); // not replaced
        QCOMPARE(inArchive({"export", "1", "--out", path("one.c4g"), "--force"}).code, 0);
        QVERIFY(inArchive({"export", "1", "--out", "-"}).out.contains("1. a1 b1"));
        QCOMPARE(inArchive({"export", "--out", path("all.pdf")}).code, 0);
        QFile pdf(path("all.pdf"));
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QVERIFY(pdf.readAll().startsWith("%PDF"));
    }
};

QTEST_GUILESS_MAIN(TestCliGames)
#include "tst_cligames.moc"
