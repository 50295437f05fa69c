// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/narrowchoice.h"

#include <QTest>

class TestNarrowChoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLongTextEndsWithAnEllipsisWhereItHasNoRoom()
    {
        const QString text
            = QStringLiteral("Table 9: H1 against H2 by depth, best-fit (seed 3000)");
        NarrowChoice choice;
        choice.addItem(text);
        choice.resize(choice.fontMetrics().horizontalAdvance(text) / 2, choice.sizeHint().height());
        QVERIFY(choice.shownText().endsWith(QChar(0x2026)));
        QVERIFY(text.startsWith(choice.shownText().chopped(1)));
        QCOMPARE(choice.currentText(), text);
        choice.resize(choice.sizeHint());
        QCOMPARE(choice.shownText(), text);
    }

    void withoutAChoiceThePlaceholderIsShown()
    {
        NarrowChoice choice;
        choice.setPlaceholderText(QStringLiteral("no runs yet"));
        choice.resize(400, 24);
        QCOMPARE(choice.shownText(), QStringLiteral("no runs yet"));
    }
};

QTEST_MAIN(TestNarrowChoice)
#include "tst_narrowchoice.moc"
