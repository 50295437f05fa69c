// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardstage.h"

#include "ui/board/boardview.h"
#include "ui/board/evaluationbar.h"

#include <QEvent>
#include <QLabel>
#include <algorithm>

namespace {

constexpr int gap = 8;
constexpr int legendMargin = 6;

}

BoardStage::BoardStage(QWidget* parent)
    : QWidget(parent), m_board(new BoardView(this)), m_bar(new EvaluationBar(this)),
      m_legend(new QLabel(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_legend->setWordWrap(true);
    m_legend->setAlignment(Qt::AlignCenter);
    m_legend->setTextFormat(Qt::PlainText);
    m_legend->setAccessibleDescription(tr("Meaning of the marks"));
    m_bar->hide();
    m_legend->hide();
    connect(m_board, &BoardView::geometryChanged, this, &BoardStage::place);
}

void BoardStage::setBarVisible(bool on)
{
    m_bar->setVisible(on);
    updateGeometry();
    place();
}

void BoardStage::setBeside(int room)
{
    if (room == m_beside)
        return;
    m_beside = room;
    place();
}

void BoardStage::setLegend(const QString& text)
{
    m_marks = text;
    showLegend();
}

void BoardStage::setHeatLegend(const QString& text)
{
    m_heat = text;
    showLegend();
}

void BoardStage::showLegend()
{
    QStringList parts {m_marks, m_heat};
    parts.removeAll(QString());
    const QString text = parts.join(u'\n');
    if (text == m_legend->text() && m_legend->isHidden() == text.isEmpty())
        return;
    m_legend->setText(text);
    m_legend->setVisible(!text.isEmpty());
    place();
}

QString BoardStage::legend() const
{
    return m_legend->isHidden() ? QString() : m_legend->text();
}

int BoardStage::barRoom() const
{
    return m_bar->isHidden() ? 0 : m_bar->sizeHint().width() + gap;
}

/// The board is painted in the middle of its widget: the bar may stand in the widget's empty edge,
/// next to the face, and only takes room of its own where that edge is too narrow.
void BoardStage::place()
{
    int words = 0;
    if (!m_legend->isHidden()) {
        words = m_legend->heightForWidth(std::max(1, width() - 2 * legendMargin));
        m_legend->setGeometry(legendMargin, height() - words, width() - 2 * legendMargin, words);
    }
    const QRect whole(0, 0, std::max(0, width() - m_beside), std::max(0, height() - words));
    m_board->setGeometry(whole);
    if (m_bar->isHidden())
        return;
    if (m_board->geometryOfSquares().wholeRect().left() < barRoom())
        m_board->setGeometry(whole.adjusted(barRoom(), 0, 0, 0));
    const BoardGeometry squares = m_board->geometryOfSquares();
    const QRect face = squares.faceRect().toRect().translated(m_board->pos());
    const int left
        = m_board->x() + static_cast<int>(squares.wholeRect().left()) - m_bar->sizeHint().width();
    m_bar->setGeometry(std::max(0, left - gap / 2), face.top(), m_bar->sizeHint().width(),
                       face.height() + m_bar->captionHeight());
    m_bar->raise();
}

void BoardStage::resizeEvent(QResizeEvent*)
{
    place();
}

bool BoardStage::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange)
        place();
    return QWidget::event(event);
}

QSize BoardStage::sizeHint() const
{
    return m_board->sizeHint() + QSize(barRoom(), 0);
}

QSize BoardStage::minimumSizeHint() const
{
    return m_board->minimumSizeHint() + QSize(barRoom(), 0);
}
