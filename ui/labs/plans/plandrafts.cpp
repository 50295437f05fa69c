// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/plans/plandrafts.h"

#include "core/plan/practice/planlookup.h"
#include "core/support/files/readfile.h"
#include "core/support/files/savefile.h"

#include <QDir>
#include <QFileInfo>

namespace {

constexpr qsizetype mostDrafts = 50;
constexpr qint64 longestDrafts = 1 << 16;

/// All of a plan's text but its cells.
QString draftKey(const QString& text)
{
    return text.section(u' ', 0, 4);
}

}

PlanDrafts::PlanDrafts(QString path) : m_path(std::move(path))
{
    if (m_path.isEmpty() || !QFileInfo::exists(m_path))
        return;
    const auto bytes = readFile(m_path, longestDrafts);
    if (!bytes)
        return;
    for (const QString& line : QString::fromUtf8(*bytes).split(u'\n', Qt::SkipEmptyParts))
        if (plantext::parse(line))
            m_texts += line.simplified();
}

void PlanDrafts::take(const AnyRootedPlan& card)
{
    if (!hasMarks(card))
        return;
    const QString text = plantext::toText(card);
    if (!m_texts.isEmpty() && m_texts.constFirst() == text)
        return;
    m_texts.removeIf([key = draftKey(text)](const QString& each) { return draftKey(each) == key; });
    m_texts.prepend(text);
    if (m_texts.size() > mostDrafts)
        m_texts.resize(mostDrafts);
    m_isChanged = true;
}

Expected<void> PlanDrafts::save()
{
    if (!m_isChanged || m_path.isEmpty())
        return {};
    QDir().mkpath(QFileInfo(m_path).path());
    FOURCAST_TRY(saveFile(m_path, m_texts.join(u'\n').toUtf8() + '\n'));
    m_isChanged = false;
    return {};
}
