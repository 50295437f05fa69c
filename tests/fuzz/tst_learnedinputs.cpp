// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/learnedinputs.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace {

/// One with every byte, those that have a meaning in the file, none at all, and some text.
QList<QByteArray> inputs()
{
    QByteArray all;
    for (int byte = 0; byte < 256; ++byte)
        all += static_cast<char>(byte);
    return {all, "", "\n", "%0A", "one%two\nthree ", "four"};
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

QStringList filesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files);
}

struct Run
{
    int code = -1;
    QString out;
    QString error;
};

Run run(const char* program, const QStringList& arguments)
{
    QProcess process;
    process.start(QString::fromLatin1(program), arguments);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

}

class TestLearnedInputs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsReadIsWhatWasWritten()
    {
        QList<QByteArray> sorted = inputs();
        std::ranges::sort(sorted);
        write(path("a.txt"), fuzz::toLearnedText(inputs()));
        const auto read = fuzz::readLearned(path("a.txt"));
        QVERIFY2(read, qPrintable(read ? QString() : read.error().message));
        QCOMPARE(*read, sorted);
    }

    void theSameInputsGiveTheSameText()
    {
        QList<QByteArray> others = inputs();
        std::ranges::reverse(others);
        others << others.first();
        QCOMPARE(fuzz::toLearnedText(others), fuzz::toLearnedText(inputs()));
        QCOMPARE(
            fuzz::toLearnedText({"b c", "a\n"}),
            QByteArray("2 inputs, SHA-1 79e1c8476e258d78240705be0d8699b71561dccd\na%0A\nb c\n"));
    }

    void damageIsSaid_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray text = fuzz::toLearnedText(inputs());
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a line too few") << text.left(text.lastIndexOf('\n', -2) + 1);
        QTest::newRow("its end is lost") << text.chopped(1);
        QTest::newRow("a line too many") << text + "five\n";
        QTest::newRow("another letter") << QByteArray(text).replace("four", "five");
        QTest::newRow("another number") << QByteArray(text).replace("6 inputs", "7 inputs");
        QTest::newRow("line ends of another system") << QByteArray(text).replace("\n", "\r\n");
    }

    void damageIsSaid()
    {
        QFETCH(QByteArray, text);
        write(path("damaged.txt"), text);
        const QString sentence
            = QStringLiteral("'%1' is damaged: its first line does not fit the lines below.\n")
                  .arg(path("damaged.txt"));
        const Run unpacked = run(LEARNED, {"unpack", path("damaged.txt"), path("none")});
        QCOMPARE(unpacked.code, 1);
        QCOMPARE(unpacked.error, sentence);
        QVERIFY(filesIn(path("none")).isEmpty());
        const Run replayed = run(REPLAY, {"--learned", path("damaged.txt")});
        QCOMPARE(replayed.code, 1);
        QCOMPARE(replayed.error, sentence);
    }

    void whatIsNotThereIsSaid()
    {
        for (const Run& each :
             {run(LEARNED, {"unpack", path("no.txt"), path("none")}),
              run(LEARNED, {"pack", path("no"), path("none.txt")}),
              run(REPLAY, {"--learned", path("no.txt")}), run(REPLAY, {path("no")})}) {
            QCOMPARE(each.code, 1);
            QVERIFY2(each.error.startsWith(QStringLiteral("'%1").arg(path("no"))),
                     qPrintable(each.error));
        }
        QVERIFY(!QFile::exists(path("none.txt")));
        QCOMPARE(run(LEARNED, {"unpack"}).code, 2);
    }

    void unpackedInputsAreNamedByTheirHashAndNamedOnesStayOut()
    {
        const QByteArray text = fuzz::toLearnedText(inputs());
        write(path("b.txt"), text);
        QCOMPARE(run(LEARNED, {"unpack", path("b.txt"), path("folder")}).code, 0);
        QCOMPARE(filesIn(path("folder")).size(), inputs().size());
        for (const QByteArray& input : inputs())
            QCOMPARE(bytesOf(path("folder/") + fuzz::learnedName(input)), input);
        // printf four | sha1sum
        QCOMPARE(bytesOf(path("folder/9f8f7eec5dea5ac43738721939c120318cbff1df")),
                 QByteArray("four"));
        write(path("folder/a-name-of-ours"), "five");
        QCOMPARE(run(LEARNED, {"pack", path("folder"), path("again.txt")}).code, 0);
        QCOMPARE(bytesOf(path("again.txt")), text);
    }

    /// Those of files, of folders and of what is packed.
    void everyInputIsReplayedAndCounted()
    {
        QDir().mkpath(path("corpus"));
        write(path("corpus/one"), "44");
        write(path("corpus/two"), "45");
        write(path("c.txt"), fuzz::toLearnedText(inputs()));
        const Run all
            = run(REPLAY, {path("corpus"), path("corpus/one"), "--learned", path("c.txt")});
        QCOMPARE(all.code, 0);
        QCOMPARE(all.out, QStringLiteral("9 inputs replayed\n"));
        QVERIFY(all.error.endsWith(path("c.txt:7\n")));
        write(path("empty.txt"), fuzz::toLearnedText({}));
        QCOMPARE(run(REPLAY, {"--learned", path("empty.txt")}).code, 1);
    }

private:
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    const QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestLearnedInputs)
#include "tst_learnedinputs.moc"
