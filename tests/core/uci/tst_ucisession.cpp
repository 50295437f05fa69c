// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/engines/enginefactory.h"
#include "core/support/random.h"
#include "core/uci/session/ucisession.h"
#include "core/uci/ucimoves.h"

#include <QElapsedTimer>
#include <QTest>

namespace {

/// A session whose lines are kept.
class Talk
{
public:
    explicit Talk(const QString& engine = {})
        : m_session("Fourcast 1", engine, [this](const QString& line) {
              const std::lock_guard lock(m_mutex);
              m_lines << line;
          })
    {
    }

    /// Says the lines, waits for what they began, and returns what was answered since.
    QStringList say(const QStringList& lines)
    {
        for (const QString& line : lines)
            m_goesOn = m_session.obey(line);
        m_session.waitForAnswer();
        return take();
    }
    /// The same without waiting.
    QStringList sayOnly(const QString& line)
    {
        m_goesOn = m_session.obey(line);
        return take();
    }
    bool goesOn() const { return m_goesOn; }

private:
    QStringList take()
    {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_lines, {});
    }

    std::mutex m_mutex;
    QStringList m_lines;
    bool m_goesOn = true;
    UciSession m_session;
};

QString engineLine(const QString& name)
{
    return QStringLiteral("setoption name Engine value ") + name;
}

/// Three of the first player's on a: a4 wins at once.
const QString winNow = QStringLiteral("position 121212");
/// Four squares are empty, and nobody has a line.
const QString nearlyFull = QStringLiteral("position 13242466634527344613311472572273767116");

} // namespace

class TestUciSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void introducesItself();
    void everyEnginePlaysALegalMove_data();
    void everyEnginePlaysALegalMove();
    void winIsAMateInOwnMoves();
    void everyDepthIsShown();
    void openingIsKnownExactly();
    void drawIsSaidToBeExact();
    void finishedGameHasNoMove();
    void sequencesAreCounted();
    void stopIsAnsweredSoon_data();
    void stopIsAnsweredSoon();
    void beingReadyChangesNoSearch();
    void infiniteSearchWaitsForTheStop();
    void secondGoEndsTheFirst();
    void movesMayBeChosen();
    void gamesAreTheSameForTheSameSeed();
    void wrongInputIsOneErrorAndChangesNothing_data();
    void wrongInputIsOneErrorAndChangesNothing();
    void unknownWordsArePassedOver();
    void universalGameInterfaceIsSpoken();
    void positionIsShown();
    void rubbishIsSurvived();
    void quitEndsASearch();
};

void TestUciSession::introducesItself()
{
    const QStringList lines = Talk().say({"uci"});
    QCOMPARE(lines.front(), "id name Fourcast 1");
    QVERIFY(lines[1].startsWith("id author "));
    QCOMPARE(lines.back(), "uciok");
    QVERIFY(lines.contains("option name UCI_Variant type combo default cfour var cfour"));
    for (const QString& line : lines.mid(2, lines.size() - 3))
        QVERIFY2(OptionLine::read(line), qPrintable(line));
    QCOMPARE(Talk("level-5").say({"uci"}).front(), "id name Fourcast 1 level-5");
    QCOMPARE(Talk().say({"isready"}), QStringList("readyok"));
}

void TestUciSession::everyEnginePlaysALegalMove_data()
{
    QTest::addColumn<QString>("engine");
    for (const QString& engine : engineNames())
        QTest::newRow(qPrintable(engine)) << engine;
}

void TestUciSession::everyEnginePlaysALegalMove()
{
    QFETCH(const QString, engine);
    Talk talk;
    QStringList lines = talk.say({engineLine(engine), nearlyFull, "go depth 2"});
    const Position position = notation::parsePosition(QStringView(nearlyFull).mid(9)).value();
    const auto best = BestMoveLine::read(lines.takeLast());
    QVERIFY(best);
    QVERIFY2(uci::readMove(position, best->move), qPrintable(best->move));
    QVERIFY(!lines.isEmpty());
    for (const QString& line : lines) {
        const auto info = InfoLine::read(line);
        QVERIFY2(info, qPrintable(line));
        QVERIFY(info->text == "exact"
                || uci::readMoves(position, info->principalVariation.join(u' ')));
    }
    // The same behind its own name.
    QVERIFY(Talk(engine).say({nearlyFull, "go depth 2"}).back().startsWith("bestmove P@"));
}

