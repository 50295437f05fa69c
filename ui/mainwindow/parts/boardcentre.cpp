// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/parts/boardcentre.h"

#include "ui/board/boardstage.h"
#include "ui/board/boardview.h"
#include "ui/mainwindow/actions/actions.h"
#include "ui/play/navigationbar.h"
#include "ui/play/setup/setuppanel.h"
#include "ui/play/terms/termspanel.h"
#include "ui/play/turnpanel.h"
#include "ui/review/trypanel.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QApplication>
#include <QEvent>
#include <QFontInfo>
#include <QMainWindow>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace {

constexpr int besideGap = 16;
constexpr int outerTop = 4;
constexpr int rowSpacing = 2;
/// A narrower window has room for the board alone.
constexpr int leastForList = 900;
constexpr int leastBeside = 170;
constexpr int leastBesideLetters = 22;
constexpr int mostBeside = 260;
/// Of the height: on a large screen the board is seen from further away, and so are its words.
constexpr double leastLettersShare = 0.0135;
constexpr double besideShare = 0.25;
/// Of the height, at least: how wide the board's face is where that decides.
constexpr double faceShare = 0.8;

}

BoardCentre::BoardCentre(const Actions& actions, QMainWindow& window)
    : QWidget(&window), m_message(new MessageStrip(this)), m_pages(new QStackedWidget(this)),
      m_game(new QWidget(m_pages)),
      m_turn(
          new TurnPanel({actions[Command::Hint], actions[Command::Undo], actions[Command::NewGame]},
                        {actions[Command::Start], actions[Command::Pause]}, m_game)),
      m_terms(new TermsPanel(m_game)), m_stage(new BoardStage(m_game)),
      m_setup(new SetupPanel(m_game)), m_trial(new TryPanel(m_game)),
      m_navigation(new NavigationBar({actions[Command::First], actions[Command::Previous]},
                                     {actions[Command::Next], actions[Command::Last]}, m_game))
{
    m_setup->hide();
    m_trial->hide();
    m_turn->hide();
    connect(m_turn, &TurnPanel::playersWanted, actions[Command::NewGameWith], &QAction::trigger);
    m_turn->setAloneActions(*actions[Command::FullScreen], {actions[Command::NewGame]});
    auto* layout = new QVBoxLayout(m_game);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(rowSpacing);
    layout->addWidget(m_turn);
    layout->addWidget(m_terms);
    layout->addWidget(m_stage, 1);
    layout->addWidget(m_setup);
    layout->addWidget(m_trial);
    layout->addWidget(m_navigation);
    m_pages->addWidget(m_game);
    auto* outer = new QVBoxLayout(this);
    // The board keeps a little air around itself.
    const QMargins usual = outer->contentsMargins();
    outer->setContentsMargins(usual.left(), outerTop, usual.right(), 0);
    outer->addWidget(m_message);
    outer->addWidget(m_pages, 1);
    window.setCentralWidget(this);
    board().installEventFilter(this);
    m_message->installEventFilter(this);
    m_navigation->installEventFilter(this);
    m_navigation->setAutoFillBackground(true);
    connect(&board(), &BoardView::geometryChanged, this, &BoardCentre::align);
}

BoardView& BoardCentre::board()
{
    return m_stage->board();
}

void BoardCentre::setPlain(bool plain)
{
    m_plain = plain;
    m_turn->setVisible(plain || m_alone);
    m_navigation->setPlain(plain);
    placeNavigation();
    align();
}

/// In a game it comes and goes: it lies over the names of the columns then, and the board keeps its
/// size.
void BoardCentre::placeNavigation()
{
    if (m_plain)
        m_game->layout()->removeWidget(m_navigation);
    else if (m_game->layout()->indexOf(m_navigation) < 0)
        m_game->layout()->addWidget(m_navigation);
}

void BoardCentre::setAlone(bool alone)
{
    m_alone = alone;
    m_turn->setAlone(alone);
    m_turn->setVisible(m_plain || alone);
    m_navigation->setAway(alone);
    showFitting();
    align();
}

