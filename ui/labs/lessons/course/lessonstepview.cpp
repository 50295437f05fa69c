// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/course/lessonstepview.h"

#include "core/support/translations.h"
#include "ui/labs/lessons/course/lessonend.h"
#include "ui/labs/lessons/course/lessontree.h"
#include "ui/labs/lessons/questions/answerfield.h"
#include "ui/labs/lessons/questions/questionview.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

using namespace fourcast::lesson;

namespace {

/// Longer lines are hard to read.
constexpr int widestLine = 95;
constexpr double titleSize = 1.4;
constexpr double presentedSize = 1.7;
/// Of those letters, in a tree that is presented.
constexpr double treeLetters = 0.75;
/// Of the screen: less above a tree leaves it on the same screen.
constexpr double littleAboveTree = 0.15;
/// On a large screen letters grow, as far as this, in steps.
constexpr double largestSize = 1.3;
constexpr double sizeStep = 0.1;
constexpr int lettersBeforeGrowing = 130;

}

LessonStepView::LessonStepView(QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setAlignment(Qt::AlignHCenter);
    setAccessibleName(tr("Step of the lesson"));
    setFocusPolicy(Qt::TabFocus);
}

void LessonStepView::setRun(LessonRun* run)
{
    if (m_run)
        m_run->disconnect(this);
    if (m_run != run)
        m_shownStep = -1;
    m_run = run;
    if (m_shownStep < 0)
        m_walks.clear();
    if (m_run) {
        connect(m_run, &LessonRun::stepChanged, this, &LessonStepView::showStep);
        // Its trees may be others.
        connect(m_run, &LessonRun::lessonChanged, this, [this] {
            m_shownStep = -1;
            m_walks.clear();
        });
    }
    showStep();
}

void LessonStepView::setPresenting(bool presenting)
{
    if (std::exchange(m_presenting, presenting) != presenting)
        showStep();
}

void LessonStepView::setShowNotes(bool on)
{
    if (std::exchange(m_showsNotes, on) != on)
        showStep();
}

QuestionView* LessonStepView::questionView(const QString& question) const
{
    for (QuestionView* const view : findChildren<QuestionView*>())
        if (view->id() == question)
            return view;
    return nullptr;
}

QSize LessonStepView::minimumSizeHint() const
{
    return {20 * fontMetrics().averageCharWidth(), 6 * fontMetrics().lineSpacing()};
}

void LessonStepView::showStep()
{
    keepWalks();
    // What was there goes once it has done with the key that may have led here.
    if (QWidget* const before = takeWidget()) {
        for (QuestionView* const view : before->findChildren<QuestionView*>())
            view->leave();
        before->deleteLater();
    }
    m_end = nullptr;
    if (!m_run)
        return;
    const LanguageScope scope(m_run->lesson().language);
    auto* const content = new QWidget;
    auto* const column = new QVBoxLayout(content);
    const Step step = m_run->currentStep();
    m_title = new QLabel(step.title);
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_title);
    for (const Block& block : step.blocks)
        addBlock(*column, block);
    if (!m_presenting && m_run->step() + 1 == m_run->stepCount())
        addEnd(*column);
    column->addStretch(1);
    setWidget(content);
    m_shownStep = m_run->step();
    goOnWithWalks();
    resizeEvent(nullptr);
    content->show();
    verticalScrollBar()->setValue(0);
}

void LessonStepView::keepWalks()
{
    if (!m_presenting || m_shownStep < 0 || !widget())
        return;
    std::vector<TreeProgress> walks;
    for (const LessonTree* const tree : widget()->findChildren<LessonTree*>())
        walks.push_back(tree->progress());
    m_walks[m_shownStep] = std::move(walks);
}

void LessonStepView::goOnWithWalks()
{
    const auto kept = m_walks.find(m_shownStep);
    if (!m_presenting || kept == m_walks.end())
        return;
    std::size_t next = 0;
    for (LessonTree* const tree : widget()->findChildren<LessonTree*>())
        if (next < kept->second.size())
            tree->setProgress(kept->second[next++]);
}

LessonEnd* LessonStepView::end() const
{
    return m_end;
}

void LessonStepView::addEnd(QVBoxLayout& column)
{
    m_end = new LessonEnd(*m_run);
    column.addSpacing(fontMetrics().lineSpacing());
    column.addWidget(m_end);
    connect(m_end, &LessonEnd::handInWanted, this, &LessonStepView::handInWanted);
    // The link that was clicked goes with its step.
    connect(m_end, &LessonEnd::questionWanted, this, &LessonStepView::showQuestion,
            Qt::QueuedConnection);
}

