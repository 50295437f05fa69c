// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/questions/columnboard.h"

#include "core/support/translations.h"
#include "ui/labs/lessons/tree/smallboard.h"
#include "ui/style/showndiscs.h"
#include "ui/text/sidename.h"

#include <QButtonGroup>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QRadioButton>

using namespace fourcast::lesson;

namespace {

/// A square's side in lines of text.
constexpr double squareLines = 1.8;
constexpr int edge = 2;

int pliesOf(const AnyPosition& position)
{
    return std::visit([](const auto& board) { return static_cast<int>(board.plies()); }, position);
}

}

QString turnText(const WrittenPosition& position)
{
    const AnyPosition at = position.position();
    if (std::visit([](const auto& board) { return board.isFinished(); }, at))
        return ColumnBoard::tr("The game is over.");
    const Player side = pliesOf(at) % 2 == 0 ? Player::First : Player::Second;
    const DiscTheme theme = ShownDiscs::theme();
    const DiscShape shape = BoardTheme::make(theme, QPalette()).disc(side).shape;
    const QString text = side == Player::First
        ? ColumnBoard::tr("First player to move: %1 (%2)", "a colour and the shape on its discs")
        : ColumnBoard::tr("Second player to move: %1 (%2)", "a colour and the shape on its discs");
    return text.arg(sideTitle(side, theme),
                    shape == DiscShape::Star ? ColumnBoard::tr("star") : ColumnBoard::tr("ring"));
}

QLabel* turnLabel(const WrittenPosition& position, const QString& language)
{
    auto* const label = new QLabel;
    label->setWordWrap(true);
    const auto tell = [label, position, language] {
        const LanguageScope scope(language);
        label->setText(turnText(position));
    };
    QObject::connect(&ShownDiscs::instance(), &ShownDiscs::changed, label, tell);
    tell();
    return label;
}

ColumnBoard::ColumnBoard(const WrittenPosition& position, bool asks, QWidget* parent)
    : QWidget(parent), m_position(position.position()), m_asks(asks)
{
    const BoardSketch sketch = BoardSketch::of(m_position, {});
    m_columns = sketch.columns;
    m_rows = sketch.rows;
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(asks ? tr("Position: choose a column") : tr("Position"));
    setAccessibleDescription(
        tr("%1. Rows from the top, X for the first player, O for the second: %2")
            .arg(turnText(position), sketch.inWords()));
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, qOverload<>(&QWidget::update));
    if (asks)
        buildButtons();
}

void ColumnBoard::buildButtons()
{
    m_group = new QButtonGroup(this);
    for (int column = 0; column < m_columns; ++column) {
        auto* const button = new QRadioButton(QString::number(column + 1), this);
        button->setAccessibleName(tr("Column %1").arg(column + 1));
        button->setToolTip(tr("Column %1").arg(column + 1));
        button->setEnabled(isOpenColumn(column));
        m_group->addButton(button, column);
        m_buttons.push_back(button);
    }
    connect(m_group, &QButtonGroup::idToggled, this, [this](int column, bool on) {
        if (!on || column == m_column)
            return;
        m_column = column;
        update();
        Q_EMIT columnChosen(column);
    });
}

bool ColumnBoard::isOpenColumn(int column) const
{
    return std::visit(
        [column]<int W, int H, int K>(const BasicPosition<W, H, K>& board) {
            return column >= 0 && column < W && board.canPlay(column);
        },
        m_position);
}

void ColumnBoard::setColumn(int column)
{
    if (column < 0) {
        m_column = -1;
        if (m_group && m_group->checkedButton()) {
            m_group->setExclusive(false);
            m_group->checkedButton()->setChecked(false);
            m_group->setExclusive(true);
        }
        return update();
    }
    if (isOpenColumn(column) && m_group)
        m_buttons[static_cast<std::size_t>(column)]->setChecked(true);
}

void ColumnBoard::setOpen(bool open)
{
    m_isOpen = open;
    for (int column = 0; column < static_cast<int>(m_buttons.size()); ++column)
        m_buttons[static_cast<std::size_t>(column)]->setEnabled(open && isOpenColumn(column));
}

int ColumnBoard::square() const
{
    return qRound(squareLines * fontMetrics().lineSpacing());
}

int ColumnBoard::numbersHeight() const
{
    return m_buttons.empty() ? fontMetrics().lineSpacing() : m_buttons[0]->sizeHint().height() + 2;
}

/// Below the board: lessons speak of columns by number, and of squares as "c2".
int ColumnBoard::lettersHeight() const
{
    return fontMetrics().lineSpacing();
}

