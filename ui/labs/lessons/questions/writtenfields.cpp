// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/questions/writtenfields.h"

#include "core/lesson/course/answertext.h"
#include "ui/labs/lessons/questions/columnboard.h"
#include "ui/widgets/fontfollower.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QVBoxLayout>

using namespace fourcast::lesson;

ColumnField::ColumnField(const Question& question)
    : m_board(new ColumnBoard(*question.position, true))
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* const turn = new QLabel(turnText(*question.position));
    turn->setWordWrap(true);
    column->addWidget(turn);
    column->addWidget(m_board);
    connect(m_board, &ColumnBoard::columnChosen, this, &AnswerField::edited);
}

QString ColumnField::given() const
{
    return m_board->column() < 0 ? QString() : QString::number(m_board->column() + 1);
}

void ColumnField::setGiven(const QString& answer)
{
    m_board->setColumn(answer.toInt() - 1);
}

void ColumnField::setOpen(bool open)
{
    m_board->setOpen(open);
}

NumberField::NumberField(const Question& question) : m_number(new QLineEdit)
{
    m_number->setAccessibleName(question.ask);
    m_number->setPlaceholderText(tr("A number"));
    m_number->setToolTip(tr("Type a number, such as %1 or %2. Press Enter to check it.")
                             .arg(QLocale().toString(-3), QLocale().toString(2.5)));
    setFocusProxy(m_number);
    constexpr int mostLetters = 40;
    m_number->setMaxLength(mostLetters);
    followFont(*m_number, [this] {
        m_number->setFixedWidth(16 * m_number->fontMetrics().averageCharWidth());
    });
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_number);
    row->addStretch(1);
    connect(m_number, &QLineEdit::textEdited, this, &AnswerField::edited);
}

QString NumberField::given() const
{
    return m_number->text();
}

/// A kept answer has a point; a person reads it as the person's language has it.
void NumberField::setGiven(const QString& answer)
{
    const std::vector<double> meant = numbersMeant(answer);
    const bool isPlain = meant.size() == 1 && answer == numberToText(meant.front());
    m_number->setText(isPlain ? numberForReading(meant.front()) : answer);
}

void NumberField::setOpen(bool open)
{
    m_number->setReadOnly(!open);
}

TextField::TextField(const Question& question) : m_text(new QPlainTextEdit)
{
    m_text->setAccessibleName(question.ask);
    m_text->setPlaceholderText(tr("Your answer, for your teacher"));
    m_text->setToolTip(tr("Saved as you type. Your teacher will read it."));
    m_text->setTabChangesFocus(true);
    m_text->installEventFilter(this);
    followFont(*m_text,
               [this] { m_text->setFixedHeight(5 * m_text->fontMetrics().lineSpacing() + 12); });
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_text);
    connect(m_text, &QPlainTextEdit::textChanged, this, &AnswerField::edited);
}

QString TextField::given() const
{
    return m_text->toPlainText();
}

void TextField::setGiven(const QString& answer)
{
    if (answer != m_text->toPlainText())
        m_text->setPlainText(answer);
}

void TextField::setOpen(bool open)
{
    m_text->setReadOnly(!open);
}

bool TextField::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (isEnter && key.modifiers() & Qt::ControlModifier) {
            Q_EMIT entered();
            return true;
        }
    }
    return AnswerField::eventFilter(watched, event);
}
