// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/enginemaker.h"

#include "core/board/notation.h"
#include "core/search/searchreport.h"
#include "core/solver/solverservice.h"

#include <QTest>

/// Where the window gets its engines.
class TestEngineMaker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exactEnginesAskTheSolverOfTheWindow()
    {
        int tables = 0;
        const auto solver = std::make_shared<SolverService>(
            SolverService::Settings {.tableMib = 1}, [&tables](int mebibytes) {
                ++tables;
                return std::make_shared<SolverTable>(mebibytes);
            });
        const EngineMaker make = engineMaker(solver);
        Position late;
        const auto moves = notation::parseMoves(QStringLiteral("254165364316775724365115641"));
        for (const Move move : *moves)
            late.play(move);
        for (const char* const name : {"perfect", "level-8", "dataset-solver", "perfect"}) {
            const auto engine = make(QString::fromLatin1(name), {});
            QVERIFY(engine);
            (*engine)->newGame();
            QVERIFY(late.canPlay((*engine)->search(late, {}, {}).bestMove));
            QCOMPARE(tables, 1);
        }
    }

    void allOthersAreThoseThatThereAre()
    {
        const EngineMaker make
            = engineMaker(std::make_shared<SolverService>(SolverService::Settings {}));
        for (const QString& name : engineNames())
            QVERIFY(make(name, {}));
        QVERIFY(!make(QStringLiteral("nobody"), {}));
    }
};

QTEST_GUILESS_MAIN(TestEngineMaker)
#include "tst_enginemaker.moc"
