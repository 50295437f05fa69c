// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/levels.h"
#include "ui/play/players/opponentfigure.h"

#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTest>

namespace {

constexpr OpponentFace allFaces[] {OpponentFace::Waits, OpponentFace::Thinks, OpponentFace::Blinks,
                                   OpponentFace::Happy, OpponentFace::Sad};

QImage drawn(const QString& file, OpponentFace face, const QPalette& palette)
{
    QImage image(40, 40, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintOpponent(painter, image.rect(), file, palette, face);
    return image;
}

QSet<QRgb> coloursOf(const QImage& image)
{
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) == 255)
                colours += image.pixel(x, y);
    return colours;
}

}

class TestOpponentFigure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOpponentHasFiveFaces_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("usual") << QPalette(Qt::lightGray);
        QPalette strong(Qt::white);
        strong.setColor(QPalette::Window, Qt::white);
        strong.setColor(QPalette::WindowText, Qt::black);
        QTest::newRow("high contrast") << strong;
    }

    void everyOpponentHasFiveFaces()
    {
        QFETCH(QPalette, palette);
        for (const Level& level : levels()) {
            QList<QImage> seen;
            for (const OpponentFace face : allFaces) {
                const QImage image = drawn(opponentFile(level.engine), face, palette);
                QVERIFY2(!coloursOf(image).isEmpty(), qPrintable(level.engine));
                QVERIFY2(!seen.contains(image), qPrintable(level.engine));
                seen += image;
            }
        }
    }

    /// Two people have one face, whatever happens to them.
    void aDrawingWithoutFacesStaysAsItIs()
    {
        const QString people = opponentFile(QStringLiteral("people"));
        const QImage usual = drawn(people, OpponentFace::Waits, QPalette());
        QVERIFY(!coloursOf(usual).isEmpty());
        QCOMPARE(drawn(people, OpponentFace::Sad, QPalette()), usual);
    }

    void nothingMovesButWhileItThinksInSight()
    {
        const QString chick = opponentFile(QStringLiteral("level-1"));
        OpponentFigure figure;
        figure.resize(40, 40);
        figure.setOpponent(chick, OpponentFace::Thinks);
        QVERIFY(!figure.isMoving());
        figure.show();
        QVERIFY(figure.isMoving());
        QCOMPARE(figure.face(), OpponentFace::Thinks);
        for (const OpponentFace face :
             {OpponentFace::Waits, OpponentFace::Happy, OpponentFace::Sad}) {
            figure.setOpponent(chick, face);
            QVERIFY(!figure.isMoving());
            QCOMPARE(figure.face(), face);
        }
        figure.setOpponent(chick, OpponentFace::Thinks);
        QVERIFY(figure.isMoving());
        figure.setMoving(false);
        QVERIFY(!figure.isMoving());
        figure.setMoving(true);
        QVERIFY(figure.isMoving());
        figure.setOpponent({}, OpponentFace::Thinks);
        QVERIFY(!figure.isMoving());
        figure.setOpponent(chick, OpponentFace::Thinks);
        figure.hide();
        QVERIFY(!figure.isMoving());
    }
};

QTEST_MAIN(TestOpponentFigure)
#include "tst_opponentfigure.moc"
