// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/keymap.h"

#include <QAction>
#include <QSignalSpy>
#include <QTest>

class TestKeymap : public QObject
{
    Q_OBJECT

private:
    QAction m_hint {QStringLiteral("&Hint")};
    QAction m_redo {QStringLiteral("&Redo")};
    QAction m_open {QStringLiteral("&Open…")};

    Keymap make()
    {
        m_hint.setObjectName(QStringLiteral("Hint"));
        m_hint.setShortcut(key("H"));
        m_redo.setObjectName(QStringLiteral("Redo"));
        m_redo.setShortcuts({key("Ctrl+Y"), key("Ctrl+Shift+Z")});
        m_open.setObjectName(QStringLiteral("Open"));
        m_open.setShortcuts(QList<QKeySequence>());
        return {{&m_hint, &m_redo, &m_open}, [](const QKeySequence& wanted) {
                    return wanted == key("1") ? QStringLiteral("1 is the board's.") : QString();
                }};
    }

    static QKeySequence key(const char* text)
    {
        return {QString::fromLatin1(text), QKeySequence::PortableText};
    }
    static QList<QKeySequence> keys(std::initializer_list<const char*> texts)
    {
        QList<QKeySequence> result;
        for (const char* text : texts)
            result += key(text);
        return result;
    }

private Q_SLOTS:
    void keysAreReadAsTheyWereWritten_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qsizetype>("count");
        QTest::newRow("none") << QStringLiteral("none") << qsizetype(0);
        QTest::newRow("one") << QStringLiteral("Ctrl+R") << qsizetype(1);
        QTest::newRow("two") << QStringLiteral("Ctrl+Y; Ctrl+Shift+Z") << qsizetype(2);
        QTest::newRow("comma") << QStringLiteral("Ctrl+,") << qsizetype(1);
        QTest::newRow("semicolon") << QStringLiteral("Ctrl+;; F2") << qsizetype(2);
        QTest::newRow("row of two") << QStringLiteral("Ctrl+K, Ctrl+B") << qsizetype(1);
    }

    void keysAreReadAsTheyWereWritten()
    {
        QFETCH(QString, text);
        QFETCH(qsizetype, count);
        const auto read = keysFromText(text);
        QVERIFY(read);
        QCOMPARE(read->size(), count);
        QCOMPARE(keysToText(*read), text);
    }

    void whatIsNoKeyIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"", "Ctrl+", "Shift", "Ctrl+Hyper", "abc", "; ", "F1; abc", "F1; F2; F3; F4; F5"})
            QTest::newRow(text) << QString::fromLatin1(text);
        QTest::newRow("long") << QString(10'000, u'A');
        QTest::newRow("no letter") << QString(QChar(0));
    }

    void whatIsNoKeyIsRefused()
    {
        QFETCH(QString, text);
        QVERIFY(!keysFromText(text));
    }

    void onlyWhatDiffersIsKept()
    {
        Keymap map = make();
        QVERIFY(map.changes().isEmpty());
        map.give(m_open, keys({"Ctrl+O"}));
        map.give(m_hint, {});
        const KeyChanges expected {{QStringLiteral("Hint"), QStringLiteral("none")},
                                   {QStringLiteral("Open"), QStringLiteral("Ctrl+O")}};
        QCOMPARE(map.changes(), expected);
        map.give(m_hint, keys({"H"}));
        QCOMPARE(map.changes().size(), 1);
        map.restore();
        QVERIFY(map.changes().isEmpty());
        QCOMPARE(m_open.shortcuts(), QList<QKeySequence>());
    }

    void aKeyThatAnotherHasIsSaidByItsName()
    {
        Keymap map = make();
        const auto conflict = map.conflict(m_hint, key("Ctrl+Shift+Z"));
        QVERIFY(conflict);
        QCOMPARE(conflict->owner, &m_redo);
        QVERIFY(conflict->sentence.contains(QStringLiteral("“Redo”")));
        QVERIFY(!map.conflict(m_redo, key("Ctrl+Y"))); // its own
        QVERIFY(!map.conflict(m_hint, key("F2")));
    }

    void theBeginningOfAnotherOnesKeysIsNotFree()
    {
        Keymap map = make();
        map.give(m_open, keys({"Ctrl+K, O"}));
        QVERIFY(map.conflict(m_hint, key("Ctrl+K")));
        QVERIFY(map.conflict(m_hint, key("Ctrl+K, O")));
        QVERIFY(!map.conflict(m_hint, key("Ctrl+K, H")));
    }

    void aReservedKeyIsNobodys()
    {
        Keymap map = make();
        const auto conflict = map.conflict(m_hint, key("1"));
        QVERIFY(conflict);
        QVERIFY(!conflict->owner);
        QCOMPARE(conflict->sentence, QStringLiteral("1 is the board's."));
    }

    void whatIsGivenIsTakenFromTheOther()
    {
        Keymap map = make();
        QSignalSpy changed(&map, &Keymap::changed);
        map.give(m_hint, keys({"Ctrl+Y"}));
        QCOMPARE(m_hint.shortcuts(), keys({"Ctrl+Y"}));
        QCOMPARE(m_redo.shortcuts(), keys({"Ctrl+Shift+Z"}));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(map.changes().size(), 2);
    }

    void whatWasKeptIsThereAgain()
    {
        KeyChanges kept;
        {
            Keymap map = make();
            map.give(m_hint, keys({"Ctrl+Y"}));
            kept = map.changes();
        }
        Keymap map = make();
        QSignalSpy changed(&map, &Keymap::changed);
        map.apply(kept);
        QCOMPARE(m_hint.shortcuts(), keys({"Ctrl+Y"}));
        QCOMPARE(m_redo.shortcuts(), keys({"Ctrl+Shift+Z"}));
        QCOMPARE(map.changes(), kept);
        QCOMPARE(changed.count(), 0);
    }

    void aDamagedFileTakesNobodysKeys()
    {
        Keymap map = make();
        map.apply({{QStringLiteral("Nobody"), QStringLiteral("F3")},
                   {QStringLiteral("Hint"), QStringLiteral("%&$")},
                   {QStringLiteral("Open"), QStringLiteral("Ctrl+Y; 1; F2")}});
        QCOMPARE(m_hint.shortcuts(), keys({"H"}));
        QCOMPARE(m_redo.shortcuts(), keys({"Ctrl+Y", "Ctrl+Shift+Z"}));
        QCOMPARE(m_open.shortcuts(), keys({"F2"}));
        // One key for two of them is the first one's.
        map.apply({{QStringLiteral("Hint"), QStringLiteral("F4")},
                   {QStringLiteral("Open"), QStringLiteral("F4")}});
        QCOMPARE(m_hint.shortcuts(), keys({"F4"}));
        QCOMPARE(m_open.shortcuts(), QList<QKeySequence>());
    }
};

QTEST_MAIN(TestKeymap)
#include "tst_keymap.moc"
