// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/questions/questionview.h"

#include "core/support/translations.h"
#include "ui/labs/lessons/questions/answerfield.h"
#include "ui/labs/lessons/questions/lessontext.h"
#include "ui/labs/lessons/questions/questionsubject.h"
#include "ui/labs/lessons/questions/verdictwords.h"
#include "ui/paper/lessons/sheetwords.h"
#include "ui/style/moveclasslook.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/flowlayout.h"

#include <QApplication>
#include <QFileInfo>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <utility>

using namespace fourcast::lesson;
using AnswerStanding = QuestionState::Standing;

namespace {

/// After the last letter.
constexpr int keepAfter = 1500;

/// That it can be scrolled in; null for none.
QScrollArea* pageAround(const QWidget& part)
{
    for (QWidget* around = part.parentWidget(); around; around = around->parentWidget())
        if (auto* const page = qobject_cast<QScrollArea*>(around))
            return page;
    return nullptr;
}

}

QuestionView::QuestionView(LessonRun& run, const Question& question, QWidget* parent)
    : QFrame(parent), m_run(&run), m_question(question), m_field(AnswerField::make(question)),
      m_verdict(new LiveLabel), m_hints(new LiveLabel),
      m_explanation(new LessonText(sheetwords::withoutLoneNumber(question.explanation),
                                   QFileInfo(run.file()).absolutePath(), run.lesson().pictures))
{
    setFrameShape(StyledPanel);
    setAccessibleName(tr("Question: %1").arg(question.ask));
    build();
    m_keep.setSingleShot(true);
    m_keep.setInterval(keepAfter);
    connect(&m_keep, &QTimer::timeout, this, &QuestionView::keepWords);
    connect(m_field, &AnswerField::edited, this, &QuestionView::takeEdit);
    connect(m_field, &AnswerField::entered, this, &QuestionView::check);
    connect(m_field, &AnswerField::pageWanted, this, [this] {
        if (!m_run)
            return;
        m_run->wantResult(id());
        // Last: whoever shows this may leave it now.
        Q_EMIT laboratoryWanted(m_question.result->page, m_question.result->settings);
    });
    connect(m_run, &LessonRun::questionChanged, this, [this](const QString& changed) {
        if (changed != id())
            return;
        refresh();
        // What is said now stands below, when it has found its place.
        QMetaObject::invokeMethod(this, &QuestionView::showWhatIsSaid, Qt::QueuedConnection);
    });
    const QuestionState state = m_run->state(id());
    const QString draft = m_run->draft(id());
    m_isFilling = true;
    m_field->setGiven(draft.isEmpty() ? state.answer : draft);
    m_isFilling = false;
    m_isEdited = !draft.isEmpty();
    refresh();
}

QuestionView::~QuestionView()
{
    leave();
}

void QuestionView::leave()
{
    if (!m_run)
        return;
    m_run->disconnect(this);
    keepWords();
    m_run = nullptr;
    setEnabled(false);
}

void QuestionView::build()
{
    auto* const ask = new LessonText(m_question.ask, QFileInfo(m_run->file()).absolutePath(),
                                     m_run->lesson().pictures);
    QFont strong = font();
    strong.setBold(true);
    ask->setFont(strong);
    ask->setAccessibleName(tr("Question"));
    m_verdict->setTextFormat(Qt::PlainText);
    m_hints->setTextFormat(Qt::PlainText);
    m_explanation->setAccessibleName(tr("Explanation"));
    auto* const column = new QVBoxLayout(this);
    column->addWidget(ask);
    if (QWidget* const subject = questionSubject(m_question, m_run->lesson().language))
        column->addWidget(subject);
    column->addWidget(m_field);
    column->addWidget(buildButtons());
    column->addWidget(m_verdict);
    column->addWidget(m_hints);
    column->addWidget(m_explanation);
}

