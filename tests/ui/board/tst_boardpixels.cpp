// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/board/boardtestsupport.h"

#include "ui/board/dropanimation.h"
#include "ui/style/boardtheme.h"
#include "ui/style/showndiscs.h"

#include <cmath>

class TestBoardPixels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { ShownDiscs::instance().setTheme(DiscTheme::Safe); }
    void discsHaveTheirColours_data();
    void discsHaveTheirColours();
    void theFaceHasRoundHoles();
    void everyMaterialHasTheSameHoles();
    void theWinningLineGlows();
    void withHighContrastAStrokeJoinsIt();
    void theLastMoveHasARing();
    void theFallingDiscIsBehindTheFace();
    void theGhostHoversAndShowsWhereItLands();
    void theGhostsNumberIsAboveIt();
    void hintAndQueuedMoveAreSeen();
    void glyphsTellSidesApartWithoutColour();
    void everySizeIsPainted_data();
    void everySizeIsPainted();
};

namespace {

/// A grab that is probed at places in the view's own pixels, given in cells from a square's middle.
class Probe
{
public:
    explicit Probe(BoardView& view)
        : m_image(view.grab().toImage()), m_geometry(view.geometryOfSquares()),
          m_ratio(view.devicePixelRatioF())
    {
    }
    QColor at(int column, double row, double right = 0, double up = 0) const
    {
        const QPointF place
            = m_geometry.center(column, row) + QPointF(right, -up) * m_geometry.cell();
        return m_image.pixelColor((place * m_ratio).toPoint());
    }
    const QImage& image() const { return m_image; }

private:
    QImage m_image;
    BoardGeometry m_geometry;
    double m_ratio;
};

bool near(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) < 6 && std::abs(a.green() - b.green()) < 6
        && std::abs(a.blue() - b.blue()) < 6;
}

/// The face is lighter above than below.
bool isFace(const QColor& color, const BoardTheme& theme)
{
    const auto between
        = [](int value, int low, int high) { return value > low - 6 && value < high + 6; };
    return between(color.red(), theme.faceBottom.red(), theme.faceTop.red())
        && between(color.green(), theme.faceBottom.green(), theme.faceTop.green())
        && between(color.blue(), theme.faceBottom.blue(), theme.faceTop.blue());
}

BoardTheme themeOf(const BoardView& view)
{
    return BoardTheme::make(ShownDiscs::theme(), view.palette());
}

}

void TestBoardPixels::discsHaveTheirColours_data()
{
    QTest::addColumn<DiscTheme>("theme");
    QTest::newRow("safe") << DiscTheme::Safe;
    QTest::newRow("classic") << DiscTheme::Classic;
    QTest::newRow("high contrast") << DiscTheme::HighContrast;
}

void TestBoardPixels::discsHaveTheirColours()
{
    QFETCH(DiscTheme, theme);
    BoardView view;
    present(view);
    ShownDiscs::instance().setTheme(theme);
    view.setGlyphs(false);
    const Position position = positionAfter("44536122");
    view.setPosition(position);
    view.clearFocus();
    const BoardTheme colors = themeOf(view);
    const Probe probe(view);
    for (int column = 0; column < 7; ++column) {
        for (int row = 0; row < 6; ++row) {
            const Cell cell = position.at(column, row);
            const QColor expected = cell == Cell::Empty ? colors.behind
                : cell == Cell::First                   ? colors.first.fill
                                                        : colors.second.fill;
            QVERIFY(near(probe.at(column, row), expected));
        }
    }
}

void TestBoardPixels::theFaceHasRoundHoles()
{
    BoardView view;
    present(view);
    view.clearFocus();
    const BoardTheme colors = themeOf(view);
    const Probe probe(view);
    for (int column = 0; column < 7; ++column) {
        QVERIFY(isFace(probe.at(column, 2, 0.34, 0.34), colors));
        QVERIFY(near(probe.at(column, 2, 0.26, 0.26), colors.behind));
        QVERIFY(near(probe.at(column, 2, 0.37, 0), colors.behind));
    }
}

