// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/satsolver.h"
#include "core/support/random.h"

#include <QTest>
#include <algorithm>
#include <vector>

namespace {

using Clauses = std::vector<std::vector<int>>;

bool isTrue(const Clauses& clauses, unsigned values)
{
    return std::all_of(clauses.begin(), clauses.end(), [&](const std::vector<int>& clause) {
        return std::any_of(clause.begin(), clause.end(), [&](int literal) {
            const bool value = (values >> (std::abs(literal) - 1) & 1u) != 0;
            return value == (literal > 0);
        });
    });
}

bool canBeTrue(const Clauses& clauses, int variables)
{
    for (unsigned values = 0; values < 1u << variables; ++values)
        if (isTrue(clauses, values))
            return true;
    return false;
}

unsigned valuesOf(const SatSolver& solver)
{
    unsigned values = 0;
    for (int variable = 1; variable <= solver.variables(); ++variable)
        values |= static_cast<unsigned>(solver.value(variable)) << (variable - 1);
    return values;
}

/// One pigeon more than there are holes: no answer, and hard to see.
void addPigeons(SatSolver& solver, int holes)
{
    std::vector<std::vector<int>> isIn(static_cast<std::size_t>(holes) + 1);
    for (std::vector<int>& pigeon : isIn) {
        for (int hole = 0; hole < holes; ++hole)
            pigeon.push_back(solver.newVariable());
        solver.add(pigeon);
    }
    for (std::size_t hole = 0; hole < static_cast<std::size_t>(holes); ++hole)
        for (std::size_t one = 0; one < isIn.size(); ++one)
            for (std::size_t two = one + 1; two < isIn.size(); ++two)
                solver.add({-isIn[one][hole], -isIn[two][hole]});
}

}

class TestSatSolver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // The clauses come one by one, with a question after each.
    void smallFormulasAreAnsweredAsByTryingAllValues()
    {
        SeededRandom random(1);
        constexpr int variables = 7;
        for (int formula = 0; formula < 40; ++formula) {
            SatSolver solver;
            for (int i = 0; i < variables; ++i)
                solver.newVariable();
            Clauses clauses;
            while (true) {
                std::vector<int> clause;
                for (std::uint32_t length = 1 + random.below(3); length > 0; --length) {
                    const int variable = 1 + static_cast<int>(random.below(variables));
                    clause.push_back(random.below(2) == 0 ? variable : -variable);
                }
                clauses.push_back(clause);
                solver.add(clause);
                const bool isPossible = canBeTrue(clauses, variables);
                QCOMPARE(solver.solve(),
                         isPossible ? SatResult::Satisfiable : SatResult::Unsatisfiable);
                if (!isPossible)
                    break;
                QVERIFY(isTrue(clauses, valuesOf(solver)));
            }
        }
    }

    void pigeonsDoNotFit()
    {
        SatSolver solver;
        addPigeons(solver, 5);
        QCOMPARE(solver.solve(), SatResult::Unsatisfiable);
        QVERIFY(solver.conflicts() > 0);
    }

    void aLimitOnConflictsIsKept()
    {
        SatSolver solver;
        addPigeons(solver, 9);
        QCOMPARE(solver.solve(20), SatResult::LimitReached);
        QVERIFY(solver.conflicts() > 0);
        QVERIFY(solver.conflicts() < 200);
    }

    void aStopEndsTheSearch()
    {
        SatSolver solver;
        addPigeons(solver, 11);
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(solver.solve(0, stop.get_token()), SatResult::Stopped);
    }

    void whatNothingSpeaksForIsFalse()
    {
        SatSolver solver;
        const int free = solver.newVariable();
        const int needed = solver.newVariable();
        solver.add({needed});
        solver.add({-free, needed});
        QCOMPARE(solver.solve(), SatResult::Satisfiable);
        QVERIFY(solver.value(needed));
        QVERIFY(!solver.value(free));
    }

    void theSameQuestionsHaveTheSameAnswers()
    {
        const auto run = [] {
            SeededRandom random(7);
            SatSolver solver;
            for (int i = 0; i < 30; ++i)
                solver.newVariable();
            std::vector<unsigned> answers;
            for (int clause = 0; clause < 100; ++clause) {
                std::vector<int> literals;
                for (int i = 0; i < 3; ++i) {
                    const int variable = 1 + static_cast<int>(random.below(30));
                    literals.push_back(random.below(2) == 0 ? variable : -variable);
                }
                solver.add(literals);
                if (solver.solve() == SatResult::Satisfiable)
                    answers.push_back(valuesOf(solver));
            }
            return answers;
        };
        const auto first = run();
        QVERIFY(first.size() > 50);
        QVERIFY(run() == first);
    }
};

QTEST_GUILESS_MAIN(TestSatSolver)
#include "tst_satsolver.moc"
