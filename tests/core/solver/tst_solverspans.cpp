// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/searchreport.h"
#include "core/search/timeline/searchtimeline.h"
#include "core/search/timeline/timelinetext.h"
#include "core/solver/perfectengine.h"
#include "core/solver/solvertasks.h"
#include "tests/core/solver/solvertest.h"

#include <QCoreApplication>
#include <QTranslator>
#include <thread>

/// What the solver says of its workers: who was in which question when.
class TestSolverSpans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spansAddUpAndDontOverlap_data();
    void spansAddUpAndDontOverlap();
    void answersAreThoseOfTheScores();
    void aLongQuestionIsSharedByAllWorkers();
    void oneWorkerIsNeverHelped();
    void aStoppedQuestionStaysOpen();
    void reportsOnTheWayHaveThemToo();
    void knownScoresTakeNoQuestion();
    void trapsHaveTheirSpans();
    void aTaskSaysWhatWasAsked();
    void wordsAreMadeWhereTheyAreShown();
    void shortQuestionsInARowAreOneTask();
};

namespace {

using Topic = SolverSpan::Topic;
using Answer = SolverSpan::Answer;
using namespace std::chrono_literals;

/// Takes some hundred thousand nodes, and more of them in one question than a worker does alone.
Position hardPosition()
{
    return boards::fromDigits(u"421511371417");
}

SolverSpan span(Topic topic, int column, int alpha, Answer answer)
{
    SolverSpan made;
    made.end = 1us;
    made.nodes = 5;
    made.topic = topic;
    made.move = column < 0 ? Move::none() : Move(column);
    made.alpha = alpha;
    made.answer = answer;
    return made;
}

/// The laws that hold for the spans of every report that is over.
void checkSpans(const SolveReport& report)
{
    std::uint64_t nodes = 0;
    std::vector<std::chrono::nanoseconds> ends(static_cast<std::size_t>(report.workers), 0ns);
    for (const SolverSpan& each : report.spans) {
        QVERIFY(each.worker >= 0 && each.worker < report.workers);
        auto& end = ends[static_cast<std::size_t>(each.worker)];
        QVERIFY(each.start >= end);
        QVERIFY(each.end >= each.start);
        end = each.end;
        nodes += each.nodes;
        QVERIFY(each.shared || each.worker == 0);
        QCOMPARE(each.topic == Topic::Root, each.move.isNone());
    }
    QVERIFY(*std::max_element(ends.begin(), ends.end()) <= report.time);
    QCOMPARE(nodes, report.nodes);
}

/// Counts the words that are made of tasks.
class CountingTranslator : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char*, const char*, int) const override
    {
        words += qstrcmp(context, "SolverTasks") == 0 ? 1 : 0;
        return {};
    }

    mutable int words = 0;
};

class OnlyDraws : public KnownScores
{
public:
    std::optional<int> score(const Position&) const override { return 0; }
};

}

void TestSolverSpans::spansAddUpAndDontOverlap_data()
{
    QTest::addColumn<int>("workers");
    for (const int workers : {1, 2, 4})
        QTest::addRow("workers: %d", workers) << workers;
}

void TestSolverSpans::spansAddUpAndDontOverlap()
{
    QFETCH(int, workers);
    Solver solver({.tableMib = 8, .workers = workers});
    SeededRandom random(61);
    for (int i = 0; i < sanitized::cases(60); ++i) {
        const Position position
            = boards::randomUnfinished(random, 13 + static_cast<int>(random.below(26)));
        checkSpans(solver.solve(position));
        solver.clearTable();
        checkSpans(solver.solveColumns(position).whole);
    }
}

void TestSolverSpans::answersAreThoseOfTheScores()
{
    Solver solver({.tableMib = 8, .workers = 2});
    SeededRandom random(62);
    int asked = 0;
    for (int i = 0; i < sanitized::cases(60); ++i) {
        const Position position
            = boards::randomUnfinished(random, 16 + static_cast<int>(random.below(20)));
        const ColumnsReport report = solver.solveColumns(position, BestLine::None);
        for (const SolverSpan& each : report.whole.spans) {
            const int score = each.topic == Topic::Root
                ? report.whole.score.lower
                : -report.moves[static_cast<std::size_t>(each.move.column())]->lower;
            QCOMPARE(each.answer, score > each.alpha ? Answer::Above : Answer::NotAbove);
            ++asked;
        }
    }
    QVERIFY(asked > 0);
}

