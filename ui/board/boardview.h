// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "ui/board/boardinput.h"
#include "ui/board/movepreview.h"
#include "ui/board/painting/boardgeometry.h"
#include "ui/board/painting/boardscene.h"
#include "ui/board/painting/plancard.h"
#include "ui/style/looks.h"

#include <QPointer>
#include <QWidget>
#include <memory>
#include <optional>

class BoardBanner;
class BoardPainter;
class DiscRain;
class BoardPicture;
class DropAnimation;
class QAccessibleEvent;
class QAction;
class QTouchEvent;
class WinPulse;

/// The board: paints a position, drops discs, moves a ghost with mouse and keyboard alike, and says
/// what a person wants. It knows no rules beyond what a Position answers, and no game.
///
/// Names of the sides as the theme shows them: sideName() and sideTitle() in ui/text/sidename.h.
class BoardView : public QWidget
{
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    const Position& position() const { return m_position; }
    /// Shows at once, ending any animation.
    void setPosition(const Position& position, Move lastMove = Move::none());
    /// Shows `after`, letting the disc of `move` fall into place where animation is on: not with
    /// AnimationSpeed::Off, not while hidden, and not when the desktop asks for less motion. A fall
    /// still in progress ends first.
    void dropDisc(const Position& after, Move move);
    bool isAnimating() const;
    /// Puts a falling disc into its place now, and ends what follows it.
    void finishAnimation();
    /// A disc has just completed a line, whose discs hop one after the other.
    bool isCelebrating() const;
    /// A short shower of the winner's discs in front of the whole window; none where nothing is to
    /// move, or nobody has won.
    void rejoice();

    /// May a person drop discs now? Without it the ghost hides and clicks do nothing.
    void setInteractive(bool interactive);
    /// No ghost while the other side moves, though clicks and keys are taken; for a person whose
    /// move is queued meanwhile. The ghost shows the side to move, and is away while a disc falls.
    void setGhostAway(bool away);
    /// The ghost waits above the board also while neither mouse nor keyboard is there: whose turn
    /// it is, and what to do, without a word.
    void setGhostRests(bool on);
    void setGlyphs(bool on);
    void setCoordinates(bool on);
    /// Letters beside and below the board so many times as large as usual.
    void setTextScale(qreal scale);
    void setFlipped(bool on);
    void setAnimationSpeed(AnimationSpeed speed);
    /// Marks where a disc of this column lands as hinted; none() takes the mark away.
    void setHint(Move move);
    /// Frames neighbouring columns in which to look for a move; -1 takes the frame away.
    void setHintRegion(int first, int last);
    /// Discs that are there and are not seen, nor heard of by a screen reader, which says of empty
    /// squares no more either; the one that falls is seen until it rests. 0 shows all.
    void setHiddenDiscs(Bitboard discs);
    Bitboard hiddenDiscs() const { return m_setup ? 0 : m_hidden; }
    /// A column that will be played when its turn comes.
    void setQueued(Move move);

    /// Room for a row of chips below the columns; they may be unknown.
    void setChipRow(bool on);
    void setChips(const ColumnChips& chips);
    void setThreats(std::vector<ThreatMark> threats);
    /// What the squares contribute to a heuristic; empty takes it away.
    void setHeat(std::vector<HeatMark> heat);
    /// Lights up a feature: its discs, and the empty squares that it counts on.
    void setLit(Bitboard discs, Bitboard squares);
    /// Shows the discs of a line from the position shown, see-through and numbered; the moves must
    /// be legal there. It goes with the position; an empty line takes it away.
    void setPreview(const std::vector<Move>& line);
    const std::vector<Move>& preview() const { return m_preview; }
    /// Beside the ghost what would follow, and arrows; while its position is the one that is shown.
    void setMovePreview(const MovePreview& movePreview);

    /// The marks of a plan in the squares that are empty, wherever the game goes from the position
    /// that the plan is for. The squares that it names at this moment pulse once and keep a ring.
    void setPlanCard(const std::optional<PlanCard>& card);
    const std::optional<PlanCard>& planCard() const { return m_planCard; }
    /// Squares are marked instead of discs being dropped: a cursor goes to any square, and clicks
    /// and keys say what is wanted there. What becomes of it is the receiver's, who sets the card
    /// again. Arrows show on landing squares, too, where they answer nothing.
    void setMarking(bool on);
    bool isMarking() const { return m_marking; }
    Square markCursor() const { return m_markCursor; }
    /// Clamped to the board.
    void setMarkCursor(Square square);
    /// As if a person had clicked there while squares are marked.
    void chooseSquare(Square square);

