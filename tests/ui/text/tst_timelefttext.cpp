// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/timelefttext.h"

#include <QTest>

using namespace std::chrono_literals;

class TestTimeLeftText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theUnitIsTheLargestThatReadsWell_data()
    {
        QTest::addColumn<std::chrono::seconds>("left");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, std::chrono::seconds left, const char* text) {
            QTest::newRow(name) << left << QString::fromLatin1(text);
        };
        row("nothing", 0s, "a few seconds left");
        row("moments", 9s, "a few seconds left");
        row("tens", 44s, "about 40 second(s) left");
        row("almost a minute", 55s, "about 1 minute(s) left");
        row("halves round up", 150s, "about 3 minute(s) left");
        row("the last in minutes", 89min, "about 89 minute(s) left");
        row("hours", 90min, "about 2 hour(s) left");
        row("a day", 24h, "about 24 hour(s) left");
    }

    void theUnitIsTheLargestThatReadsWell()
    {
        QFETCH(std::chrono::seconds, left);
        QFETCH(QString, text);
        QCOMPARE(timeLeftText(left), text);
    }

    void aShortOneFitsIntoAStatusLine()
    {
        QCOMPARE(shortTimeText(0s), "10 s");
        QCOMPARE(shortTimeText(44s), "40 s");
        QCOMPARE(shortTimeText(55s), "1 min");
        QCOMPARE(shortTimeText(89min), "89 min");
        QCOMPARE(shortTimeText(3h), "3 h");
    }
};

QTEST_GUILESS_MAIN(TestTimeLeftText)
#include "tst_timelefttext.moc"
