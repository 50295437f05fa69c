// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/labactivity.h"

#include "ui/labs/page/labpage.h"
#include "ui/text/counttext.h"
#include "ui/text/timelefttext.h"

#include <algorithm>

namespace {

/// "45 %", "paused at 45 %", "1,234 done"; empty as long as nothing is done.
QString howFar(const LabActivity::Progress& progress)
{
    QString text;
    if (progress.total > 0)
        text = LabActivity::tr("%1 %").arg(progress.done * 100 / progress.total);
    else if (progress.done > 0)
        text = LabActivity::tr("%1 done").arg(countText(progress.done));
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

void LabActivity::watch(const QString& id, const QString& title, LabPage& page)
{
    const auto tell = [this, id, title, &page] {
        if (!page.isRunning())
            return hide(id);
        const bool isPaused = page.state() == LabState::Paused;
        const JobProgress& progress = page.progress();
        show(id, title,
             {.done = progress.done,
              .total = progress.total.value_or(0),
              .left = isPaused ? std::nullopt : progress.left,
              .paused = isPaused});
    };
    connect(&page, &LabPage::stateChanged, this, tell);
    connect(&page, &LabPage::progressed, this, tell);
    connect(&page, &QObject::destroyed, this, [this, id] { hide(id); });
}
