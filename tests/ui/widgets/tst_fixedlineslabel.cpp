// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labels/fixedlineslabel.h"

#include <QAccessible>
#include <QTest>

class TestFixedLinesLabel : public QObject
{
    Q_OBJECT

private:
    static QString sentence()
    {
        return QStringLiteral("Drop in column 4: it blocks three in a row and keeps your win.");
    }

private Q_SLOTS:
    void itIsAsHighWhateverItSays()
    {
        for (const int lines : {1, 2}) {
            FixedLinesLabel label(lines);
            const QSize least = label.minimumSizeHint();
            const int high = label.sizeHint().height();
            for (const QString& text : {QString(), QStringLiteral("A draw"), sentence()}) {
                label.setText(text);
                QCOMPARE(label.minimumSizeHint(), least);
                QCOMPARE(label.sizeHint().height(), high);
            }
        }
    }

    void whatHasNoRoomIsCutAtTheEnd()
    {
        FixedLinesLabel label(1);
        label.setText(sentence());
        label.resize(4000, 40);
        QCOMPARE(label.shownLines(), QStringList {sentence()});
        QVERIFY(!label.isCut());
        label.resize(label.fontMetrics().horizontalAdvance(sentence()) / 2, 40);
        QCOMPARE(label.shownLines().size(), 1);
        QVERIFY(label.isCut());
        QVERIFY(label.fontMetrics().horizontalAdvance(label.shownLines().constFirst())
                <= label.width());
        // Two lines have room for all of it, with the words whole.
        label.setLines(2);
        label.resize(label.fontMetrics().horizontalAdvance(sentence()) * 2 / 3, 40);
        QCOMPARE(label.shownLines().join(u' '), sentence());
        QVERIFY(!label.isCut());
    }

    void allOfItIsReadAloud()
    {
        FixedLinesLabel label(1);
        label.setText(sentence());
        label.resize(40, 40);
        QVERIFY(label.isCut());
        auto* const face = QAccessible::queryAccessibleInterface(&label);
        QCOMPARE(face->text(QAccessible::Name), sentence());
    }
};

QTEST_MAIN(TestFixedLinesLabel)
#include "tst_fixedlineslabel.moc"
