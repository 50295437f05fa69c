// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/recording/recordings.h"

#include "core/board/notation.h"

Recording cannedGame(const char* moves, const std::vector<std::uint64_t>& nodes,
                     const std::vector<double>& milliseconds)
{
    Recording recording {.players = {RecordedPlayer {.name = QStringLiteral("alpha"),
                                                     .engine = QStringLiteral("alphabeta-h1"),
                                                     .variant = QStringLiteral("H1 strict"),
                                                     .limits = {.depth = 6}},
                                     RecordedPlayer {.name = QStringLiteral("beta"),
                                                     .engine = QStringLiteral("alphabeta-h2"),
                                                     .limits = {.depth = 4}}}};
    recording.program = QStringLiteral("Fourcast");
    recording.machine = QStringLiteral("a machine");
    recording.date = QDateTime(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC);
    Position position;
    const std::vector<Move> all = *notation::parseMoves(QString::fromLatin1(moves));
    for (std::size_t i = 0; i < all.size(); ++i) {
        SearchReport report;
        report.root = position;
        report.engine = recording.player(i).engine;
        report.bestMove = all[i];
        report.depth = static_cast<int>(6 - 2 * (i % 2));
        report.nodes = nodes[i];
        report.time = std::chrono::nanoseconds(static_cast<std::int64_t>(milliseconds[i] * 1e6));
        recording.moves.push_back(
            {all[i], nodes[i] > 0 ? std::optional<SearchReport>(report) : std::nullopt});
        position.play(all[i]);
    }
    return recording;
}
