// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/levelslope.h"
#include "ui/play/players/opponentbutton.h"

#include <QProxyStyle>
#include <QSignalSpy>
#include <QTest>

namespace {

/// A desktop on which nothing is to move.
class CalmStyle : public QProxyStyle
{
public:
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override
    {
        return hint == SH_Widget_Animation_Duration
            ? 0
            : QProxyStyle::styleHint(hint, option, widget, data);
    }
};

BoardTheme theme()
{
    return BoardTheme::make(DiscTheme::Safe, QPalette());
}

}

class TestLevelSlope : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// It moves drawings alone: what can be pressed stays where it is, and in the end the page is
    /// what it was.
    void theGreetingLeavesThePageAsItWas()
    {
        LevelSlope slope;
        slope.resize(1000, 420);
        slope.show();
        QVERIFY(QTest::qWaitForWindowExposed(&slope));
        const QImage before = slope.grab().toImage();
        const QRect place = slope.figure(QStringLiteral("level-4"))->geometry();
        slope.greet(theme(), AnimationSpeed::Normal);
        QVERIFY(slope.isGreeting());
        QTRY_VERIFY(slope.grab().toImage() != before);
        QCOMPARE(slope.figure(QStringLiteral("level-4"))->geometry(), place);
        QTRY_VERIFY(!slope.isGreeting());
        QTRY_COMPARE(slope.grab().toImage(), before);
    }

    void aFigureCanBePressedMeanwhile()
    {
        LevelSlope slope;
        slope.resize(1000, 420);
        slope.show();
        QSignalSpy chosen(&slope, &LevelSlope::chosen);
        slope.greet(theme(), AnimationSpeed::Normal);
        QTest::mouseClick(slope.figure(QStringLiteral("level-1")), Qt::LeftButton);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().toString(), QStringLiteral("level-1"));
    }

    void theEasiestComesFirstInEveryShape_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("a slope") << QSize(1400, 500);
        QTest::newRow("rows") << QSize(500, 900);
    }

    void theEasiestComesFirstInEveryShape()
    {
        QFETCH(QSize, size);
        LevelSlope slope;
        slope.resize(size);
        slope.show();
        const QRect first = slope.figure(QStringLiteral("level-1"))->geometry();
        const QRect last = slope.figure(QStringLiteral("level-8"))->geometry();
        const bool isSlope = size.width() > size.height();
        QVERIFY(isSlope ? first.right() < last.left() && first.top() > last.top()
                        : first.top() < last.top());
        QCOMPARE(slope.sky(100).isEmpty(), !isSlope);
        for (int level = 1; level <= 8; ++level)
            QVERIFY(!slope.sky(100).intersects(
                slope.figure(QStringLiteral("level-%1").arg(level))->geometry()));
    }

    void nothingMovesWhereNothingIsToMove()
    {
        LevelSlope off;
        off.greet(theme(), AnimationSpeed::Off);
        QVERIFY(!off.isGreeting());
        CalmStyle calm;
        LevelSlope desktop;
        desktop.setStyle(&calm);
        desktop.greet(theme(), AnimationSpeed::Normal);
        QVERIFY(!desktop.isGreeting());
    }
};

QTEST_MAIN(TestLevelSlope)
#include "tst_levelslope.moc"
