// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/text/plainlabel.h"

#include <QTest>

class TestPlainLabel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMarkedLetterGoes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("plain");
        QTest::newRow("in a word") << "&New game with…"
                                   << "New game with";
        QTest::newRow("within") << "Sa&ve"
                                << "Save";
        QTest::newRow("behind") << QStringLiteral("新对局(&N)") << QStringLiteral("新对局");
        QTest::newRow("behind, with dots") << QStringLiteral("打开(&O)…") << QStringLiteral("打开");
        QTest::newRow("a label") << "&Depth:"
                                 << "Depth";
        QTest::newRow("a colon of Chinese") << QStringLiteral("深度：") << QStringLiteral("深度");
        QTest::newRow("an and") << "Rows && columns"
                                << "Rows & columns";
        QTest::newRow("words in brackets stay") << "Nodes (H1)"
                                                << "Nodes (H1)";
    }
    void theMarkedLetterGoes()
    {
        QFETCH(QString, text);
        QTEST(plainLabel(text), "plain");
    }

    void aButtonKeepsItsDots()
    {
        QCOMPARE(withoutMnemonic(QStringLiteral("&New game with…")),
                 QStringLiteral("New game with…"));
        QCOMPARE(withoutMnemonic(QStringLiteral("打开(&O)…")), QStringLiteral("打开…"));
    }
};

QTEST_APPLESS_MAIN(TestPlainLabel)
#include "tst_plainlabel.moc"
