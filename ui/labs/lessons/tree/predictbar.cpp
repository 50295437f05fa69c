// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/tree/predictbar.h"

#include "core/support/translations.h"
#include "ui/labs/lessons/tree/treeguide.h"
#include "ui/labs/lessons/tree/treetext.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>
#include <algorithm>

using namespace fourcast::lesson;

PredictBar::PredictBar(TreeSteps& steps, QWidget* parent)
    : QWidget(parent), m_steps(steps), m_question(new LiveLabel), m_verdict(new LiveLabel)
{
    QFont strong;
    strong.setBold(true);
    m_question->setFont(strong);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_verdict);
    column->addWidget(m_question);
    m_answers = buildAnswers();
    column->addWidget(m_answers);
    connect(&m_steps, &TreeSteps::viewChanged, this, &PredictBar::showView);
    followFont(*this, [this] { fitPresented(); });
    connect(&m_steps, &TreeSteps::treeChanged, this, [this] {
        m_asked.reset();
        tell({});
        showQuestion();
    });
    // Somebody went elsewhere: what was asked is no longer what comes.
    connect(&m_steps, &TreeSteps::moved, this, [this] {
        // What was said is about the step that the answer led to.
        if (!std::exchange(m_isAnswered, false))
            tell({});
        // Who goes back is asked again.
        if (std::exchange(m_asked, std::nullopt) && m_steps.index() >= m_askedAt)
            ++m_score.unanswered;
        showQuestion();
    });
    setOn(false);
}

QWidget* PredictBar::buildAnswers()
{
    auto* const bar = new QWidget;
    auto* const row = new FlowLayout(bar);
    const auto button = [&](const QString& text, const QString& tip, auto slot) {
        auto* const made = new QPushButton(text);
        made->setToolTip(tip);
        connect(made, &QPushButton::clicked, this, slot);
        row->addWidget(made);
        return made;
    };
    m_yes = button(tr("Yes"), tr("The branch will be searched"), &PredictBar::answerYes);
    m_no = button(tr("No"), tr("The branch will be pruned"), &PredictBar::answerNo);
    m_value = buildNumber();
    row->addWidget(m_value);
    m_take = button(tr("Answer"), tr("Answer with this value"), &PredictBar::answerValue);
    m_win = button(tr("MAX wins"), tr("MAX wins, however long it takes"),
                   [this] { answerWin(true); });
    m_loss = button(tr("MIN wins"), tr("MIN wins, however long it takes"),
                    [this] { answerWin(false); });
    m_skip = button(tr("Just show"), tr("Show the answer. The question counts as skipped."),
                    &PredictBar::skip);
    m_count = new QLabel;
    row->addWidget(m_count);
    return bar;
}

/// Empty until somebody types: arrow keys, which step through the tree, do not count in it.
QLineEdit* PredictBar::buildNumber()
{
    auto* const number = new QLineEdit;
    number->setAccessibleName(tr("The value returned"));
    number->setPlaceholderText(tr("A number"));
    number->setToolTip(
        tr("From the view of the side to move at this node. Press Enter to answer."));
    number->setInputMethodHints(Qt::ImhFormattedNumbersOnly);
    number->setValidator(new QRegularExpressionValidator(
        QRegularExpression(QStringLiteral("[-−+]?[0-9]{0,9}")), number));
    followFont(*number, [number] {
        constexpr int letters = 14;
        number->setFixedWidth(letters * number->fontMetrics().averageCharWidth());
    });
    connect(number, &QLineEdit::returnPressed, this, &PredictBar::answerValue);
    return number;
}

std::optional<Value> PredictBar::typedValue() const
{
    bool isNumber = false;
    const int value = m_value->text().replace(u'−', u'-').toInt(&isNumber);
    return isNumber ? std::optional<Value>(value) : std::nullopt;
}

void PredictBar::setOn(bool on)
{
    m_isOn = on;
    m_asked.reset();
    tell({});
    setVisible(on);
    showQuestion();
}

void PredictBar::reset()
{
    setScore({});
}

void PredictBar::setScore(const PredictionScore& score)
{
    m_score = score;
    showScore();
}

std::optional<std::size_t> PredictBar::questionBefore(std::size_t target) const
{
    if (!m_isOn || m_steps.isEmpty() || target <= m_steps.index())
        return {};
    const auto found = nextPrediction(m_steps.walk(), m_steps.index());
    return found && *found < target ? found : std::nullopt;
}

void PredictBar::ask()
{
    m_asked = predictionAt(m_steps.walk(), m_steps.index());
    m_askedAt = m_steps.index();
    if (m_asked)
        tell({});
    showQuestion();
    if (!m_asked)
        return;
    if (QWidget* const focus = window()->focusWidget(); focus && !isAncestorOf(focus))
        m_focusBefore = focus;
    if (m_asked->kind == Prediction::Kind::GoesUp)
        m_value->setFocus();
    else if (m_takesKeyboard)
        m_yes->setFocus();
}

