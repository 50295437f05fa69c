// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/steadystate.h"
#include "tests/core/board/randomgames.h"
#include "tests/randomcases.h"

#include <QTest>
#include <map>

namespace {

SteadyState diagramOf(const QString& text)
{
    const auto diagram = steadystate::parse(text);
    if (!diagram)
        qWarning("%s", qPrintable(diagram.error().message));
    return diagram ? *diagram : SteadyState();
}

/// Plays the line and asks at each turn of the diagram's side for its move.
SteadyFailure failureAtTheEndOf(const SteadyState& diagram, const std::vector<Move>& line)
{
    Position position = diagram.position;
    for (const Move move : line) {
        if (position.isFinished() || !position.canPlay(move))
            return SteadyFailure::None;
        if (position.sideToMove() == diagram.side) {
            if (position.winningSquares() != 0)
                return SteadyFailure::None;
            const Bitboard threats = position.threatenedSquares();
            const Bitboard named
                = threats != 0 ? threats : steadystate::namedSquares(diagram, position);
            if (named != (position.available() & Position::Shape::columnMask(move.column())))
                return SteadyFailure::None;
        }
        position.play(move);
    }
    if (position.isFinished())
        return position.isWon() ? SteadyFailure::OpponentWins : SteadyFailure::Draw;
    const int threats = std::popcount(position.threatenedSquares());
    if (threats > 0)
        return threats > 1 ? SteadyFailure::TwoThreats : SteadyFailure::None;
    const int named = std::popcount(steadystate::namedSquares(diagram, position));
    return named == 0 ? SteadyFailure::NoMove
        : named > 1   ? SteadyFailure::Ambiguous
                      : SteadyFailure::None;
}

const QString s1 = QStringLiteral("7671422447557454311313455537221127 second ");
const QString s2 = QStringLiteral("4614412374416114271333736532572575 second ");
const QString s4 = QStringLiteral("6547621444271532766336467127525174 second ");
const QString s5 = QStringLiteral("6463243136151766513457152341327547 second ");

}

