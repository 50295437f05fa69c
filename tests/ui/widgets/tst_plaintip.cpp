// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labels/plaintip.h"

#include <QTest>
#include <QTextDocument>

class TestPlainTip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itShowsWhatWasWritten_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a word") << QStringLiteral("Because");
        QTest::newRow("a comparison") << QStringLiteral("3 < 4 && 4 > 2");
        QTest::newRow("a table") << QStringLiteral("<table>right</table>");
        QTest::newRow("two lines") << QStringLiteral("<h1>Look</h1>\nat <b>this</b>");
        QTest::newRow("a picture") << QStringLiteral("<img src=\"file:///etc/passwd\"> &amp;");
    }

    /// As Qt shows a tip: one that may be HTML is taken for it.
    void itShowsWhatWasWritten()
    {
        QFETCH(QString, text);
        const QString tip = plainTip(text);
        QTextDocument shown;
        if (Qt::mightBeRichText(tip))
            shown.setHtml(tip);
        else
            shown.setPlainText(tip);
        QCOMPARE(shown.toPlainText(), text);
    }
};

QTEST_MAIN(TestPlainTip)
#include "tst_plaintip.moc"