QWidget* QuestionView::buildButtons()
{
    auto* const bar = new QWidget;
    auto* const row = new FlowLayout(bar);
    const auto button = [&](const char* icon, const QString& text, const QString& tip, auto slot) {
        auto* const made = new QPushButton(tintedIcon(QString::fromLatin1(icon)), text);
        made->setToolTip(tip);
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, slot);
        row->addWidget(made);
        return made;
    };
    const bool isText = m_question.kind == Question::Kind::Text;
    // Enter has a meaning of its own in these.
    const bool needsControl = isText || takesWork(m_question);
    m_check = button("review", isText ? tr("Save for my teacher") : tr("Check"),
                     isText             ? tr("Save your answer (Ctrl+Enter)")
                         : needsControl ? tr("Check your answer (Ctrl+Enter)")
                                        : tr("Check your answer (Enter)"),
                     &QuestionView::check);
    m_hint
        = button("hint", tr("Hint"), tr("Get a hint. Hints are counted."), &QuestionView::showHint);
    m_show
        = button("help", tr("Show the answer"),
                 tr("Show the right answer and why. This is recorded."), &QuestionView::showAnswer);
    return bar;
}

QString QuestionView::explanationText() const
{
    return m_explanation->isHidden() ? QString() : m_explanation->toPlainText();
}

void QuestionView::check()
{
    m_keep.stop();
    if (!m_run)
        return;
    const LanguageScope scope(m_run->lesson().language);
    m_isEdited = false;
    if (const auto taken = m_run->answer(id(), m_field->given()); !taken) {
        m_isEdited = true;
        m_verdict->setPalette(palette());
        m_verdict->setVisible(true);
        m_verdict->say(taken.error().message);
        m_field->setFocus();
        Q_EMIT refused(taken.error().message);
    }
}

void QuestionView::showHint()
{
    if (m_run)
        m_run->takeHint(id());
}

void QuestionView::showAnswer()
{
    if (m_run)
        m_run->giveUp(id());
}

void QuestionView::takeEdit()
{
    if (m_isFilling || !m_run)
        return;
    m_isEdited = true;
    m_run->setDraft(id(), m_field->given());
    if (m_question.kind == Question::Kind::Text)
        m_keep.start();
    if (m_question.formula)
        QMetaObject::invokeMethod(this, &QuestionView::keepCheckInSight, Qt::QueuedConnection);
}

void QuestionView::keepCheckInSight()
{
    QScrollArea* const page = pageAround(*this);
    QWidget* const typed = QApplication::focusWidget();
    if (!page || !page->widget()->layout() || !m_check->isVisible()
        || !m_field->isAncestorOf(typed))
        return;
    page->widget()->layout()->activate();
    page->ensureWidgetVisible(m_check, 0, 0);
    // Where both have no room, what is typed.
    page->ensureWidgetVisible(typed, 0, 0);
}

void QuestionView::keepWords()
{
    m_keep.stop();
    if (m_question.kind != Question::Kind::Text || !m_isEdited)
        return;
    m_isEdited = false;
    const QString words = m_field->given();
    if (!words.trimmed().isEmpty() && words != m_run->state(id()).answer)
        (void)m_run->answer(id(), words);
}

