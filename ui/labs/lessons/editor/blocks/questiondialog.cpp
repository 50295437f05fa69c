// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/blocks/questiondialog.h"

#include "core/lesson/course/answertext.h"
#include "core/support/text/writtennumber.h"
#include "ui/labs/lessons/editor/blocks/optionrows.h"
#include "ui/labs/lessons/editor/blocks/playedboard.h"
#include "ui/labs/lessons/tree/treeform.h"
#include "ui/widgets/fontfollower.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSignalBlocker>

using namespace fourcast::lesson;

namespace {

struct NamedAnswer
{
    ExactAnswer exact;
    const char* words;
};

/// What a person reads of what the program works out.
const NamedAnswer namedAnswers[] = {
    {ExactAnswer::Best, QT_TRANSLATE_NOOP("QuestionDialog", "The best columns (worked out)")},
    {ExactAnswer::Keeps,
     QT_TRANSLATE_NOOP("QuestionDialog", "Columns that keep the result (worked out)")},
    {ExactAnswer::Plies, QT_TRANSLATE_NOOP("QuestionDialog", "Discs until the end (worked out)")},
    {ExactAnswer::Value, QT_TRANSLATE_NOOP("QuestionDialog", "The tree's value (worked out)")},
    {ExactAnswer::Nodes, QT_TRANSLATE_NOOP("QuestionDialog", "Nodes searched (worked out)")},
    {ExactAnswer::Leaves, QT_TRANSLATE_NOOP("QuestionDialog", "Leaves evaluated (worked out)")},
    {ExactAnswer::Cuts, QT_TRANSLATE_NOOP("QuestionDialog", "Cuts (worked out)")},
    {ExactAnswer::Least,
     QT_TRANSLATE_NOOP("QuestionDialog", "The fewest leaves possible (worked out)")},
};

QString wordsOf(const QString& exact)
{
    for (const NamedAnswer& each : namedAnswers)
        if (name(each.exact) == exact)
            return QuestionDialog::tr(each.words);
    return exact;
}

QStringList textLines(const QPlainTextEdit& field)
{
    QStringList lines;
    for (const QString& line : field.toPlainText().split(u'\n'))
        if (const QString text = line.trimmed(); !text.isEmpty())
            lines << text;
    return lines;
}

}

QuestionDialog::QuestionDialog(const WrittenPosition& onBoard, QStringList taken, QWidget* parent)
    : BlockDialog(tr("Insert a question"), parent), m_taken(std::move(taken)), m_onBoard(onBoard)
{
    makeFields();
    setForm(layOut());
    takeKind();
    m_ask->setFocus();
}

QLineEdit* QuestionDialog::lineField(const QString& tip)
{
    auto* const field = new QLineEdit;
    field->setToolTip(tip);
    connect(field, &QLineEdit::textChanged, this, &BlockDialog::check);
    return field;
}

QPlainTextEdit* QuestionDialog::textField(const QString& tip, int lines)
{
    auto* const field = new QPlainTextEdit;
    field->setToolTip(tip);
    field->setTabChangesFocus(true);
    followFont(*field, [field, lines] {
        field->setFixedHeight(lines * field->fontMetrics().lineSpacing() + 12);
    });
    connect(field, &QPlainTextEdit::textChanged, this, &BlockDialog::check);
    return field;
}

void QuestionDialog::makeFields()
{
    m_kind = new QComboBox;
    m_kind->setToolTip(tr("How students answer"));
    m_kind->addItem(tr("One correct answer to choose"), name(Question::Kind::Choice));
    m_kind->addItem(tr("Several correct answers to choose"), name(Question::Kind::Choices));
    m_kind->addItem(tr("A number"), name(Question::Kind::Number));
    m_kind->addItem(tr("A column on a board"), name(Question::Kind::Column));
    m_kind->addItem(tr("A text that the teacher reads"), name(Question::Kind::Text));
    m_ask = textField(tr("What you ask. Markdown is allowed."), 3);
    m_options = new OptionRows;
    m_exact = new QComboBox;
    m_exact->setToolTip(tr("Type the answer, or let the program work it out"));
    m_answer = lineField(tr("Put semicolons between several correct answers"));
    m_tolerance = lineField(tr("How far an answer may be from the correct one"));
    m_board = new PlayedBoard(m_onBoard);
    m_tree = new TreeForm;
    m_tree->setTyped(QStringLiteral("((3 5) (2 (9 1)))"));
    m_hints = textField(tr("One hint a line. Each says more than the one before."), 3);
    m_explain = textField(tr("Students read this once the question is done"), 2);
    m_id = lineField(tr("Letters, digits and hyphens. Answers are kept under this name."));
    m_id->setText(freeName());
    connect(m_kind, &QComboBox::currentIndexChanged, this, &QuestionDialog::takeKind);
    connect(m_exact, &QComboBox::currentIndexChanged, this, &QuestionDialog::showFitting);
    connect(m_options, &OptionRows::edited, this, &BlockDialog::check);
    connect(m_board, &PlayedBoard::edited, this, &BlockDialog::check);
    connect(m_tree, &TreeForm::edited, this, &BlockDialog::check);
    connect(m_tree, &TreeForm::gameWanted, this,
            [this] { m_tree->setPosition(m_onBoard.board, m_onBoard.moves); });
}

