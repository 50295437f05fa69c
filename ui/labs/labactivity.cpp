// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/labactivity.h"

#include "ui/labs/parallel/parallelpage.h"
#include "ui/labs/runs/experimentsession.h"
#include "ui/labs/tuning/tuningpage.h"
#include "ui/text/counttext.h"
#include "ui/text/timelefttext.h"

#include <algorithm>

namespace {

/// "45 %", "paused at 45 %", "1,234 done"; empty as long as nothing is done.
QString howFar(const LabActivity::Progress& progress)
{
    QString text;
    if (progress.total > 0)
        text = LabActivity::tr("%1 %").arg(static_cast<qint64>(progress.done) * 100
                                           / progress.total);
    else if (progress.done > 0)
        text = LabActivity::tr("%1 done").arg(countText(static_cast<quint64>(progress.done)));
    if (!progress.paused)
        return text;
    return text.isEmpty() ? LabActivity::tr("paused") : LabActivity::tr("paused at %1").arg(text);
}

QString joined(const QString& howFar, const QString& left)
{
    if (howFar.isEmpty() || left.isEmpty())
        return howFar + left;
    return LabActivity::tr("%1, %2", "45 %, 2 min").arg(howFar, left);
}

}

LabActivity::LabActivity(QObject* parent) : QObject(parent) { }

void LabActivity::show(const QString& page, const QString& title, const Progress& progress)
{
    const auto found = std::ranges::find(m_pages, page, &Page::id);
    if (found == m_pages.end())
        m_pages.push_back({page, title, progress});
    else
        found->progress = progress;
    Q_EMIT changed();
}

void LabActivity::hide(const QString& page)
{
    if (std::erase_if(m_pages, [&page](const Page& one) { return one.id == page; }) > 0)
        Q_EMIT changed();
}

QString LabActivity::page() const
{
    return m_pages.empty() ? QString() : m_pages.front().id;
}

QString LabActivity::text() const
{
    if (m_pages.empty())
        return {};
    QStringList parts;
    for (const Page& one : m_pages) {
        const auto& left = one.progress.left;
        const QString part = joined(howFar(one.progress), left ? shortTimeText(*left) : QString());
        if (!part.isEmpty())
            parts += part;
    }
    return parts.isEmpty() ? tr("Laboratory")
                           : tr("Laboratory %1").arg(parts.join(QStringLiteral(" \u00b7 ")));
}

QString LabActivity::details() const
{
    QStringList lines;
    for (const Page& one : m_pages) {
        const auto& left = one.progress.left;
        const QString part = joined(howFar(one.progress), left ? timeLeftText(*left) : QString());
        lines += part.isEmpty() ? one.title : tr("%1: %2").arg(one.title, part);
    }
    return lines.join(u'\n');
}

void LabActivity::watch(const QString& page, const QString& title, ExperimentSession& session)
{
    using State = ExperimentSession::State;
    connect(&session, &ExperimentSession::begun, this,
            [this, page, title] { show(page, title, {}); });
    connect(&session, &ExperimentSession::stateChanged, this, [this, page, title, &session] {
        if (session.state() == State::Idle)
            return hide(page);
        const auto found = std::ranges::find(m_pages, page, &Page::id);
        Progress progress = found == m_pages.end() ? Progress() : found->progress;
        progress.paused = session.state() == State::Paused;
        progress.left.reset();
        show(page, title, progress);
    });
    connect(&session, &ExperimentSession::progressed, this,
            [this, page, title, &session](const JobProgress& progress) {
                if (session.state() != State::Running)
                    return;
                show(page, title,
                     {.done = static_cast<int>(progress.done),
                      .total = static_cast<int>(progress.total.value_or(0)),
                      .left = progress.left});
            });
    connect(&session, &QObject::destroyed, this, [this, page] { hide(page); });
}

void LabActivity::watch(const QString& page, const QString& title, ParallelPage& parallel)
{
    connect(&parallel, &ParallelPage::runningChanged, this, [this, page, title](bool running) {
        if (running)
            show(page, title, {});
        else
            hide(page);
    });
    connect(&parallel, &ParallelPage::progressed, this,
            [this, page, title, &parallel](int done, int total) {
                show(page, title, {.done = done, .total = total, .left = parallel.timeLeft()});
            });
    connect(&parallel, &QObject::destroyed, this, [this, page] { hide(page); });
}

void LabActivity::watch(const QString& page, const QString& title, TuningPage& tuning)
{
    const auto tell = [this, page, title, &tuning] {
        const TuningRun& run = tuning.run();
        if (!run.isRunning())
            return hide(page);
        show(page, title,
             {.done = static_cast<int>(run.result().steps.size()),
              .total = run.result().options.steps,
              .left = run.job().progress().left});
    };
    connect(&tuning.run(), &TuningRun::runningChanged, this, tell);
    connect(&tuning.run(), &TuningRun::progressed, this, tell);
    connect(&tuning, &QObject::destroyed, this, [this, page] { hide(page); });
}
