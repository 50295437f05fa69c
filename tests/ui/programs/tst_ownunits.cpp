// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is said of a score whose units are a program's own.
#include "core/compare/comparisontext.h"
#include "ui/performance/permove/pointtext.h"
#include "ui/performance/report/reportrows.h"
#include "ui/performance/runhistory.h"
#include "ui/text/scoresentence.h"

#include <QTest>
#include <utility>

namespace {

constexpr Score estimate {.kind = Score::Kind::Estimate, .value = 48};
constexpr Score winInThree {.kind = Score::Kind::Win, .plies = 5};

SearchReport reportWith(const Score& score, bool ownUnits)
{
    SearchReport report;
    report.engine = QStringLiteral("my-bot");
    report.ownUnits = ownUnits;
    report.score = score;
    report.bestMove = Move(3);
    report.depth = 2;
    for (const auto& [depth, found] : {std::pair {1, estimate}, std::pair {2, score}}) {
        IterationReport iteration;
        iteration.depth = depth;
        iteration.bestMove = Move(3);
        iteration.score = found;
        iteration.complete = true;
        report.iterations.push_back(iteration);
    }
    return report;
}

}

class TestOwnUnits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWinIsWhatTheProgramSays()
    {
        QCOMPARE(winInThree.saidText(), QStringLiteral("says: %1").arg(winInThree.toText()));
        QCOMPARE(estimate.saidText(), estimate.toText());
        QVERIFY(winInThree.ownUnitsNote() != estimate.ownUnitsNote());
        QVERIFY(Score().ownUnitsNote().isEmpty());
    }

    void oursAreSaidAsEver()
    {
        for (const Score& score : {estimate, winInThree, Score()}) {
            const SearchReport report = reportWith(score, false);
            QCOMPARE(scoreText(score, report), score.toText());
            QCOMPARE(scoreTextWithUnits(score, false), score.toText());
            QCOMPARE(scoreSentence(score, report, DiscTheme::Safe),
                     scoreSentence(score, Player::First, DiscTheme::Safe));
        }
    }

    void theReportSaysWhoseUnitsTheyAre()
    {
        const QString units = QStringLiteral("own units");
        QVERIFY(
            scoreSentence(estimate, reportWith(estimate, true), DiscTheme::Safe).contains(units));
        QVERIFY(scoreTextWithUnits(estimate, true).contains(units));
        const auto rows = reportrows::depths(reportWith(winInThree, true), DiscTheme::Safe);
        QCOMPARE(rows[0].back().text, estimate.toText());
        QVERIFY2(rows[0].back().sentence.contains(units), qPrintable(rows[0].back().sentence));
        QCOMPARE(rows[1].back().text, winInThree.saidText());
    }

    void pointsAndTheirFilesSayIt()
    {
        RunHistory history;
        history.add(Player::First, QStringLiteral("my-bot"),
                    MovePoint::fromReport(reportWith(estimate, true), Player::First, 1));
        history.add(Player::First, QStringLiteral("my-bot"),
                    MovePoint::fromReport(reportWith(winInThree, true), Player::First, 3));
        const RunSeries& series = history.series().front();
        QVERIFY(pointText(series, series.points[0], nullptr).contains(QStringLiteral("own units")));
        QVERIFY(pointText(series, series.points[1], nullptr).contains(winInThree.saidText()));
        const QByteArray csv = history.toCsv();
        QVERIFY(csv.contains(",program-estimate,48,"));
        QVERIFY(csv.contains(",program-win,,5,"));
        QVERIFY(history.toJson().contains("program-estimate"));
    }

    void aComparisonSaysIt()
    {
        ContenderResult contender;
        contender.samples = {sampleOf(reportWith(winInThree, true), false)};
        QVERIFY(comparisontext::answer(contender).contains(winInThree.saidText()));
        contender.samples = {sampleOf(reportWith(winInThree, false), false)};
        QVERIFY(!comparisontext::answer(contender).contains(winInThree.saidText()));
    }
};

QTEST_MAIN(TestOwnUnits)
#include "tst_ownunits.moc"