/// At the left of the board, as on the main one: a board is the same in every language.
int ColumnBoard::numbersWidth() const
{
    return fontMetrics().horizontalAdvance(QString::number(m_rows) + u' ');
}

QSize ColumnBoard::sizeHint() const
{
    int side = square();
    for (const QRadioButton* const button : m_buttons)
        side = std::max(side, button->sizeHint().width());
    return {numbersWidth() + m_columns * side + 2 * edge,
            m_rows * side + 2 * edge + numbersHeight() + lettersHeight()};
}

QRect ColumnBoard::boardRect() const
{
    return rect().adjusted(edge + numbersWidth(), edge + numbersHeight(), -edge,
                           -edge - lettersHeight());
}

QRect ColumnBoard::columnRect(int column) const
{
    const QRect board = boardRect();
    const int side = board.width() / m_columns;
    return {board.left() + column * side, board.top(), side, board.height()};
}

int ColumnBoard::columnAt(const QPoint& place) const
{
    for (int column = 0; column < m_columns; ++column)
        if (place.x() >= columnRect(column).left() && place.x() <= columnRect(column).right())
            return column;
    return -1;
}

void ColumnBoard::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeButtons();
}

void ColumnBoard::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        placeButtons();
    }
}

void ColumnBoard::placeButtons()
{
    for (int column = 0; column < static_cast<int>(m_buttons.size()); ++column) {
        QRadioButton* const button = m_buttons[static_cast<std::size_t>(column)];
        const QSize size = button->sizeHint();
        const QRect place = columnRect(column);
        button->setGeometry(
            QRect(QPoint(place.center().x() - size.width() / 2, boardRect().top() - size.height()),
                  size));
    }
}

/// Its letters are not the window's, whose shortcuts some of them are.
bool ColumnBoard::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && m_asks) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.modifiers() == Qt::NoModifier && key.key() >= Qt::Key_A
            && key.key() < Qt::Key_A + m_columns) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void ColumnBoard::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool isPlain = !(event->modifiers() & ~Qt::KeypadModifier);
    const int column = key >= Qt::Key_1 && key < Qt::Key_1 + m_columns ? key - Qt::Key_1
        : key >= Qt::Key_A && key < Qt::Key_A + m_columns              ? key - Qt::Key_A
                                                                       : -1;
    if (!m_asks || !isPlain || column < 0)
        return QWidget::keyPressEvent(event);
    if (m_isOpen && isOpenColumn(column)) {
        setColumn(column);
        m_buttons[static_cast<std::size_t>(column)]->setFocus();
    }
}

void ColumnBoard::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->button() == Qt::LeftButton ? columnAt(event->position().toPoint()) : -1;
}

void ColumnBoard::mouseReleaseEvent(QMouseEvent* event)
{
    const int pressed = std::exchange(m_pressed, -1);
    if (!m_asks || !m_isOpen || pressed < 0 || columnAt(event->position().toPoint()) != pressed
        || !isOpenColumn(pressed))
        return;
    setColumn(pressed);
    m_buttons[static_cast<std::size_t>(pressed)]->setFocus();
}

void ColumnBoard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool hasChosen = m_column >= 0;
    const BoardSketch sketch = BoardSketch::of(
        m_position, hasChosen ? std::vector<Move> {Move(m_column)} : std::vector<Move>());
    const int side = columnRect(0).width();
    const QRectF board(boardRect().topLeft(), QSizeF(side * m_columns, side * m_rows));
    const BoardTheme theme = ShownDiscs::boardTheme(palette());
    // It leaves a pixel around.
    sketch.paint(painter, board.adjusted(-1, -1, 1, 1), theme);
    if (hasChosen) {
        const QRectF column(board.left() + m_column * side, board.top(), side, board.height());
        painter.setPen(QPen(theme.focus, 3));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(column, 3, 3);
    }
    painter.setPen(palette().color(QPalette::WindowText));
    for (int row = 0; row < m_rows; ++row)
        painter.drawText(QRectF(edge, board.bottom() - (row + 1) * side, numbersWidth(), side),
                         Qt::AlignCenter, QString::number(row + 1));
    for (int column = 0; column < m_columns; ++column) {
        const double left = board.left() + column * side;
        painter.drawText(QRectF(left, board.bottom() + 1, side, lettersHeight()), Qt::AlignCenter,
                         QString(QChar(u'a' + column)));
        // Where it asks, they are buttons.
        if (!m_asks)
            painter.drawText(QRectF(left, board.top() - numbersHeight(), side, numbersHeight()),
                             Qt::AlignCenter, QString::number(column + 1));
    }
}
