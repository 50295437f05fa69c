// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/reviewpanel.h"

#include "ui/review/momentpage.h"
#include "ui/review/reviewdetails.h"
#include "ui/widgets/pagearea.h"

#include <QAction>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

QToolButton* reviewButton(QAction* action, QWidget* parent)
{
    auto* const button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    return button;
}

ReviewPanel::ReviewPanel(const ReviewActions& actions, QWidget* parent)
    : QWidget(parent), m_pages(new QStackedLayout(this))
{
    m_pages->addWidget(makeEmptyPage(actions.review));
    m_pages->addWidget(makeReviewPage(actions));
    m_progressRow->hide();
    showReview();
}

QWidget* ReviewPanel::makeEmptyPage(QAction* review)
{
    auto* const page = new QWidget(this);
    auto* const text
        = new QLabel(tr("A review rates every move of the game by its exact score. See which moves "
                        "kept the result and which gave it away. See where the game was decided."),
                     page);
    text->setWordWrap(true);
    auto* const layout = new QVBoxLayout(page);
    layout->addWidget(text);
    layout->addWidget(reviewButton(review, page), 0, Qt::AlignLeft);
    layout->addStretch();
    return page;
}

QWidget* ReviewPanel::makeReviewPage(const ReviewActions& actions)
{
    auto* const page = new QWidget(this);
    m_state = new QLabel(page);
    m_state->setWordWrap(true);
    m_fronts = new QStackedWidget(page);
    m_fronts->addWidget(makeMomentPage(actions.tryAgain));
    m_details = new ReviewDetails(actions);
    m_fronts->addWidget(m_details);
    connect(m_details, &ReviewDetails::plyChosen, this, &ReviewPanel::plyChosen);
    connect(m_details, &ReviewDetails::currentChanged, this, &ReviewPanel::currentKeyMomentChanged);
    connect(m_details, &ReviewDetails::backWanted, this, [this] {
        m_fronts->setCurrentIndex(0);
        m_moment->setFocus();
    });
    auto* const layout = new QVBoxLayout(page);
    const QMargins margins = layout->contentsMargins();
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    QWidget* const progress = makeProgress();
    for (QWidget* widget : {progress, static_cast<QWidget*>(m_state)}) {
        widget->setContentsMargins(margins.left(), margins.top(), margins.right(), 0);
        layout->addWidget(widget);
    }
    layout->addWidget(m_fronts, 1);
    return page;
}

QWidget* ReviewPanel::makeMomentPage(QAction* tryAgain)
{
    m_moment = new MomentPage(tryAgain);
    connect(m_moment, &MomentPage::momentChosen, this, &ReviewPanel::plyChosen);
    connect(m_moment, &MomentPage::tryWanted, this, &ReviewPanel::tryWanted);
    connect(m_moment, &MomentPage::answerWanted, this, &ReviewPanel::answerWanted);
    connect(m_moment, &MomentPage::detailsWanted, this, [this] {
        m_fronts->setCurrentWidget(m_details);
        m_details->setFocus();
        Q_EMIT detailsOpened();
    });
    auto* const area = new PageArea(this);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setPage(m_moment);
    return area;
}

QWidget* ReviewPanel::makeProgress()
{
    m_progressRow = new QWidget(this);
    m_progress = new QProgressBar(m_progressRow);
    m_progress->setAccessibleName(tr("Progress of the review"));
    m_progress->setFormat(tr("%v of %m moves"));
    auto* const cancel = new QPushButton(tr("Stop"), m_progressRow);
    cancel->setToolTip(tr("Stop the review here and keep the moves rated so far"));
    connect(cancel, &QPushButton::clicked, this, &ReviewPanel::cancelWanted);
    auto* const layout = new QHBoxLayout(m_progressRow);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_progress, 1);
    layout->addWidget(cancel);
    return m_progressRow;
}

void ReviewPanel::setReview(const Review& review)
{
    m_review = review;
    showReview();
}

void ReviewPanel::setRunning(bool running)
{
    if (running == m_running)
        return;
    m_running = running;
    m_progressRow->setVisible(running);
    showReview();
}

void ReviewPanel::showReview()
{
    m_moment->setReview(m_review, m_running);
    m_details->setReview(m_review, m_running);
    showState();
}

void ReviewPanel::setProgress(int done, int total)
{
    m_progress->setRange(0, total);
    m_progress->setValue(done);
}

void ReviewPanel::setOutOfDate(bool outOfDate)
{
    m_outOfDate = outOfDate;
    showState();
}

void ReviewPanel::showTurningPoint()
{
    m_fronts->setCurrentIndex(0);
    m_moment->showDecision();
}

void ReviewPanel::setQualityHidden(bool hidden, const QSet<int>& answered, bool secret)
{
    m_moment->setQualityHidden(hidden);
    m_moment->setAnswered(answered, secret);
    m_details->setQualityHidden(hidden, answered);
}

void ReviewPanel::showState()
{
    m_pages->setCurrentIndex(isEmpty() && !m_running ? 0 : 1);
    const int total = static_cast<int>(m_review.moves.size());
    QString text;
    if (m_outOfDate)
        text = tr("The game has changed. Review it again to rate the new moves.");
    else if (!m_running && !m_review.isComplete())
        text = tr("Stopped early: %1 of %2 moves rated, from the last one back.")
                   .arg(m_review.done)
                   .arg(total);
    m_state->setText(text);
    m_state->setVisible(!text.isEmpty());
}

void ReviewPanel::setCurrentPly(int ply)
{
    m_details->setCurrentPly(ply);
    m_moment->showMoment(ply);
}

int ReviewPanel::turningPoint() const
{
    return m_moment->ply();
}

int ReviewPanel::currentKeyMoment() const
{
    return m_details->currentKeyMoment();
}