    /// A card over the board, which hides no disc of a winning line and as few others as can be;
    /// empty removes it. Actions appear as buttons in it. Enter on a board whose game is over does
    /// what the first one does. Words that are shown already are not announced again.
    void setBanner(const QString& text, const QList<QAction*>& actions = {});

    /// Set-up by hand, from the discs shown now: clicks and keys put discs instead of playing, the
    /// right button, Delete and Backspace take the top one away. setupFirst() and setupSecond()
    /// hold what was made; nothing about it is checked here. Leaving shows position() again.
    void setSetupMode(bool on);
    bool isSetupMode() const { return m_setup; }
    /// What a click puts; Cell::Empty (as it begins) alternates, by whose turn the count gives.
    void setSetupBrush(Cell brush);
    Bitboard setupFirst() const { return m_setupFirst; }
    Bitboard setupSecond() const { return m_setupSecond; }
    void setSetupDiscs(Bitboard first, Bitboard second);

    /// Is there a ghost at this moment? The mouse is over the board, the keyboard's focus in it, or
    /// it rests.
    bool ghostShows() const;
    /// The column under the ghost, 0 to 6.
    int ghostColumn() const { return m_ghost; }
    /// Clamped to the board.
    void setGhostColumn(int column);
    /// As if a person had clicked there.
    void chooseColumn(int column);

    /// Where the squares are at this moment.
    BoardGeometry geometryOfSquares() const;
    /// What is painted at this moment.
    BoardScene scene() const;
    /// The same for a page or a slide.
    BoardPicture picture() const;
    /// "d2 red, last move", "d3 empty, Orange wins in 7 moves": for people who hear the board.
    QString squareText(int column, int row) const;
    /// "Orange to move. Last move: d2 blue."
    QString boardText() const;
    /// Where keyboard and screen reader are: the ghost's landing square, or the top of a full
    /// column; the cursor while squares are marked.
    Square focusSquare() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A click, Enter, Space, Down, or a key 1-7 / a-g on a column with room in an unfinished game;
    /// the receiver decides what becomes of it.
    void columnChosen(Move move);
    /// A choice that cannot be: "Column 4 is full." For the status line.
    void refused(const QString& sentence);
    void ghostMoved(int column);
    /// The mouse came over the board, or the keyboard's focus into it.
    void ghostAppeared();
    /// A click on a chip. It plays nothing: a person who asks what a move is worth has not decided.
    void chipChosen(int column);
    /// The mouse came over another chip; -1 when it left them.
    void chipHovered(int column);
    /// The preview went because the position it belonged to did.
    void previewDropped();
    /// Places of squares have changed otherwise than by the view's size.
    void geometryChanged();
    void setupChanged();
    /// A click, Enter or Space on a square, an occupied one as well, while squares are marked.
    void squareChosen(int column, int row);
    /// A key or the right button while squares are marked: a number from 1 to 9 onto the square, or
    /// with 0 an arrow that comes or goes; with 0 and no arrow, all marks are to go.
    void markRequested(int column, int row, int number, bool arrowToggled);
    /// A disc that falls meets what it falls on, in this row; before it bounces and before
    /// animationFinished().
    void discLanded(int row);
    /// Once for every dropDisc(), before it returns when nothing was animated.
    void animationFinished();
    /// The line's discs rest again, after animationFinished(); not sent where none has hopped.
    void celebrated();

protected:
    /// Hands what happens on the board to the screen reader.
    virtual void announce(QAccessibleEvent& event);

    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// The discs shown, the falling one included.
    Bitboard firstDiscs() const { return m_setup ? m_setupFirst : m_position.firstPlayerDiscs(); }
    Bitboard secondDiscs() const
    {
        return m_setup ? m_setupSecond : m_position.secondPlayerDiscs();
    }
    /// Above the top disc of the column; row 6 when it is full. Not valid for column -1.
    Square landingSquare(int column) const;
    bool takesInput() const { return !m_marking && (m_interactive || m_setup); }
    Cell ghostDisc() const;
    void hoverChip(int column);
    /// Of what the mouse is over: a full column, a chip, a threat.
    QString toolTipAt(QPointF place) const;
    std::vector<PreviewDisc> discsOf(const std::vector<Move>& line) const;
    /// Where the disc that answers one in this column would land; not valid where none is known.
    Square replySquare(int column) const;
    QString replyText(int column) const;
    void addMovePreview(BoardScene& scene) const;
    const ThreatMark* threatAt(Square square) const;
    /// Is nothing to be told of what is on this square?
    bool isHidden(Square square) const;
    /// What a heuristic makes of the square, after its name and disc; empty without the heat map.
    QString heatText(Square square) const;
    std::vector<PlanMark> shownPlan() const;
    static const PlanMark* planMarkAt(const std::vector<PlanMark>& marks, Square square);
    /// "number 2, arrow, reachable"; empty where the plan says nothing.
    QString planText(Square square) const;
    void pulsePlan();
    bool fulfilMark(const MarkRequest& wish);
    /// Is the press one that marks?
    bool pressToMark(const QMouseEvent& event);
    void releaseToMark(QPointF place);
    void touchToMark(QTouchEvent& event);
    QString focusText() const;
    /// Tells a listener where the square in focus has another text now.
    void announceIfOther(const QString& before);
    void stepGhost(int places);
    bool fulfil(const BoardRequest& wish);
    /// A finger shows the ghost where it is, and drops where it is lifted.
    void takeTouch(QTouchEvent& event);
    void beginTouch(QTouchEvent& event);
    void slideTo(QPointF place);
    void endTouch();
    bool isOnBanner(QTouchEvent& event) const;
    /// Is this what a desktop makes of a touch, for programs that know the mouse alone?
    bool isEchoOfTouch(const QMouseEvent& event) const;
    bool isPressed() const { return m_press.isDown() || m_touch == TouchKind::Column; }
    void cancelPress();
    /// Why a disc can't go there; empty when it can.
    QString obstacle(int column) const;
    void putSetupDisc(int column);
    void removeSetupDisc(int column);
    void showMove(const Position& position, Move lastMove);
    void endFall();
    void startPulse();
    void addPulses(BoardScene& scene) const;
    void updateFalling();
    void updatePulse();
    void placeBanner();
    int hiddenBy(const QRect& card, Bitboard discs) const;
    bool takesForBanner(const QKeyEvent& event);
    QRect numbersRow() const;
    AnimationSpeed effectiveSpeed() const;
    void announceMove();
    void announceFocus();

