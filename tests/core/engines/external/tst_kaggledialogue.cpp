// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/kaggledialogue.h"

#include "core/board/notation.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using std::chrono::milliseconds;

class TestKaggleDialogue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBoardIsTold();
    void timesAreTold_data();
    void timesAreTold();
    void answersAreJudged_data();
    void answersAreJudged();
    void theHostIsThere();
};

namespace {

QJsonObject kaggleQuestion(const char* moves, const SearchLimits& limits)
{
    KaggleDialogue dialogue;
    SearchReport report;
    report.root = notation::parsePosition(QString::fromLatin1(moves)).value();
    const QByteArray said = dialogue.ask({report.root, limits, milliseconds(2000)}, report).say;
    return QJsonDocument::fromJson(said).object();
}

}

void TestKaggleDialogue::theBoardIsTold()
{
    const QJsonObject question = kaggleQuestion("445", {});
    const QJsonObject observation = question["observation"].toObject();
    QCOMPARE(observation["mark"].toInt(), 2);
    QCOMPARE(observation["step"].toInt(), 3);
    const QJsonArray board = observation["board"].toArray();
    QCOMPARE(board.size(), 42);
    for (int place = 0; place < 42; ++place)
        QCOMPARE(board[place].toInt(), place == 31 ? 2 : place == 38 || place == 39 ? 1 : 0);
    const QJsonObject configuration = question["configuration"].toObject();
    QCOMPARE(configuration["columns"].toInt(), 7);
    QCOMPARE(configuration["rows"].toInt(), 6);
    QCOMPARE(configuration["inarow"].toInt(), 4);
}

void TestKaggleDialogue::timesAreTold_data()
{
    QTest::addColumn<int>("time");
    QTest::addColumn<int>("own");
    QTest::addColumn<int>("move");
    QTest::addColumn<double>("act");
    QTest::addColumn<double>("bank");
    QTest::newRow("its own") << 0 << -1 << 0 << 2.0 << 0.0;
    QTest::newRow("a move's") << 500 << -1 << 0 << 0.5 << 0.0;
    QTest::newRow("Kaggle's clock") << 0 << 60'000 << 2000 << 2.0 << 60.0;
    QTest::newRow("Kaggle's empty bank") << 0 << 0 << 2000 << 2.0 << 0.0;
    QTest::newRow("Kaggle's clock, a move's limit") << 3000 << 60'000 << 2000 << 2.0 << 1.0;
    QTest::newRow("a clock with an increment") << 0 << 62'000 << 0 << 2.0 << 60.0;
    QTest::newRow("the end of a clock") << 0 << 1'500 << 0 << 1.5 << 0.0;
}

void TestKaggleDialogue::timesAreTold()
{
    QFETCH(const int, time);
    QFETCH(const int, own);
    QFETCH(const int, move);
    SearchLimits limits {.time = milliseconds(time)};
    if (own >= 0)
        limits.clock = SearchClock {.own = milliseconds(own),
                                    .increment = milliseconds(move > 0 ? 0 : 2000),
                                    .move = milliseconds(move)};
    const QJsonObject question = kaggleQuestion("", limits);
    QTEST(question["configuration"]["actTimeout"].toDouble(), "act");
    QTEST(question["observation"]["remainingOverageTime"].toDouble(), "bank");
}

void TestKaggleDialogue::answersAreJudged_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("cell");
    QTest::newRow("full") << R"({"action": 3})"
                          << "illegal-move: 3";
    QTest::newRow("none of the board") << R"({"action": -1})"
                                       << "illegal-move: -1";
    QTest::newRow("text") << R"({"text": "None"})"
                          << "not-a-move: None";
    QTest::newRow("exception") << R"({"error": "KeyError: 1"})"
                               << "exited: KeyError: 1";
    QTest::newRow("no JSON") << "hello"
                             << "not-a-move: hello";
}

void TestKaggleDialogue::answersAreJudged()
{
    QFETCH(const QString, line);
    KaggleDialogue dialogue;
    QVERIFY(!dialogue.start().done);
    QVERIFY(dialogue.readReady(QStringLiteral(R"({"ready": true})")).done);
    SearchReport report;
    report.root = notation::parsePosition(u"444444").value();
    dialogue.ask({report.root, {}, milliseconds(2000)}, report);
    const ProgramStep step = dialogue.readAnswer(line);
    QVERIFY(step.failure);
    QTEST(step.failure->toCell(), "cell");
    QVERIFY(dialogue.readAnswer(QStringLiteral(R"({"action": 6})")).done);
    QCOMPARE(report.bestMove, Move(6));
}

void TestKaggleDialogue::theHostIsThere()
{
    QVERIFY(KaggleDialogue::host().contains("def last_callable"));
}

QTEST_GUILESS_MAIN(TestKaggleDialogue)
#include "tst_kaggledialogue.moc"