void TestBoardPixels::everyMaterialHasTheSameHoles()
{
    BoardView view;
    present(view);
    view.clearFocus();
    const QColor inside = themeOf(view).behind;
    QSet<QRgb> faces;
    for (const auto material :
         {BoardMaterial::Plastic, BoardMaterial::Wood, BoardMaterial::Glass}) {
        ShownDiscs::instance().setTheme(DiscTheme::Safe, material);
        const Probe probe(view);
        for (int column = 0; column < 7; ++column)
            QVERIFY(near(probe.at(column, 2), inside));
        faces.insert(probe.at(3, 2.5).rgb());
        QVERIFY(near(Probe(view).at(0, 0), inside));
    }
    QCOMPARE(faces.size(), 3);
}

/// A rim, and light on the face around it; what has won keeps its shape.
void TestBoardPixels::theWinningLineGlows()
{
    BoardView view;
    present(view);
    view.setPosition(positionAfter("1122334"), Move(3));
    const BoardTheme colors = themeOf(view);
    const Probe probe(view);
    for (int column = 0; column < 4; ++column) {
        QVERIFY(near(probe.at(column, 0), colors.first.glyph));
        QVERIFY(near(probe.at(column, 0, 0, 0.43), colors.line));
        QVERIFY(probe.at(column, 0, 0.36, -0.36).lightness() > colors.face.lightness() + 20);
    }
    QVERIFY(isFace(probe.at(4, 0, 0.5), colors));
    QVERIFY(isFace(probe.at(0, 1, 0.36, 0.36), colors));
}

void TestBoardPixels::withHighContrastAStrokeJoinsIt()
{
    BoardView view;
    present(view);
    ShownDiscs::instance().setTheme(DiscTheme::HighContrast);
    view.setPosition(positionAfter("1122334"), Move(3));
    const BoardTheme colors = themeOf(view);
    const Probe probe(view);
    for (int column = 0; column < 3; ++column) {
        QVERIFY(near(probe.at(column, 0), colors.line));
        QVERIFY(near(probe.at(column, 0, 0.5), colors.line));
        QVERIFY(near(probe.at(column, 0, 0.5, 0.075), colors.lineEdge));
    }
    QVERIFY(near(probe.at(3, 0, 0, -0.43), colors.line));
    QVERIFY(isFace(probe.at(0, 1, 0.5), colors));
}

void TestBoardPixels::theLastMoveHasARing()
{
    BoardView view;
    present(view);
    view.setPosition(positionAfter("43"), Move(2));
    const BoardTheme colors = themeOf(view);
    const Probe probe(view);
    for (const double angle : {0.3, 1.4, 2.9, 4.0})
        QVERIFY(near(probe.at(2, 0, 0.44 * std::cos(angle), 0.44 * std::sin(angle)), colors.mark));
    QVERIFY(!near(probe.at(3, 0, 0.44, 0), colors.mark));
}

void TestBoardPixels::theFallingDiscIsBehindTheFace()
{
    MotionStyle style(200);
    BoardView view;
    view.setStyle(&style);
    present(view);
    view.setGlyphs(false);
    view.dropDisc(positionAfter("4"), Move(3));
    auto* drop = view.findChild<DropAnimation*>();
    int time = 0;
    while (drop->height() > 3.5)
        drop->setElapsed(++time);
    // Half way between d4 and d5: the disc shows through both holes, the face between them is
    // whole.
    const BoardTheme colors = themeOf(view);
    const Probe probe(view);
    QVERIFY(near(probe.at(3, 3, 0, 0.3), colors.first.fill));
    QVERIFY(near(probe.at(3, 4, 0, -0.3), colors.first.fill));
    QVERIFY(isFace(probe.at(3, 3.5), colors));
    // Below it is the dark, above what light the back wall has.
    QVERIFY(near(probe.at(3, 3, 0.3, -0.05), colors.behind));
    view.finishAnimation();
    QVERIFY(near(Probe(view).at(3, 0), colors.first.fill));
}