    Position m_position;
    Square m_lastMove;
    bool m_interactive = true;
    bool m_ghostAway = false;
    bool m_ghostRests = false;
    bool m_glyphs = true;
    bool m_coordinates = true;
    qreal m_textScale = 1;
    bool m_flipped = false;
    AnimationSpeed m_speed = AnimationSpeed::Normal;
    Move m_hint;
    int m_hintFirst = -1;
    int m_hintLast = -1;
    Move m_queued;
    Bitboard m_hidden = 0;
    bool m_chipRow = false;
    ColumnChips m_chips;
    std::vector<ThreatMark> m_threats;
    std::vector<HeatMark> m_heat;
    Bitboard m_litDiscs = 0;
    Bitboard m_litSquares = 0;
    std::optional<PlanCard> m_planCard;
    /// What the plan named when it pulsed last.
    std::vector<Square> m_named;
    bool m_marking = false;
    Square m_markCursor;
    Square m_markPress;
    std::vector<Move> m_preview;
    MovePreview m_movePreview;
    ColumnPress m_chipPress;
    /// The column of the last click.
    int m_clicked = -1;
    int m_hoveredChip = -1;
    bool m_setup = false;
    Cell m_setupBrush = Cell::Empty;
    Bitboard m_setupFirst = 0;
    Bitboard m_setupSecond = 0;
    int m_ghost = Position::Shape::width / 2;
    bool m_hovered = false;
    bool m_focusFrame = false;
    ColumnPress m_press;
    TouchKind m_touch = TouchKind::None;
    /// When the last touch was, by the desktop's clock.
    std::optional<quint64> m_touched;
    std::unique_ptr<BoardPainter> m_painter;
    DropAnimation* m_drop;
    WinPulse* m_pulse;
    WinPulse* m_planPulse;
    QPointer<DiscRain> m_rain; ///< while it falls; its parent is the window
    bool m_ending = false; ///< what moves is ended before its time
    BoardBanner* m_banner;
    /// The last press of the mouse was on one of its buttons.
    bool m_bannerPressed = false;
};
