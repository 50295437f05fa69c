// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tournament/classboards.h"

#include "ui/board/boardthumbnail.h"

#include <QGridLayout>
#include <QLabel>
#include <algorithm>

ClassBoards::ClassBoards(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
}

void ClassBoards::setCount(int count)
{
    if (count == this->count())
        return;
    for (const Place& place : m_places)
        delete place.box;
    m_places.clear();
    const int columns = count <= 1 ? 1 : count <= 4 ? 2 : count <= 6 ? 3 : 4;
    for (int i = 0; i < count; ++i) {
        Place place {.box = new QWidget, .title = new QLabel, .board = new BoardThumbnail};
        place.title->setAlignment(Qt::AlignCenter);
        place.title->setWordWrap(true);
        place.title->setMinimumWidth(1);
        place.title->setTextFormat(Qt::PlainText);
        place.board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        auto* const column = new QVBoxLayout(place.box);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(place.title);
        column->addWidget(place.board, 1);
        m_grid->addWidget(place.box, i / columns, i % columns);
        m_places.push_back(place);
    }
    // Those of a grid that was larger take no room.
    for (int row = 0; row < most; ++row)
        m_grid->setRowStretch(row, row * columns < count ? 1 : 0);
    for (int column = 0; column < most; ++column)
        m_grid->setColumnStretch(column, column < std::min(count, columns) ? 1 : 0);
}

void ClassBoards::setBoards(const std::vector<ClassBoard>& boards)
{
    setCount(static_cast<int>(std::min<std::size_t>(boards.size(), most)));
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const ClassBoard& board = boards[i];
        const QString between = board.result.isEmpty() ? QStringLiteral("–") : board.result;
        m_places[i].title->setText(
            QStringLiteral("%1  %2  %3").arg(board.first, between, board.second));
        m_places[i].board->setPosition(board.position, board.last, board.spoken);
    }
}
