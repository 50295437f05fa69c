// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/randomengine.h"

#include "core/search/rootsearch.h"
#include "core/support/random.h"

#include <QCoreApplication>

SearchReport RandomEngine::search(const Position& root, const SearchLimits&, const SearchContext&)
{
    const auto start = std::chrono::steady_clock::now();
    const std::vector<RootMove> legal = legalRootMoves(root);
    Q_ASSERT(!legal.empty());
    SeededRandom random(m_seed ^ root.key() * 0x9e3779b97f4a7c15u);
    SearchReport report;
    report.positionKey = root.key();
    report.engine = QStringLiteral("random");
    report.variant = QCoreApplication::translate("RandomEngine", "seed %1").arg(m_seed);
    report.bestMove = legal[random.below(static_cast<std::uint32_t>(legal.size()))].move;
    report.principalVariation = {report.bestMove};
    report.time = std::chrono::steady_clock::now() - start;
    return report;
}
