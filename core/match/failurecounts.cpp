// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/failurecounts.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <utility>
#include <vector>

namespace {

struct FailureCountsText
{
    Q_DECLARE_TR_FUNCTIONS(FailureCounts)
};

}

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
        parts << FailureCountsText::tr("%1 × %2", "2 × an illegal move")
                     .arg(QString::number(games), EngineFailure {kind}.toText());
    return FailureCountsText::tr("%n game(s) lost by failure: %1", nullptr, games())
        .arg(parts.join(QStringLiteral(", ")));
}
