// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/store.h"

#include "core/support/files/readfile.h"
#include "core/support/files/savefile.h"
#include "tests/core/store/databaselocks.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <thread>

namespace {

/// Words and how often each was said, in three versions.
StoreSchema words()
{
    return {.applicationId = 0x54657374,
            .notOurs = QStringLiteral("it holds no words"),
            .notSqlite = QStringLiteral("it is no file of words"),
            .versions
            = {{QStringLiteral("CREATE TABLE word (text TEXT PRIMARY KEY)")},
               {QStringLiteral("ALTER TABLE word ADD COLUMN said INTEGER NOT NULL DEFAULT 7"),
                QStringLiteral("CREATE TABLE language (name TEXT)")},
               {QStringLiteral("ALTER TABLE word ADD COLUMN language TEXT")}}};
}

StoreSchema words(int version)
{
    StoreSchema schema = words();
    schema.versions.resize(static_cast<std::size_t>(version));
    return schema;
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Expected<void> add(Store& store, const QString& text)
{
    return store.write([&](const QSqlDatabase& database) {
        return sql::run(database, QStringLiteral("INSERT INTO word (text) VALUES (?)"), {text});
    });
}

Expected<int> number(const Store& store, const QString& question)
{
    return store.read([&](const QSqlDatabase& database) -> Expected<int> {
        const auto answer = sql::ask(database, question);
        if (!answer)
            return tl::unexpected(answer.error());
        return answer->toInt();
    });
}

int count(const Store& store)
{
    return number(store, QStringLiteral("SELECT count(*) FROM word")).value_or(-1);
}

}

class TestStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsThereForOthers()
    {
        const auto first = Store::open(path("a"), words());
        const auto second = Store::open(path("a"), words());
        QVERIFY(first && second);
        QVERIFY(add(**first, "hello"));
        QCOMPARE(count(**second), 1);
    }

    void everyEarlierVersionIsGivenWhatItLacks_data()
    {
        QTest::addColumn<int>("version");
        for (int version = 1; version < words().version(); ++version)
            QTest::addRow("version %d", version) << version;
    }

    void everyEarlierVersionIsGivenWhatItLacks()
    {
        QFETCH(int, version);
        {
            const auto old = Store::open(path("a"), words(version));
            QVERIFY(old && add(**old, "kept"));
            QCOMPARE(number(**old, "PRAGMA user_version").value(), version);
        }
        const auto store = Store::open(path("a"), words());
        QVERIFY(store.has_value());
        QCOMPARE(number(**store, "PRAGMA user_version").value(), words().version());
        QCOMPARE(number(**store, "SELECT said FROM word WHERE text = 'kept'").value(), 7);
        QCOMPARE(number(**store, "SELECT language IS NULL FROM word").value(), 1);
        QCOMPARE(number(**store, "SELECT count(*) FROM language").value(), 0);
    }

    void aNewFileIsAsAnOldOneBroughtOn()
    {
        {
            QVERIFY(Store::open(path("old"), words(1)));
        }
        const auto old = Store::open(path("old"), words());
        const auto made = Store::open(path("new"), words());
        QVERIFY(old && made);
        const auto tables = [](const Store& store) {
            return store
                .read([](const QSqlDatabase& database) {
                    return sql::ask(
                        database,
                        QStringLiteral("SELECT group_concat(sql, ';') FROM sqlite_schema"));
                })
                .value()
                .toString();
        };
        QVERIFY(tables(**made).contains("language"));
        QCOMPARE(tables(**made), tables(**old));
    }

