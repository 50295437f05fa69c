// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/plan/proof/proofbuilder.h"
#include "core/plan/proof/proofcheck.h"
#include "core/plan/proof/prooffile.h"
#include "tests/core/backwardtasks.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace {

/// No plan of three numbers wins there for the second player, but a tree does.
ProofRequest<Position> exampleRequest()
{
    ProofRequest<Position> request;
    request.rootMoves = *notation::parseMoves(u"222467553235217426");
    request.root = positionAfter(request.rootMoves);
    request.side = Player::Second;
    request.settings.numbers = 3;
    request.settings.conflicts = 300;
    return request;
}

template <typename Board> QByteArray textOf(ProofBuild<Board> build)
{
    build.proof.date = QDate(2026, 11, 28);
    return prooffile::toText(build.proof);
}

const QByteArray& exampleText()
{
    static const QByteArray text = [] {
        ProofWork work;
        return textOf(*buildProof(exampleRequest(), work, 1));
    }();
    return text;
}

template <typename Board> void holdsInOneStep(PlanGoal goal = PlanGoal::Hold)
{
    ProofRequest<Board> request;
    request.side = Player::Second;
    request.goal = goal;
    ProofWork work;
    const auto built = buildProof(request, work, 1);
    QVERIFY(built);
    QCOMPARE(built->status, ProofBuildStatus::Built);
    const auto again = prooffile::fromText(prooffile::toText(built->proof));
    QVERIFY(again);
    const auto facts = checkProof(*again);
    QVERIFY(facts);
    QCOMPARE(facts->plans, std::size_t(1));
    QCOMPARE(facts->moves, std::size_t(0));
}

}

class TestProofBuilder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSecondPlayerHoldsSmallBoardsByOnePlan()
    {
        holdsInOneStep<BasicPosition<4, 4, 4>>();
        holdsInOneStep<BasicPosition<5, 4, 4>>();
        holdsInOneStep<BasicPosition<4, 6, 4>>();
    }

    void whatBestPlayBreaksIsOutOfReach()
    {
        ProofRequest<BasicPosition<4, 4, 4>> request;
        request.side = Player::Second;
        ProofWork work;
        const auto built = buildProof(request, work, 1);
        QVERIFY(built);
        QCOMPARE(built->status, ProofBuildStatus::OutOfReach);
    }

    void movesComeWhereThereIsNoPlan()
    {
        const auto proof = prooffile::fromText(exampleText());
        QVERIFY(proof);
        const auto facts = checkProof(*proof);
        QVERIFY2(facts, facts ? "" : qPrintable(facts.error().message));
        QVERIFY(facts->moves > 0);
        QVERIFY(facts->plans > 1);
    }

    void onePlanLeftOutShowsInTheCheck()
    {
        QList<QByteArray> lines = exampleText().split('\n');
        lines.removeAt(lines.size() - 2);
        lines[7] = "steps " + QByteArray::number(lines.size() - 10);
        const auto proof = prooffile::fromText(lines.join('\n'));
        QVERIFY(proof);
        QVERIFY(!checkProof(*proof));
    }

    void othersAndThreadsBuildTheSame()
    {
        ProofWork work;
        QCOMPARE(textOf(*buildProof(exampleRequest(), work, 3)), exampleText());
        // Others that answer in another order, and leave some.
        BackwardTasks others(proofTaskKind(), answerProofTask, 1);
        ProofWork theirs;
        QCOMPARE(textOf(*buildProof(exampleRequest(), theirs, TaskWorkers(1, &others))),
                 exampleText());
        QVERIFY(others.done() > 0);
    }

    void aStoppedRunIsGoneOnWith()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("work"));
        const auto request = exampleRequest();
        int runs = 0;
        for (bool isBuilt = false; !isBuilt && runs < 100; ++runs) {
            std::stop_source stop;
            int left = 4;
            BackwardTasks others(proofTaskKind(),
                                 [&](const QByteArray& task, const std::stop_token& token) {
                                     if (--left == 0)
                                         stop.request_stop();
                                     return answerProofTask(task, token);
                                 });
            auto work = ProofWork::open(path, request);
            QVERIFY(work);
            const auto built
                = buildProof(request, *work, TaskWorkers(1, &others), stop.get_token());
            QVERIFY(built);
            isBuilt = built->status == ProofBuildStatus::Built;
            if (isBuilt)
                QCOMPARE(textOf(*built), exampleText());
        }
        QVERIFY(runs > 2);
    }

    void aLineThatWasCutOffIsDropped()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("work"));
        {
            auto work = ProofWork::open(path, exampleRequest());
            QVERIFY(work);
            QVERIFY(work->add(10, ">4"));
            QVERIFY(work->add(11, ">5"));
        }
        QFile file(path);
        QVERIFY(file.resize(file.size() - 2));
        auto work = ProofWork::open(path, exampleRequest());
        QVERIFY(work);
        QCOMPARE(work->size(), std::size_t(1));
        QCOMPARE(*work->answer(10), QByteArray(">4"));
        QVERIFY(!work->answer(11));
        QVERIFY(work->add(12, ">6"));
        QCOMPARE(ProofWork::open(path, exampleRequest())->size(), std::size_t(2));
    }

    void workOfOtherSettingsIsRefused()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("work"));
        auto request = exampleRequest();
        QVERIFY(ProofWork::open(path, request));
        ++request.settings.candidates;
        const auto other = ProofWork::open(path, request);
        QVERIFY(!other);
        QVERIFY(other.error().message.contains(path));
    }

    void answersAreWords()
    {
        const auto request = exampleRequest();
        const ProofQuestion<Position> question {request.settings, request.side, request.goal,
                                                request.root.after(2)};
        for (const char* word : {">3", ">345", "!", ":........................1.1..............."})
            if (const auto answer = answerFromWord(word, question))
                QCOMPARE(toWord(*answer), QByteArray(word));
        for (const char* word : {"", ">", ">9", ">2", "?", ":...", "x"})
            QVERIFY2(!answerFromWord(word, question), word);
        QVERIFY(answerProofTask("nonsense", {})->isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestProofBuilder)
#include "tst_proofbuilder.moc"
