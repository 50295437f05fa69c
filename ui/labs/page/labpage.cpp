// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/page/labpage.h"

#include "core/session/jobs/job.h"
#include "ui/labs/page/handover.h"
#include "ui/labs/page/settingsarea.h"
#include "ui/labs/page/statuslabel.h"
#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"
#include "ui/text/timelefttext.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/foldingsection.h"

#include <QVBoxLayout>
#include <utility>

namespace {

/// Of what is kept of a page; no field has this name.
constexpr QLatin1String moreKey("more");

}

LabPage::LabPage(QWidget* parent) : QWidget(parent), m_row(new RunRow), m_status(new StatusLabel)
{
    m_status->setAccessibleDescription(tr("Current status"));
    connect(m_row, &RunRow::runWanted, this, &LabPage::run);
    connect(m_row, &RunRow::pauseWanted, this, &LabPage::pause);
    connect(m_row, &RunRow::resumeWanted, this, &LabPage::resume);
    connect(m_row, &RunRow::cancelWanted, this, &LabPage::cancel);
    connect(m_row, &RunRow::messageReady, this, &LabPage::say);
}

LabPage::~LabPage()
{
    // Where they were never laid out.
    for (QWidget* const part : {static_cast<QWidget*>(m_row), static_cast<QWidget*>(m_status)})
        if (!part->parent())
            delete part;
}

QJsonObject LabPage::kept() const
{
    QJsonObject kept = fields();
    if (m_more && !m_more->isFolded())
        kept.insert(moreKey, true);
    return kept;
}

void LabPage::setKept(const QJsonObject& kept)
{
    setFields(kept);
    if (m_more)
        m_more->setFolded(!kept[moreKey].toBool());
}

Expected<void> LabPage::takeSettings(const QJsonObject& settings)
{
    QJsonObject all = fields();
    for (auto each = settings.constBegin(); each != settings.constEnd(); ++each)
        all.insert(each.key(), each.value());
    setFields(all);
    return {};
}

HandOver& LabPage::handOver()
{
    if (!m_handOver) {
        m_handOver = new HandOver(*this);
        m_row->addButton(&m_handOver->button());
    }
    return *m_handOver;
}

void LabPage::offerResult(const QString& quantity)
{
    if (m_handOver || !quantity.isEmpty())
        handOver().offer(quantity);
    showRow();
}

QString LabPage::statusText() const
{
    return m_status->text();
}

void LabPage::say(const QString& sentence)
{
    m_status->setText(sentence);
}

void LabPage::layOut(QWidget* settings, QWidget* results)
{
    auto* const page = new QVBoxLayout(this);
    page->setContentsMargins(6, 6, 6, 6);
    page->addWidget(settings);
    beforeclass::leave(*settings);
    setSettings(*settings);
    page->addWidget(m_row);
    page->addWidget(m_status);
    page->addWidget(results, 1);
}

void LabPage::setPresented(bool presented)
{
    if (std::exchange(m_isPresented, presented) == presented)
        return;
    showRow();
    const auto appearing = beforeclass::appearingParts(*this);
    for (QWidget* const part : appearing)
        part->setVisible(presented);
    if (!presented) {
        for (const QPointer<QWidget>& part : std::exchange(m_away, {}))
            if (part)
                part->show();
        return;
    }
    const auto leaving = beforeclass::leavingParts(*this);
    for (QWidget* const part : leaving)
        if (!part->isHidden()) {
            part->hide();
            m_away.append(part);
        }
}

void LabPage::setSettingsScrolled(bool scrolled)
{
    auto* const page = qobject_cast<QVBoxLayout*>(layout());
    if (!page || !m_settings || scrolled == (m_settingsArea != nullptr))
        return;
    const bool isHidden = m_settings->isHidden();
    if (scrolled) {
        page->removeWidget(m_settings);
        m_settingsArea = new SettingsArea;
        page->insertWidget(0, m_settingsArea);
        m_settingsArea->setPage(m_settings);
        m_settingsArea->show();
    } else {
        // Never without a window: its fields keep their places in the tab order.
        page->insertWidget(0, m_settings);
        delete std::exchange(m_settingsArea, nullptr);
    }
    m_settings->setVisible(!isHidden);
}