void TestSolverSpans::aLongQuestionIsSharedByAllWorkers()
{
    Solver alone({.tableMib = 8});
    const ScoreInterval score = alone.solve(hardPosition()).score;
    Solver together({.tableMib = 8, .workers = 3});
    std::array<bool, 3> came {};
    // A busy machine may leave a helper asleep until the answer is there.
    for (int i = 0; i < 200 && !(came[1] && came[2]); ++i) {
        together.clearTable();
        const SolveReport report = together.solve(hardPosition());
        QCOMPARE(report.score, score);
        const SolverSpan* asked = nullptr;
        int helpers = 0;
        for (const SolverSpan& part : report.spans) {
            if (part.worker == 0) {
                QVERIFY(!asked || asked->shared == (helpers > 0));
                asked = &part;
                helpers = 0;
                continue;
            }
            ++helpers;
            came.at(static_cast<std::size_t>(part.worker)) = true;
            QCOMPARE(part.alpha, asked->alpha);
            QCOMPARE(part.answer, asked->answer);
            QVERIFY(part.start >= asked->start);
        }
        QCOMPARE(asked->shared, helpers > 0);
    }
    QVERIFY(came[1] && came[2]);
}

void TestSolverSpans::oneWorkerIsNeverHelped()
{
    PerfectEngine engine({.solver = {.tableMib = 8}});
    const SearchReport report = engine.search(hardPosition(), {}, {});
    QVERIFY(!report.tasks.empty());
    for (const TaskRecord& task : report.tasks) {
        QCOMPARE(task.worker, 0);
        QCOMPARE(task.run, TaskRecord::Run::Own);
    }
}

