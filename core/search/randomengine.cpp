// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/randomengine.h"

#include "core/search/rootsearch.h"

#include <QCoreApplication>

SearchReport RandomEngine::search(const Position& root, const SearchLimits&, const SearchContext&)
{
    const auto start = std::chrono::steady_clock::now();
    const std::vector<RootMove> legal = legalRootMoves(root);
    Q_ASSERT(!legal.empty());
    SearchReport report;
    report.root = root;
    report.engine = QStringLiteral("random");
    report.variant = LazyText([seed = m_seed] {
        return QCoreApplication::translate("RandomEngine", "seed %1").arg(seed);
    });
    report.bestMove = legal[m_choice.pick(root.key(), legal.size())].move;
    report.principalVariation = {report.bestMove};
    report.time = std::chrono::steady_clock::now() - start;
    return report;
}
