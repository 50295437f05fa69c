// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/lesson.h"

#include <array>

namespace fourcast::lesson {

namespace {

constexpr std::array kinds {"column",  "number", "choice", "choices", "text",
                            "formula", "walk",   "result", "plan"};
constexpr std::array exacts {"",      "best",   "keeps", "plies", "value",
                             "nodes", "leaves", "cuts",  "least", "line"};

template <typename Choice, std::size_t count>
std::optional<Choice> indexOf(const std::array<const char*, count>& names, const QString& name)
{
    for (std::size_t i = 0; i < count; ++i)
        if (name == QLatin1String(names[i]))
            return static_cast<Choice>(i);
    return {};
}

}

AnyPosition WrittenPosition::position() const
{
    return readPosition(board, moves).value_or(AnyPosition());
}

TreeRequest WrittenTree::request() const
{
    constexpr int usualDepth = 4;
    TreeRequest request {.root = AnyPosition(),
                         .depth = depth > 0 ? depth : usualDepth,
                         .method = method,
                         .failing = failing,
                         .order = order,
                         .leaves = leaves,
                         .table = table};
    if (typed.isEmpty()) {
        request.root = from.position();
        return request;
    }
    if (auto tree = TypedTree::parse(typed)) {
        if (depth == 0)
            request.depth = tree->height();
        request.root = std::move(*tree);
    }
    return request;
}

std::vector<const Question*> Lesson::questions() const
{
    std::vector<const Question*> found;
    for (const Step& step : steps)
        for (const Block& block : step.blocks)
            if (const auto* question = std::get_if<Question>(&block))
                found.push_back(question);
    return found;
}

const Question* Lesson::question(const QString& wanted) const
{
    for (const Question* each : questions())
        if (each->id == wanted)
            return each;
    return nullptr;
}

QString name(Question::Kind kind)
{
    return QLatin1String(kinds[static_cast<std::size_t>(kind)]);
}

QStringList kindNames()
{
    QStringList names;
    for (const char* each : kinds)
        names << QLatin1String(each);
    return names;
}

std::optional<Question::Kind> kindFromName(const QString& name)
{
    return indexOf<Question::Kind>(kinds, name);
}

QString name(ExactAnswer exact)
{
    return QLatin1String(exacts[static_cast<std::size_t>(exact)]);
}

std::optional<ExactAnswer> exactFromName(const QString& name)
{
    return indexOf<ExactAnswer>(exacts, name);
}

QStringList exactNames(Question::Kind kind)
{
    QStringList names;
    if (kind == Question::Kind::Column)
        names << name(ExactAnswer::Best) << name(ExactAnswer::Keeps);
    if (kind == Question::Kind::Number)
        for (const ExactAnswer exact : {ExactAnswer::Plies, ExactAnswer::Value, ExactAnswer::Nodes,
                                        ExactAnswer::Leaves, ExactAnswer::Cuts, ExactAnswer::Least})
            names << name(exact);
    if (kind == Question::Kind::Walk)
        names << name(ExactAnswer::Line);
    return names;
}

}