void TestBoardPixels::theGhostHoversAndShowsWhereItLands()
{
    BoardView view;
    present(view);
    view.setPosition(positionAfter("44"));
    view.setGhostColumn(3);
    const BoardTheme colors = themeOf(view);
    const Probe with(view);
    QVERIFY(near(with.at(3, 2, 0.33, 0), colors.first.fill));
    view.setInteractive(false);
    const Probe without(view);
    QVERIFY(!near(with.at(3, 6, 0, 0.3), without.at(3, 6, 0, 0.3)));
    QVERIFY(near(without.at(3, 2, 0.33, 0), colors.behind));

    view.setInteractive(true);
    view.setPosition(positionAfter("444444"));
    QVERIFY(near(Probe(view).at(3, 6, 0.15, 0.15), colors.cross));
}

void TestBoardPixels::theGhostsNumberIsAboveIt()
{
    BoardView view;
    present(view);
    view.setGhostColumn(2);
    QVERIFY(view.ghostShows());
    const auto isWritten = [&view] {
        const Probe probe(view);
        const QColor ground = probe.at(2, 6, 0.45, 0.5);
        for (int right = -10; right <= 10; ++right)
            for (int up = 43; up <= 56; ++up)
                if (!near(probe.at(2, 6, right / 100.0, up / 100.0), ground))
                    return true;
        return false;
    };
    QVERIFY(isWritten());
    view.setGhostColumn(4);
    QVERIFY(!isWritten());
}

void TestBoardPixels::hintAndQueuedMoveAreSeen()
{
    BoardView view;
    present(view);
    view.clearFocus();
    const BoardTheme colors = themeOf(view);
    // It leaves the place of the disc that is to be dropped alone.
    const QRect strip = view.geometryOfSquares().stripRect().toAlignedRect();
    const QImage above = view.grab().toImage().copy(strip);
    view.setHint(Move(1));
    QCOMPARE(view.grab().toImage().copy(strip), above);
    view.setQueued(Move(5));
    const Probe probe(view);
    QVERIFY(near(probe.at(1, 0, 0.44, 0), colors.hint));
    QVERIFY(near(probe.at(5, 6), colors.line));
    const QImage& marked = probe.image();
    view.setHint(Move::none());
    view.setQueued(Move::none());
    QVERIFY(marked != view.grab().toImage());
    QVERIFY(isFace(Probe(view).at(1, 0, 0.44, 0), colors));
}

void TestBoardPixels::glyphsTellSidesApartWithoutColour()
{
    BoardView view;
    present(view);
    view.clearFocus();
    view.setPosition(positionAfter("12"));
    const BoardTheme colors = themeOf(view);
    const Probe probe(view);
    // The star is filled in its middle; the ring is open there.
    QVERIFY(near(probe.at(0, 0), colors.first.glyph));
    QVERIFY(near(probe.at(1, 0), colors.second.fill));
    QVERIFY(near(probe.at(1, 0, 0.16, 0), colors.second.glyph));
}

void TestBoardPixels::everySizeIsPainted_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("smallest") << QSize(280, 260);
    QTest::newRow("flat") << QSize(900, 260);
    QTest::newRow("4K") << QSize(3840, 2160);
}

void TestBoardPixels::everySizeIsPainted()
{
    QFETCH(QSize, size);
    BoardView view;
    present(view, size);
    view.setGlyphs(false);
    view.clearFocus();
    view.setPosition(positionAfter("17"));
    const Probe probe(view);
    QCOMPARE(probe.image().size(), size * view.devicePixelRatioF());
    QVERIFY(near(probe.at(0, 0), themeOf(view).first.fill));
    QVERIFY(near(probe.at(6, 0), themeOf(view).second.fill));
}

QTEST_MAIN(TestBoardPixels)
#include "tst_boardpixels.moc"
