// SPDX-License-Identifier: GPL-3.0-or-later
//
// What it costs to ask a program of others: its start, and a move of games against itself, for a
// program that answers at once.
//
//     bench_external GAMES PROTOCOL COMMAND [ARGUMENT...] [NAME=VALUE...]
//
// For example: bench_external 100 uci tests/core/engines/external/badbot good
#include "core/engines/external/externalengine.h"
#include "core/search/searchreport.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace {

using Clock = std::chrono::steady_clock;

double microseconds(Clock::duration time)
{
    return std::chrono::duration<double, std::micro>(time).count();
}

Program programOf(int argc, char* argv[])
{
    Program program;
    program.name = QStringLiteral("program");
    const auto protocol = Program::protocolFromKey(QString::fromLocal8Bit(argv[2]));
    if (!protocol)
        qFatal("the protocol is uci, riddles, theaigames or kaggle");
    program.protocol = *protocol;
    program.command = QString::fromLocal8Bit(argv[3]);
    for (int index = 4; index < argc; ++index) {
        const QString word = QString::fromLocal8Bit(argv[index]);
        if (word.contains(u'='))
            program.options.emplace_back(word.section(u'=', 0, 0), word.section(u'=', 1));
        else
            program.arguments << word;
    }
    return program;
}

}

int main(int argc, char* argv[])
{
    if (argc < 4)
        qFatal("usage: bench_external GAMES PROTOCOL COMMAND [ARGUMENT...] [NAME=VALUE...]");
    const int games = std::max(1, std::atoi(argv[1]));
    const auto program = std::make_shared<const Program>(programOf(argc, argv));
    std::vector<double> starts;
    std::vector<double> moves;
    for (int game = 0; game < games; ++game) {
        const auto engine = makeExternalEngine(program);
        Position position;
        while (!position.isFinished()) {
            const auto begin = Clock::now();
            const SearchReport report = engine->search(position, {.depth = 1}, {});
            if (report.failure)
                qFatal("%s", qPrintable(report.failure->toCell()));
            (position.plies() == 0 ? starts : moves).push_back(microseconds(Clock::now() - begin));
            position.play(report.bestMove);
        }
    }
    std::ranges::sort(starts);
    std::ranges::sort(moves);
    std::printf("%zu starts with their first move: median %.0f us, slowest %.0f us\n",
                starts.size(), starts[starts.size() / 2], starts.back());
    std::printf("%zu moves: median %.1f us, 99 of 100 within %.1f us\n", moves.size(),
                moves[moves.size() / 2], moves[moves.size() * 99 / 100]);
    return 0;
}
