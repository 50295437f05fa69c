// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/book/bookfile.h"
#include "app/cli/book/solvercheckcommand.h"
#include "app/cli/commands.h"
#include "core/board/notation.h"
#include "core/board/setup.h"

namespace {

/// Where a score stands in a book.
struct BookPlace
{
    int ply = 0;
    std::size_t rank = 0;
};

/// Those whose scores are known, the most discs first: what is found there helps to solve the
/// earlier ones, which take longest.
std::vector<BookPlace> knownPlaces(const OpeningBook& book)
{
    std::vector<BookPlace> places;
    for (int ply = book.plies(); ply >= 0; --ply)
        for (std::size_t rank = 0; rank < book.positions(ply).count(); ++rank)
            if (book.score(ply, rank))
                places.push_back({ply, rank});
    return places;
}

/// The scores in these places. The book and the places must stay.
SolverClaims claimsOf(const OpeningBook& book, const std::vector<BookPlace>& places)
{
    return {.count = places.size(),
            .goal = SolveGoal::Strong,
            .position =
                [&book, &places](std::size_t index) {
                    return book.positions(places[index].ply).at(places[index].rank);
                },
            .score =
                [&book, &places](std::size_t index) {
                    return *book.score(places[index].ply, places[index].rank);
                }};
}

/// Moves that lead there, so that the position can be looked at with other commands.
QString movesTo(const Position& position)
{
    const auto moves = findMoveOrder(position.firstPlayerDiscs(), position.secondPlayerDiscs());
    return moves->empty() ? QStringLiteral("startpos") : notation::toDigits(*moves);
}

SolverCheckCommand bookCheck(const OpeningBook& book, const std::vector<BookPlace>& places,
                             const QString& file)
{
    const SolverClaims claims = claimsOf(book, places);
    return {.file = file,
            .noun = QStringLiteral("known score"),
            .claims = claims,
            .toText =
                [claims](const SolverDisagreement& wrong) {
                    return QStringLiteral("%1: %2 in the book, %3 by the solver")
                        .arg(movesTo(claims.position(wrong.index)),
                             QString::number(claims.score(wrong.index)),
                             QString::number(wrong.solved));
                },
            .toJson =
                [claims](const SolverDisagreement& wrong) {
                    const Position position = claims.position(wrong.index);
                    return QJsonObject {{"position", movesTo(position)},
                                        {"plies", position.plies()},
                                        {"score", claims.score(wrong.index)},
                                        {"solved", wrong.solved}};
                },
            .json = {{"plies", book.plies()},
                     {"known", static_cast<qint64>(places.size())},
                     {"pointOfView", "the side to move"}}};
}

}

CommandResult commands::bookVerify(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Solves the positions whose scores an opening book knows, without a book, and lists the\n"
        "scores that are wrong; exit code 1 where there are any. Positions with most discs come\n"
        "first. A whole book of 8 plies takes as long as it took to build: hours; a sample of\n"
        "some hundreds takes minutes. What is not known yet is no error here: 'book info' counts\n"
        "it."));
    line.argument("FILE", "The book; the program's own without it.", "[FILE]");
    addSolverCheckOptions(line, QStringLiteral("scores"));
    FOURCAST_TRY(line.parse(arguments));
    const SolverCheckSettings settings = readSolverCheckSettings(line);
    FOURCAST_TRY(line.failure());
    FOURCAST_LET(const auto named, readNamedBook(line.arguments()));
    const std::vector<BookPlace> places = knownPlaces(*named.book);
    return runSolverCheck(bookCheck(*named.book, places, named.name), settings, line);
}
