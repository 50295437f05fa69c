// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/builtinbook.h"
#include "core/solver/solver.h"

#include <QTextStream>
#include <algorithm>
#include <chrono>

/// Measures the opening book: what opening it costs, a look-up, and all seven columns of a position
/// of 7 plies. Where the compiled-in book is not complete, the gaps are filled with draws: a
/// look-up takes the same time whatever it finds.

namespace {

using Clock = std::chrono::steady_clock;

double microseconds(Clock::time_point start)
{
    return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

QString spread(std::vector<double> times, const char* unit)
{
    std::sort(times.begin(), times.end());
    return QStringLiteral("median %1, worst %2 %3")
        .arg(times[times.size() / 2], 0, 'f', 3)
        .arg(times.back(), 0, 'f', 3)
        .arg(QLatin1String(unit));
}

std::unique_ptr<OpeningBook> completed(const QByteArray& contents)
{
    auto book = std::move(*OpeningBook::read(contents));
    const int plies = book->plies();
    for (std::size_t rank = 0; rank < book->positions(plies).count(); ++rank)
        if (!book->score(plies, rank))
            book->setScore(plies, rank, 0);
    book->deriveEarlier();
    return book;
}

void benchOpening(QTextStream& out)
{
    auto start = Clock::now();
    if (!builtInBook())
        return;
    out << "compiled-in book, first use: " << 1e-3 * microseconds(start) << " ms\n" << Qt::flush;
    const QByteArray contents = builtInBook()->contents();
    std::vector<double> times;
    for (int run = 0; run < 15; ++run) {
        start = Clock::now();
        const auto book = OpeningBook::read(contents);
        times.push_back(1e-3 * microseconds(start));
    }
    out << "opening again: " << spread(times, "ms") << '\n' << Qt::flush;
}

void benchLookup(QTextStream& out, const OpeningBook& book)
{
    const BookPositions& positions = book.positions(8);
    int sum = 0;
    const auto start = Clock::now();
    for (std::size_t rank = 0; rank < positions.count(); ++rank)
        sum += book.score(positions.at(rank).mirrored()).value_or(100);
    out << "look-up of a score at 8 plies: "
        << 1e3 * microseconds(start) / static_cast<double>(positions.count()) << " ns (sum " << sum
        << ")\n"
        << Qt::flush;
}

void benchColumns(QTextStream& out, const OpeningBook& book, int ply)
{
    Solver solver({.tableMib = 1});
    solver.setKnownScores(&book);
    const BookPositions& positions = book.positions(ply);
    std::vector<double> times;
    std::uint64_t nodes = 0;
    for (std::size_t rank = 0; rank < positions.count(); ++rank) {
        const auto start = Clock::now();
        nodes += solver.solveColumns(positions.at(rank), BestLine::None).whole.nodes;
        times.push_back(microseconds(start));
    }
    out << "all columns at " << ply << " plies: " << spread(times, "us") << ", " << nodes
        << " nodes in " << times.size() << " positions\n"
        << Qt::flush;
}

}

int main()
{
    QTextStream out(stdout);
    benchOpening(out);
    if (!builtInBook())
        return 1;
    const auto book = completed(builtInBook()->contents());
    benchLookup(out, *book);
    for (const int ply : {0, 4, 7})
        benchColumns(out, *book, ply);
    return 0;
}
