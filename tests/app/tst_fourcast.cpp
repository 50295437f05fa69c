// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// The window's program at its door: what it says and answers to the shell before there is a
/// window.
class TestFourcast : public QObject
{
    Q_OBJECT

private:
    enum class Display
    {
        Offscreen,
        None,
        Unreachable
    };

    static void run(QProcess& process, const QStringList& arguments, Display display)
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANGUAGE"})
            environment.remove(QString::fromLatin1(name));
        if (display == Display::Offscreen)
            environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        if (display == Display::Unreachable)
            environment.insert(QStringLiteral("DISPLAY"), QStringLiteral(":9999"));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(FOURCAST_GUI), arguments);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    }

private Q_SLOTS:
    void wrongCallsGetOneSentenceAndTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        QTest::newRow("option") << QStringList {"--dance"} << "dance";
        QTest::newRow("value missing") << QStringList {"--settings"} << "settings";
        QTest::newRow("language") << QStringList {"--language", "tlh"} << "tlh";
        QTest::newRow("two files") << QStringList {"a.c4g", "b.c4g"} << "one game file";
    }

    void wrongCallsGetOneSentenceAndTwo()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, says);
        for (const Display display : {Display::Offscreen, Display::None}) {
            QProcess process;
            run(process, arguments, display);
            const QString error = QString::fromUtf8(process.readAllStandardError());
            QCOMPARE(process.exitCode(), 2);
            QVERIFY2(error.startsWith(QStringLiteral("fourcast: ")), qPrintable(error));
            QVERIFY2(error.contains(says), qPrintable(error));
            QCOMPARE(error.count(u'\n'), 1);
        }
    }

    void helpAndVersionNeedNoDisplay()
    {
        for (const char* option : {"--help", "--version"}) {
            QProcess process;
            run(process, {QString::fromLatin1(option)}, Display::None);
            QCOMPARE(process.exitCode(), 0);
            QVERIFY(process.readAllStandardOutput().contains("ourcast"));
            QVERIFY(process.readAllStandardError().isEmpty());
        }
    }

    void withoutADisplayOneSentenceSaysSo_data()
    {
        QTest::addColumn<int>("display");
        QTest::newRow("none") << static_cast<int>(Display::None);
        QTest::newRow("unreachable") << static_cast<int>(Display::Unreachable);
    }

    void withoutADisplayOneSentenceSaysSo()
    {
        QFETCH(int, display);
        QProcess process;
        run(process, {}, static_cast<Display>(display));
        const QString error = QString::fromUtf8(process.readAllStandardError());
        QCOMPARE(process.exitCode(), 1);
        QVERIFY2(error.startsWith(QStringLiteral("fourcast: ")), qPrintable(error));
        QVERIFY2(error.contains(QStringLiteral("display")), qPrintable(error));
        QCOMPARE(error.count(u'\n'), 1);
    }

    void theWindowOpensAndCloses()
    {
        const QTemporaryDir folder;
        QProcess process;
        run(process,
            {QStringLiteral("--settings"), folder.filePath(QStringLiteral("settings.ini")),
             QStringLiteral("--quit-after-first-paint")},
            Display::Offscreen);
        QCOMPARE(process.exitCode(), 0);
    }
};

QTEST_GUILESS_MAIN(TestFourcast)
#include "tst_fourcast.moc"
