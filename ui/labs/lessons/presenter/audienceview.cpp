// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/presenter/audienceview.h"

#include "core/support/translations.h"
#include "ui/labs/lessons/course/lessonstepview.h"
#include "ui/labs/lessons/course/lessontree.h"
#include "ui/labs/lessons/course/taskstrip.h"
#include "ui/labs/lessons/presenter/presentedpage.h"
#include "ui/labs/lessons/questions/questionview.h"
#include "ui/labs/lessons/tree/predictbar.h"

#include <QScrollBar>
#include <QStackedLayout>
#include <QVBoxLayout>
#include <algorithm>

namespace {

constexpr double pageShare = 0.85;

}

AudienceView::AudienceView(LessonRun& run, const PresenterActions& actions, QWidget* parent)
    : AudienceWindow(actions, parent), m_run(run)
{
    setTitle(run.lesson().title);
    setAccessibleName(tr("The lesson for the class"));
    m_step = new LessonStepView;
    m_step->setPresenting(true);
    buildHead({PresenterCommand::Settings, PresenterCommand::Back, PresenterCommand::Next});
    m_front = new QStackedLayout;
    m_front->addWidget(m_step);
    column().addLayout(m_front, 1);
    connect(m_step->verticalScrollBar(), &QScrollBar::valueChanged, this, [this] { tell({}); });
    fitLetters();
    m_step->setRun(&m_run);
    connect(&m_run, &LessonRun::stepChanged, this, &AudienceView::showStep);
    showStep();
}

/// The step goes after this, and may still move.
AudienceView::~AudienceView()
{
    m_step->verticalScrollBar()->disconnect(this);
}

LessonTree* AudienceView::tree() const
{
    LessonTree* best = nullptr;
    int most = 0;
    for (LessonTree* const each : m_step->findChildren<LessonTree*>()) {
        const int top
            = each->mapTo(m_step->widget(), QPoint()).y() - m_step->verticalScrollBar()->value();
        // Below 0 it is how far away the tree is.
        const int seen
            = std::min(top + each->height(), m_step->viewport()->height()) - std::max(top, 0);
        if (best && seen <= most)
            continue;
        best = each;
        most = seen;
    }
    return best;
}

LessonTree* AudienceView::askingTree() const
{
    for (LessonTree* const each : m_step->findChildren<LessonTree*>())
        if (each->guide().predictBar().isAsking())
            return each;
    return nullptr;
}

void AudienceView::showPage(LabPage& page, const LessonTask& task)
{
    closePage();
    m_page = new PresentedPage(page);
    m_page->setLetters(m_letters);
    m_page->strip().setTask(task);
    if (m_page->page())
        m_page->page()->setRowKept(true);
    m_front->addWidget(m_page);
    m_front->setCurrentWidget(m_page);
    connect(&m_page->strip(), &TaskStrip::backWanted, this, &AudienceView::stepWanted);
    setFocus();
}

void AudienceView::closePage()
{
    PresentedPage* const shown = std::exchange(m_page, nullptr);
    if (!shown)
        return;
    setFocus();
    m_front->setCurrentWidget(m_step);
    m_front->removeWidget(shown);
    shown->giveBack();
    // A button of its own may have closed it.
    shown->deleteLater();
}

/// Of what lies in the step: all that a page must not cut in two, from top to bottom of the step.
std::vector<std::pair<int, int>> AudienceView::wholes() const
{
    std::vector<std::pair<int, int>> wholes;
    const QWidget* const content = m_step->widget();
    const auto most = static_cast<int>(pageShare * m_step->viewport()->height());
    for (const QWidget* const part : content->findChildren<QWidget*>()) {
        // A tree is as high as the screen, and a question stays with its answers where it fits.
        const bool isTree = qobject_cast<const LessonTree*>(part);
        const bool isQuestion = qobject_cast<const QuestionView*>(part)
            && part->height() <= m_step->viewport()->height();
        if (!part->isVisible() || (part->height() > most && !isTree && !isQuestion))
            continue;
        const int top = part->mapTo(content, QPoint()).y();
        wholes.emplace_back(top, top + part->height());
    }
    return wholes;
}

/// Where the page after the one that begins at `top` begins: before the first that does not fit.
int AudienceView::pageAfter(int top) const
{
    const int page = m_step->viewport()->height();
    int next = top + page;
    const std::vector<std::pair<int, int>> all = wholes();
    for (bool isCut = true; isCut;) {
        isCut = false;
        for (const auto& [above, below] : all)
            if (above < next && next < below) {
                next = above;
                isCut = true;
            }
    }
    // Something that is nearly as high as the page follows: it is cut all the same.
    return next > top ? next : top + static_cast<int>(pageShare * page);
}

/// Where the pages of the step begin.
std::vector<int> AudienceView::pages() const
{
    const int last = m_step->verticalScrollBar()->maximum();
    std::vector<int> tops {0};
    while (tops.back() < last)
        tops.push_back(std::min(last, pageAfter(tops.back())));
    return tops;
}

bool AudienceView::hasMore(bool below) const
{
    const QScrollBar* const bar = m_step->verticalScrollBar();
    // Less than a line shows nothing new.
    const int line = m_step->widget()->fontMetrics().lineSpacing();
    return below ? bar->value() + line <= bar->maximum() : bar->value() > bar->minimum();
}

void AudienceView::scroll(bool down)
{
    QScrollBar* const bar = m_step->verticalScrollBar();
    const std::vector<int> tops = pages();
    if (down) {
        const auto next = std::ranges::upper_bound(tops, bar->value());
        bar->setValue(next == tops.end() ? bar->maximum() : *next);
    } else {
        const auto here = std::ranges::lower_bound(tops, bar->value());
        bar->setValue(here == tops.begin() ? 0 : *(here - 1));
    }
}

void AudienceView::showWhole(const LessonTree& tree)
{
    QScrollBar* const bar = m_step->verticalScrollBar();
    const int top = tree.mapTo(m_step->widget(), QPoint()).y();
    const int room = m_step->viewport()->height();
    if (top < bar->value() || top + tree.height() > bar->value() + room)
        bar->setValue(top + tree.height() <= room ? 0 : top);
}

void AudienceView::goToEnd()
{
    m_step->verticalScrollBar()->setValue(m_step->verticalScrollBar()->maximum());
}

void AudienceView::showStep()
{
    tell({});
    closePage();
    const LanguageScope scope(m_run.lesson().language);
    setPlace(tr("Step %1 of %2").arg(m_run.step() + 1).arg(m_run.stepCount()));
    // The step is made by now, or when the event loop comes round.
    QMetaObject::invokeMethod(this, &AudienceView::dressIcons, Qt::QueuedConnection);
}

void AudienceView::takeLetters(const QFont& letters)
{
    m_letters = letters;
    m_step->setFont(letters);
    if (m_page)
        m_page->setLetters(letters);
    // What is there already was made with other letters.
    if (m_step->run())
        m_step->setRun(m_step->run());
}
