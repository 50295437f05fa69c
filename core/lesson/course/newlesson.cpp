// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/newlesson.h"

#include "core/lesson/course/labsettings.h"

#include <QCoreApplication>

namespace fourcast::lesson {

namespace {

constexpr int usualMinutes = 20;
constexpr int treeDepth = 3;

/// Writes the example, part by part.
class LessonMaker
{
    Q_DECLARE_TR_FUNCTIONS(NewLesson)

public:
    explicit LessonMaker(const WrittenPosition& position) : m_position(position)
    {
        m_tree.from = position;
        m_tree.depth = treeDepth;
        m_tree.order = MoveOrder::CentreFirst;
    }

    std::vector<Step> steps() const { return {lookAround(), thinkAhead(), proveIt(), tellMore()}; }

    static QString title() { return tr("A lesson about a position"); }
    static QStringList aims()
    {
        return {tr("Find the best column and explain why it is best."),
                tr("Step through a search and say what it leaves out.")};
    }

private:
    Step lookAround() const
    {
        Question best = columnQuestion("best", tr("Where would you move?"), ExactAnswer::Best);
        best.hints = {tr("Can either side win at once?"), tr("What can the other side do next?")};
        best.explanation = tr("No other column wins sooner, or holds out longer.");
        Question keeps = columnQuestion("keeps", tr("Name a column that keeps the result."),
                                        ExactAnswer::Keeps);
        keeps.explanation
            = tr("After such a move, a win is still a win and a draw is still a draw.");
        const Question plies {.id = QStringLiteral("plies"),
                              .kind = Question::Kind::Number,
                              .ask = tr("With best play by both sides, how many more discs are "
                                        "dropped before the game ends?"),
                              .position = m_position,
                              .tolerance = 2,
                              .hints = {tr("The board has 42 squares.")},
                              .exact = ExactAnswer::Plies};
        return {tr("Look around"),
                {NotesBlock {tr("Only the teacher sees these notes. Write what to say, how long it "
                                "takes and what students usually get wrong.")},
                 TextBlock {
                     tr("What has happened in this game? Write here what your students should look "
                        "for. Use Markdown for *italic* and **bold** words, lists and tables.")},
                 PositionBlock {m_position, tr("The position for this lesson")}, best, keeps,
                 plies}};
    }

    Step thinkAhead() const
    {
        Question value
            = treeQuestion("value", tr("What is the value of the root?"), ExactAnswer::Value);
        value.hints = {tr("Step to the end of the search and look at the root.")};
        Question nodes = treeQuestion("nodes", tr("How many positions did the search visit?"),
                                      ExactAnswer::Nodes);
        const Question leaves
            = treeQuestion("leaves", tr("How many leaves did it evaluate?"), ExactAnswer::Leaves);
        const Question cuts = treeQuestion("cuts", tr("At how many nodes did it leave out moves?"),
                                           ExactAnswer::Cuts);
        Question least = treeQuestion(
            "least", tr("How many leaves would the best order have needed?"), ExactAnswer::Least);
        least.explanation = tr("Alpha-beta cannot prove the value with fewer leaves in any order, "
                               "as Knuth and Moore showed.");
        return {tr("Think ahead"),
                {TextBlock {tr("Here the computer looks ahead from that position. Before it shows "
                               "a value, it asks you.")},
                 TreeBlock {m_tree, true, PointOfView::Max, tr("A three-ply search")}, value, nodes,
                 leaves, cuts, least,
                 LaboratoryBlock {QStringLiteral("tree"), tr("The same search with other orders"),
                                  withView("compare")}}};
    }

    Step proveIt() const
    {
        Question line = treeQuestion(
            "line", tr("Both sides play their best. Walk from the root to the leaf."),
            ExactAnswer::Line);
        line.kind = Question::Kind::Walk;
        line.walk = WrittenWalk {};
        line.hints = {tr("At each node, take a move whose value is the value of the node.")};
        Question formula {.id = QStringLiteral("formula"),
                          .kind = Question::Kind::Formula,
                          .ask = tr("Write a formula: no thread does a max of one level twice."),
                          .hints = {tr("“After any steps” is [true*]. “It cannot happen” is "
                                       "[action]false.")},
                          .formula = paperFormula()};
        return {
            tr("Walk and prove"),
            {NotesBlock {tr("In a walk, the students step through a tree or a system. With "
                            "`exact: line` the program works out the best play. With `goal` "
                            "you say where the walk must end: at a leaf of this value, or, in "
                            "a system, where this formula holds.\n\n"
                            "A formula is right if it holds and fails in the same systems as "
                            "yours. Without a line `against`, these are the model and all its "
                            "mutants. With `against: mutant stuck` you choose one yourself.\n\n"
                            "For a result, the students run a page of the laboratory and press "
                            "Hand this to the lesson. `result` names a number of the page, or "
                            "`picture`. With `answer` and `tolerance` the program grades the "
                            "number; without them you look at it.\n\n"
                            "For a plan, the students mark squares. Any plan that works against "
                            "every reply is right; a wrong one is told the moves that beat it.")},
             TextBlock {tr("Some answers are not a number or a word.")}, line, formula,
             treeResult(), smallPlan()}};
    }

