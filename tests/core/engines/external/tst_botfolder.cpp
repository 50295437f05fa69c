// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/botfolder.h"
#include "tests/core/engines/external/badprograms.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

class TestBotFolder : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    void write(const QString& name, const QByteArray& text, bool isProgram) const
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        if (isProgram)
            file.setPermissions(file.permissions() | QFile::ExeOwner);
    }
    /// A program that is `badbot mode`.
    void writeBot(const QString& name, const QByteArray& mode) const
    {
        write(name, "#!/bin/sh\n# uciok\nexec '" FOURCAST_BADBOT "' " + mode + "\n", true);
    }
    static const FolderBot* find(const std::vector<FolderBot>& bots, const QString& file)
    {
        const auto found = std::ranges::find(bots, file, &FolderBot::file);
        return found == bots.end() ? nullptr : &*found;
    }

private Q_SLOTS:
    void initTestCase()
    {
        writeBot(QStringLiteral("good"), "ok");
        write(QStringLiteral("good.cpp"), "int main() { }\n", false);
        write(QStringLiteral("lonely.cpp"), "int main() { }\n", false);
        write(QStringLiteral("README.md"), "Our class\n", false);
        write(QStringLiteral(".hidden"), "#!/bin/sh\n", true);
        writeBot(QStringLiteral("anna/bot"), "ok");
        writeBot(QStringLiteral("ben/bot"), "crash");
    }

    void programsAreFoundAndOtherFilesLeft()
    {
        const auto bots = botfolder::look(m_folder.path(), {}, {QStringLiteral("good")});
        QStringList files;
        for (const FolderBot& bot : bots)
            files << bot.file;
        files.sort();
        QCOMPARE(files,
                 (QStringList {QStringLiteral("anna/bot"), QStringLiteral("ben/bot"),
                               QStringLiteral("good"), QStringLiteral("lonely.cpp")}));
        QCOMPARE(find(bots, QStringLiteral("good"))->program.name, QStringLiteral("good 2"));
        QCOMPARE(find(bots, QStringLiteral("anna/bot"))->program.name, QStringLiteral("anna"));
        QCOMPARE(find(bots, QStringLiteral("ben/bot"))->program.name, QStringLiteral("ben"));
        QVERIFY(!find(bots, QStringLiteral("lonely.cpp"))->problem.isEmpty());
        QCOMPARE(find(bots, QStringLiteral("good"))->program.limits, ProgramLimits::untrusted());
    }

    void oneThatIsKnownKeepsItsName()
    {
        auto bots = botfolder::look(m_folder.path(), {}, {});
        Program known = find(bots, QStringLiteral("anna/bot"))->program;
        known.name = QStringLiteral("Anna's first");
        bots = botfolder::look(m_folder.path(), {known}, {known.name});
        QVERIFY(find(bots, QStringLiteral("anna/bot"))->isKnown);
        QCOMPARE(find(bots, QStringLiteral("anna/bot"))->program, known);
    }

    void eachIsTried()
    {
        auto bots = botfolder::look(m_folder.path(), {}, {});
        for (FolderBot& bot : bots)
            bot.program.limits = badProgram({}).limits;
        int done = 0;
        botfolder::tryAll(bots, {}, [&done](int told) { done = told; });
        QCOMPARE(done, 4);
        QVERIFY(find(bots, QStringLiteral("good"))->works());
        QVERIFY(find(bots, QStringLiteral("anna/bot"))->works());
        const FolderBot* const bad = find(bots, QStringLiteral("ben/bot"));
        QVERIFY(!bad->works() && bad->trial->failure);
        QVERIFY(!find(bots, QStringLiteral("lonely.cpp"))->trial);
    }

    void stoppedNothingIsTried()
    {
        auto bots = botfolder::look(m_folder.path(), {}, {});
        std::stop_source stop;
        stop.request_stop();
        botfolder::tryAll(bots, stop.get_token());
        QVERIFY(std::ranges::none_of(bots, &FolderBot::works));
    }

    void nothingIsInAFolderThatIsNotThere()
    {
        QVERIFY(botfolder::look(m_folder.filePath(QStringLiteral("none")), {}, {}).empty());
    }
};

QTEST_GUILESS_MAIN(TestBotFolder)
#include "tst_botfolder.moc"
