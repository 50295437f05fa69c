// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/terms/clockface.h"

#include <QAccessible>
#include <QTest>

using namespace std::chrono_literals;

class TestClockFace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale::c()); }

    void digitsAreRoundedUp_data()
    {
        QTest::addColumn<int>("left");
        QTest::addColumn<QString>("digits");
        QTest::newRow("five minutes") << 300'000 << "5:00";
        QTest::newRow("a moment later") << 299'999 << "5:00";
        QTest::newRow("a second later") << 299'000 << "4:59";
        QTest::newRow("an hour") << 3'723'000 << "1:02:03";
        QTest::newRow("above ten") << 10'001 << "0:11";
        QTest::newRow("ten") << 10'000 << "10.0";
        QTest::newRow("tenths") << 9'650 << "9.7";
        QTest::newRow("the last moment") << 1 << "0.1";
        QTest::newRow("over") << 0 << "0.0";
    }
    void digitsAreRoundedUp()
    {
        QFETCH(const int, left);
        ClockFace face;
        face.setLeft(std::chrono::milliseconds(left));
        QTEST(face.digits(), "digits");
    }
    void aScreenReaderFindsTheTimeOfNow()
    {
        ClockFace face;
        face.setOwner(QStringLiteral("Orange"));
        const auto name = [&face] {
            return QAccessible::queryAccessibleInterface(&face)->text(QAccessible::Name);
        };
        face.setLeft(30s);
        QCOMPARE(name(), QStringLiteral("Orange: 30 second(s) left"));
        face.setState(ClockFace::State::Stopped);
        QVERIFY(name().endsWith(QStringLiteral("paused")));
        face.setState(ClockFace::State::Over);
        QCOMPARE(name(), QStringLiteral("Orange: time's up"));
    }
    void itHasRoomForItsDigits()
    {
        ClockFace face;
        const QSize usual = face.minimumSizeHint();
        QFont large = face.font();
        large.setPointSizeF(2 * large.pointSizeF());
        face.setFont(large);
        QVERIFY(face.minimumSizeHint().height() > usual.height());
        QVERIFY(face.minimumSizeHint().width() > usual.width());
    }
};

QTEST_MAIN(TestClockFace)
#include "tst_clockface.moc"
