// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/demo/demoboard.h"

#include "ui/board/dropanimation.h"
#include "ui/style/cardlook.h"
#include "ui/widgets/fontfollower.h"

#include <QLabel>
#include <QPainter>
#include <algorithm>

namespace {

constexpr int captionLetters = 18;

}

DemoBoard::DemoBoard(QWidget* parent)
    : QWidget(parent), m_fall(new DropAnimation(this)), m_caption(new QLabel(this))
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_caption->setTextFormat(Qt::PlainText);
    m_caption->setWordWrap(true);
    m_caption->setForegroundRole(QPalette::Text);
    m_caption->setMargin(cardlook::gap);
    m_caption->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    followFont(*this, [this] { placeCaption(); });
    connect(m_fall, &DropAnimation::moved, this, [this] {
        // Only the column in which something moves.
        if (m_last.isValid())
            update(geometryOfSquares()
                       .columnRect(m_last.column)
                       .toAlignedRect()
                       .translated(boardRect().topLeft()));
    });
    connect(m_fall, &DropAnimation::finished, this, qOverload<>(&QWidget::update));
    hide();
}

void DemoBoard::setTheme(const BoardTheme& theme)
{
    m_theme = theme;
    update();
}

void DemoBoard::setCaption(const QString& text)
{
    m_caption->setText(text);
    placeCaption();
}

QString DemoBoard::caption() const
{
    return m_caption->text();
}

int DemoBoard::captionWidth() const
{
    return captionLetters * fontMetrics().averageCharWidth() + cardlook::margin;
}

QRect DemoBoard::boardRect() const
{
    const int side = std::min(height(), width() - cardlook::gap - captionWidth());
    const QRect place(0, 0, side, side);
    return layoutDirection() == Qt::LeftToRight ? place : place.translated(width() - side, 0);
}

BoardGeometry DemoBoard::geometryOfSquares() const
{
    return {QSizeF(boardRect().size()), devicePixelRatioF(), false, false};
}

void DemoBoard::placeCaption()
{
    const QRect board = boardRect();
    const int wide = captionWidth();
    const int high = std::min(height(), m_caption->heightForWidth(wide));
    const int left = layoutDirection() == Qt::LeftToRight ? board.right() + 1 + cardlook::gap
                                                          : board.left() - cardlook::gap - wide;
    m_caption->setGeometry(left, board.top() + cardlook::gap, wide, high);
    update();
}

void DemoBoard::setPosition(const Position& position)
{
    m_fall->finish();
    m_position = position;
    m_last = {};
    update();
}

void DemoBoard::drop(const Position& after, Move move, AnimationSpeed speed)
{
    m_fall->finish();
    m_position = after;
    m_last = {move.column(), after.landingRow(move.column()) - 1};
    update();
    m_fall->start(Position::Shape::height - m_last.row, speed);
}

void DemoBoard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    cardlook::paint(painter, QRectF(m_caption->geometry()), palette());
    BoardScene scene;
    scene.first = m_position.firstPlayerDiscs();
    scene.second = m_position.secondPlayerDiscs();
    scene.coordinates = false;
    scene.keyNumbers = false;
    if (m_last.isValid() && m_fall->isRunning()) {
        scene.falling = m_last;
        scene.fallingDisc = scene.at(m_last.column, m_last.row);
        scene.fallingHeight = m_fall->height();
        const Bitboard square = Position::Shape::square(m_last.column, m_last.row);
        scene.first &= ~square;
        scene.second &= ~square;
    } else {
        scene.lastMove = m_last;
    }
    scene.lines = winningLines(scene.first);
    for (const WinningLine& line : winningLines(scene.second))
        scene.lines.push_back(line);
    painter.translate(boardRect().topLeft());
    m_painter.paint(painter, geometryOfSquares(), m_theme, scene);
}

void DemoBoard::resizeEvent(QResizeEvent*)
{
    placeCaption();
}
