// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "ui/board/boardpicture.h"

#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>
#include <QTest>

namespace {

const BoardTheme& theme()
{
    static const BoardTheme made = BoardTheme::make(DiscTheme::Safe, QPalette(Qt::white));
    return made;
}

BoardScene scene(const char* moves)
{
    Position position;
    BoardScene result;
    for (; *moves; ++moves)
        position.play(Move(*moves - '1'));
    result.first = position.firstPlayerDiscs();
    result.second = position.secondPlayerDiscs();
    return result;
}

} // namespace

class TestBoardPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatBelongsToAHandIsLeftOut()
    {
        const BoardScene plain = scene("445");
        BoardScene busy = plain;
        busy.ghost = {3, 2};
        busy.ghostDisc = Cell::Second;
        busy.hint = {3, 2};
        busy.hintFirst = 2;
        busy.hintLast = 4;
        busy.queuedColumn = 1;
        busy.focusFrame = true;
        QCOMPARE(BoardPicture(busy, theme(), false).image(40),
                 BoardPicture(plain, theme(), false).image(40));
        QVERIFY(BoardPicture(plain, theme(), false).image(40)
                != BoardPicture(scene("446"), theme(), false).image(40));
    }

    void aFlippedBoardIsFlipped()
    {
        QCOMPARE(BoardPicture(scene("11"), theme(), false).image(40).size(),
                 BoardPicture(scene("11"), theme(), true).image(40).size());
        QVERIFY(BoardPicture(scene("11"), theme(), false).image(40)
                != BoardPicture(scene("11"), theme(), true).image(40));
    }

    void thePngIsThePicture()
    {
        const BoardPicture picture(scene("44536"), theme(), false);
        const QImage read = QImage::fromData(picture.png(40), "PNG");
        QCOMPARE(read.size(), picture.image(40).size());
    }

    /// The same in lines and areas: no pixels in it, and the discs where they are in the picture.
    void theDrawingIsOne()
    {
        const BoardPicture picture(scene("44536"), theme(), false);
        const QByteArray svg = picture.svg();
        QVERIFY(!svg.contains("<image"));
        QSvgRenderer renderer(svg);
        QVERIFY(renderer.isValid());
        const QImage expected = picture.image(64);
        QImage drawn(expected.size(), QImage::Format_ARGB32_Premultiplied);
        drawn.fill(Qt::white);
        QPainter painter(&drawn);
        renderer.render(&painter);
        painter.end();
        int different = 0;
        for (int y = 0; y < drawn.height(); y += 4)
            for (int x = 0; x < drawn.width(); x += 4) {
                const QColor a = drawn.pixelColor(x, y);
                const QColor b = expected.pixelColor(x, y);
                different += std::abs(a.red() - b.red()) + std::abs(a.green() - b.green())
                            + std::abs(a.blue() - b.blue())
                        > 120
                    ? 1
                    : 0;
            }
        // Edges and letters may be smoothed in another way.
        QVERIFY2(different < drawn.width() * drawn.height() / 16 / 20,
                 qPrintable(QString::number(different)));
    }
};

QTEST_MAIN(TestBoardPicture)
#include "tst_boardpicture.moc"
