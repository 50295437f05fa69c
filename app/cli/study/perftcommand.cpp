// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/study/boardoption.h"
#include "core/board/notation.h"
#include "core/board/perft.h"

#include <QElapsedTimer>

namespace {

/// perft() in portions of a few milliseconds, so that a stop is heard; nothing when it was.
template <typename Board>
std::optional<std::uint64_t> countSequences(const Board& board, int depth,
                                            const std::stop_token& stop)
{
    constexpr int portion = 7;
    if (depth <= portion || board.isFinished())
        return perft(board, depth);
    std::uint64_t count = 0;
    for (int column = 0; column < Board::Shape::width; ++column) {
        if (!board.canPlay(column))
            continue;
        const auto below = stop.stop_requested()
            ? std::nullopt
            : countSequences(board.after(column), depth - 1, stop);
        if (!below)
            return std::nullopt;
        count += *below;
    }
    return count;
}

struct SequenceRequest
{
    int depth = 0;
    QString boardName;
    QString position;
    bool json = false;
};

QJsonObject toJson(const SequenceRequest& request, const QJsonArray& counts, bool stopped)
{
    return {
        {"board", request.boardName},
        {"position", request.position.isEmpty() ? QStringLiteral("startpos") : request.position},
        {"what", "sequences of exactly so many plies; a win ends its line"},
        {"counts", counts},
        {"status", stopped ? "stopped" : "completed"}};
}

template <typename Board> int count(const Board& board, const SequenceRequest& request)
{
    const Interrupt interrupt;
    QJsonArray counts;
    if (!request.json)
        console::print(QStringLiteral("Sequences of legal moves on %1; a win ends its line\n"
                                      " plies            sequences    time (ms)\n")
                           .arg(request.boardName));
    for (int depth = 1; depth <= request.depth; ++depth) {
        QElapsedTimer timer;
        timer.start();
        const auto sequences = countSequences(board, depth, interrupt.token());
        if (!sequences)
            break;
        const double milliseconds = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
        counts.append(QJsonObject {{"plies", depth},
                                   {"sequences", static_cast<qint64>(*sequences)},
                                   {"milliseconds", milliseconds}});
        if (!request.json) {
            console::print(QStringLiteral("%1%2%3\n")
                               .arg(depth, 6)
                               .arg(*sequences, 21)
                               .arg(milliseconds, 13, 'f', 3));
            console::flush();
        }
    }
    const bool stopped = counts.size() < request.depth;
    if (request.json)
        console::print(toJsonText(toJson(request, counts, stopped)));
    if (stopped)
        return console::stoppedAfter(counts.size(), QStringLiteral("%1 plies").arg(request.depth));
    return Done;
}

}

CommandResult commands::perft(const QStringList& arguments)
{
    CommandLine line(QStringLiteral("Counts the sequences of legal moves of 1 to N plies."));
    line.argument("N", "Plies, 1 to 42.", "N");
    line.argument("POSITION", "Where to start; startpos by default.", "[POSITION...]");
    addBoardOption(line);
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));

    SequenceRequest request;
    request.depth = static_cast<int>(line.numberArgument(0, QStringLiteral("N"), 1, 42));
    const AnyEmptyBoard board = readBoard(line, request.boardName);
    request.position = line.positionText(1);
    request.json = line.has("json");
    FOURCAST_TRY(line.failure());

    return std::visit(
        [&]<int W, int H, int K>(const BasicPosition<W, H, K>&) -> int {
            const auto position = notation::parsePosition<W, H, K>(request.position);
            if (!position)
                return console::fail(BadInput,
                                     QStringLiteral("Bad position: ") + position.error().message);
            return count(*position, request);
        },
        board);
}
