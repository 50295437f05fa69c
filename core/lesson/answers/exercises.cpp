// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/answers/exercises.h"

#include "core/board/notation.h"
#include "core/lesson/tree/columnscores.h"
#include "core/support/random.h"
#include "core/support/translations.h"

#include <QCoreApplication>

namespace fourcast::lesson {

namespace {

struct ExerciseText
{
    Q_DECLARE_TR_FUNCTIONS(Exercises)
};

/// Moves of a game in which nobody overlooks that the other side could win next.
std::vector<Move> randomGame(SeededRandom& random, int discs)
{
    std::vector<Move> moves;
    Position position;
    while (position.plies() < discs) {
        std::vector<int> careful;
        for (int column = 0; column < Position::Shape::width; ++column)
            if (position.canPlay(column) && !position.wins(column)
                && position.after(column).winningSquares() == 0)
                careful.push_back(column);
        if (careful.empty()) {
            moves.clear();
            position = Position();
            continue;
        }
        const int column = careful[random.below(static_cast<std::uint32_t>(careful.size()))];
        position.play(column);
        moves.emplace_back(column);
    }
    return moves;
}

std::optional<Question> positionQuestion(SeededRandom& random, const ExerciseRequest& request,
                                         const ExactScores& exact, const std::stop_token& stop)
{
    const auto span = static_cast<std::uint32_t>(request.mostDiscs - request.fewestDiscs + 1);
    while (!stop.stop_requested()) {
        const std::vector<Move> moves
            = randomGame(random, request.fewestDiscs + static_cast<int>(random.below(span)));
        const auto scores = columnScores(AnyPosition(positionAfter(moves)), exact, stop);
        if (!scores || !*scores)
            return {};
        const std::vector<int> best = bestColumns(**scores);
        if (best.size() != 1 || (*scores)->size() < 3)
            continue;
        return Question {.kind = Question::Kind::Column,
                         .ask = ExerciseText::tr("Which move is best here?"),
                         .position = WrittenPosition {.moves = notation::toDigits(moves)},
                         .columns = best,
                         .exact = ExactAnswer::Best};
    }
    return {};
}

Question treeQuestion(SeededRandom& random, const ExerciseRequest& request, bool asksLeaves)
{
    std::vector<Value> leaves(1);
    for (int i = 0; i < request.depth; ++i)
        leaves.resize(leaves.size() * static_cast<std::size_t>(request.branching));
    for (Value& leaf : leaves)
        leaf
            = static_cast<Value>(random.below(static_cast<std::uint32_t>(request.largestLeaf) + 1));
    Question question;
    question.kind = Question::Kind::Number;
    question.ask = asksLeaves
        ? ExerciseText::tr("How many leaves does alpha-beta examine, from left to right?")
        : ExerciseText::tr("What is the value of the tree for the side that moves first?");
    question.tree = WrittenTree();
    question.tree->typed = TypedTree::uniform(request.branching, request.depth, leaves).toText();
    question.exact = asksLeaves ? ExactAnswer::Leaves : ExactAnswer::Value;
    const auto counted = (*TreeSearcher::make(question.tree->request()))->count();
    question.numbers = {asksLeaves ? double(counted->counts.leaves) : double(counted->value)};
    return question;
}

/// What is answered in one set is none of another one's: all that makes a difference is in it.
QString exercisesId(const ExerciseRequest& request)
{
    const ExerciseRequest usual;
    QString id = QStringLiteral("exercises-%1").arg(request.seed);
    if (request.positions != usual.positions || request.trees != usual.trees
        || request.branching != usual.branching || request.depth != usual.depth)
        id += QStringLiteral("-p%1-t%2-m%3-d%4")
                  .arg(QString::number(request.positions), QString::number(request.trees),
                       QString::number(request.branching), QString::number(request.depth));
    return id;
}

void addQuestion(Step& step, Question question, const char* kind, int number)
{
    question.id = QLatin1String(kind) + QString::number(number + 1);
    step.blocks.emplace_back(std::move(question));
}

}

std::optional<Lesson> makeExercises(const ExerciseRequest& request, const ExactScores& exact,
                                    const std::stop_token& stop)
{
    Lesson lesson;
    lesson.id = exercisesId(request);
    lesson.language = spokenLanguage();
    lesson.title = ExerciseText::tr("Exercises %1").arg(request.seed);
    const ExactScores asked = exact ? exact : ownSolver();
    SeededRandom random(request.seed);
    if (request.positions > 0) {
        Step step {ExerciseText::tr("The best move"), {}};
        for (int i = 0; i < request.positions; ++i) {
            auto question = positionQuestion(random, request, asked, stop);
            if (!question)
                return {};
            addQuestion(step, std::move(*question), "position-", i);
        }
        lesson.steps.push_back(std::move(step));
    }
    if (request.trees > 0) {
        Step step {ExerciseText::tr("Trees"), {}};
        for (int i = 0; i < request.trees; ++i)
            addQuestion(step, treeQuestion(random, request, i % 2 == 1), "tree-", i);
        lesson.steps.push_back(std::move(step));
    }
    return lesson;
}

Lesson treeExercise(const WrittenTree& tree)
{
    Lesson lesson;
    lesson.id = QStringLiteral("tree");
    lesson.title = ExerciseText::tr("A tree");
    Step step {lesson.title, {}};
    const auto ask = [&](const char* id, const QString& text, ExactAnswer exact) {
        step.blocks.emplace_back(Question {.id = QLatin1String(id),
                                           .kind = Question::Kind::Number,
                                           .ask = text,
                                           .tree = tree,
                                           .exact = exact});
    };
    ask("value", ExerciseText::tr("What is the value of the tree for the side that moves first?"),
        ExactAnswer::Value);
    if (tree.method != Method::Minimax) {
        ask("leaves",
            ExerciseText::tr("How many leaves does alpha-beta examine, from left to right?"),
            ExactAnswer::Leaves);
        ask("cuts", ExerciseText::tr("At how many nodes does alpha-beta leave out moves?"),
            ExactAnswer::Cuts);
        ask("least", ExerciseText::tr("How few leaves would alpha-beta examine in the best order?"),
            ExactAnswer::Least);
    }
    lesson.steps.push_back(std::move(step));
    return lesson;
}

}
