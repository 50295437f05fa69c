// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/plan/proof/proofbook.h"
#include "core/plan/proof/proofcards.h"
#include "core/plan/proof/proofcheck.h"
#include "core/plan/proof/prooffile.h"

#include <QTemporaryDir>
#include <QTest>

namespace {

/// After `222467553235217426` the second player wins, by two own moves and nine plans.
QByteArray exampleProof()
{
    return "fourcast-proof 1\n"
           "board 7x6/4\n"
           "root 222467553235217426\n"
           "claim second win\n"
           "mirror yes\n"
           "date 2026-11-28\n"
           "program Fourcast 0.1.0\n"
           "steps 11\n"
           "\n"
           "2224675532352174261 : ........................1.1...............\n"
           "2224675532352174263 > 3\n"
           "222467553235217426331 : ........................1.1...............\n"
           "222467553235217426333 : ........................1.1...............\n"
           "222467553235217426335 : ..........................1...............\n"
           "222467553235217426336 > 5\n"
           "22246755323521742633655 : ^.1.21^............131.....2..............\n"
           "222467553235217426337 : 1.a.1111.2^...1...1121......2.............\n"
           "2224675532352174265 : ..........................1...............\n"
           "2224675532352174266 : ^.3.322.......3.1.132..2....3.............\n"
           "2224675532352174267 : ........................1.1...............\n";
}

QByteArray smallProof()
{
    return "fourcast-proof 1\nboard 4x4/4\nroot -\nclaim second hold\nmirror no\n"
           "date 2026-11-28\nprogram Fourcast 0.1.0\nsteps 1\n\n- : 31132.3231132..2\n";
}

AnyPlanProof proofOf(const QByteArray& text)
{
    const auto proof = prooffile::fromText(text);
    if (!proof)
        qFatal("%s", qPrintable(proof.error().message));
    return *proof;
}

std::vector<Move> movesOf(const QString& text)
{
    return *notation::parseMoves(text);
}

}