void PredictBar::showQuestion()
{
    using Kind = Prediction::Kind;
    const bool asksBranch = m_asked && m_asked->kind == Kind::LookedAt;
    const bool asksValue = m_asked && m_asked->kind == Kind::GoesUp;
    if (m_asked) {
        showView();
    } else {
        const bool hasMore
            = m_isOn && !m_steps.isEmpty() && nextPrediction(m_steps.walk(), m_steps.index());
        m_question->say(m_isOn ? restText(hasMore) : QString());
    }
    const bool hasWins = asksValue && !m_steps.tree().request.isTyped();
    for (QPushButton* const button : {m_yes, m_no})
        button->setVisible(asksBranch);
    m_value->setVisible(asksValue);
    m_take->setVisible(asksValue);
    m_win->setVisible(hasWins);
    m_loss->setVisible(hasWins);
    m_skip->setVisible(m_asked.has_value());
    if (asksValue)
        m_value->clear();
    m_question->setVisible(!m_isPresented || m_asked.has_value());
    showScore();
    Q_EMIT said();
}

/// While nothing is asked.
QString PredictBar::restText(bool hasMore) const
{
    if (!hasMore)
        return tr("There are no more questions.");
    return m_steps.tree().request.hasCuts()
        ? tr("Keep stepping. You will be asked before a value is returned or a branch is pruned.")
        : tr("Keep stepping. You will be asked before a value is returned.");
}

/// The question, whose signs are those of the view.
void PredictBar::showView()
{
    if (!m_asked)
        return;
    const RecordedTree& tree = m_steps.tree();
    m_question->say(tr("%1: %2").arg(treetext::path(tree, m_asked->node) + u' '
                                         + treetext::side(tree.nodes[m_asked->node].ply),
                                     fourcast::lesson::questionText(m_steps.walk(), *m_asked)));
}

void PredictBar::showScore()
{
    m_count->setText(tr("✓ %1 right, ✗ %2 wrong, ○ %3 skipped")
                         .arg(m_score.right)
                         .arg(m_score.wrong)
                         .arg(m_score.unanswered));
}

void PredictBar::setPresented(bool presented)
{
    m_isPresented = presented;
    m_takesKeyboard = !presented;
    m_yes->setText(presented ? tr("Yes (Y)") : tr("Yes"));
    m_no->setText(presented ? tr("No (X)") : tr("No"));
    m_skip->setText(presented ? tr("Just show (↓)") : tr("Just show"));
    fitPresented();
    showQuestion();
}

/// What is drawn below stays where it is from question to question.
void PredictBar::fitPresented()
{
    const int words = m_isPresented ? TreeGuide::presentedLines * fontMetrics().lineSpacing() : 1;
    for (QLabel* const label : {static_cast<QLabel*>(m_question), static_cast<QLabel*>(m_verdict)})
        label->setMinimumHeight(words);
    m_answers->setMinimumHeight(
        m_isPresented ? std::max(m_skip->sizeHint().height(), m_value->sizeHint().height()) : 0);
}

void PredictBar::answer(bool yes)
{
    if (!m_asked)
        return;
    count(isRight(*m_asked, yes));
}

void PredictBar::answerValue()
{
    if (!m_asked || m_asked->kind != Prediction::Kind::GoesUp)
        return;
    const auto typed = typedValue();
    if (!typed) {
        tell(tr("Type a number first, or choose “Just show”."));
        m_value->setFocus();
        return;
    }
    const Walk& walk = m_steps.walk();
    const ValueAnswer taken = judge(walk, *m_asked, *typed);
    if (taken != ValueAnswer::OtherView)
        return count(taken == ValueAnswer::Right);
    m_score.count(true);
    end(tr("✓ Yes. %1 %2").arg(otherViewText(walk, *m_asked), reasonText(walk, *m_asked)));
}

/// How soon is not asked, nor whether a heuristic says so or the end of the game.
void PredictBar::answerWin(bool ofMax)
{
    if (!m_asked)
        return;
    const int ply = m_steps.tree().nodes[m_asked->node].ply;
    const Value value = seenValue(m_asked->value, ply, PointOfView::Max);
    count(std::abs(value) > ::value::nearlyInfinite && (value > 0) == ofMax);
}

void PredictBar::count(bool right)
{
    const LanguageScope scope(m_steps.language());
    m_score.count(right);
    end(explained(right ? tr("✓ Correct: %1. %2") : tr("✗ Wrong: the answer is %1. %2")));
}

void PredictBar::tell(const QString& verdict)
{
    m_verdict->setVisible(!verdict.isEmpty());
    m_verdict->say(verdict);
    Q_EMIT said();
}

void PredictBar::skip()
{
    if (!m_asked)
        return;
    const LanguageScope scope(m_steps.language());
    ++m_score.unanswered;
    end(explained(tr("Not answered: the answer is %1. %2")));
}

QString PredictBar::explained(const QString& verdict) const
{
    return verdict.arg(answerText(m_steps.walk(), *m_asked), reasonText(m_steps.walk(), *m_asked));
}

void PredictBar::settle()
{
    if (m_asked && m_asked->kind == Prediction::Kind::GoesUp && typedValue())
        answerValue();
    else
        skip();
}

void PredictBar::end(const QString& verdict)
{
    m_asked.reset();
    tell(verdict);
    if (m_focusBefore && m_focusBefore->isVisible())
        m_focusBefore->setFocus();
    else if (!m_takesKeyboard)
        m_value->clearFocus();
    showQuestion();
    m_isAnswered = true;
    Q_EMIT answered();
    m_isAnswered = false;
}
