// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/blocks/playedboard.h"

#include "ui/labs/lessons/questions/columnboard.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/forms/formfields.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace fourcast::lesson;

namespace {

int pliesPlayed(const AnyPosition& position)
{
    return std::visit([](const auto& at) { return static_cast<int>(at.plies()); }, position);
}

bool isOneBefore(const WrittenPosition& written, const AnyPosition& position)
{
    const auto read = readPosition(written.board, written.moves);
    return read && pliesPlayed(*read) == pliesPlayed(position) - 1;
}

}

PlayedBoard::PlayedBoard(WrittenPosition onBoard, QWidget* parent)
    : QWidget(parent), m_size(new QComboBox), m_moves(new QLineEdit), m_turn(new QLabel),
      m_column(new QVBoxLayout(this))
{
    m_size->addItems(boardNames());
    m_size->setToolTip(tr("Columns and rows of the board"));
    m_size->setAccessibleName(tr("Board"));
    m_moves->setAccessibleName(tr("Moves"));
    m_moves->setPlaceholderText(tr("Click a column to play"));
    m_moves->setToolTip(tr("Column numbers in a row, such as 44536"));
    m_turn->setWordWrap(true);
    m_back = pushButton(QStringLiteral("undo"), tr("Take back"), tr("Take back the last move"), {},
                        this, &PlayedBoard::takeBack);
    QPushButton* const here = pushButton(
        QStringLiteral("paste"), tr("From the game"), tr("Use the position on the board"), {}, this,
        [this, position = std::move(onBoard)] { setWritten(position); });
    for (QPushButton* const button : {m_back, here})
        button->setAutoDefault(false);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->addWidget(flowRow({formfields::together(tr("Board:"), m_size),
                                 formfields::together(tr("Moves:"), m_moves), m_back, here}));
    m_column->addWidget(m_turn);
    m_column->addStretch(1);
    const auto edit = [this] {
        showBoard();
        Q_EMIT edited();
    };
    connect(m_size, &QComboBox::currentIndexChanged, this, [this, edit] {
        const QSignalBlocker quiet(m_moves);
        m_moves->clear();
        edit();
    });
    connect(m_moves, &QLineEdit::textChanged, this, edit);
    showBoard();
}

WrittenPosition PlayedBoard::written() const
{
    return {m_size->currentText(), m_moves->text().simplified()};
}

void PlayedBoard::setWritten(const WrittenPosition& position)
{
    if (const int size = m_size->findText(position.board); size >= 0) {
        const QSignalBlocker quiet(m_size);
        m_size->setCurrentIndex(size);
    }
    {
        const QSignalBlocker quiet(m_moves);
        m_moves->setText(position.moves);
    }
    showBoard();
    Q_EMIT edited();
}

/// The last board that there was stays while what is typed is none.
void PlayedBoard::showBoard()
{
    const WrittenPosition position = written();
    m_back->setEnabled(!position.moves.isEmpty());
    if (const auto read = readPosition(position.board, position.moves); !read)
        return m_turn->setText(read.error().message);
    m_turn->setText(turnText(position));
    auto* const board = new ColumnBoard(position, true);
    const bool hadFocus = m_board && m_board->isAncestorOf(focusWidget());
    if (m_board) {
        delete m_column->replaceWidget(m_board, board);
        // It may have sent what leads here.
        m_board->hide();
        m_board->deleteLater();
    } else {
        m_column->insertWidget(1, board);
    }
    m_board = board;
    if (hadFocus)
        m_board->setFocus();
    connect(m_board, &ColumnBoard::columnChosen, this, [this](int column) {
        if (column >= 0)
            play(column);
    });
}

void PlayedBoard::play(int column)
{
    const WrittenPosition position = written();
    if (!readPosition(position.board, position.moves))
        return;
    // Moves may be written as squares, which stand apart.
    for (const QString& between : {QString(), QStringLiteral(" ")}) {
        const QString moves = position.moves + between + QString::number(column + 1);
        const auto after = readPosition(position.board, moves);
        if (after && pliesPlayed(*after) == pliesPlayed(position.position()) + 1)
            return m_moves->setText(moves);
    }
}

void PlayedBoard::takeBack()
{
    WrittenPosition position = written();
    const auto now = readPosition(position.board, position.moves);
    do
        position.moves.chop(1);
    while (now && !position.moves.isEmpty() && !isOneBefore(position, *now));
    m_moves->setText(position.moves.trimmed());
}
