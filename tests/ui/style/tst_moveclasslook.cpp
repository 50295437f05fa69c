// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/runs/experimenttext.h"
#include "ui/style/boardtheme.h"
#include "ui/style/moveclasslook.h"

#include <QHash>
#include <QImage>
#include <QPalette>
#include <QTest>

namespace {

/// What most of the picture is painted with.
QColor colorOf(const QIcon& icon, QIcon::Mode mode)
{
    const QImage image = icon.pixmap(QSize(42, 42), mode).toImage();
    QHash<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) == 255)
                ++counts[image.pixel(x, y)];
    QRgb most = 0;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        if (it.value() > counts.value(most))
            most = it.key();
    return QColor(most);
}

} // namespace

class TestMoveClassLook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marksAreSeenOnTheGroundAndOnTheSelection_data()
    {
        QTest::addColumn<QColor>("base");
        QTest::addColumn<QColor>("text");
        QTest::addColumn<QColor>("highlight");
        QTest::addColumn<QColor>("highlighted");
        QTest::newRow("light") << QColor(Qt::white) << QColor(0x1b1f24) << QColor(0x1f5fbf)
                               << QColor(Qt::white);
        QTest::newRow("dark") << QColor(0x1a1c20) << QColor(0xe8eaed) << QColor(0x4a8cf0)
                              << QColor(Qt::black);
        QTest::newRow("high contrast, dark")
            << QColor(Qt::black) << QColor(Qt::white) << QColor(0xffe000) << QColor(Qt::black);
    }

    void marksAreSeenOnTheGroundAndOnTheSelection()
    {
        QFETCH(QColor, base);
        QFETCH(QColor, text);
        QFETCH(QColor, highlight);
        QFETCH(QColor, highlighted);
        QPalette palette;
        palette.setColor(QPalette::Base, base);
        palette.setColor(QPalette::Text, text);
        palette.setColor(QPalette::Highlight, highlight);
        palette.setColor(QPalette::HighlightedText, highlighted);
        for (const MoveClass quality :
             {MoveClass::Forced, MoveClass::OnlyMove, MoveClass::Best, MoveClass::Slower,
              MoveClass::Mistake, MoveClass::Blunder}) {
            const QIcon icon = moveClassIcon(quality, palette);
            QVERIFY(contrastRatio(colorOf(icon, QIcon::Normal), base) >= 3);
            QVERIFY(contrastRatio(colorOf(icon, QIcon::Selected), highlight) >= 3);
        }
        using Verdict = CellTally::Verdict;
        for (const Verdict verdict : {Verdict::Agrees, Verdict::Differs, Verdict::Unfinished}) {
            const QIcon icon = experimenttext::verdictIcon(verdict, palette);
            QVERIFY(contrastRatio(colorOf(icon, QIcon::Normal), base) >= 3);
            QVERIFY(contrastRatio(colorOf(icon, QIcon::Selected), highlight) >= 3);
        }
    }
};

QTEST_MAIN(TestMoveClassLook)
#include "tst_moveclasslook.moc"
