// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lowers the number of nodes that the solver needs by changing one weight of its move order at a
// time (core/solver/kernel/moveorder.h), and prints the weights after each gain. Node counts repeat
// exactly, so this can run on a busy machine.
#include "core/solver/exactscore.h"
#include "tests/bench/solvedpositions.h"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

#define FOURCAST_TUNE_ORDER
#include "core/solver/kernel/kernelsearch.h"

#include <QCoreApplication>

namespace {

constexpr std::uint64_t unlimited = ~std::uint64_t {0};

bool never(SolverWorker& worker)
{
    worker.nextLook = unlimited;
    return false;
}

/// Nodes of all positions, or more than `most` as soon as that is passed.
std::uint64_t nodesOf(const std::vector<SolvedPosition>& positions, SolverTable& table,
                      std::uint64_t most)
{
    SolverWorker worker;
    worker.table = table.view();
    worker.expired = &never;
    for (const SolvedPosition& known : positions) {
        table.clear();
        const SolverNode node = solverNode(
            bytecolumns::fromBitboard(known.position.own(), Position::Shape::stride),
            bytecolumns::fromBitboard(known.position.opponent(), Position::Shape::stride));
        // The two windows that prove the score.
        for (const int alpha : {known.score - 1, known.score})
            if (node.moves)
                searchEntry(worker, node, alpha);
        if (worker.nodes > most)
            break;
    }
    return worker.nodes;
}

void print(QTextStream& out, std::uint64_t nodes)
{
    out << nodes << " nodes\n";
    for (const OrderWeights& w : orderWeights)
        out << "    {" << w.threat << ", " << w.playable << ", " << w.next << ", " << w.parity
            << ", " << w.shared << ", " << w.upper << ", " << w.replies << ", " << w.centre
            << "},\n";
    out << Qt::flush;
}

}

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QStringList files = QCoreApplication::arguments().mid(1);
    if (files.isEmpty())
        files << QStringLiteral(FOURCAST_POSITIONS "/order");
    std::vector<SolvedPosition> positions;
    for (const QString& file : files)
        for (const SolvedPosition& known : solvedPositions(file))
            if (!known.position.winningSquares())
                positions.push_back(known);

    QTextStream out(stdout);
    SolverTable table;
    std::uint64_t least = nodesOf(positions, table, unlimited);
    print(out, least);
    constexpr int OrderWeights::*weights[] {&OrderWeights::threat,  &OrderWeights::playable,
                                            &OrderWeights::next,    &OrderWeights::parity,
                                            &OrderWeights::shared,  &OrderWeights::upper,
                                            &OrderWeights::replies, &OrderWeights::centre};
    for (bool gained = true; gained;) {
        gained = false;
        for (OrderWeights& of : orderWeights)
            for (const auto weight : weights)
                for (const int step : {3, -3, 1, -1}) {
                    of.*weight += step;
                    const std::uint64_t nodes = nodesOf(positions, table, least);
                    // Less than a five-hundredth is chance.
                    if (nodes >= least - least / 500) {
                        of.*weight -= step;
                        continue;
                    }
                    least = nodes;
                    gained = true;
                    print(out, least);
                }
    }
    return 0;
}