void LessonStepView::showQuestion(const QString& question)
{
    if (!m_run)
        return;
    for (int step = 0; step < m_run->stepCount(); ++step)
        for (const Question* const each : m_run->questions(step))
            if (each->id == question)
                m_run->goTo(step);
    QuestionView* const view = questionView(question);
    if (!view)
        return;
    widget()->layout()->activate();
    ensureWidgetVisible(view);
    view->focusField();
}

/// The keyboard goes to the next question that is open, to those above only after the last.
void LessonStepView::goOnAfter(const QString& question)
{
    // A class has the keys of the presenter.
    if (m_presenting)
        return setFocus();
    std::vector<const Question*> asked = m_run->questions(m_run->step());
    const auto done = std::ranges::find(asked, question, &Question::id);
    std::rotate(asked.begin(), done, asked.end());
    for (const Question* const each : asked) {
        const QuestionState state = m_run->state(each->id);
        QuestionView* const view = questionView(each->id);
        if (view && !state.isSettled() && state.standing != QuestionState::Standing::Checking)
            return view->focusField();
    }
    setFocus();
    Q_EMIT stepDone();
}

bool LessonStepView::scrollToOpenQuestion()
{
    if (!m_run || !isVisible() || !widget())
        return false;
    widget()->layout()->activate();
    for (const Question* const each : m_run->questions(m_run->step())) {
        QuestionView* const view = questionView(each->id);
        const QuestionState state = m_run->state(each->id);
        const bool isOpen
            = !state.isSettled() && state.standing != QuestionState::Standing::Checking;
        if (!view || !isOpen || !view->field().visibleRegion().isEmpty())
            continue;
        ensureWidgetVisible(view);
        ensureWidgetVisible(&view->field());
        return true;
    }
    return false;
}

/// Its keys to scroll are not the window's, which would step through the game.
bool LessonStepView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.modifiers() == Qt::NoModifier
            && (key.key() == Qt::Key_PageUp || key.key() == Qt::Key_PageDown
                || key.key() == Qt::Key_Home || key.key() == Qt::Key_End)) {
            event->accept();
            return true;
        }
    }
    return QScrollArea::event(event);
}

void LessonStepView::fitLetters()
{
    const double roomy
        = width() / double(lettersBeforeGrowing * std::max(1, fontMetrics().averageCharWidth()));
    const double grown = std::clamp(std::floor(roomy / sizeStep) * sizeStep, 1.0, largestSize);
    QFont letters = font();
    letters.setPointSizeF(letters.pointSizeF() * (m_presenting ? presentedSize : grown));
    if (widget()->font().pointSizeF() != letters.pointSizeF())
        widget()->setFont(letters);
    QFont heading = letters;
    heading.setPointSizeF(letters.pointSizeF() * titleSize);
    heading.setBold(true);
    m_title->setFont(heading);
}

void LessonStepView::fitTrees()
{
    if (!m_presenting || !widget() || !widget()->layout())
        return;
    QFont letters = widget()->font();
    letters.setPointSizeF(treeLetters * letters.pointSizeF());
    const int room = viewport()->height();
    for (LessonTree* const tree : widget()->findChildren<LessonTree*>()) {
        tree->setFont(letters);
        widget()->layout()->activate();
        const int below = widget()->layout()->contentsMargins().bottom();
        const bool isAlone = tree->y() <= littleAboveTree * room;
        tree->setFixedHeight(
            std::max(tree->minimumSizeHint().height(), isAlone ? room - tree->y() - below : room));
    }
}

/// Beside long lines stays room.
void LessonStepView::resizeEvent(QResizeEvent* event)
{
    if (event)
        QScrollArea::resizeEvent(event);
    if (!widget())
        return;
    fitLetters();
    const int widest = widestLine * widget()->fontMetrics().averageCharWidth();
    const int spare = std::max(0, viewport()->width() - widest) / 2;
    if (QLayout* const layout = widget()->layout())
        layout->setContentsMargins(spare + 8, 6, spare + 8, 12);
    fitTrees();
    // Texts above have their height once they have their width.
    if (m_presenting)
        QMetaObject::invokeMethod(this, &LessonStepView::fitTrees, Qt::QueuedConnection);
}
