// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast many kept games are: added, opened, listed, searched, explored.
//
//     bench_archive [N]                 with N random games, 1000 and 100000 by default
#include "core/archive/gamearchive.h"
#include "core/board/notation.h"
#include "core/support/random.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTemporaryDir>
#include <chrono>
#include <cstdio>

namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::time_point since)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - since).count();
}

/// Calls `work` and prints how long it took, and how many came of it.
template <typename Work> void time(const char* what, Work work)
{
    const auto start = Clock::now();
    const long long count = work();
    std::printf("  %-42s %9.1f ms  (%lld)\n", what, milliseconds(start), count);
    std::fflush(stdout);
}

template <typename T> T sure(Expected<T> answer)
{
    if (!answer)
        qFatal("%s", qPrintable(answer.error().message));
    if constexpr (!std::is_void_v<T>)
        return std::move(*answer);
}

ArchivedGame randomGame(SeededRandom& random)
{
    ArchivedGame kept = ArchivedGame::begin();
    kept.begun = kept.begun.addSecs(-static_cast<qint64>(random.below(300'000'000)));
    const Entrant level {.engine = QStringLiteral("level-%1").arg(1 + random.below(8))};
    kept.players = {ArchivedPlayer::of(Entrant::person()), ArchivedPlayer::of(level)};
    if (random.below(2))
        std::swap(kept.players[0], kept.players[1]);
    while (kept.game.outcome() == Outcome::Unfinished) {
        const Move move(static_cast<int>(random.below(7)));
        if (kept.game.position().canPlay(move))
            (void)kept.game.play(move);
    }
    if (random.below(20) == 0)
        kept.game.setComment(3, QStringLiteral("This was a surprise."));
    if (random.below(4) == 0)
        kept.accuracy = {40.0 + random.below(60), 40.0 + random.below(60)};
    kept.favourite = random.below(50) == 0;
    return kept;
}

void fill(GameArchive& archive, int count, SeededRandom& random)
{
    constexpr int together = 500;
    for (int done = 0; done < count; done += together) {
        std::vector<ArchivedGame> games;
        for (int i = 0; i < std::min(together, count - done); ++i)
            games.push_back(randomGame(random));
        sure(archive.add(games));
    }
}

void run(int count)
{
    std::printf("%d games\n", count);
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("games.sqlite"));
    SeededRandom random(1);
    time("add", [&] {
        fill(*sure(GameArchive::open(file)), count, random);
        return count;
    });
    std::printf("  %-42s %9.1f MB\n", "file", static_cast<double>(QFileInfo(file).size()) / 1e6);

    std::unique_ptr<GameArchive> archive;
    std::vector<qint64> ids;
    time("open and check", [&] {
        archive = sure(GameArchive::open(file));
        return 1;
    });
    const auto find = [&](const char* what, const ArchiveQuery& query) {
        time(what, [&] {
            ids = sure(archive->find(query));
            return static_cast<long long>(ids.size());
        });
    };
    find("list, by date", {});
    time("first page of 100 rows", [&] {
        return static_cast<long long>(
            sure(archive->rows({ids.begin(), ids.begin() + std::min<long>(100, count)})).size());
    });
    find("list, by opponent's name", {.order = ArchiveOrder::Second});
    find("list, by result", {.order = ArchiveOrder::Result});
    find("list, by length", {.order = ArchiveOrder::Length});
    find("list, by accuracy", {.order = ArchiveOrder::Accuracy});
    find("search 'beginner'", {.words = QStringLiteral("beginner")});
    find("search 'surprise'", {.words = QStringLiteral("surprise")});
    find("search '4444'", {.words = QStringLiteral("4444")});
    find("won", {.result = PersonsResult::Won});
    find("favourites", {.favourites = true});
    find("through 44", {.position = sure(notation::parsePosition(u"44"))});
    time("opponents", [&] { return static_cast<long long>(sure(archive->opponents()).size()); });
    time("trend", [&] { return static_cast<long long>(sure(archive->trend()).reviewed.size()); });
    for (const char* place : {"", "4", "44", "4444", "123456712"}) {
        const Position position = sure(notation::parsePosition(QString::fromLatin1(place)));
        time(qPrintable(QStringLiteral("explore '%1'").arg(QLatin1String(place))),
             [&] { return static_cast<long long>(sure(archive->explore(position)).all.games()); });
    }
    ArchivedGame game = randomGame(random);
    game.game = Game();
    KeptAs as {game.uid};
    time("write a game of 7 moves, move by move", [&] {
        for (int column = 0; column < 7; ++column) {
            (void)game.game.play(Move(column));
            as = sure(archive->put(game, as));
        }
        return 7;
    });
    time("delete 100", [&] {
        const auto all = sure(archive->find({}));
        archive->remove({all.begin(), all.begin() + std::min<long>(100, count)});
        return 100;
    });
    // As the window does, so that moves are kept in between.
    const std::vector<qint64> rest = sure(archive->find({}));
    double longest = 0;
    const auto inPieces = [&](auto change) {
        constexpr std::size_t atOnce = 300;
        for (std::size_t at = 0; at < rest.size(); at += atOnce) {
            const auto start = Clock::now();
            const auto first = rest.begin() + static_cast<std::ptrdiff_t>(at);
            sure(change({first, first + std::min<long>(atOnce, rest.end() - first)}));
            longest = std::max(longest, milliseconds(start));
        }
        return static_cast<long long>(rest.size());
    };
    using Ids = std::vector<qint64>;
    time("delete the rest, 300 at once",
         [&] { return inPieces([&](const Ids& some) { return archive->remove(some); }); });
    time("bring it back, 300 at once",
         [&] { return inPieces([&](const Ids& some) { return archive->restore(some); }); });
    std::printf("  %-42s %9.1f ms\n", "longest of these", longest);
}

}

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    if (argc > 1) {
        run(std::atoi(argv[1]));
        return 0;
    }
    run(1000);
    run(100'000);
    return 0;
}