void BoardCentre::setTeaching(bool teaching)
{
    m_teaching = teaching;
    showFitting();
}

void BoardCentre::showFitting()
{
    const bool isAway = m_teaching && !m_alone;
    // Nobody plays on a board that is not there.
    if (QWidget* const focused = QApplication::focusWidget();
        isAway && focused && m_pages->isAncestorOf(focused))
        focused->clearFocus();
    m_pages->setHidden(isAway);
    // The window gives it all the room that the docks leave, which has no end where it is not said.
    setMaximumHeight(
        isAway ? std::max(m_message->sizeHint().height(), m_message->minimumSizeHint().height())
                + layout()->contentsMargins().top() + layout()->contentsMargins().bottom()
               : QWIDGETSIZE_MAX);
    setVisible(!isAway || !m_message->isHidden());
}

void BoardCentre::setBeside(QWidget* list)
{
    m_beside = list;
    list->setParent(m_game);
    list->hide();
    align();
}

void BoardCentre::wantBeside(bool wanted)
{
    m_wantsBeside = wanted;
    align();
}

void BoardCentre::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        enlarge();
}

/// By the window's height and not by the board's, which depends on how high these are.
void BoardCentre::enlarge()
{
    QFont letters = font();
    const double enough = leastLettersShare * height();
    if (const int usual = QFontInfo(letters).pixelSize(); enough > usual)
        letters.setPointSizeF(letters.pointSizeF() * enough / usual);
    if (m_pages->font() != letters)
        m_pages->setFont(letters);
    m_turn->setExpectedWidth(std::min(width(), static_cast<int>(faceShare * height())));
}

void BoardCentre::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    enlarge();
}

bool BoardCentre::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_message) {
        if (m_teaching
            && (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent))
            showFitting();
    } else if (watched == m_navigation) {
        if (m_plain && event->type() == QEvent::LayoutRequest)
            align();
    } else if (event->type() == QEvent::Resize || event->type() == QEvent::Move) {
        align();
    }
    return QWidget::eventFilter(watched, event);
}

int BoardCentre::listWidth()
{
    if (!m_beside || !m_wantsBeside || !m_plain || m_alone || width() < leastForList)
        return 0;
    // A board has the same proportions at every size.
    const QRectF whole = board().geometryOfSquares().wholeRect();
    const double widest = whole.width() / whole.height() * m_stage->height();
    const int room
        = m_stage->width() - m_stage->barRoom() - besideGap - static_cast<int>(std::ceil(widest));
    const int least
        = std::max(leastBeside, leastBesideLetters * m_beside->fontMetrics().averageCharWidth());
    const int most
        = std::max({mostBeside, least, static_cast<int>(besideShare * m_game->height())});
    return room < least ? 0 : std::min(room, most);
}

void BoardCentre::align()
{
    const int list = listWidth();
    m_stage->setBeside(list > 0 ? list + besideGap : 0);
    const QPoint corner = board().mapTo(m_game, QPoint());
    const BoardGeometry squares = board().geometryOfSquares();
    const QRect face = squares.faceRect().toRect().translated(corner);
    const QRect whole = squares.wholeRect().toRect().translated(corner);
    const QRect inside = m_game->rect();
    m_turn->setEdges(face.left() - inside.left(), inside.right() - face.right());
    m_terms->setEdges(face.left() - inside.left(), inside.right() - face.right());
    if (m_plain) {
        // Over the letters as a whole: no half of one is seen beside it.
        const int needed = m_navigation->sizeHint().height();
        const int top = std::min(face.bottom() + 2, inside.bottom() + 1 - needed);
        const int letters = squares.letterRect(0).toRect().translated(corner).bottom() + 1;
        m_navigation->setGeometry(whole.left(), top, whole.width(),
                                  needed > 0 ? std::max(needed, letters - top) : 0);
        m_navigation->raise();
    }
    if (!m_beside)
        return;
    if (list > 0)
        m_beside->setGeometry(whole.right() + besideGap, face.top(), list, face.height());
    m_beside->setVisible(list > 0);
    m_beside->raise();
}
