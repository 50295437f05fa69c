// SPDX-License-Identifier: GPL-3.0-or-later
//
// The game as a text of mCRL2, read and explored, against the game that the position plays.
#include "core/formal/lts/bisimulation.h"
#include "core/formal/lts/statistics.h"
#include "core/formal/models/game.h"
#include "core/formal/process/generate.h"

#include <QFile>
#include <QTest>

using namespace fourcast::formal;
using fourcast::statespace::ExploreStatus;

class TestGameProcess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTextIsTheGame_data();
    void theTextIsTheGame();
    void theTextHasNothingToWarnOf();
    void itsFormulasComeAlong_data();
    void itsFormulasComeAlong();
};

void TestGameProcess::theTextIsTheGame_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("connect");
    QTest::addColumn<QString>("moves");
    QTest::newRow("2x2, nobody can win") << 2 << 2 << 3 << "";
    QTest::newRow("3x3, 3") << 3 << 3 << 3 << "";
    QTest::newRow("4x3, 3") << 4 << 3 << 3 << "";
    QTest::newRow("4x4, 4, late") << 4 << 4 << 4 << "12123443";
    QTest::newRow("a game that is over") << 4 << 3 << 3 << "11223";
    QTest::newRow("7x6, endgame") << 7 << 6 << 4 << "312453553267556661477767544441";
}

void TestGameProcess::theTextIsTheGame()
{
    QFETCH(const int, columns);
    QFETCH(const int, rows);
    QFETCH(const int, connect);
    QFETCH(const QString, moves);
    const GameStart start = gameStart({columns, rows, connect}, moves).value();
    const auto specification = readSpecification(gameProcess(start));
    QVERIFY2(specification.has_value(),
             specification ? "" : qPrintable(specification.error().message));
    const GenerationResult generated = generate(*specification);
    QVERIFY2(generated.status == ExploreStatus::Complete,
             generated.error ? qPrintable(generated.error->message) : "");
    const Lts played = exploreGame(start).lts;
    QCOMPARE(generated.lts.stateCount(), played.stateCount());
    QCOMPARE(generated.lts.transitionCount(), played.transitionCount());
    QCOMPARE(statisticsOf(generated.lts), statisticsOf(played));
    const LtsComparison comparison = compare(generated.lts, played);
    QVERIFY2(comparison.status == ComparisonStatus::Bisimilar, qPrintable(comparison.formula));
}

void TestGameProcess::theTextHasNothingToWarnOf()
{
    const auto specification = readSpecification(gameProcess(gameStart({4, 4, 3}).value()));
    QVERIFY(specification.has_value());
    QVERIFY(specification->warnings.empty());
}

void TestGameProcess::itsFormulasComeAlong_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QChar>("player");
    QTest::newRow("X") << "game-x-wins.mcf" << QChar(u'X');
    QTest::newRow("O") << "game-o-wins.mcf" << QChar(u'O');
}

void TestGameProcess::itsFormulasComeAlong()
{
    QFETCH(const QString, file);
    QFETCH(const QChar, player);
    QFile formula(QStringLiteral(FOURCAST_SOURCE_DIR "/resources/models/") + file);
    QVERIFY(formula.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(formula.readAll()), winsFormula(player));
}

QTEST_GUILESS_MAIN(TestGameProcess)
#include "tst_gameprocess.moc"
