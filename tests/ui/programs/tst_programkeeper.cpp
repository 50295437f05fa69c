// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/engineinfo.h"
#include "core/engines/external/programfile.h"
#include "core/engines/external/programtable.h"
#include "ui/programs/programkeeper.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

class TestProgramKeeper : public QObject
{
    Q_OBJECT

private:
    static Program program(const char* name)
    {
        return {.name = QString::fromLatin1(name),
                .protocol = ProgramProtocol::Riddles,
                .command = QStringLiteral("/nowhere/bot")};
    }
    static ProgramKeeper::Change adding(const char* name)
    {
        return [added = program(name)](std::vector<Program>& programs) -> Expected<void> {
            programs.push_back(added);
            return {};
        };
    }
    QString path() const { return m_folder->filePath(QStringLiteral("programs.json")); }
    QStringList inFile() const
    {
        QStringList names;
        const auto programs = programfile::load(path());
        for (const Program& each : *programs)
            names << each.name;
        return names;
    }
    void write(const QByteArray& text) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    std::unique_ptr<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { programs::setAll({}); }

    void noFileIsNoPrograms()
    {
        const ProgramKeeper keeper(path());
        QVERIFY(keeper.problem().isEmpty());
        QVERIFY(keeper.programs().empty());
        QVERIFY(!QFile::exists(path()));
    }

    void theFileIsInTheTableAtOnce()
    {
        write(programfile::toJson({program("one"), program("two")}));
        const ProgramKeeper keeper(path());
        QCOMPARE(programs::names(), QStringList({"one", "two"}));
        QVERIFY(findEngine(QStringLiteral("one")));
    }

    void aChangeIsInTheTableAtOnceAndInTheFileSoon()
    {
        ProgramKeeper keeper(path());
        QSignalSpy changed(&keeper, &ProgramKeeper::changed);
        QVERIFY(keeper.save(adding("one")));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(programs::names(), QStringList {"one"});
        QVERIFY(keeper.save(adding("two")));
        QTRY_VERIFY(keeper.isIdle());
        QCOMPARE(inFile(), QStringList({"one", "two"}));
        QCOMPARE(programs::names(), QStringList({"one", "two"}));
    }

    void theEndWaitsForTheFile()
    {
        {
            ProgramKeeper keeper(path());
            for (const char* name : {"one", "two", "three"})
                QVERIFY(keeper.save(adding(name)));
        }
        QCOMPARE(inFile(), QStringList({"one", "two", "three"}));
    }

    void aChangeThatCannotBeLeavesAll()
    {
        ProgramKeeper keeper(path());
        QVERIFY(keeper.save(adding("one")));
        QSignalSpy changed(&keeper, &ProgramKeeper::changed);
        const auto twice = keeper.save(adding("one"));
        QVERIFY(!twice);
        QVERIFY(twice.error().message.contains(QStringLiteral("one")));
        QVERIFY(!keeper.save(adding("perfect")));
        QVERIFY(!keeper.save(
            [](std::vector<Program>&) -> Expected<void> { return fail(QStringLiteral("No.")); }));
        QCOMPARE(changed.count(), 0);
        QCOMPARE(programs::names(), QStringList {"one"});
    }

    void whatOthersHaveAddedStays()
    {
        ProgramKeeper keeper(path());
        write(programfile::toJson({program("theirs")}));
        QVERIFY(keeper.save(adding("ours")));
        QTRY_COMPARE(programs::names(), QStringList({"theirs", "ours"}));
        QCOMPARE(inFile(), QStringList({"theirs", "ours"}));
    }

    void aNameThatOthersHaveTakenIsRefused()
    {
        ProgramKeeper keeper(path());
        QSignalSpy failed(&keeper, &ProgramKeeper::failed);
        write(programfile::toJson({program("taken")}));
        QVERIFY(keeper.save(adding("taken")));
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(inFile(), QStringList {"taken"});
    }

    void aBrokenFileIsToldOfAndLeft()
    {
        const QByteArray broken = "{ \"programs\": [";
        write(broken);
        ProgramKeeper keeper(path());
        QVERIFY(keeper.problem().contains(path()));
        const auto saved = keeper.save(adding("one"));
        QVERIFY(!saved);
        QCOMPARE(saved.error().message, keeper.problem());
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), broken);
        file.close();

        write(programfile::toJson({program("mended")}));
        keeper.reload();
        QTRY_COMPARE(programs::names(), QStringList {"mended"});
        QVERIFY(keeper.problem().isEmpty());
        QVERIFY(keeper.save(adding("one")));
    }

    void aFileThatIsSavedAnewIsAnotherVersion()
    {
        const QString bot = m_folder->filePath(QStringLiteral("bot"));
        const auto edit = [&bot](const char* text) {
            QFile file(bot);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        edit("first");
        ProgramKeeper keeper(path());
        QVERIFY(keeper.save([&bot](std::vector<Program>& programs) -> Expected<void> {
            programs.push_back({.name = QStringLiteral("bot"), .command = bot});
            return {};
        }));
        keeper.noteVersions();
        QTRY_VERIFY(keeper.isIdle() && !programs::find("bot")->fingerprint.isEmpty());
        const int before = programs::find("bot")->version;
        edit("second");
        QSignalSpy changed(&keeper, &ProgramKeeper::changed);
        keeper.noteVersions();
        QTRY_COMPARE(programs::find("bot")->version, before + 1);
        QVERIFY(changed.count() >= 1);
        QTRY_VERIFY(keeper.isIdle());
        QCOMPARE(programfile::load(path())->front().version, before + 1);
    }
};

QTEST_GUILESS_MAIN(TestProgramKeeper)
#include "tst_programkeeper.moc"