void TestSolverSpans::aStoppedQuestionStaysOpen()
{
    Solver solver({.tableMib = 1, .workers = 2});
    const SolveReport report
        = solver.solve(hardPosition(), SolveGoal::Strong, {.nodes = 25'000}, {}, {});
    QCOMPARE(report.status, SolveStatus::LimitReached);
    checkSpans(report);
    for (std::size_t i = 0; i < report.spans.size(); ++i) {
        // The parts of the last question are the last spans.
        const bool last = report.spans[i].alpha == report.spans.back().alpha;
        QCOMPARE(report.spans[i].answer == Answer::Open, last);
    }
}

void TestSolverSpans::reportsOnTheWayHaveThemToo()
{
    Solver solver({.tableMib = 8, .workers = 2});
    std::size_t before = 0;
    const SolveContext<SolveReport> context {{}, [&](const SolveReport& report) {
                                                 QVERIFY(report.spans.size() >= before);
                                                 before = report.spans.size();
                                             }};
    const SolveReport last = solver.solve(hardPosition(), SolveGoal::Strong, {}, context);
    QVERIFY(before > 0);
    QCOMPARE(last.spans.size(), before);
}

void TestSolverSpans::knownScoresTakeNoQuestion()
{
    const OnlyDraws known;
    PerfectEngine engine({.solver = {.tableMib = 1}, .known = &known});
    QVERIFY(engine.search(Position(), {}, {}).tasks.empty());
}

void TestSolverSpans::trapsHaveTheirSpans()
{
    PerfectEngine engine({.solver = {.tableMib = 8, .workers = 2}, .setsTraps = true});
    SeededRandom random(63);
    int traps = 0;
    for (int i = 0; i < 40; ++i) {
        const Position position
            = boards::randomUnfinished(random, 22 + static_cast<int>(random.below(8)));
        const SearchReport report = engine.search(position, {}, {});
        std::uint64_t nodes = 0;
        std::vector<std::chrono::nanoseconds> ends(2, 0ns);
        for (const TaskRecord& task : report.tasks) {
            auto& end = ends[static_cast<std::size_t>(task.worker)];
            QVERIFY(task.start >= end && task.end >= task.start && task.end <= report.time);
            end = task.end;
            nodes += task.nodes;
            traps += task.asked.about == TaskQuery::About::Traps ? 1 : 0;
        }
        QCOMPARE(nodes, report.nodes);
    }
    QVERIFY(traps > 0);
}

void TestSolverSpans::aTaskSaysWhatWasAsked()
{
    const Position root = boards::fromDigits(u"44");
    Timeline timeline;
    timeline.setRoot(root);
    const auto said = [&](const SolverSpan& each) {
        const TaskRecord task = solverTasks({each}, root.plies()).front();
        return QStringList {taskLabel(task, timeline), taskQuestion(task.asked)};
    };
    QCOMPARE(said(span(Topic::Root, -1, 0, Answer::Above)),
             (QStringList {"position", "does it win? yes"}));
    QCOMPARE(said(span(Topic::Root, -1, -1, Answer::NotAbove)),
             (QStringList {"position", "does it at least draw? no"}));
    // The side to move has 18 discs when it wins with a score of 4, and one on the board now.
    QCOMPARE(said(span(Topic::Root, -1, 3, Answer::Above)).at(1),
             "does it win in at most 17 move(s)? yes");
    // The opponent has 19 discs when he wins with a score of 3, and one on the board now.
    QCOMPARE(said(span(Topic::Root, -1, -4, Answer::Open)).at(1),
             "does it last at least 18 move(s)? not answered");
    // The opponent's score after d3 is not above 0: the move draws at least.
    QCOMPARE(said(span(Topic::Column, 3, 0, Answer::NotAbove)),
             (QStringList {"d3", "does it at least draw? yes"}));
    QCOMPARE(said(span(Topic::Column, 0, -1, Answer::Above)),
             (QStringList {"a1", "does it win? no"}));
    QCOMPARE(said(span(Topic::Trap, 3, 0, Answer::Above)),
             (QStringList {"traps after d3", "which replies give the win away, questions: 1"}));
}

void TestSolverSpans::wordsAreMadeWhereTheyAreShown()
{
    CountingTranslator counting;
    QVERIFY(QCoreApplication::installTranslator(&counting));
    PerfectEngine engine({.solver = {.tableMib = 8}});
    const SearchReport report = engine.search(hardPosition(), {}, {});
    QVERIFY(!report.tasks.empty());
    const Timeline timeline = timelineOf(report);
    QCOMPARE(counting.words, 0);
    // The label "position", the question and its answer.
    QVERIFY(!taskLabel(timeline.tasks.front(), timeline).isEmpty());
    QVERIFY(!taskQuestion(timeline.tasks.front().asked).isEmpty());
    QCOMPARE(counting.words, 3);
}

void TestSolverSpans::shortQuestionsInARowAreOneTask()
{
    std::vector<SolverSpan> spans(6, span(Topic::Line, 3, 0, Answer::Above));
    for (std::size_t i = 0; i < spans.size(); ++i) {
        spans[i].start = 2us * i;
        spans[i].end = 2us * i + 1us;
    }
    // The fourth took long, and a helper came.
    spans[3].shared = spans[4].shared = true;
    spans[4].worker = 1;
    const std::vector<TaskRecord> tasks = solverTasks(spans, 0);
    QCOMPARE(tasks.size(), std::size_t {4});
    QCOMPARE(taskLabel(tasks[0], {}), "line");
    QVERIFY(taskQuestion(tasks[0].asked).endsWith(QLatin1String("questions: 3")));
    QCOMPARE(tasks[0].end, std::chrono::nanoseconds(5us));
    QCOMPARE(tasks[0].nodes, std::uint64_t {15});
    QCOMPARE(tasks[0].run, TaskRecord::Run::Own);
    QCOMPARE(tasks[1].run, TaskRecord::Run::Inline);
    QCOMPARE(tasks[2].run, TaskRecord::Run::Stolen);
    QCOMPARE(tasks[3].run, TaskRecord::Run::Own);
    // Questions about columns are shown one by one.
    spans = {span(Topic::Column, 0, 0, Answer::Above), span(Topic::Column, 0, 1, Answer::NotAbove)};
    QCOMPARE(solverTasks(spans, 0).size(), std::size_t {2});
}

QTEST_GUILESS_MAIN(TestSolverSpans)
#include "tst_solverspans.moc"
