// SPDX-License-Identifier: GPL-3.0-or-later
// Chips, threats and lines on the board.
#include "tests/ui/board/boardtestsupport.h"

#include "ui/board/lineplayer.h"
#include "ui/board/painting/analysismarks.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/board/painting/movepreviewmarks.h"
#include "ui/style/boardtheme.h"
#include "ui/style/showndiscs.h"

#include <QPainter>
#include <QSignalSpy>
#include <algorithm>

class TestBoardAnalysis : public QObject
{
    Q_OBJECT

private:
    static ColumnChips chips()
    {
        ColumnChips result;
        result[3] = {.shape = ColumnChip::Shape::Up,
                     .upper = QStringLiteral("W"),
                     .lower = QStringLiteral("+7"),
                     .best = true,
                     .spoken = QStringLiteral("Orange wins in 7 moves, best"),
                     .toolTip = {}};
        result[4].upper = QStringLiteral("…");
        return result;
    }
    /// After 44: what a disc in d is worth, that d answers it, and a line.
    static MovePreview movePreview()
    {
        MovePreview result {.root = positionAfter("44"), .worth = {}, .replies = {}, .line = {}};
        result.worth[3] = {.shape = ColumnChip::Shape::Up,
                           .upper = QStringLiteral("W7"),
                           .lower = {},
                           .best = true,
                           .spoken = QStringLiteral("Orange wins in 7 moves, best"),
                           .toolTip = {}};
        result.worth[2].upper = QStringLiteral("…");
        result.replies[3] = Move(3);
        result.line = {Move(3), Move(3), Move(2)};
        return result;
    }
    static ThreatMark mark(Cell owner, bool odd, bool playable)
    {
        ThreatMark result;
        result.square = {2, 2};
        result.owner = owner;
        result.odd = odd;
        result.playable = playable;
        return result;
    }
    static QPoint chipMiddle(const BoardView& view, int column)
    {
        return view.geometryOfSquares().chipRect(column).center().toPoint();
    }
    static QColor at(BoardView& view, QPointF place)
    {
        const QImage image = view.grab().toImage();
        return image.pixelColor((place * view.devicePixelRatioF()).toPoint());
    }

private Q_SLOTS:
    void chipsKeepTheirTextsOnTheirPaper_data()
    {
        QTest::addColumn<ChipStyle>("style");
        QTest::addColumn<QSize>("size");
        for (const ChipStyle style : {ChipStyle::Scores, ChipStyle::Moves, ChipStyle::Words})
            for (const QSize size : {QSize(180, 160), QSize(240, 210), QSize(330, 340),
                                     QSize(430, 400), QSize(560, 560), QSize(900, 900)})
                QTest::addRow("style %d, %d wide", static_cast<int>(style), size.width())
                    << style << size;
    }

    void chipsKeepTheirTextsOnTheirPaper()
    {
        QFETCH(ChipStyle, style);
        QFETCH(QSize, size);
        ColumnChips written;
        for (std::size_t column = 0; column < written.size(); ++column) {
            ColumnChip& chip = written[column];
            chip.shape = column % 2 ? ColumnChip::Shape::Up : ColumnChip::Shape::Down;
            chip.best = column == 3;
            chip.upper = style == ChipStyle::Words ? QStringLiteral("pierde") : QStringLiteral("W");
            chip.lower
                = style == ChipStyle::Scores ? QStringLiteral("\u221218") : QStringLiteral("en 20");
            if (style == ChipStyle::Moves) {
                chip.upper = QStringLiteral("W20");
                chip.lower.clear();
            }
        }
        const BoardGeometry geometry(size, 1, true, false, true);
        const auto painted = [&](const ColumnChips& chips, bool ink) {
            QImage image(size, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            BoardTheme theme = BoardTheme::make(DiscTheme::Safe, QPalette());
            // Everything but the texts is painted the same.
            theme.chip.up = theme.chip.down = theme.chip.bar = theme.chip.paper;
            if (!ink)
                theme.chip.ink = theme.chip.paper;
            BoardScene scene;
            scene.chips = chips;
            for (ColumnChip& chip : *scene.chips)
                chip.best = false;
            paintAnalysis(painter, geometry, theme, scene);
            return image;
        };
        const QImage with = painted(written, true);
        const QImage without = painted(written, false);
        const qreal frame
            = std::max(1.0, 0.015 * geometry.cell()) + std::max(1.0, 0.045 * geometry.cell());
        int texts = 0;
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x) {
                if (with.pixel(x, y) == without.pixel(x, y))
                    continue;
                ++texts;
                bool inside = false;
                for (int column = 0; column < 7; ++column)
                    inside |= geometry.chipRect(column)
                                  .adjusted(frame - 1, frame - 1, 1 - frame, 1 - frame)
                                  .intersects(QRectF(x, y, 1, 1));
                QVERIFY2(inside, qPrintable(QStringLiteral("a letter at %1, %2").arg(x).arg(y)));
            }
        QVERIFY(texts > 7 * 8);
    }

