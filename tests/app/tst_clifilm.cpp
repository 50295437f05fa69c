// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

/// `film`.
class TestCliFilm : public QObject
{
    Q_OBJECT

private:
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    static void write(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        write(path("game.c4g"),
              "[First \"Ann\"]\n[Second \"Bob\"]\n\n1. d1 c1 2. d2 c2 3. d3 c3 4. d4 1-0\n");
        write(path("bad.c4g"), "[First \"Ann\"]\n\n1. d1 d7 *\n");
        write(path("there.gif"), "mine");
    }

    void wrongCallsGetOneSentence_data()
    {
        QTest::addColumn<QStringList>("call");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        const auto row = [](const QStringList& call, int code, const char* says) {
            QTest::newRow(says) << call << code << QString::fromLatin1(says);
        };
        const QString out = path("wrong.gif");
        row({}, 2, "FILE is missing");
        row({path("game.c4g")}, 2, "A moving picture needs a file: --out");
        row({path("nowhere.c4g"), "--out", out}, 1, "nowhere.c4g could not be read");
        row({path("bad.c4g"), "--out", out}, 1, "bad.c4g, line 3, column 7");
        row({path("game.c4g"), "--out", out, "--size", "huge"}, 1,
            "--size is one of small, medium, large, not 'huge'");
        row({path("game.c4g"), "--out", out, "--discs", "blue"}, 1, "--discs is one of safe");
        row({path("game.c4g"), "--out", path("no/where.gif")}, 1, "does not exist");
        row({path("game.c4g"), "--out", path("there.gif")}, 1, "--force");
    }

    void wrongCallsGetOneSentence()
    {
        QFETCH(QStringList, call);
        QFETCH(int, code);
        QFETCH(QString, says);
        const auto result = runProgram(QStringList {QStringLiteral("film")} + call);
        QCOMPARE(result.code, code);
        QVERIFY2(result.error.contains(says), qPrintable(result.error));
        QVERIFY(!QFile::exists(path("wrong.gif")));
        QCOMPARE(contents(path("there.gif")), QByteArray("mine"));
    }

    /// What is in it the tests of ui/board/film read.
    void aPictureIsWrittenAsItIsTold()
    {
        QByteArray before;
        for (const char* size : {"small", "large"}) {
            const QString out = path("game.gif");
            const auto result
                = runProgram({QStringLiteral("film"), path("game.c4g"), QStringLiteral("--out"),
                              out, QStringLiteral("--size"), QString::fromLatin1(size),
                              QStringLiteral("--force"), QStringLiteral("--json")});
            QVERIFY2(result.code == 0, qPrintable(result.error));
            const QJsonObject told = QJsonDocument::fromJson(result.out.toUtf8()).object();
            const QByteArray bytes = contents(out);
            QVERIFY(bytes.startsWith("GIF89a") && bytes.endsWith(';'));
            QVERIFY(bytes.contains("NETSCAPE2.0"));
            const auto number = [&bytes](qsizetype at) {
                return static_cast<quint8>(bytes[at]) + 256 * static_cast<quint8>(bytes[at + 1]);
            };
            QCOMPARE(number(6), told["width"].toInt());
            QCOMPARE(number(8), told["height"].toInt());
            QCOMPARE(bytes.size(), qsizetype {told["bytes"].toInt()});
            // Seven moves, each with some frames.
            QVERIFY(told["frames"].toInt() > 7 * 5);
            QVERIFY(bytes.size() > before.size());
            before = bytes;
        }
    }

    void theSameGameIsTheSameFile()
    {
        QList<QByteArray> made;
        for (const char* name : {"a.gif", "b.gif"}) {
            const auto result
                = runProgram({QStringLiteral("film"), path("game.c4g"), QStringLiteral("--out"),
                              path(name), QStringLiteral("--size"), QStringLiteral("small"),
                              QStringLiteral("--dark"), QStringLiteral("--flip")});
            QVERIFY2(result.code == 0, qPrintable(result.error));
            made += contents(path(name));
        }
        QCOMPARE(made[0], made[1]);
    }
};

QTEST_GUILESS_MAIN(TestCliFilm)
#include "tst_clifilm.moc"
