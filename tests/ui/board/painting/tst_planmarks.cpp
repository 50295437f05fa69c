// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/painting/planmarks.h"

#include <QPalette>
#include <QTest>

class TestPlanMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void digitsAreReadableInEveryTheme_data();
    void digitsAreReadableInEveryTheme();
    void oneIsDarkest_data() { digitsAreReadableInEveryTheme_data(); }
    void oneIsDarkest();
};

void TestPlanMarks::digitsAreReadableInEveryTheme_data()
{
    QTest::addColumn<DiscTheme>("discs");
    QTest::addColumn<bool>("dark");
    for (const DiscTheme theme : {DiscTheme::Safe, DiscTheme::Classic, DiscTheme::HighContrast})
        for (const bool dark : {false, true})
            QTest::addRow("theme %d, %s", static_cast<int>(theme), dark ? "dark" : "light")
                << theme << dark;
}

void TestPlanMarks::digitsAreReadableInEveryTheme()
{
    QFETCH(const DiscTheme, discs);
    QFETCH(const bool, dark);
    const BoardTheme theme
        = BoardTheme::make(discs, QPalette(dark ? QColor(0x202020) : QColor(Qt::white)));
    for (int number = 1; number <= 9; ++number) {
        const PlanPlate colors = planPlate(number, theme);
        QVERIFY2(contrastRatio(colors.plate, colors.digit) >= 4.5, qPrintable(colors.plate.name()));
    }
}

void TestPlanMarks::oneIsDarkest()
{
    QFETCH(const DiscTheme, discs);
    QFETCH(const bool, dark);
    const BoardTheme theme
        = BoardTheme::make(discs, QPalette(dark ? QColor(0x202020) : QColor(Qt::white)));
    for (int number = 1; number < 9; ++number)
        QVERIFY(planPlate(number, theme).plate.lightness()
                < planPlate(number + 1, theme).plate.lightness());
}

QTEST_MAIN(TestPlanMarks)
#include "tst_planmarks.moc"
