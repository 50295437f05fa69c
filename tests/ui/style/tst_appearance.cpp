// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/appearance.h"

#include "ui/style/boardtheme.h"
#include "ui/style/dark.h"
#include "ui/style/showndiscs.h"

#include <QApplication>
#include <QCheckBox>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStandardItemModel>
#include <QStyle>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

namespace {

/// Pixels of exactly this colour.
int count(const QImage& image, const QColor& color)
{
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            found += image.pixelColor(x, y) == color;
    return found;
}

} // namespace

class TestAppearance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }
    void cleanup()
    {
        appearance::setTextSize(100);
        appearance::apply(ColorScheme::Light, DiscTheme::Safe);
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void lettersAreAsLargeAsChosen()
    {
        const double usual = QApplication::font().pointSizeF();
        QPushButton button(QStringLiteral("Hint"));
        QMenu menu;
        button.show();
        const int height = button.sizeHint().height();
        for (const int percent : textSizes) {
            appearance::setTextSize(percent);
            QCoreApplication::processEvents();
            menu.ensurePolished();
            QCOMPARE(appearance::textScale(), percent / 100.0);
            for (const QFont& font :
                 {QApplication::font(), button.font(), menu.font(), QToolTip::font()})
                QVERIFY2(std::abs(font.pointSizeF() - usual * percent / 100) < 0.1,
                         qPrintable(font.toString()));
        }
        QVERIFY(button.sizeHint().height() > height);
        appearance::setTextSize(100);
        QCoreApplication::processEvents();
        QCOMPARE(QApplication::font().pointSizeF(), usual);
        QCOMPARE(button.sizeHint().height(), height);
    }

    void whatStandsBesideLettersGrowsWithThem()
    {
        const QCheckBox box(QStringLiteral("Sound"));
        const auto metric
            = [&box](QStyle::PixelMetric which) { return box.style()->pixelMetric(which); };
        const int indicator = metric(QStyle::PM_IndicatorWidth);
        const int icon = metric(QStyle::PM_SmallIconSize);
        const int tab = metric(QStyle::PM_TabBarIconSize);
        appearance::setTextSize(200);
        QCOMPARE(metric(QStyle::PM_IndicatorWidth), 2 * indicator);
        QCOMPARE(metric(QStyle::PM_SmallIconSize), 2 * icon);
        QCOMPARE(metric(QStyle::PM_TabBarIconSize), 2 * tab);
    }

    void aSystemThatChangesKeepsTheChoice()
    {
        const double usual = QApplication::font().pointSizeF();
        appearance::setTextSize(150);
        appearance::readSystem();
        QVERIFY(std::abs(QApplication::font().pointSizeF() - 1.5 * usual) < 0.1);
    }

    void everyChangeOfTheDiscsIsAnnouncedOnce()
    {
        appearance::apply(ColorScheme::Light, DiscTheme::Safe);
        const QPalette light = QApplication::palette();
        QList<std::pair<DiscTheme, QPalette>> seen;
        QObject window;
        connect(&ShownDiscs::instance(), &ShownDiscs::changed, &window, [&seen] {
            seen.append({ShownDiscs::theme(), QApplication::palette()});
        });
        for (int i = 0; i < 2; ++i)
            appearance::apply(ColorScheme::Light, DiscTheme::SafeSwapped);
        QCOMPARE(seen.size(), 1);
        QCOMPARE(seen.last(), std::pair(DiscTheme::SafeSwapped, light));
        // The colours depend on the palette as well, which is in place before.
        for (int i = 0; i < 2; ++i)
            appearance::apply(ColorScheme::Dark, DiscTheme::HighContrast);
        QCOMPARE(seen.size(), 2);
        QVERIFY(seen.last().first == DiscTheme::HighContrast && isDark(seen.last().second));
        appearance::apply(ColorScheme::Light, DiscTheme::HighContrast);
        QCOMPARE(seen.size(), 3);
        QVERIFY(!isDark(seen.last().second));
    }

    void onlyHighContrastIsOne()
    {
        for (const ColorScheme scheme : {ColorScheme::Light, ColorScheme::Dark}) {
            QVERIFY(isHighContrast(appearance::palette(scheme, DiscTheme::HighContrast)));
            QVERIFY(isHighContrast(appearance::palette(scheme, DiscTheme::HighContrastSwapped)));
            QVERIFY(!isHighContrast(appearance::palette(scheme, DiscTheme::Safe)));
            QVERIFY(!isHighContrast(appearance::palette(scheme, DiscTheme::Classic)));
        }
    }

    void aChosenButtonHasAnEdge_data() { highContrastShowsTheFocusStrongly_data(); }

    void aChosenButtonHasAnEdge()
    {
        QFETCH(ColorScheme, scheme);
        appearance::apply(scheme, DiscTheme::Safe);
        QToolButton button;
        button.setText(QStringLiteral("By game"));
        button.setCheckable(true);
        button.setAutoRaise(true);
        button.resize(90, 30);
        const QColor ground = QApplication::palette().color(QPalette::Window);
        const auto edge = [&] {
            const QImage image = button.grab().toImage();
            int seen = 0;
            for (int x = 0; x < image.width(); ++x)
                seen += contrastRatio(image.pixelColor(x, 0), ground) >= 3;
            return seen;
        };
        QCOMPARE(edge(), 0);
        button.setChecked(true);
        QVERIFY2(edge() > button.width() * 9 / 10, qPrintable(QString::number(edge())));
    }

    void highContrastShowsTheFocusStrongly_data()
    {
        QTest::addColumn<ColorScheme>("scheme");
        QTest::newRow("light") << ColorScheme::Light;
        QTest::newRow("dark") << ColorScheme::Dark;
    }

    void highContrastShowsTheFocusStrongly()
    {
        QFETCH(ColorScheme, scheme);
        appearance::apply(scheme, DiscTheme::HighContrast);
        QWidget page;
        QPushButton button(QStringLiteral("Hint"), &page);
        QLineEdit field(&page);
        button.setGeometry(10, 10, 90, 34);
        field.setGeometry(10, 60, 120, 34);
        page.resize(150, 120);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        const QColor ring = QApplication::palette().color(QPalette::Highlight);
        for (QWidget* each : {static_cast<QWidget*>(&button), static_cast<QWidget*>(&field)}) {
            page.setFocus();
            QCOMPARE(count(each->grab().toImage(), ring), 0);
            each->setFocus(Qt::TabFocusReason);
            page.setAttribute(Qt::WA_KeyboardFocusChange);
            // All around and four pixels wide.
            const int around = 2 * (each->width() + each->height() - 8) * 4;
            QVERIFY(count(each->grab().toImage(), ring) > 0.9 * around);
            each->clearFocus();
        }
    }

    void figuresKeepTheirOrderFromRightToLeft_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"+7", "-4", "\u22124", "2+", "12-3 %", "18 ms", "5 / 2 / 1", "d1 !"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }

    void figuresKeepTheirOrderFromRightToLeft()
    {
        QFETCH(QString, text);
        const auto painted = [&text](Qt::LayoutDirection direction) {
            QImage image(120, 30, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setLayoutDirection(direction);
            QApplication::style()->drawItemText(&painter, image.rect(), Qt::AlignCenter, QPalette(),
                                                true, text);
            return image;
        };
        QCOMPARE(painted(Qt::RightToLeft), painted(Qt::LeftToRight));

        QStandardItemModel model(1, 1);
        model.setData(model.index(0, 0), text);
        model.setData(model.index(0, 0), int(Qt::AlignCenter), Qt::TextAlignmentRole);
        const auto cell = [&model, &text](Qt::LayoutDirection direction) {
            QTableView table;
            table.setLayoutDirection(direction);
            table.setModel(&model);
            table.resize(300, 120);
            QImage image(100, 30, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setLayoutDirection(direction);
            QStyleOptionViewItem option;
            option.initFrom(&table);
            option.rect = image.rect();
            option.direction = direction;
            option.displayAlignment = Qt::AlignCenter;
            option.features = QStyleOptionViewItem::HasDisplay;
            option.text = text;
            option.index = model.index(0, 0);
            QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &option, &painter, &table);
            return image;
        };
        QCOMPARE(cell(Qt::RightToLeft), cell(Qt::LeftToRight));
    }

    void wordsFromRightToLeftAreLeftAlone()
    {
        const QString text = QString::fromUtf8("\u05d0\u05d1 +7");
        const auto painted = [&text](int flags) {
            QImage image(120, 30, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setLayoutDirection(Qt::RightToLeft);
            if (flags >= 0)
                painter.drawText(image.rect(), flags, text);
            else
                QApplication::style()->drawItemText(&painter, image.rect(), Qt::AlignCenter,
                                                    QPalette(), true, text);
            return image;
        };
        QCOMPARE(painted(-1), painted(Qt::AlignCenter));
    }
};

QTEST_MAIN(TestAppearance)
#include "tst_appearance.moc"