void LabPage::setRowKept(bool kept)
{
    m_isRowKept = kept;
    showRow();
}

bool LabPage::isRowAway() const
{
    const bool isOffered = m_handOver && !m_handOver->offered().isEmpty();
    return m_isPresented && hasFound() && !m_isRowKept && !isOffered && !isRunning();
}

void LabPage::showRow()
{
    if (m_handOver)
        m_handOver->setReady(!isRunning() && isUpToDate());
    if (!isRowAway()) {
        for (const QPointer<QWidget>& part : std::exchange(m_rowAway, {}))
            if (part)
                part->show();
        return;
    }
    for (QWidget* const part : {static_cast<QWidget*>(m_row), static_cast<QWidget*>(m_status)})
        if (!part->isHidden()) {
            part->hide();
            m_rowAway.append(part);
        }
}

static LabState stateOf(const JobBase& job)
{
    if (!job.isRunning())
        return LabState::Idle;
    if (job.wasStopped())
        return LabState::Stopping;
    return job.status() == JobStatus::Paused ? LabState::Paused : LabState::Running;
}

/// What it is at; empty while it runs, which has a pace.
static QString statusOf(const JobBase& job)
{
    switch (job.status()) {
    case JobStatus::Paused:
        return LabPage::tr("Paused.");
    case JobStatus::Done:
        return LabPage::tr("Finished in %1.").arg(durationText(job.progress().elapsed));
    case JobStatus::Stopped:
        return LabPage::tr("Cancelled after %1. Everything finished by then is kept.")
            .arg(durationText(job.progress().elapsed));
    case JobStatus::Failed:
        return job.error().message;
    default:
        return {};
    }
}

void LabPage::follow(JobBase& job)
{
    m_job = &job;
    connect(&job, &JobBase::statusChanged, this, [this, &job] {
        if (const QString text = statusOf(job); !text.isEmpty())
            say(text);
        setState(stateOf(job));
    });
    connect(&job, &JobBase::progressed, this, [this](const JobProgress& progress) {
        if (const QString pace = paceText(progress);
            !pace.isEmpty() && m_state == LabState::Running)
            say(tr("Running: %1.").arg(pace));
        setProgress(progress);
    });
}

void LabPage::setState(LabState state)
{
    const LabState before = std::exchange(m_state, state);
    if (before == state)
        return;
    if (before == LabState::Idle)
        m_row->setProgress(m_progress = {});
    if (state == LabState::Idle)
        m_hasRun = !m_job || m_job->status() == JobStatus::Done;
    m_row->setState(state);
    showRow();
    Q_EMIT stateChanged();
}

void LabPage::setProgress(const JobProgress& progress)
{
    m_progress = progress;
    m_row->setProgress(progress);
    Q_EMIT progressed();
}

void LabPage::pause()
{
    if (m_job)
        m_job->pause();
}

void LabPage::resume()
{
    if (m_job)
        m_job->resume();
}

void LabPage::cancel()
{
    if (!m_job || !m_job->isRunning())
        return;
    m_job->stop();
    say(tr("Stopping."));
    setState(LabState::Stopping);
}

QString paceText(const JobProgress& progress)
{
    if (progress.left)
        return timeLeftText(*progress.left);
    if (progress.total || progress.done == 0)
        return {};
    const QString rate = countText(static_cast<quint64>(progress.rate));
    return progress.open
        ? LabPage::tr("%1 done, %2 open, %3 per second")
              .arg(countText(progress.done), countText(*progress.open), rate)
        : LabPage::tr("%1 done, %2 per second").arg(countText(progress.done), rate);
}
