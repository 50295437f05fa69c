// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/readingorder.h"

#include "ui/text/columnchip.h"
#include "ui/text/counttext.h"
#include "ui/text/gamewords.h"
#include "ui/text/heuristictext.h"
#include "ui/text/numbertext.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

namespace {

/// Behind a letter, in a sentence that is read from right to left.
QImage painted(const QString& figures)
{
    QImage image(200, 40, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setLayoutDirection(Qt::RightToLeft);
    painter.drawText(image.rect(), Qt::AlignCenter, QString(QChar(0x05d0)) + u' ' + figures);
    return image;
}

/// Each sign where it stands, whatever the rules for reading say.
QImage inPlace(const QString& figures)
{
    return painted(QChar(0x202d) + figures + QChar(0x202c));
}

} // namespace

class TestReadingOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }

    void nothingIsAddedFromLeftToRight()
    {
        QCOMPARE(inOrder(QStringLiteral("+7")), QStringLiteral("+7"));
        QCOMPARE(signedScore(7), QStringLiteral("+7"));
    }

    void signsAndUnitsStayWhereTheyBelong()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const auto keeps = [](const QString& given, const QString& wanted) {
            return painted(given) == inPlace(wanted);
        };
        QVERIFY(!keeps(QStringLiteral("+7"), QStringLiteral("+7"))); // what would be
        for (const char* figures : {"+7", "-4", "2+", "12-34 %", "5 / 2 / 1"})
            QVERIFY2(keeps(inOrder(QLatin1String(figures)), QLatin1String(figures)), figures);
        const QLocale english(QLocale::English);
        QVERIFY(keeps(signedScore(7), QStringLiteral("+7")));
        QVERIFY(keeps(signedScore(-4), QString::fromUtf8("\u22124")));
        QCOMPARE(signedScore(0), QStringLiteral("0"));
        QVERIFY(keeps(decimalText(-2.94, 2, english), QString::fromUtf8("\u22122.94")));
        QVERIFY(keeps(quantityText(-1234, english), QString::fromUtf8("\u22121,234")));
        QVERIFY(keeps(heuristicText(900'200), QStringLiteral("+900,200")));
        QVERIFY(keeps(shortHeuristicText(-900'000), QString::fromUtf8("\u2212900k")));
        QVERIFY(keeps(gamewords::percent(63), QStringLiteral("63 %")));
        QVERIFY(keeps(durationText(std::chrono::milliseconds(18)), QStringLiteral("18 ms")));
    }
};

QTEST_MAIN(TestReadingOrder)
#include "tst_readingorder.moc"