    void theBoardIsTheSameFromRightToLeft()
    {
        const auto painted = [](Qt::LayoutDirection direction) {
            QGuiApplication::setLayoutDirection(direction);
            BoardView view;
            present(view);
            view.setChipRow(true);
            view.setChips(chips());
            view.setHint(Move(2));
            const QImage image = view.grab().toImage();
            QGuiApplication::setLayoutDirection(Qt::LeftToRight);
            return image;
        };
        QCOMPARE(painted(Qt::RightToLeft), painted(Qt::LeftToRight));
    }

    void chipsHaveARowOfTheirOwn()
    {
        BoardView view;
        present(view);
        QVERIFY(!view.scene().chips);
        QVERIFY(view.geometryOfSquares().chipRect(0).isEmpty());
        QSignalSpy moved(&view, &BoardView::geometryChanged);
        view.setChipRow(true);
        QCOMPARE(moved.count(), 1);
        view.setChips(chips());
        QCOMPARE(*view.scene().chips, chips());
        for (const bool flipped : {false, true}) {
            view.setFlipped(flipped);
            const BoardGeometry geometry = view.geometryOfSquares();
            for (int column = 0; column < BoardGeometry::columns; ++column) {
                const QRectF chip = geometry.chipRect(column);
                QVERIFY(!chip.isEmpty());
                QVERIFY(!chip.intersects(geometry.faceRect()));
                QVERIFY(!chip.intersects(geometry.letterRect(column)));
                QVERIFY(QRectF(view.rect()).contains(chip));
                QCOMPARE(geometry.chipAt(chip.center()), column);
            }
            QCOMPARE(geometry.chipAt(geometry.center(3, 0)), -1);
        }
    }

    void aChipIsDarkOnLight()
    {
        BoardView view;
        present(view);
        view.setChipRow(true);
        view.setChips(chips());
        for (const bool dark : {false, true}) {
            QPalette palette;
            for (const auto ground : {QPalette::Window, QPalette::Base})
                palette.setColor(ground, dark ? QColor(0x202020) : QColor(0xf0f0f0));
            for (const auto text : {QPalette::WindowText, QPalette::Text})
                palette.setColor(text, dark ? Qt::white : Qt::black);
            view.setPalette(palette);
            const ChipColors colors = BoardTheme::make(ShownDiscs::theme(), palette).chip;
            QVERIFY(contrastRatio(colors.paper, colors.ink) >= 7);
            for (const QColor& shape : {colors.up, colors.bar, colors.down})
                QVERIFY(contrastRatio(colors.paper, shape) >= 3);
            const QRectF plain = view.geometryOfSquares().chipRect(4);
            QCOMPARE(at(view, {plain.center().x(), plain.bottom() - 0.12 * plain.height()}),
                     colors.paper);
            const QRectF chip = view.geometryOfSquares().chipRect(3);
            // The frame of a best move.
            QCOMPARE(at(view, {chip.center().x(), chip.top() + 0.07 * chip.height()}), colors.ink);
        }
    }

