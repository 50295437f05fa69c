// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/runs/runcontrols.h"

#include "ui/labs/runs/experimentdata.h"
#include "ui/labs/runs/experimentsession.h"
#include "ui/text/timelefttext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

using State = ExperimentSession::State;

RunControls::RunControls(const ExperimentData& shown, ExperimentSession& session, QWidget* parent)
    : QWidget(parent), m_data(shown), m_session(session), m_run(new QPushButton(this)),
      m_pause(new QPushButton(this)), m_cancel(new QPushButton(tr("&Cancel"), this)),
      m_progress(new QProgressBar(this)), m_left(new QLabel(this))
{
    m_run->setToolTip(tr("Play the games that are missing; those that are kept are not repeated"));
    m_cancel->setToolTip(tr("End the run; every finished game is kept"));
    m_progress->setAccessibleName(tr("Games played"));
    m_progress->setFormat(tr("%v of %m games"));
    m_progress->setMinimumWidth(120);
    m_left->setAccessibleDescription(tr("Time left"));
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_run);
    row->addWidget(m_pause);
    row->addWidget(m_cancel);
    row->addWidget(m_progress, 1);

    connect(m_run, &QPushButton::clicked, this, &RunControls::runWanted);
    connect(m_pause, &QPushButton::clicked, this, [this] {
        if (m_session.state() == State::Paused)
            m_session.resume();
        else
            m_session.pause();
    });
    connect(m_cancel, &QPushButton::clicked, &session, &ExperimentSession::cancel);
    connect(&session, &ExperimentSession::stateChanged, this, &RunControls::takeState);
    connect(&session, &ExperimentSession::progressed, this, &RunControls::takeProgress);
    connect(&shown, &ExperimentData::replaced, this, &RunControls::takeState);
    connect(&shown, &ExperimentData::changed, this, &RunControls::showProgress);
    takeState();
}

void RunControls::addButton(QPushButton* button)
{
    static_cast<QHBoxLayout*>(layout())->insertWidget(1, button);
}

void RunControls::setReady(bool ready)
{
    m_ready = ready;
    takeState();
}

bool RunControls::showsCurrent() const
{
    return m_session.state() != State::Idle && m_session.current().id == m_data.experiment().id;
}

void RunControls::takeState()
{
    const State state = m_session.state();
    const bool begun = m_data.played() > 0;
    const bool complete = begun && m_data.played() >= m_data.expected();
    // While it is paused, the other button resumes it.
    const bool stopped = begun && !complete && state == State::Idle;
    m_run->setText(stopped ? tr("&Resume") : tr("&Run"));
    m_run->setEnabled(m_ready && state == State::Idle && !m_data.isEmpty() && !complete);
    m_pause->setText(state == State::Paused ? tr("&Resume") : tr("&Pause"));
    m_pause->setToolTip(state == State::Paused
                            ? tr("Play on where it was paused")
                            : tr("Stop for now; games in the middle begin again later"));
    m_pause->setEnabled(state == State::Running || state == State::Paused);
    m_cancel->setEnabled(state == State::Running || state == State::Paused);
    showProgress();
    if (state == State::Stopping)
        m_left->setText(tr("stopping…"));
    else if (state == State::Paused)
        m_left->setText(tr("paused"));
    else if (state == State::Idle)
        m_left->setText(complete ? tr("complete") : QString());
    else
        m_left->setText(tr("running…"));
}

void RunControls::showProgress()
{
    m_progress->setRange(0, std::max(1, m_data.expected()));
    m_progress->setValue(m_data.played());
}

void RunControls::takeProgress(const JobProgress& progress)
{
    if (m_session.state() != State::Running)
        return;
    QString text = progress.left ? timeLeftText(*progress.left) : tr("running…");
    if (!showsCurrent())
        text = tr("%1: %2").arg(m_session.current().title.section(QLatin1Char(':'), 0, 0), text);
    if (m_session.waiting() > 0)
        text += tr(", then %n more", nullptr, m_session.waiting());
    m_left->setText(text);
}