void TestUciSession::winIsAMateInOwnMoves()
{
    for (const char* engine : {"perfect", "alphabeta-h1", "mapped-h2"}) {
        Talk talk;
        const QStringList lines
            = talk.say({engineLine(engine), "setoption name OwnBook value false",
                        "setoption name UCI_ShowWDL value true", winNow, "go depth 3"});
        QCOMPARE(lines.back().section(u' ', 0, 1), "bestmove P@a4");
        QVERIFY2(lines[lines.size() - 2].contains(" score mate 1 wdl 1000 0 0 "),
                 qPrintable(lines[lines.size() - 2]));
    }
    // To the study's engines all wins are alike: it is won by the depth's end.
    const QStringList lines = Talk().say({engineLine("study-h1"), winNow, "go depth 3"});
    QVERIFY2(lines.join(u'\n').contains(" score mate 1 lowerbound "),
             qPrintable(lines.join(u'\n')));
}

void TestUciSession::everyDepthIsShown()
{
    for (const char* engine : {"study-h1", "minimax-h2", "mapped-h1"}) {
        const QStringList lines = Talk().say({engineLine(engine), "position 44", "go depth 5"});
        QCOMPARE(lines.size(), 6);
        for (int depth = 1; depth <= 5; ++depth)
            QVERIFY2(lines[depth - 1].startsWith(QStringLiteral("info depth %1 ").arg(depth)),
                     qPrintable(lines[depth - 1]));
    }
}

/// The empty board is won with the last but one disc from the middle, drawn beside it, and lost
/// elsewhere, later by the edges' neighbours.
void TestUciSession::openingIsKnownExactly()
{
    const QStringList lines
        = Talk().say({"setoption name MultiPV value 7", "position startpos", "go movetime 20000"});
    QMap<QString, QString> scores;
    for (const QString& line : lines.mid(std::max<qsizetype>(0, lines.size() - 8), 7)) {
        const auto info = InfoLine::read(line);
        QVERIFY(info && info->score && !info->principalVariation.isEmpty());
        scores[info->principalVariation.front()]
            = InfoLine {.score = info->score}.toText().section(u' ', 2);
    }
    const QMap<QString, QString> known {
        {"P@a1", "mate -20"}, {"P@b1", "mate -21"}, {"P@c1", "cp 0"},    {"P@d1", "mate 21"},
        {"P@e1", "cp 0"},     {"P@f1", "mate -21"}, {"P@g1", "mate -20"}};
    QCOMPARE(scores, known);
    QVERIFY(lines.back().startsWith("bestmove P@d1"));
}

void TestUciSession::drawIsSaidToBeExact()
{
    const QStringList lines = Talk().say({"position c1", "go movetime 20000"});
    QCOMPARE(lines[lines.size() - 2], "info string exact");
    QVERIFY(lines[lines.size() - 3].contains(" score cp 0 wdl 0 1000 0 "));
}

void TestUciSession::finishedGameHasNoMove()
{
    QCOMPARE(Talk().say({"position 4142434", "go depth 5"}),
             (QStringList {"info depth 0 score mate 0 wdl 0 0 1000", "bestmove (none)"}));
}

void TestUciSession::sequencesAreCounted()
{
    QCOMPARE(Talk().say({"go perft 3"}).mid(6), (QStringList {"P@g1: 49", "Nodes searched: 343"}));
    QCOMPARE(Talk().say({"go perft 8"}).back(), "Nodes searched: 5673234");
    QCOMPARE(Talk().say({"position 4142434", "go perft 3"}), QStringList("Nodes searched: 0"));
}

void TestUciSession::stopIsAnsweredSoon_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<QString>("go");
    for (const char* engine : {"perfect", "mapped-h1", "minimax-h1", "study-h2", "level-8"})
        QTest::newRow(engine) << QString(engine) << "go infinite";
    QTest::newRow("deep") << "minimax-h1"
                          << "go depth 30";
    QTest::newRow("perft") << "random"
                           << "go perft 30";
}

/// The time itself depends on the machine; what would take minutes ends at once.
void TestUciSession::stopIsAnsweredSoon()
{
    QFETCH(const QString, engine);
    QFETCH(const QString, go);
    Talk talk;
    talk.say({engineLine(engine), "setoption name OwnBook value false", "position startpos"});
    talk.sayOnly(go);
    QTest::qSleep(50);
    QVERIFY(talk.sayOnly("isready").contains("readyok"));
    QElapsedTimer timer;
    timer.start();
    const QStringList lines = talk.say({"stop"});
    QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(lines.back().startsWith(go.contains("perft") ? "Nodes searched" : "bestmove P@"));
}