    void aClickOnAChipPlaysNothing()
    {
        BoardView view;
        present(view);
        view.setChipRow(true);
        view.setChips(chips());
        QSignalSpy played(&view, &BoardView::columnChosen);
        QSignalSpy chosen(&view, &BoardView::chipChosen);
        QTest::mouseClick(&view, Qt::LeftButton, {}, chipMiddle(view, 3));
        QCOMPARE(played.count(), 0);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toInt(), 3);
        QCOMPARE(view.ghostColumn(), 3);
        // A full column has no chip: nothing to ask about.
        QTest::mouseClick(&view, Qt::LeftButton, {}, chipMiddle(view, 0));
        QCOMPARE(played.count(), 0);
        QCOMPARE(chosen.count(), 1);
        // Pressed here and released there is no click.
        QTest::mousePress(&view, Qt::LeftButton, {}, chipMiddle(view, 3));
        QTest::mouseRelease(&view, Qt::LeftButton, {}, chipMiddle(view, 4));
        QCOMPARE(chosen.count(), 1);
        // The squares are where discs are dropped, as ever.
        QTest::mouseClick(&view, Qt::LeftButton, {}, middle(view, 3, 0));
        QCOMPARE(played.count(), 1);
    }

    void theMouseTellsWhichChipItIsOver()
    {
        BoardView view;
        present(view);
        view.setChipRow(true);
        view.setChips(chips());
        QSignalSpy hovered(&view, &BoardView::chipHovered);
        QTest::mouseMove(&view, chipMiddle(view, 3));
        QTRY_COMPARE(hovered.count(), 1);
        QCOMPARE(hovered.takeFirst().first().toInt(), 3);
        QTest::mouseMove(&view, middle(view, 3, 2));
        QTRY_COMPARE(hovered.count(), 1);
        QCOMPARE(hovered.takeFirst().first().toInt(), -1);
    }

    void chipsAndThreatsAreHeard()
    {
        BoardView view;
        present(view);
        view.setPosition(positionAfter("44"), Move(3));
        QCOMPARE(view.squareText(3, 2), QStringLiteral("d3 empty"));
        view.setChipRow(true);
        view.setChips(chips());
        QCOMPARE(view.squareText(3, 2), QStringLiteral("d3 empty, Orange wins in 7 moves, best"));
        QCOMPARE(view.squareText(3, 3), QStringLiteral("d4 empty"));
        view.setThreats({{.square = {3, 3}, .spoken = QStringLiteral("odd threat")}});
        QCOMPARE(view.squareText(3, 3), QStringLiteral("d4 empty, odd threat"));
    }

    void threatsAreSeenInTheirSquares()
    {
        BoardView view;
        present(view);
        const QPointF place = view.geometryOfSquares().center(2, 2);
        const qreal cell = view.geometryOfSquares().cell();
        const QPointF side = place + QPointF(0.11, 0.05) * cell;
        const QColor before = at(view, side);
        const QColor unmarked = at(view, place + QPointF(0.16, 0.16) * cell);
        const BoardTheme theme = BoardTheme::make(ShownDiscs::theme(), view.palette());
        view.setThreats({mark(Cell::First, true, true)});
        QCOMPARE(at(view, side), theme.first.fill);
        view.setThreats({mark(Cell::Second, true, true)});
        QCOMPARE(at(view, side), theme.second.fill);
        // An outline alone: the corner of a square is where a diamond has none.
        view.setThreats({mark(Cell::First, false, false)});
        QCOMPARE(at(view, side), before);
        const QPointF corner = place + QPointF(0.16, 0.16) * cell;
        QVERIFY(at(view, corner) != unmarked);
        view.setThreats({mark(Cell::First, true, false)});
        QCOMPARE(at(view, corner), unmarked);
    }

    void aPreviewIsNumberedAndGoesWithItsPosition()
    {
        BoardView view;
        present(view);
        view.setPosition(positionAfter("44"), Move(3));
        view.setPreview({Move(3), Move(2), Move(3)});
        const auto discs = view.scene().preview;
        QCOMPARE(discs.size(), std::size_t {3});
        QVERIFY((discs[0] == PreviewDisc {{3, 2}, Cell::First, 1}));
        QVERIFY((discs[1] == PreviewDisc {{2, 0}, Cell::Second, 2}));
        QVERIFY((discs[2] == PreviewDisc {{3, 3}, Cell::First, 3}));
        // The position itself is as it was.
        QCOMPARE(view.scene().at(3, 2), Cell::Empty);
        QCOMPARE(view.position(), positionAfter("44"));
        QSignalSpy dropped(&view, &BoardView::previewDropped);
        view.setPosition(positionAfter("441"), Move(0));
        QVERIFY(view.scene().preview.empty());
        QCOMPARE(dropped.count(), 1);
    }

    void theBestLineIsArrowsInTheirSquares()
    {
        BoardView view;
        present(view);
        view.setPosition(positionAfter("44"), Move(3));
        const BoardGeometry geometry = view.geometryOfSquares();
        const BoardTheme theme = BoardTheme::make(ShownDiscs::theme(), view.palette());
        const auto shaft = [&](int column, int row) {
            return at(view, geometry.center(column, row) + QPointF(0.14, -0.08) * geometry.cell());
        };
        const QColor empty = shaft(2, 0);
        view.setMovePreview(movePreview());
        const auto arrows = view.scene().arrows;
        QCOMPARE(arrows.size(), std::size_t {3});
        QVERIFY((arrows[0] == PreviewDisc {{3, 2}, Cell::First, 1}));
        QVERIFY((arrows[1] == PreviewDisc {{3, 3}, Cell::Second, 2}));
        QVERIFY((arrows[2] == PreviewDisc {{2, 0}, Cell::First, 3}));
        QCOMPARE(shaft(2, 0), theme.first.fill);
        QCOMPARE(shaft(3, 3), theme.second.fill);
        // A line that is shown disc by disc has the board for itself.
        view.setPreview({Move(0)});
        QVERIFY(view.scene().arrows.empty());
        view.setPreview({});
        QCOMPARE(view.scene().arrows, arrows);
        // They are those of one position.
        view.setPosition(positionAfter("441"), Move(0));
        QVERIFY(view.scene().arrows.empty());
        QCOMPARE(shaft(2, 0), empty);
        view.setPosition(positionAfter("44"), Move(3));
        QCOMPARE(view.scene().arrows, arrows);
    }

    void theGhostSaysWhatWouldFollow()
    {
        BoardView view;
        present(view);
        view.setPosition(positionAfter("44"), Move(3));
        view.setGhostColumn(3);
        QVERIFY(!view.scene().outlook);
        view.setMovePreview(movePreview());
        QCOMPARE(view.scene().outlook->chip, movePreview().worth[3]);
        // It lies on the ghost's own disc.
        QVERIFY((view.scene().outlook->reply == Square {3, 3}));
        QCOMPARE(view.squareText(3, 2), QStringLiteral("d3 empty, then Blue replies d4"));
        view.setChipRow(true);
        view.setChips(chips());
        QCOMPARE(view.squareText(3, 2),
                 QStringLiteral("d3 empty, Orange wins in 7 moves, best, then Blue replies d4"));
        QCOMPARE(view.squareText(3, 3), QStringLiteral("d4 empty"));
        view.setGhostColumn(2);
        QCOMPARE(view.scene().outlook->chip.upper, QStringLiteral("…"));
        QVERIFY(!view.scene().outlook->reply.isValid());
        view.setGhostColumn(1);
        QVERIFY(!view.scene().outlook);
        view.setGhostColumn(3);
        view.setGhostAway(true);
        QVERIFY(!view.scene().outlook);
        view.setGhostAway(false);
        view.setPosition(positionAfter("441"), Move(0));
        QVERIFY(!view.scene().outlook);
        QVERIFY(!view.squareText(3, 2).contains(QStringLiteral("replies")));
    }

    void theGhostsWorthStaysAboveTheBoardBesideIt()
    {
        BoardView view;
        present(view);
        MovePreview all {.root = Position(), .worth = {}, .replies = {}, .line = {}};
        all.worth.fill(movePreview().worth[3]);
        view.setMovePreview(all);
        for (const QSize size : {QSize(180, 160), QSize(430, 400), QSize(900, 900)})
            for (const bool flipped : {false, true})
                for (int column = 0; column < BoardGeometry::columns; ++column) {
                    view.resize(size);
                    view.setFlipped(flipped);
                    view.setGhostColumn(column);
                    const BoardGeometry geometry = view.geometryOfSquares();
                    const QRectF place = outlookRect(geometry, view.scene());
                    QVERIFY(geometry.stripRect().contains(place));
                    const qreal away = std::abs(place.center().x()
                                                - geometry.center(column, BoardGeometry::rows).x());
                    QVERIFY(away - place.width() / 2 > 0.38 * geometry.cell());
                }
    }

    void aLineIsPlayedOutAndTakenBack()
    {
        BoardView view;
        present(view);
        LinePlayer lines(view);
        QSignalSpy finished(&lines, &LinePlayer::finished);
        lines.play({Move(3), Move(3), Move(2)});
        QVERIFY(lines.isPlaying());
        QCOMPARE(view.preview().size(), std::size_t {1});
        QTRY_COMPARE(view.preview().size(), std::size_t {3});
        // The mouse passes over something else meanwhile.
        lines.show({Move(0)});
        QCOMPARE(view.preview().size(), std::size_t {3});
        lines.clear();
        QVERIFY(view.preview().empty());
        QCOMPARE(finished.count(), 1);

        lines.setAnimated(false);
        lines.play({Move(3), Move(3)});
        QCOMPARE(view.preview().size(), std::size_t {2});
        view.setPosition(positionAfter("1"), Move(0));
        QVERIFY(!lines.isPlaying());
        QCOMPARE(finished.count(), 2);

        lines.show({Move(1)});
        QCOMPARE(view.preview(), std::vector<Move> {Move(1)});
        lines.show({});
        QVERIFY(view.preview().empty());
    }

    void aLineWaitsForTheDiscThatFalls()
    {
        BoardView view;
        present(view);
        LinePlayer lines(view);
        const std::vector<Move> line {Move(3), Move(2)};
        view.dropDisc(positionAfter("4"), Move(3));
        lines.play(line);
        QVERIFY(view.isAnimating());
        QVERIFY(view.preview().empty());
        view.finishAnimation();
        QVERIFY(!view.preview().empty());
        // One that was given up meanwhile does not come.
        view.dropDisc(positionAfter("44"), Move(3));
        lines.play(line);
        lines.clear();
        view.finishAnimation();
        QVERIFY(view.preview().empty());
    }
};

QTEST_MAIN(TestBoardAnalysis)
#include "tst_boardanalysis.moc"