    Step tellMore() const
    {
        const bool isFirst
            = std::visit([](const auto& at) { return at.plies() % 2 == 0; }, m_position.position());
        const Question turn {.id = QStringLiteral("turn"),
                             .kind = Question::Kind::Choice,
                             .ask = tr("Whose turn is it in the position?"),
                             .options = {{tr("The side that moved first"), isFirst},
                                         {tr("The side that moved second"), !isFirst}}};
        const Question words {.id = QStringLiteral("words"),
                              .kind = Question::Kind::Text,
                              .ask = tr("Explain the best move in your own words."),
                              .explanation = tr("Your teacher will read this.")};
        return {tr("Explain it to someone"),
                {TextBlock {tr("Write down what you have learned in a sentence or two.")}, turn,
                 words}};
    }

    /// The tree's own nodes, without a right number: the teacher looks at it.
    Question treeResult() const
    {
        return {.id = QStringLiteral("handed"),
                .kind = Question::Kind::Result,
                .ask = tr("Search the position on the page Tree with another order, and hand the "
                          "number of nodes to the lesson."),
                .explanation = tr("Your teacher will look at it."),
                .result = WrittenResult {
                    .page = QStringLiteral("tree"),
                    .quantity = QStringLiteral("nodes"),
                    .settings = {{QStringLiteral("moves"), m_position.moves},
                                 {QStringLiteral("depth"), QString::number(treeDepth)}}}};
    }

    /// The whole game on a small board, with one mark too few.
    static Question smallPlan()
    {
        return {.id = QStringLiteral("plan"),
                .kind = Question::Kind::Plan,
                .ask = tr("On this small board one mark of the second player's plan is missing. "
                          "Mend it: it must never lose."),
                .explanation = tr("Win, block, then the lowest number that can be reached."),
                .plan = WrittenPlan {.board = QStringLiteral("4x4/4"),
                                     .side = Player::Second,
                                     .goal = PlanGoal::Hold,
                                     .card = QStringLiteral("31132.3231132..."),
                                     .answer = QStringLiteral("31132.3231132..2")}};
    }

    static WrittenFormula paperFormula()
    {
        return {.system = {.model = QStringLiteral("paper"),
                           .values = {{QStringLiteral("p"), QStringLiteral("2")},
                                      {QStringLiteral("D"), QStringLiteral("2")}}},
                .answer = QStringLiteral("paper-safety1-repaired")};
    }

    std::vector<std::pair<QString, QString>> withView(const char* view) const
    {
        auto settings = labSettings(m_tree);
        settings.emplace_back(QStringLiteral("view"), QLatin1String(view));
        return settings;
    }

    Question columnQuestion(const char* id, const QString& ask, ExactAnswer exact) const
    {
        return {.id = QLatin1String(id),
                .kind = Question::Kind::Column,
                .ask = ask,
                .position = m_position,
                .exact = exact};
    }
    Question treeQuestion(const char* id, const QString& ask, ExactAnswer exact) const
    {
        return {.id = QLatin1String(id),
                .kind = Question::Kind::Number,
                .ask = ask,
                .tree = m_tree,
                .exact = exact};
    }

    const WrittenPosition m_position;
    WrittenTree m_tree;
};

}

Lesson newLesson(const WrittenPosition& position, const QString& id, const QString& language)
{
    Lesson lesson;
    lesson.id = id;
    lesson.title = LessonMaker::title();
    lesson.language = language;
    lesson.minutes = usualMinutes;
    lesson.aims = LessonMaker::aims();
    lesson.steps = LessonMaker(position).steps();
    return lesson;
}

}
