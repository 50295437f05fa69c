// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/plan/plantext.h"

#include <QTest>

namespace {

constexpr char exampleCells[] = ".33.333...1....33.2...1112...3..2......2..";

QString example()
{
    return QStringLiteral("plan 7x6/4 271761711337161676 second win ")
        + QLatin1String(exampleCells);
}

}

class TestPlanText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        const auto read = plantext::parse(example());
        QVERIFY2(read, read ? "" : qPrintable(read.error().message));
        const RootedPlan rooted = std::get<RootedPlan>(*read);
        QCOMPARE(rooted.position, *notation::parsePosition(u"271761711337161676"));
        QCOMPARE(rooted.plan.side, Player::Second);
        QCOMPARE(rooted.plan.goal, PlanGoal::Win);
        QCOMPARE(rooted.plan.marks(), 16);
        QCOMPARE(rooted.plan.numberOn(Position::Shape::square(1, 5)), 3);
        QCOMPARE(rooted.plan.numberOn(Position::Shape::square(2, 2)), 1);
        QCOMPARE(plantext::toText(*read), example());
    }

    void everyBoardAndEveryMarkComeBack()
    {
        for (const QString& name : plantext::boardNames()) {
            const auto empty = plantext::onBoard(name);
            QVERIFY(empty);
            std::visit(
                []<typename Board>(BasicRootedPlan<Board> rooted) {
                    using Shape = typename Board::Shape;
                    rooted.plan.goal = PlanGoal::Hold;
                    for (int index = 0; index < Shape::squares; ++index) {
                        const Bitboard square
                            = Shape::square(index % Shape::width, index / Shape::width);
                        rooted.plan.setNumber(square, index % 10);
                        if (index % 20 >= 10)
                            rooted.plan.arrows |= square;
                    }
                    const QString text = plantext::toText(rooted);
                    const auto read = plantext::parse(text);
                    QVERIFY2(read, qPrintable(text));
                    QCOMPARE(std::get<BasicRootedPlan<Board>>(*read), rooted);
                    QCOMPARE(plantext::toText(*read), text);
                },
                *empty);
        }
    }

    void peopleWriteItInSeveralWays_data()
    {
        QTest::addColumn<QString>("text");
        const QString cells = QLatin1String(exampleCells);
        QTest::newRow("rows") << "plan 7x6/4 271761711337161676 second win "
                                 ".33.333/...1.../.33.2../.1112../.3..2../....2..";
        QTest::newRow("lines") << "  Plan  7x6/4\n271761711337161676 SECOND win\n"
                                  ".33.333\n...1...\n.33.2..\n.1112..\n.3..2..\n....2..\n";
        QTest::newRow("moves in groups") << "plan 7x6/4 27176 17113 37161676 second win " + cells;
        QTest::newRow("squares") << "plan 7x6/4 b1 g1 a1 g2 f1 a2 g3 a3 a4 c1 c2 g4 a5 f2 a6 f3 g5 "
                                    "f4 second win "
                + cells;
        QTest::newRow("marks apart") << "plan 7x6/4 271761711337161676 second win . 3 3 . 333"
                                        "/...1.../.33.2../.1112../.3..2../....2../";
    }
    void peopleWriteItInSeveralWays()
    {
        QFETCH(QString, text);
        const auto read = plantext::parse(text);
        QVERIFY2(read, read ? "" : qPrintable(read.error().message));
        QCOMPARE(plantext::toText(*read), example());
    }

    void theEmptyBoardIsADash()
    {
        const QString text = QStringLiteral("plan 4x4/4 - second hold 31132.3231132..2");
        const auto read = plantext::parse(text);
        QVERIFY2(read, read ? "" : qPrintable(read.error().message));
        QCOMPARE(plantext::toText(*read), text);
    }

    void aWrongOneGetsASentenceAndItsPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto row
            = [](const char* name, const QString& text, const char* says, int line, int column) {
                  QTest::newRow(name) << text << QString::fromUtf8(says) << line << column;
              };
        const QString cells = QLatin1String(exampleCells);
        const QString head = QStringLiteral("plan 7x6/4 271761711337161676 second win ");
        row("nothing", QString(), "begins with", 1, 1);
        row("other text", QStringLiteral("a b"), "begins with", 1, 1);
        row("board", QStringLiteral("plan 9x9/4 - first win ."), "9x9/4", 1, 6);
        row("move", QStringLiteral("plan 7x6/4 44444449 first win ."), "column 4 is full", 1, 18);
        row("move on line 2", QStringLiteral("plan 7x6/4\n448 first win ."), "'8'", 2, 3);
        row("ended", QStringLiteral("plan 7x6/4 1212121 second win ."), "has ended", 1, 12);
        row("no moves", QStringLiteral("plan 7x6/4 first win ."), "moves are missing", 1, 12);
        row("no side", QStringLiteral("plan 7x6/4 44 win ."), "whose it is", 1, 20);
        row("no goal", QStringLiteral("plan 7x6/4 44 first"), "its goal", 1, 20);
        row("goal", QStringLiteral("plan 7x6/4 44 first draw ."), "“draw”", 1, 21);
        row("too few", head + cells.left(41), "end after 41;", 1, 83);
        row("too many", head + cells + u'.', "too many", 1, 84);
        row("no mark", head + u'x' + cells.mid(1), "“x” in cell 1 (a6)", 1, 42);
        row("big letter", head + u'A' + cells.mid(1), "“A” in cell 1 (a6)", 1, 42);
        row("on a disc", head + cells.left(41) + u'1', "marks g1", 1, 83);
        row("slash", head + QStringLiteral("../....."), "slash behind cell 2", 1, 44);
    }
    void aWrongOneGetsASentenceAndItsPlace()
    {
        QFETCH(QString, text);
        QFETCH(QString, says);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto read = plantext::parse(text);
        QVERIFY(!read);
        const Error error = read.error();
        QVERIFY2(error.message.contains(says), qPrintable(error.message));
        QVERIFY2(error.message.endsWith(u'.'), qPrintable(error.message));
        QCOMPARE(error.line, line);
        QCOMPARE(error.column, column);
    }
};

QTEST_APPLESS_MAIN(TestPlanText)
#include "tst_plantext.moc"
