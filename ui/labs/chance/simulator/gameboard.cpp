// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/simulator/gameboard.h"

#include <QPainter>

using fourcast::chance::State;

namespace {

constexpr QSize boardPaper(480, 480);

}

GameBoard::GameBoard(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Current game position"));
    hide();
}

void GameBoard::setSystem(const SharedChance& system)
{
    m_system = system;
    m_picture = system && system->automaton().stateCount() > 0 ? gamePictureOf(system->choice.model)
                                                               : nullptr;
    setVisible(m_picture != nullptr);
    setState(0);
}

void GameBoard::setState(State state)
{
    if (!m_picture)
        return;
    m_game = gameDataOf(m_system->automaton(), state, m_system->choice.values);
    setAccessibleDescription(words());
    setToolTip(words());
    update();
}

QString GameBoard::words() const
{
    return m_picture ? m_picture->words(m_game) : QString();
}

void GameBoard::paintEvent(QPaintEvent*)
{
    if (!m_picture)
        return;
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    m_picture->paint(painter, QRectF(rect()).adjusted(4, 4, -4, -4), m_game, {palette(), font()});
}

ChartContent GameBoard::content() const
{
    ChartContent content;
    content.size = boardPaper;
    if (!m_picture)
        return content;
    content.title = m_system->choice.sentence;
    content.note = words();
    content.paint = [picture = m_picture, game = m_game](QPainter& painter, const QRectF& place) {
        painter.setRenderHint(QPainter::Antialiasing);
        picture->paint(painter, place, game, paperStyle());
    };
    return content;
}