/// What is read for `isready` is what the first search would have read.
void TestUciSession::beingReadyChangesNoSearch()
{
    const auto nodesOf = [](const QStringList& lines) {
        const auto isInfo = [](const QString& line) { return line.startsWith("info depth"); };
        const auto last = std::find_if(lines.rbegin(), lines.rend(), isInfo);
        return last == lines.rend() ? std::nullopt : InfoLine::read(*last)->nodes;
    };
    for (const QString& engine : {QString("perfect"), QString("mapped-h1"), QString("level-5")}) {
        const QString position = "position 4444441271";
        Talk cold;
        const auto nodes = nodesOf(cold.say({engineLine(engine), position, "go depth 6"}));
        Talk ready;
        QCOMPARE(ready.say({engineLine(engine), "isready"}), QStringList("readyok"));
        QVERIFY(nodes);
        QCOMPARE(nodesOf(ready.say({position, "go depth 6"})), nodes);
    }
}

void TestUciSession::infiniteSearchWaitsForTheStop()
{
    Talk talk;
    talk.say({engineLine("alphabeta-h1"), winNow});
    QStringList lines = talk.sayOnly("go infinite");
    QTRY_VERIFY((lines += talk.sayOnly("")).join(u' ').contains("mate 1"));
    QTest::qSleep(20);
    QVERIFY(!(lines += talk.sayOnly("")).join(u' ').contains("bestmove"));
    QCOMPARE(talk.say({"stop"}).back(), "bestmove P@a4");
}

void TestUciSession::secondGoEndsTheFirst()
{
    const QStringList lines
        = Talk().say({engineLine("minimax-h1"), "go infinite", winNow, "go depth 2"});
    QCOMPARE(lines.filter("bestmove ").size(), 2);
    QCOMPARE(lines.back(), "bestmove P@a4");
}

void TestUciSession::movesMayBeChosen()
{
    Talk talk;
    talk.say({engineLine("alphabeta-h1"), winNow});
    QVERIFY(talk.say({"go depth 3 searchmoves P@b4"}).back().startsWith("bestmove P@b4"));
    QVERIFY(talk.say({"go searchmoves 3 a4 depth 3"}).back().startsWith("bestmove P@a4"));
    const QStringList lines = talk.say({"go depth 2 searchmoves P@h9"});
    QCOMPARE(lines.front(), "info string error move 7: 'P@h9' is not a move");
    QVERIFY(lines.back().startsWith("bestmove P@a4"));
    for (int seed = 0; seed < 5; ++seed)
        QCOMPARE(talk.say({engineLine("random"),
                           QStringLiteral("setoption name Seed value %1").arg(seed),
                           "go searchmoves P@g1"})
                     .back(),
                 "bestmove P@g1");
}

void TestUciSession::gamesAreTheSameForTheSameSeed()
{
    const auto game = [](Talk& talk) {
        QString moves;
        Position position;
        talk.say({"ucinewgame"});
        while (!position.isFinished()) {
            const QStringList lines = talk.say({"position startpos moves " + moves, "go depth 2"});
            const auto best = BestMoveLine::read(lines.back());
            position.play(uci::readMove(position, best->move).value());
            moves += best->move + u' ';
        }
        return moves;
    };
    Talk one("random");
    Talk other("random");
    QStringList games;
    for (int number = 0; number < 3; ++number) {
        games << game(one);
        QCOMPARE(game(other), games.back());
    }
    QVERIFY(games[0] != games[1] && games[1] != games[2]);
}

void TestUciSession::wrongInputIsOneErrorAndChangesNothing_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("answer");
    const auto row = [](const char* line, const char* answer) {
        QTest::newRow(line) << QString(line) << QString("info string error ") + answer;
    };
    row("position", "A position is missing.");
    row("position startpos moves P@d2", "move 1: the next free square of column d is d1, not d2");
    row("position 44444444", "move 7: column 4 is full");
    row("position fen 8/8/8/8/8/8/8/8 w - - 0 1", "The FEN has 8 ranks, not 6.");
    row("setoption", "An option's name is missing.");
    row("setoption name Contempt value 3", "There is no option 'Contempt'.");
    row("setoption name MultiPV value 9", "MultiPV must be a whole number from 1 to 7, not '9'.");
    row("setoption name UCI_Variant value chess", "UCI_Variant must be one of cfour, not 'chess'.");
}