class TestPlanProof : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsReadIsWrittenTheSame()
    {
        for (const QByteArray& text : {exampleProof(), smallProof()})
            QCOMPARE(prooffile::toText(proofOf(text)), text);
        const PlanProof proof = std::get<PlanProof>(proofOf(exampleProof()));
        QCOMPARE(proof.tree.side, Player::Second);
        QCOMPARE(proof.tree.goal, PlanGoal::Win);
        QCOMPARE(proof.tree.steps.size(), std::size_t(11));
        QCOMPARE(proof.tree.steps.at(1).move, Move(2));
        QCOMPARE(proof.tree.plans(), 9);
    }

    void aFileIsWrittenWholeAndRead()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.c4proof"));
        QVERIFY(prooffile::write(proofOf(exampleProof()), path));
        const auto read = prooffile::read(path);
        QVERIFY(read);
        QCOMPARE(prooffile::toText(*read), exampleProof());
        const auto missing = prooffile::read(folder.filePath(QStringLiteral("b.c4proof")));
        QVERIFY(!missing);
        QVERIFY(missing.error().message.contains(QLatin1String("b.c4proof")));
    }

    void whatIsNoProofIsRefusedWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<int>("line");
        const auto row = [](const char* name, const char* before, const char* after, int line) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << line;
        };
        row("other file", "fourcast-proof 1", "fourcast-book 1", 1);
        row("later version", "fourcast-proof 1", "fourcast-proof 2", 1);
        row("unknown board", "7x6/4", "8x8/4", 2);
        row("wrong root", "root 222467553235217426", "root 2222222", 3);
        row("wrong claim", "second win", "third win", 4);
        row("wrong mirror", "mirror yes", "mirror maybe", 5);
        row("wrong date", "2026-11-28", "yesterday", 6);
        row("missing key", "program ", "writer ", 7);
        row("another number of steps", "steps 11", "steps 12", 8);
        row("no empty line", "steps 11\n\n", "steps 11\n", 9);
        row("no kind", "2224675532352174263 > 3", "2224675532352174263 3", 11);
        row("wrong column", "2224675532352174263 > 3", "2224675532352174263 > 2", 11);
        row("other root", "2224675532352174263 > 3", "4444 > 3", 11);
        row("short cells", ".1...............\n2224675532352174263", "1\n2224675532352174263", 10);
        row("no end", "2174267 : ........................1.1...............\n", "2174267 : .", 20);
    }

    void whatIsNoProofIsRefusedWithItsLine()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(int, line);
        QByteArray text = exampleProof();
        QVERIFY(text.contains(before));
        const auto proof = prooffile::fromText(text.replace(before, after));
        QVERIFY(!proof);
        QCOMPARE(proof.error().line, line);
        QVERIFY(proof.error().message.endsWith(u'.'));
    }

    void aProofHolds()
    {
        const auto facts
            = checkProof(proofOf(exampleProof()), {.threads = 2, .stop = {}, .report = {}});
        QVERIFY2(facts, facts ? "" : qPrintable(facts.error().message));
        QCOMPARE(facts->moves, std::size_t(2));
        QCOMPARE(facts->plans, std::size_t(9));
        QCOMPARE(facts->states, std::uint64_t(1648));
        QCOMPARE(facts->deepest, 23);
        const auto small = checkProof(proofOf(smallProof()));
        QVERIFY(small);
        QCOMPARE(small->states, std::uint64_t(611));
    }

    void whatDoesNotHoldIsRefusedWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<int>("line");
        const auto row = [](const char* name, const char* before, const char* after, int line) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << line;
        };
        row("a step is missing",
            "222467553235217426333 : ........................1.1...............\n", "", 11);
        row("a mark is missing", "2224675532352174261 : ........................1.1",
            "2224675532352174261 : ........................1..", 10);
        row("another move", "2224675532352174263 > 3", "2224675532352174263 > 5", 11);
        row("a step too many",
            "2224675532352174267 :", "22246755323521742674 > 3\n2224675532352174267 :", 20);
        row("a position twice",
            "2224675532352174267 :", "2224675532352174267 > 3\n2224675532352174267 :", 21);
    }

    void whatDoesNotHoldIsRefusedWithItsLine()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(int, line);
        QByteArray text = exampleProof();
        QVERIFY(text.contains(before));
        text.replace(before, after);
        const auto steps = text.count('\n') - 9;
        text.replace("steps 11", "steps " + QByteArray::number(steps));
        const auto facts = checkProof(proofOf(text));
        QVERIFY(!facts);
        QCOMPARE(facts.error().line, line);
        QVERIFY(facts.error().message.endsWith(u'.'));
    }

    void aHoldIsNoWin()
    {
        QVERIFY(!checkProof(proofOf(smallProof().replace("second hold", "second win"))));
    }

    void aBookKnowsTheNextMoveAndThePlan()
    {
        const ProofBook<Position> book(std::get<PlanProof>(proofOf(exampleProof())));
        const QString root = QStringLiteral("222467553235217426");
        QCOMPARE(book.after(movesOf(QStringLiteral("44"))).stage, ProofStage::Outside);
        QCOMPARE(book.after(movesOf(root)).stage, ProofStage::OpponentToMove);
        const auto move = book.after(movesOf(root + u'3'));
        QCOMPARE(move.stage, ProofStage::Move);
        QCOMPARE(move.move, Move(2));
        const auto plan = book.after(movesOf(root + u'5'));
        QCOMPARE(plan.stage, ProofStage::Plan);
        QCOMPARE(plan.planSince, 19);
        QVERIFY(plan.choice.hasMove());
        // The plan goes on as long as it is followed.
        std::vector<Move> moves = movesOf(root + u'5');
        moves.push_back(plan.move);
        QCOMPARE(book.after(moves).stage, ProofStage::OpponentToMove);
        QCOMPARE(book.after(moves).planSince, 19);
    }

    void aMirrorImageHasTheMirroredStep()
    {
        const ProofBook<Position> book(std::get<PlanProof>(proofOf(exampleProof())));
        const Position position = notation::parsePosition(u"2224675532352174263")->mirrored();
        const auto step = book.step(position);
        QVERIFY(step);
        QCOMPARE(step->move, Move(4));
        QCOMPARE(step->position, position);
    }

    void everyGameByTheBookIsWon()
    {
        const ProofBook<Position> book(std::get<PlanProof>(proofOf(exampleProof())));
        std::vector<std::vector<Move>> open {movesOf(QStringLiteral("222467553235217426"))};
        int games = 0;
        while (!open.empty() && games < 2000) {
            const std::vector<Move> moves = open.back();
            open.pop_back();
            const auto advice = book.after(moves);
            if (advice.stage == ProofStage::Finished) {
                QCOMPARE(advice.position.outcome(), Outcome::SecondWins);
                ++games;
                continue;
            }
            QVERIFY(advice.stage != ProofStage::Outside);
            for (int column = 0; column < 7; ++column) {
                const bool isTried = advice.stage == ProofStage::OpponentToMove
                    ? advice.position.canPlay(column)
                    : advice.move == Move(column);
                if (!isTried)
                    continue;
                open.push_back(moves);
                open.back().push_back(Move(column));
            }
        }
        QVERIFY(games > 100);
    }

    void cardsAreTabSeparatedWithOneForEachStep()
    {
        const QList<QByteArray> lines = proofToCards(proofOf(exampleProof())).split('\n');
        QCOMPARE(lines.first(), QByteArray("#separator:tab"));
        QCOMPARE(lines.size(), 3 + 11 + 1);
        for (const QByteArray& line : lines.mid(3, 11)) {
            QCOMPARE(line.split('\t').size(), 3);
            QVERIFY(line.contains("<pre>"));
        }
        QVERIFY(lines.at(4).contains("<b>c4</b>"));
        QVERIFY(lines.at(4).endsWith("fourcast-7x6/4-2224675532352174263"));
    }
};

QTEST_APPLESS_MAIN(TestPlanProof)
#include "tst_planproof.moc"
