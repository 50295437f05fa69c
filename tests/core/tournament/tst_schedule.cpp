// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/schedule.h"

#include <QTest>
#include <map>
#include <set>

namespace {

TournamentOptions optionsOfMany(int entrants, int gamesPerPair)
{
    TournamentOptions options;
    for (int i = 0; i < entrants; ++i) {
        Entrant entrant {.engine = QStringLiteral("random"), .limits = {}};
        entrant.name = QStringLiteral("entrant %1").arg(i);
        options.entrants.push_back(entrant);
    }
    options.gamesPerPair = gamesPerPair;
    return options;
}

std::map<int, TournamentTask> byNumber(const std::vector<TournamentTask>& tasks)
{
    std::map<int, TournamentTask> numbered;
    for (const TournamentTask& task : tasks)
        numbered.emplace(task.number, task);
    return numbered;
}

}

class TestSchedule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTwoMeetEquallyOften()
    {
        const auto tasks = scheduleOf(optionsOfMany(5, 3), {});
        QCOMPARE(tasks.size(), std::size_t {30});
        QCOMPARE(byNumber(tasks).size(), tasks.size());
        std::map<std::array<int, 2>, int> met;
        for (const TournamentTask& task : tasks)
            ++met[task.entrants];
        QCOMPARE(met.size(), std::size_t {10});
        for (const auto& [pair, games] : met) {
            QVERIFY(pair[0] < pair[1]);
            QCOMPARE(games, 3);
        }
    }

    void everybodyBeginsHalfOfHisGames()
    {
        for (const int entrants : {2, 5, 8})
            for (const int games : {1, 2, 3}) {
                std::vector<int> surplus(static_cast<std::size_t>(entrants));
                for (const TournamentTask& task : scheduleOf(optionsOfMany(entrants, games), {})) {
                    ++surplus[static_cast<std::size_t>(task.mover(0))];
                    --surplus[static_cast<std::size_t>(task.mover(1))];
                }
                for (const int each : surplus)
                    QVERIFY(std::abs(each) <= 1);
            }
    }

    void twoGamesShareTheirOpeningAndLotsWithColoursChanged()
    {
        const auto tasks = byNumber(scheduleOf(optionsOfMany(3, 4), {}));
        for (int number = 1; number <= 12; number += 2) {
            const TournamentTask& one = tasks.at(number);
            const TournamentTask& other = tasks.at(number + 1);
            QCOMPARE(one.entrants, other.entrants);
            QCOMPARE(one.opening, other.opening);
            QCOMPARE(one.opening.size(), std::size_t {4});
            QCOMPARE(one.seed, other.seed);
            QCOMPARE(one.mover(0), other.mover(1));
        }
        QVERIFY(tasks.at(1).seed != tasks.at(3).seed);
    }

    void aNewEntrantLeavesTheOthersGamesAsTheyAre()
    {
        const auto before = byNumber(scheduleOf(optionsOfMany(4, 2), {}));
        const auto after = byNumber(scheduleOf(optionsOfMany(5, 2), {}));
        QCOMPARE(after.size(), before.size() + 8);
        for (const auto& [number, task] : before) {
            QCOMPARE(after.at(number).entrants, task.entrants);
            QCOMPARE(after.at(number).firstEntrant, task.firstEntrant);
            QCOMPARE(after.at(number).seed, task.seed);
            QCOMPARE(after.at(number).opening, task.opening);
        }
    }

    void inAGauntletTheFirstMeetsAllOthers()
    {
        TournamentOptions options = optionsOfMany(6, 2);
        options.format = TournamentOptions::Format::Gauntlet;
        const auto tasks = scheduleOf(options, {});
        QCOMPARE(tasks.size(), std::size_t {10});
        for (const TournamentTask& task : tasks)
            QCOMPARE(task.entrants[0], 0);
        QCOMPARE(Tournament {.options = options}.gamesAsked(), 10);
    }

    void aListOfOpeningsIsPlayedWithBothColours()
    {
        TournamentOptions options = optionsOfMany(3, 0);
        options.openings.kind = TournamentOpenings::Kind::All;
        options.openings.plies = 1;
        const auto list = *listOpenings(options.openings, options.seed);
        QCOMPARE(list.size(), std::size_t {4});
        std::map<std::array<int, 2>, std::set<std::pair<int, int>>> played;
        for (const TournamentTask& task : scheduleOf(options, list))
            played[task.entrants].emplace(task.opening.front().column(), task.mover(0));
        QCOMPARE(played.size(), std::size_t {3});
        for (const auto& [pair, games] : played)
            QCOMPARE(games.size(), std::size_t {8});
    }
};

QTEST_GUILESS_MAIN(TestSchedule)
#include "tst_schedule.moc"
