// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/blocks/questiondialog.h"

#include "core/lesson/course/answertext.h"
#include "core/support/text/writtennumber.h"
#include "ui/labs/lessons/editor/blocks/formulapart.h"
#include "ui/labs/lessons/editor/blocks/optionrows.h"
#include "ui/labs/lessons/editor/blocks/planpart.h"
#include "ui/labs/lessons/editor/blocks/playedboard.h"
#include "ui/labs/lessons/editor/blocks/questiontrial.h"
#include "ui/labs/lessons/editor/blocks/questionwords.h"
#include "ui/labs/lessons/editor/blocks/resultpart.h"
#include "ui/labs/lessons/editor/blocks/walkpart.h"
#include "ui/labs/lessons/tree/treeform.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/forms/rowform.h"
#include "ui/widgets/labels/sentencelabel.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <cmath>

using namespace fourcast::lesson;

namespace {

QStringList textLines(const QPlainTextEdit& field)
{
    QStringList lines;
    for (const QString& line : field.toPlainText().split(u'\n'))
        if (const QString text = line.trimmed(); !text.isEmpty())
            lines << text;
    return lines;
}

/// Of a number that another machine may round otherwise; empty of a whole one.
QString usualTolerance(double number)
{
    if (number == std::round(number))
        return {};
    // The fourth of its digits that mean something.
    constexpr int digits = 3;
    return numberToText(std::pow(10, std::floor(std::log10(std::abs(number))) - digits));
}

}

QuestionDialog::QuestionDialog(const WrittenPosition& onBoard, QStringList taken,
                               std::vector<OpenablePage> pages, QWidget* parent)
    : BlockDialog(tr("Insert a question"), parent), m_taken(std::move(taken)), m_onBoard(onBoard)
{
    makeFields();
    makeParts(std::move(pages));
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
    for (const Question::Kind each : questionwords::kinds())
        m_kind->addItem(questionwords::title(each), name(each));
    m_task = sentenceLabel();
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

/// What only one kind of question has.
void QuestionDialog::makeParts(std::vector<OpenablePage> pages)
{
    m_formula = new FormulaPart;
    m_walk = new WalkPart;
    m_plan = new PlanPart(m_onBoard);
    m_result = new ResultPart(std::move(pages));
    m_trial = new QuestionTrial([this] { return question(); });
    connect(this, &BlockDialog::checked, m_trial, &QuestionTrial::begin);
    connect(m_formula, &FormulaPart::edited, this, &BlockDialog::check);
    connect(m_walk, &WalkPart::edited, this, &BlockDialog::check);
    connect(m_plan, &PlanPart::edited, this, &BlockDialog::check);
    connect(m_walk, &WalkPart::wayChosen, this, &QuestionDialog::showFitting);
    connect(m_result, &ResultPart::edited, this, &QuestionDialog::showFitting);
    connect(m_result, &ResultPart::numberTaken, this, [this](double number) {
        m_answer->setText(numberToText(number));
        m_tolerance->setText(usualTolerance(number));
    });
}

QWidget* QuestionDialog::layOut()
{
    auto* const form = new QWidget;
    m_form = new RowForm(form);
    m_form->addRow(tr("&Kind:"), m_kind);
    m_form->addRow(QString(), m_task);
    m_form->addRow(tr("&Question:"), m_ask);
    m_form->addRow(tr("Answers:"), m_options);
    m_form->addRow(m_formula);
    m_form->addRow(m_walk);
    m_form->addRow(m_plan);
    m_form->addRow(m_result);
    m_form->addRow(tr("Position:"), m_board);
    m_form->addRow(tr("Tree:"), m_tree);
    m_form->addRow(tr("&Correct:"), m_exact);
    m_form->addRow(tr("&Answer:"), m_answer);
    m_form->addRow(tr("&Tolerance:"), m_tolerance);
    m_form->addRow(m_trial);
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
    return kind() == Question::Kind::Walk
        ? m_walk->exact()
        : exactFromName(m_exact->currentData().toString()).value_or(ExactAnswer::None);
}

bool QuestionDialog::asksOfTree() const
{
    return kind() == Question::Kind::Walk ? m_walk->isInTree() : exact() >= ExactAnswer::Value;
}

bool QuestionDialog::takesNumber() const
{
    return kind() == Question::Kind::Number
        || (kind() == Question::Kind::Result && !m_result->isPicture());
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
            m_exact->addItem(questionwords::exact(each), each);
        // Whoever shows a board need not solve it.
        if (kind() == Question::Kind::Column)
            m_exact->setCurrentIndex(1);
    }
    m_task->setText(questionwords::task(kind()));
    showFitting();
}

void QuestionDialog::showFitting()
{
    const auto show = [this](QWidget* field, bool on) { m_form->setRowVisible(field, on); };
    const bool offers = kind() == Question::Kind::Choice || kind() == Question::Kind::Choices;
    const bool takes = kind() == Question::Kind::Number || kind() == Question::Kind::Column;
    show(m_options, offers);
    show(m_exact, takes);
    show(m_answer, (takes || takesNumber()) && exact() == ExactAnswer::None);
    show(m_tolerance, takesNumber());
    show(m_trial,
         exact() != ExactAnswer::None || kind() == Question::Kind::Formula
             || kind() == Question::Kind::Walk || kind() == Question::Kind::Plan);
    m_answer->setPlaceholderText(kind() == Question::Kind::Result
                                     ? tr("Empty: the teacher looks at the results")
                                     : QString());
    show(m_formula, kind() == Question::Kind::Formula);
    show(m_walk, kind() == Question::Kind::Walk);
    show(m_plan, kind() == Question::Kind::Plan);
    show(m_result, kind() == Question::Kind::Result);
    show(m_board, asksOfBoard());
    show(m_tree, asksOfTree());
    check();
    makeRoom();
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
    if (takesNumber()) {
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
    return missingOfPart();
}

QString QuestionDialog::missingOfPart() const
{
    switch (kind()) {
    case Question::Kind::Formula:
        return m_formula->missing();
    case Question::Kind::Walk:
        return m_walk->missing();
    case Question::Kind::Result:
        return m_result->missing();
    case Question::Kind::Plan:
        return m_plan->missing();
    default:
        return {};
    }
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
    if (kind() == Question::Kind::Formula)
        question.formula = m_formula->written();
    if (kind() == Question::Kind::Walk)
        m_walk->put(question);
    if (kind() == Question::Kind::Plan)
        question.plan = m_plan->written();
    if (kind() == Question::Kind::Result)
        question.result = m_result->written();
    for (const QString& each : typedAnswers()) {
        if (const auto number = numberFromText(each); takesNumber() && number)
            question.numbers.push_back(*number);
        if (kind() != Question::Kind::Column || !question.position
            || !readPosition(question.position->board, question.position->moves))
            continue;
        if (const auto column = columnFromText(each, *question.position))
            question.columns.push_back(*column);
    }
    if (takesNumber())
        question.tolerance = std::max(0.0, numberFromText(m_tolerance->text()).value_or(0));
    const QStringList hints = textLines(*m_hints);
    question.hints.assign(hints.begin(), hints.end());
    question.explanation = m_explain->toPlainText().trimmed();
    return question;
}

QString QuestionDialog::taskText() const
{
    return m_task->text();
}

QString QuestionDialog::blockText() const
{
    return fourcast::lesson::blockText(question());
}
