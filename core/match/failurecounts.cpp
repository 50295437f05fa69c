// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/failurecounts.h"

#include "core/support/text/counttext.h"

#include <QStringList>
#include <algorithm>
#include <utility>
#include <vector>

int FailureCounts::games() const
{
    int sum = 0;
    for (const auto& [kind, games] : m_games)
        sum += games;
    return sum;
}

int FailureCounts::of(EngineFailure::Kind kind) const
{
    const auto found = m_games.find(kind);
    return found == m_games.end() ? 0 : found->second;
}

QString FailureCounts::toText() const
{
    if (m_games.empty())
        return {};
    std::vector<std::pair<EngineFailure::Kind, int>> ordered(m_games.begin(), m_games.end());
    std::ranges::stable_sort(ordered, std::ranges::greater(),
                             &std::pair<EngineFailure::Kind, int>::second);
    QStringList parts;
    for (const auto& [kind, games] : ordered)
        parts << QStringLiteral("%1 × %2").arg(QString::number(games),
                                               EngineFailure {kind}.toText());
    return QStringLiteral("%1 lost by failure: %2")
        .arg(countText(games(), QStringLiteral("game")), parts.join(QStringLiteral(", ")));
}