void QuestionView::refresh()
{
    const LanguageScope scope(m_run->lesson().language);
    const QuestionState state = m_run->state(id());
    // It may have been answered elsewhere: the same lesson is shown to a class.
    if (!m_isEdited && !state.answer.isEmpty()) {
        m_isFilling = true;
        m_field->setGiven(state.answer);
        m_isFilling = false;
    }
    const bool isOver
        = state.standing == AnswerStanding::Right || state.standing == AnswerStanding::GivenUp;
    const bool isChecking = state.standing == AnswerStanding::Checking;
    const bool isText = m_question.kind == Question::Kind::Text;
    if (isOver || isChecking)
        holdKeyboard();
    m_field->setOpen(!isOver && !isChecking);
    // What is handed over is the answer.
    // What a class says is not kept: there is nothing to save.
    const bool isSaved = !isText || !m_run->sheetFile().isEmpty();
    m_check->setVisible(!isOver && !m_question.result && isSaved);
    m_check->setEnabled(!isChecking);
    const auto hints = static_cast<int>(m_question.hints.size());
    // It stays where it is: who asks for one more must not be shown the answer in its place.
    const bool hasMore = state.hints < hints;
    if (!hasMore && m_hint->hasFocus())
        m_field->setFocus();
    m_hint->setVisible(!isOver && hints > 0);
    m_hint->setEnabled(hasMore);
    m_hint->setText(hints == 1
                        ? tr("Hint")
                        : tr("Hint (%1 of %2)").arg(std::min(state.hints + 1, hints)).arg(hints));
    const bool hasAnswer = !m_question.result || !m_question.numbers.empty();
    m_show->setVisible(state.standing == AnswerStanding::Wrong && hasAnswer);
    const bool explains = (isOver || (state.standing == AnswerStanding::Kept && !isText))
        && !m_question.explanation.isEmpty();
    m_explanation->setVisible(explains);
    QStringList shown;
    for (int i = 0; i < std::min(state.hints, hints); ++i)
        shown << tr("Hint %1: %2")
                     .arg(QString::number(i + 1), m_question.hints[static_cast<std::size_t>(i)]);
    m_hints->setVisible(!shown.isEmpty());
    m_hints->say(shown.join(u'\n'));
    tell();
    if (!isChecking)
        releaseKeyboard(isOver);
}

void QuestionView::holdKeyboard()
{
    QWidget* const focused = QApplication::focusWidget();
    if (!focused || !isAncestorOf(focused) || focused == m_explanation)
        return;
    m_focused = focused;
    setFocus();
}

void QuestionView::releaseKeyboard(bool isOver)
{
    const QPointer<QWidget> before = std::exchange(m_focused, nullptr);
    if (!hasFocus())
        return;
    if (!isOver)
        return before && before->isEnabled() && before->isVisible() ? before->setFocus()
                                                                    : focusField();
    if (m_explanation->isVisible())
        m_explanation->setFocus();
    else
        Q_EMIT keyboardFree();
}

void QuestionView::focusField()
{
    for (QWidget* const each : m_field->findChildren<QWidget*>())
        if (each->isEnabled() && (each->focusPolicy() & Qt::TabFocus) != 0)
            return each->setFocus();
}

void QuestionView::showWhatIsSaid()
{
    if (!m_run)
        return;
    QWidget* const last = m_explanation->isVisible() ? static_cast<QWidget*>(m_explanation)
        : m_hints->isVisible()                       ? static_cast<QWidget*>(m_hints)
                                                     : m_verdict;
    QScrollArea* const page = pageAround(*this);
    if (!page || !last->isVisible())
        return;
    page->ensureWidgetVisible(last);
    // Of one that is higher than the page the beginning.
    page->ensureWidgetVisible(m_verdict);
}

void QuestionView::tell()
{
    const QString verdict = verdictWords(*m_run, m_question);
    colour(m_run->state(id()).standing);
    m_verdict->setVisible(!verdict.isEmpty());
    m_verdict->say(verdict);
}

/// The signs say the same.
void QuestionView::colour(AnswerStanding standing)
{
    QPalette look = palette();
    if (standing == AnswerStanding::Right)
        look.setColor(QPalette::WindowText, moveClassColor(MoveClass::OnlyMove, look));
    else if (standing == AnswerStanding::Wrong)
        look.setColor(QPalette::WindowText, moveClassColor(MoveClass::Blunder, look));
    m_verdict->setPalette(look);
}

/// Ctrl+Enter checks wherever the keys are in the question.
void QuestionView::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && event->modifiers() & Qt::ControlModifier)
        return check();
    QFrame::keyPressEvent(event);
}

void QuestionView::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_run && m_verdict->parent())
        colour(m_run->state(id()).standing);
}
