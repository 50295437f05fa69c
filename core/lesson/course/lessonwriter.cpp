// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/answertext.h"
#include "core/lesson/course/lesson.h"
#include "core/lesson/course/lessonpictures.h"
#include "core/lesson/course/plangrading.h"
#include "core/lesson/course/questionparts.h"

namespace fourcast::lesson {

namespace {

/// Writes a file from its beginning to its end.
class LessonWriter
{
public:
    QString text;

    void keyed(const char* key, const QString& value)
    {
        if (!value.isEmpty())
            keyedLine(QLatin1String(key), value);
    }

    void keyedLine(const QString& key, const QString& value)
    {
        const QStringList lines = value.split(u'\n');
        text += key + (value.isEmpty() ? QStringLiteral(":") : QStringLiteral(": ")) + lines.first()
            + u'\n';
        for (const QString& line : lines.mid(1))
            text += (line.isEmpty() ? QString() : QStringLiteral("  ") + line) + u'\n';
    }

    void position(const WrittenPosition& position)
    {
        if (position.board != WrittenPosition().board)
            keyed("board", position.board);
        keyed("moves", position.moves);
    }

    void tree(const WrittenTree& tree)
    {
        const WrittenTree usual;
        if (tree.typed.isEmpty())
            position(tree.from);
        else
            keyed("tree", tree.typed);
        if (tree.depth > 0)
            keyed("depth", QString::number(tree.depth));
        if (tree.method != usual.method)
            keyed("search", name(tree.method));
        if (tree.order != usual.order)
            keyed("order", name(tree.order));
        if (tree.failing != usual.failing)
            keyed("fail", name(tree.failing));
        if (tree.leaves != usual.leaves)
            keyed("leaves", name(tree.leaves));
        if (tree.table)
            keyed("table", QStringLiteral("yes"));
    }

    void system(const WrittenSystem& system)
    {
        keyed("model", system.model);
        for (const auto& [name, value] : system.values)
            keyedLine(name, value);
    }

    void formula(const WrittenFormula& formula)
    {
        system(formula.system);
        for (const WrittenSystem& changes : formula.against)
            keyed("against", againstText(changes));
        keyed("answer", formula.answer);
    }

    void walk(const WrittenWalk& walk)
    {
        if (walk.system)
            system(*walk.system);
        keyed("goal", walk.goal);
        if (walk.mostSteps > 0)
            keyed("most", QString::number(walk.mostSteps));
        keyed("answer", walk.answer);
    }

    void plan(const WrittenPlan& plan)
    {
        if (plan.board != WrittenPlan().board)
            keyed("board", plan.board);
        keyed("moves", plan.moves);
        keyedLine(QStringLiteral("side"),
                  plan.side == Player::First ? QStringLiteral("first") : QStringLiteral("second"));
        if (plan.goal == PlanGoal::Hold)
            keyed("goal", QStringLiteral("hold"));
        if (!plan.card.isEmpty())
            keyed("card", cellsInRows(plan, plan.card));
        if (!plan.answer.isEmpty())
            keyed("answer", cellsInRows(plan, plan.answer));
    }

    void operator()(const TextBlock& block) { text += u'\n' + block.markdown + u'\n'; }
    void operator()(const NotesBlock& block)
    {
        begin("notes");
        if (!block.markdown.isEmpty())
            text += block.markdown + u'\n';
        end();
    }
    void operator()(const PositionBlock& block)
    {
        begin("position");
        position(block.position);
        keyed("caption", block.caption);
        end();
    }
    void operator()(const TreeBlock& block)
    {
        begin("tree");
        tree(block.tree);
        if (block.predict)
            keyed("predict", QStringLiteral("yes"));
        if (block.values != PointOfView::Max)
            keyed("values", name(block.values));
        keyed("caption", block.caption);
        end();
    }
    void operator()(const LaboratoryBlock& block)
    {
        begin("laboratory");
        keyed("page", block.page);
        for (const auto& [setting, value] : block.settings)
            keyedLine(setting, value);
        keyed("caption", block.caption);
        end();
    }
    void operator()(const Question& question)
    {
        begin("question");
        keyed("id", question.id);
        keyed("kind", name(question.kind));
        keyed("ask", question.ask);
        if (question.position)
            position(*question.position);
        if (question.tree)
            tree(*question.tree);
        keyed("exact", name(question.exact));
        if (question.formula)
            formula(*question.formula);
        if (question.walk)
            walk(*question.walk);
        if (question.result) {
            keyed("page", question.result->page);
            keyed("result", question.result->quantity);
            for (const auto& [setting, value] : question.result->settings)
                keyedLine(setting, value);
        }
        if (question.plan)
            plan(*question.plan);
        for (const int column : question.columns)
            keyed("answer", QString::number(column + 1));
        for (const double number : question.numbers)
            keyed("answer", numberToText(number));
        for (const Question::OtherNumber& other : question.others)
            keyed("also", numberToText(other.number) + u' ' + other.words);
        if (question.tolerance > 0)
            keyed("tolerance", numberToText(question.tolerance));
        for (const Question::Option& option : question.options)
            keyed(option.isRight ? "right" : "wrong", option.text);
        for (const QString& hint : question.hints)
            keyed("hint", hint);
        keyed("explain", question.explanation);
        end();
    }

private:
    void begin(const char* word) { text += QStringLiteral("\n```") + QLatin1String(word) + u'\n'; }
    void end() { text += QStringLiteral("```\n"); }
};

}

QString blockText(const Block& block)
{
    LessonWriter writer;
    std::visit(writer, block);
    return writer.text.mid(1);
}

QString toText(const Lesson& lesson)
{
    LessonWriter writer;
    writer.text = QStringLiteral("---\n");
    writer.keyed("title", lesson.title);
    writer.keyed("id", lesson.id);
    writer.keyed("version", QString::number(lesson.version));
    writer.keyed("language", lesson.language);
    writer.keyed("author", lesson.author);
    if (lesson.minutes > 0)
        writer.keyed("minutes", QString::number(lesson.minutes));
    for (const QString& aim : lesson.aims)
        writer.keyed("aim", aim);
    writer.text += QStringLiteral("---\n");
    for (const Step& step : lesson.steps) {
        writer.text += QStringLiteral("\n# ") + step.title + u'\n';
        for (const Block& block : step.blocks)
            std::visit(writer, block);
    }
    return putIn({writer.text, lesson.pictures});
}

}