    void whatCannotBeOneOfOursIsRefusedAndStays_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("reason");
        QTest::newRow("a later version") << "later"
                                         << "it has version 3, but this program reads version 2";
        QTest::newRow("another program's") << "foreign"
                                           << "it holds no words";
        QTest::newRow("text") << "text"
                              << "it is no file of words";
        QTest::newRow("damaged") << "damaged"
                                 << "";
    }

    void whatCannotBeOneOfOursIsRefusedAndStays()
    {
        QFETCH(QString, kind);
        QFETCH(QString, reason);
        const QString file = path("a");
        if (kind == QLatin1String("text")) {
            QFile text(file);
            QVERIFY(text.open(QIODevice::WriteOnly) && text.write("word\nhello\n") > 0);
        } else {
            StoreSchema schema = words();
            if (kind == QLatin1String("foreign"))
                schema.applicationId = 1;
            const auto store = Store::open(file, schema);
            QVERIFY(store.has_value());
            for (int i = 0; i < 2000; ++i)
                QVERIFY(add(**store, QStringLiteral("a word that takes some room %1").arg(i)));
        }
        if (kind == QLatin1String("damaged")) {
            QFile broken(file);
            QVERIFY(broken.open(QIODevice::ReadWrite) && broken.seek(3 * 4096));
            QVERIFY(broken.write(QByteArray(2 * 4096, 'x')) > 0);
        }
        const QByteArray before = contents(file);
        QVERIFY(!before.isEmpty());
        const auto refused = Store::open(file, kind == QLatin1String("later") ? words(2) : words());
        QVERIFY(!refused);
        const QString sentence = refused.error().message;
        QVERIFY2(sentence.startsWith(QStringLiteral("'%1' can't be used: ").arg(file))
                     && sentence.contains(reason) && sentence.endsWith(u'.'),
                 qPrintable(sentence));
        QCOMPARE(contents(file), before);
    }

    void aWriteThatFailsChangesNothing()
    {
        const auto store = Store::open(path("a"), words());
        QVERIFY(store && add(**store, "first"));
        const auto written = (*store)->write([](const QSqlDatabase& database) -> Expected<void> {
            if (const auto good = sql::run(database, "DELETE FROM word"); !good)
                return good;
            return sql::run(database, "INSERT INTO nowhere VALUES (1)");
        });
        QVERIFY(!written);
        QVERIFY(written.error().message.contains("nowhere"));
        QCOMPARE(count(**store), 1);
        QVERIFY(add(**store, "second"));
        QCOMPARE(count(**store), 2);
    }

    void whatIsReadInAWriteIsStillTrueWhenItIsWritten()
    {
        constexpr int times = 150;
        {
            const auto store = Store::open(path("a"), words());
            QVERIFY(store && add(**store, "counted"));
        }
        const auto countUp = [&] {
            const auto store = Store::open(path("a"), words());
            for (int i = 0; store && i < times; ++i)
                (void)(*store)->write([](const QSqlDatabase& database) -> Expected<void> {
                    const auto said = sql::ask(database, "SELECT said FROM word");
                    if (!said)
                        return tl::unexpected(said.error());
                    return sql::run(database, "UPDATE word SET said = ?", {said->toInt() + 1});
                });
        };
        std::thread other(countUp);
        countUp();
        other.join();
        const auto store = Store::open(path("a"), words());
        QCOMPARE(number(**store, "SELECT said FROM word").value(), 7 + 2 * times);
    }

    /// POSIX: who closes any descriptor of a file lets go of all locks that the process has on it.
    void nobodyElseOpensItInThisProgram()
    {
        const QString file = path("a");
        const auto store = Store::open(file, words());
        QVERIFY(store && add(**store, "kept"));
        const int held = locksOn(file);
        QVERIFY(held > 0);
        QVERIFY(QFile::link(file, path("link")));
        for (const QString& name : {file, path("link"), file + QStringLiteral("-wal")}) {
            const auto read = readFile(name, 1024 * 1024);
            QVERIFY(!read);
            QCOMPARE(read.error().message,
                     QStringLiteral("this program has it open as a database"));
            QVERIFY(!saveFile(name, "a game"));
            QCOMPARE(locksOn(file), held);
        }
        StoreSchema another = words();
        another.applicationId = 1;
        QVERIFY(!Store::open(file, another));
        QVERIFY(Store::open(file, words()));
        QCOMPARE(locksOn(file), held);
        QCOMPARE(count(**store), 1);
    }

    void afterwardsItIsAFileLikeOthers()
    {
        const QString file = path("a");
        {
            const auto store = Store::open(file, words());
            QVERIFY(store && add(**store, "kept"));
        }
        const auto read = readFile(file, 1024 * 1024);
        QVERIFY(read && read->startsWith("SQLite format 3"));
    }

    void workIsDoneOnAThreadOfItsOwn()
    {
        const auto store = Store::open(":memory:", words());
        QVERIFY(store.has_value());
        const auto there = (*store)->read(
            [](const QSqlDatabase&) { return Expected<Qt::HANDLE>(QThread::currentThreadId()); });
        QVERIFY(there && *there != QThread::currentThreadId());
    }

    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromUtf8(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestStore)
#include "tst_store.moc"