QWidget* QuestionDialog::layOut()
{
    auto* const form = new QWidget;
    m_form = new QFormLayout(form);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->addRow(tr("&Kind:"), m_kind);
    m_form->addRow(tr("&Question:"), m_ask);
    m_form->addRow(tr("Answers:"), m_options);
    m_form->addRow(tr("Position:"), m_board);
    m_form->addRow(tr("Tree:"), m_tree);
    m_form->addRow(tr("&Correct:"), m_exact);
    m_form->addRow(tr("&Answer:"), m_answer);
    m_form->addRow(tr("&Tolerance:"), m_tolerance);
    m_form->addRow(tr("&Hints:"), m_hints);
    m_form->addRow(tr("&Explanation:"), m_explain);
    m_form->addRow(tr("&Name:"), m_id);
    return form;
}

/// The first one that no question of the lesson has.
QString QuestionDialog::freeName() const
{
    int number = static_cast<int>(m_taken.size()) + 1;
    while (m_taken.contains(QStringLiteral("q%1").arg(number)))
        ++number;
    return QStringLiteral("q%1").arg(number);
}

Question::Kind QuestionDialog::kind() const
{
    return kindFromName(m_kind->currentData().toString()).value_or(Question::Kind::Text);
}

ExactAnswer QuestionDialog::exact() const
{
    return exactFromName(m_exact->currentData().toString()).value_or(ExactAnswer::None);
}

bool QuestionDialog::asksOfTree() const
{
    return exact() >= ExactAnswer::Value;
}

bool QuestionDialog::asksOfBoard() const
{
    return kind() == Question::Kind::Column || exact() == ExactAnswer::Plies;
}

void QuestionDialog::takeKind()
{
    {
        const QSignalBlocker quiet(m_exact);
        m_exact->clear();
        m_exact->addItem(tr("The answer that I type"), QString());
        for (const QString& each : exactNames(kind()))
            m_exact->addItem(wordsOf(each), each);
        // Whoever shows a board need not solve it.
        if (kind() == Question::Kind::Column)
            m_exact->setCurrentIndex(1);
    }
    showFitting();
}

void QuestionDialog::showFitting()
{
    const auto show = [this](QWidget* field, bool on) {
        field->setVisible(on);
        if (QWidget* const label = m_form->labelForField(field))
            label->setVisible(on);
    };
    const bool offers = kind() == Question::Kind::Choice || kind() == Question::Kind::Choices;
    const bool takes = kind() == Question::Kind::Number || kind() == Question::Kind::Column;
    show(m_options, offers);
    show(m_exact, takes);
    show(m_answer, takes && exact() == ExactAnswer::None);
    show(m_tolerance, kind() == Question::Kind::Number);
    show(m_board, asksOfBoard());
    show(m_tree, asksOfTree());
    check();
}

QStringList QuestionDialog::typedAnswers() const
{
    static const QRegularExpression between(QStringLiteral("\\s*;\\s*"));
    return exact() == ExactAnswer::None
        ? m_answer->text().trimmed().split(between, Qt::SkipEmptyParts)
        : QStringList();
}

QString QuestionDialog::missing() const
{
    if (m_ask->toPlainText().trimmed().isEmpty())
        return tr("Write the question.");
    if (m_taken.contains(m_id->text().trimmed()))
        return tr("Another question has this name. Choose a different one.");
    const bool isNumber = kind() == Question::Kind::Number;
    if ((isNumber || kind() == Question::Kind::Column) && exact() == ExactAnswer::None
        && typedAnswers().isEmpty())
        return tr("Type the correct answer, or let the program work it out.");
    if (isNumber) {
        for (const QString& each : typedAnswers())
            if (!numberFromText(each))
                return tr("'%1' is not a number.").arg(each);
        if (const QString text = m_tolerance->text().trimmed();
            !text.isEmpty() && numberFromText(text).value_or(-1) < 0)
            return tr("The tolerance must be 0 or more.");
    }
    if (asksOfBoard()) {
        const WrittenPosition position = m_board->written();
        if (const auto read = readPosition(position.board, position.moves); !read)
            return read.error().message;
        for (const QString& each : typedAnswers())
            if (!isNumber && !columnFromText(each, position))
                return tr("'%1' is not a column of this board.").arg(each);
    }
    if (asksOfTree())
        if (const auto request = m_tree->request(); !request)
            return request.error().message;
    return {};
}

Question QuestionDialog::question() const
{
    Question question;
    question.id = m_id->text().trimmed();
    question.kind = kind();
    question.ask = m_ask->toPlainText().trimmed();
    question.exact = exact();
    if (asksOfBoard())
        question.position = m_board->written();
    if (asksOfTree())
        question.tree = m_tree->written();
    if (kind() == Question::Kind::Choice || kind() == Question::Kind::Choices)
        question.options = m_options->options();
    const bool isNumber = kind() == Question::Kind::Number;
    for (const QString& each : typedAnswers()) {
        if (const auto number = numberFromText(each); isNumber && number)
            question.numbers.push_back(*number);
        if (kind() != Question::Kind::Column || !question.position
            || !readPosition(question.position->board, question.position->moves))
            continue;
        if (const auto column = columnFromText(each, *question.position))
            question.columns.push_back(*column);
    }
    if (isNumber)
        question.tolerance = std::max(0.0, numberFromText(m_tolerance->text()).value_or(0));
    const QStringList hints = textLines(*m_hints);
    question.hints.assign(hints.begin(), hints.end());
    question.explanation = m_explain->toPlainText().trimmed();
    return question;
}

QString QuestionDialog::blockText() const
{
    return fourcast::lesson::blockText(question());
}
