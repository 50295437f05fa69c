// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/programnews.h"

#include "core/engines/engineinfo.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

struct NewsText
{
    Q_DECLARE_TR_FUNCTIONS(ProgramNews)
};

bool hasName(const std::vector<Program>& programs, const QString& name)
{
    return std::ranges::any_of(programs,
                               [&name](const Program& program) { return program.name == name; });
}

/// All the same but for the name and the version.
bool isSameProgram(Program one, const Program& other)
{
    one.name = other.name;
    one.version = other.version;
    one.fingerprint = other.fingerprint;
    return one == other;
}

}

ProgramNews& ProgramNews::instance()
{
    static ProgramNews news;
    return news;
}

void ProgramNews::tell(const std::vector<Program>& before, const std::vector<Program>& now)
{
    if (before == now)
        return;
    {
        const std::scoped_lock lock(m_mutex);
        for (const Program& program : now)
            m_renamed.erase(program.name);
        for (const Program& gone : before) {
            if (hasName(now, gone.name))
                continue;
            const auto came = std::ranges::find_if(now, [&](const Program& program) {
                return !hasName(before, program.name) && isSameProgram(gone, program);
            });
            if (came != now.end())
                m_renamed[gone.name] = came->name;
        }
    }
    Q_EMIT changed();
}

QString ProgramNews::nameNow(const QString& name) const
{
    const std::scoped_lock lock(m_mutex);
    QString now = name;
    // A name that somebody has is never an old one, so that this ends.
    for (auto found = m_renamed.find(now); found != m_renamed.end(); found = m_renamed.find(now))
        now = found->second;
    return now == name ? QString() : now;
}

std::optional<EngineInstead> programs::instead(const QString& engine, const QString& fallback)
{
    if (findEngine(engine))
        return {};
    const QString now = ProgramNews::instance().nameNow(engine);
    if (!now.isEmpty() && findEngine(now))
        return EngineInstead {now,
                              NewsText::tr("The program %1 is called %2 now.").arg(engine, now)};
    return EngineInstead {fallback,
                          NewsText::tr("There is no engine and no program called %1 any more. %2 "
                                       "takes its place.")
                              .arg(engine, fallback)};
}