void TestUciSession::wrongInputIsOneErrorAndChangesNothing()
{
    QFETCH(const QString, line);
    QFETCH(const QString, answer);
    Talk talk;
    const QStringList before = talk.say({"position 445", "d", "uci"});
    QCOMPARE(talk.say({line}), QStringList(answer));
    QCOMPARE(talk.say({"d", "uci"}), before);
}

void TestUciSession::unknownWordsArePassedOver()
{
    Talk talk;
    for (const char* line : {"", "   ", "xboard", "protover 2", "debug on", "register later",
                             "ucifer", "QUIT", "stop", "ponderhit", "query", "query weather"})
        QCOMPARE(talk.say({QString(line)}), QStringList());
    QVERIFY(talk.goesOn());
    // As the interface asks: the rest of the line is read all the same.
    QCOMPARE(talk.say({"joho isready"}), QStringList("readyok"));
    QVERIFY(talk.say({engineLine("random"), "go quickly depth 1"}).back().startsWith("bestmove"));
}

void TestUciSession::universalGameInterfaceIsSpoken()
{
    Talk talk("random");
    QCOMPARE(talk.say({"ugi"}).back(), "ugiok");
    talk.say({"uginewgame", "position startpos"});
    QCOMPARE(talk.say({"query gameover", "query p1turn", "query result"}),
             (QStringList {"response false", "response true", "response none"}));
    QVERIFY(talk.say({"go p1time 1000 p2time 1000 p1inc 10 p2inc 10"})
                .back()
                .startsWith("bestmove P@"));
    QCOMPARE(talk.say({"position startpos moves d1", "query p1turn"}),
             QStringList("response false"));
    QCOMPARE(talk.say({"position 4142434", "query gameover", "query result"}),
             (QStringList {"response true", "response p1win"}));
    QCOMPARE(talk.say({"position 34142464", "query result"}), QStringList("response p2win"));
}

void TestUciSession::positionIsShown()
{
    const QStringList lines = Talk().say({"position d1 d2", "d"});
    QCOMPARE(lines[4], ". . . o . . .");
    QCOMPARE(lines[5], ". . . x . . .");
    QVERIFY(lines.contains("Moves: P@d1 P@d2"));
    QVERIFY(lines.contains("Legal: P@a1 P@b1 P@c1 P@d3 P@e1 P@f1 P@g1"));
    QCOMPARE(lines.back(), "Result: none");
    const QString fen = lines.filter("Fen: ").front().mid(5);
    QCOMPARE(Talk().say({"position fen " + fen, "d"}).filter("Fen: "), lines.filter("Fen: "));
}

/// Bytes at random, and words of the interface in any order.
void TestUciSession::rubbishIsSurvived()
{
    const QStringList words {"position",   "startpos", "moves", "fen",   "P@d1",   "44",
                             "setoption",  "name",     "value", "Hash",  "Engine", "random",
                             "go",         "depth",    "1",     "-1",    "nodes",  "searchmoves",
                             "ucinewgame", "stop",     "d",     "query", "result", "7/7/7/7/7/7"};
    SeededRandom random(2);
    Talk talk("random");
    for (int round = 0; round < 500; ++round) {
        QByteArray bytes;
        for (std::uint32_t left = random.below(60); left > 0; --left)
            bytes += static_cast<char>(random.below(256));
        QStringList sentence;
        for (std::uint32_t left = random.below(8); left > 0; --left)
            sentence << words[random.below(static_cast<std::uint32_t>(words.size()))];
        talk.say({QString::fromUtf8(bytes), QString::fromLatin1(bytes), sentence.join(u' ')});
    }
    QCOMPARE(talk.say({"isready"}), QStringList("readyok"));
    QVERIFY(talk.say({"position startpos", "go"}).back().startsWith("bestmove P@"));
}

void TestUciSession::quitEndsASearch()
{
    Talk talk;
    talk.sayOnly(engineLine("minimax-h1"));
    talk.sayOnly("go infinite");
    QVERIFY(talk.say({"quit"}).back().startsWith("bestmove P@"));
    QVERIFY(!talk.goesOn());
    // And so does the end of the session.
    Talk ended;
    ended.sayOnly("go infinite");
}

QTEST_GUILESS_MAIN(TestUciSession)
#include "tst_ucisession.moc"
