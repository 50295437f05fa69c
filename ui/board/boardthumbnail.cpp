// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardthumbnail.h"

#include "ui/style/showndiscs.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPainter>

namespace {

/// A picture with words, where a plain widget would be a gap.
QAccessibleInterface* makeInterface(const QString& className, QObject* object)
{
    if (className == QLatin1String("BoardThumbnail"))
        if (auto* const picture = qobject_cast<BoardThumbnail*>(object))
            return new QAccessibleWidget(picture, QAccessible::Graphic);
    return nullptr;
}

}

BoardThumbnail::BoardThumbnail(QWidget* parent) : QWidget(parent)
{
    QAccessible::installFactory(makeInterface);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    setSizePolicy(policy);
    setAccessibleName(tr("Board"));
    m_scene.coordinates = false;
    m_scene.keyNumbers = false;
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, qOverload<>(&QWidget::update));
}

void BoardThumbnail::setPosition(const Position& position, Move last, const QString& spoken)
{
    m_position = position;
    m_scene.hint = {};
    m_scene.first = position.firstPlayerDiscs();
    m_scene.second = position.secondPlayerDiscs();
    m_scene.lastMove
        = last.isNone() ? Square() : Square {last.column(), position.landingRow(last.column()) - 1};
    m_scene.lines
        = position.isWon() ? winningLines(position.opponent()) : std::vector<WinningLine>();
    setAccessibleDescription(spoken);
    update();
}

void BoardThumbnail::setMark(Move move)
{
    m_scene.hint
        = move.isNone() ? Square() : Square {move.column(), m_position.landingRow(move.column())};
    update();
}

void BoardThumbnail::setCoordinates(bool on)
{
    m_scene.coordinates = on;
    update();
}

void BoardThumbnail::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardGeometry geometry(size(), devicePixelRatioF(), m_scene.coordinates, false);
    m_painter.paint(painter, geometry, ShownDiscs::boardTheme(palette()), m_scene);
}