class TestSteadyState : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Confirmed elsewhere by two programs that share no code with each other.
    void validDiagramsWin_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<quint64>("states");
        QTest::newRow("S1") << s1 + "W-|LW_W/LL_WL_W/LWLWW_L/LLWLL|W/WLWWW|L/WWLLLWL" << quint64(5);
        QTest::newRow("S2") << s2 + "L|LW__!/L_WL__L/WLWWW|W/WWLLWLL/WLWWLLW/LLWLWWL" << quint64(7);
        QTest::newRow("S4") << s4 + "__!W|WL/_W_L_WW/WL@WLLL/WWLLLWL/LLWWWLW/LWLLWLW"
                            << quint64(26);
        QTest::newRow("S5") << s5 + "W_L||@|/L!WLWW_/W_LLWLW/LWLWLWL/LLLWLLW/WLWWWLW"
                            << quint64(24);
    }
    void validDiagramsWin()
    {
        QFETCH(QString, text);
        QFETCH(quint64, states);
        const SteadyVerdict verdict = steadystate::verify(diagramOf(text));
        QVERIFY2(verdict.isValid(), qPrintable(steadystate::failureSentence(verdict)));
        QCOMPARE(verdict.states, states);
        QVERIFY(verdict.line.empty());
        QVERIFY(steadystate::failureSentence(verdict).isEmpty());
    }

    void twoMovesOfOneLevelRefuteADiagram_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("S1 with b6 blank") << s1 + "W_|LW_W/LL_WL_W/LWLWW_L/LLWLL|W/WLWWW|L/WWLLLWL";
        QTest::newRow("S2 with e6 !") << s2 + "L|LW!_!/L_WL__L/WLWWW|W/WWLLWLL/WLWWLLW/LLWLWWL";
        QTest::newRow("S4 with c6 blank") << s4 + "___W|WL/_W_L_WW/WL@WLLL/WWLLLWL/LLWWWLW/LWLLWLW";
        QTest::newRow("S5 with d6 !") << s5 + "W_L!|@|/L!WLWW_/W_LLWLW/LWLWLWL/LLLWLLW/WLWWWLW";
    }
    void twoMovesOfOneLevelRefuteADiagram()
    {
        QFETCH(QString, text);
        const SteadyState diagram = diagramOf(text);
        const SteadyVerdict verdict = steadystate::verify(diagram);
        QCOMPARE(verdict.status, PlanCheckStatus::Refuted);
        QCOMPARE(verdict.failure, SteadyFailure::Ambiguous);
        QCOMPARE(failureAtTheEndOf(diagram, verdict.line), SteadyFailure::Ambiguous);
        QVERIFY(steadystate::failureSentence(verdict).contains(QStringLiteral("more than one")));
    }

    void everyFailureIsALineToIt()
    {
        SeededRandom random(36);
        std::map<SteadyFailure, int> seen;
        for (int i = randomCases(1500); i > 0; --i) {
            SteadyState diagram;
            for (const int column :
                 randomColumns<7, 6, 4>(random, {}, 16 + static_cast<int>(random.below(20))))
                diagram.position.play(column);
            if (diagram.position.isFinished())
                continue;
            diagram.side = random.below(2) == 0 ? Player::First : Player::Second;
            const Bitboard empty = Position::Shape::boardMask() & ~diagram.position.occupied();
            for (Bitboard left = empty; left != 0; left &= left - 1) {
                const std::size_t level = random.below(7);
                if (level < diagram.levels.size())
                    diagram.levels[level] |= left & (~left + 1);
            }
            const SteadyVerdict verdict = steadystate::verify(diagram);
            ++seen[verdict.failure];
            QCOMPARE(verdict.isValid(), verdict.failure == SteadyFailure::None);
            if (!verdict.isValid())
                QCOMPARE(failureAtTheEndOf(diagram, verdict.line), verdict.failure);
        }
        if (sanitized::isOn)
            return;
        for (const auto failure :
             {SteadyFailure::None, SteadyFailure::NoMove, SteadyFailure::Ambiguous,
              SteadyFailure::TwoThreats, SteadyFailure::OpponentWins, SteadyFailure::Draw})
            QVERIFY2(seen[failure] > 0, qPrintable(QString::number(int(failure))));
    }

    void aLimitAndAStopEndTheWalk()
    {
        const SteadyState diagram
            = diagramOf(s4 + "__!W|WL/_W_L_WW/WL@WLLL/WWLLLWL/LLWWWLW/LWLLWLW");
        const SteadyVerdict limited = steadystate::verify(diagram, {.states = 10});
        QCOMPARE(limited.status, PlanCheckStatus::LimitReached);
        QVERIFY(limited.line.empty());
    }

    void itIsWrittenInSeveralWays_data()
    {
        QTest::addColumn<QString>("text");
        const QString rows = "W-|LW_W/LL_WL_W/LWLWW_L/LLWLL|W/WLWWW|L/WWLLLWL";
        QTest::newRow("whole") << "steady-state 7x6/4 " + s1 + rows;
        QTest::newRow("lines") << "Steady-State 7x6/4\n" + s1 + u'\n'
                + QString(rows).replace(u'/', u'\n');
        QTest::newRow("discs as dots")
            << s1 + QString(rows).replace(u'W', u'.').replace(u'L', u'.');
    }
    void itIsWrittenInSeveralWays()
    {
        QFETCH(QString, text);
        QCOMPARE(steadystate::verify(diagramOf(text)).states, quint64(5));
    }

    void aWrongOneGetsASentenceAndItsPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const QString rows = "W-|LW_W/LL_WL_W/LWLWW_L/LLWLL|W/WLWWW|L/WWLLLWL";
        QTest::newRow("nothing") << QString() << "whose it is" << 1 << 1;
        QTest::newRow("board") << "steady-state 7x7/4 " + s1 + rows << "only for 7x6/4" << 1 << 14;
        QTest::newRow("moves") << "49 second " + rows << "'9'" << 1 << 2;
        QTest::newRow("colour") << s1 + 'L' + rows.mid(1) << "“W”" << 1 << 43;
        QTest::newRow("empty square") << s1 + "WW" + rows.mid(2) << "(b6)" << 1 << 44;
        QTest::newRow("occupied square") << s1 + '!' + rows.mid(1) << "a6 has a disc" << 1 << 43;
        QTest::newRow("few") << s1 + rows.chopped(1) << "end after 41;" << 1 << 89;
        QTest::newRow("second line") << s1 + u'\n' + rows + "\n!"
                                     << "too many" << 3 << 1;
    }
    void aWrongOneGetsASentenceAndItsPlace()
    {
        QFETCH(QString, text);
        QFETCH(QString, says);
        const auto diagram = steadystate::parse(text);
        QVERIFY(!diagram);
        const Error error = diagram.error();
        QVERIFY2(error.message.contains(says), qPrintable(error.message));
        QVERIFY2(error.message.endsWith(u'.'), qPrintable(error.message));
        QTEST(error.line, "line");
        QTEST(error.column, "column");
    }
};

QTEST_APPLESS_MAIN(TestSteadyState)
#include "tst_steadystate.moc"
