// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/blocks/questionwords.h"

#include <QCoreApplication>
#include <algorithm>

using namespace fourcast::lesson;

namespace {

struct QuestionText
{
    Q_DECLARE_TR_FUNCTIONS(QuestionDialog)
};

struct NamedKind
{
    Question::Kind kind;
    const char* title;
    const char* task;
};

const NamedKind namedKinds[] = {
    {Question::Kind::Choice, QT_TRANSLATE_NOOP("QuestionDialog", "One correct answer to choose"),
     QT_TRANSLATE_NOOP("QuestionDialog", "Students choose one of your answers.")},
    {Question::Kind::Choices,
     QT_TRANSLATE_NOOP("QuestionDialog", "Several correct answers to choose"),
     QT_TRANSLATE_NOOP("QuestionDialog", "Students check every answer that is correct.")},
    {Question::Kind::Number, QT_TRANSLATE_NOOP("QuestionDialog", "A number"),
     QT_TRANSLATE_NOOP("QuestionDialog", "Students type a number.")},
    {Question::Kind::Column, QT_TRANSLATE_NOOP("QuestionDialog", "A column on a board"),
     QT_TRANSLATE_NOOP("QuestionDialog", "Students click a column.")},
    {Question::Kind::Text, QT_TRANSLATE_NOOP("QuestionDialog", "A text that the teacher reads"),
     QT_TRANSLATE_NOOP("QuestionDialog", "Students write in their own words.")},
    {Question::Kind::Formula, QT_TRANSLATE_NOOP("QuestionDialog", "A formula about a system"),
     QT_TRANSLATE_NOOP(
         "QuestionDialog",
         "Students write a formula. The program tests it in the system and in changed "
         "systems.")},
    {Question::Kind::Walk, QT_TRANSLATE_NOOP("QuestionDialog", "A path through a system or a tree"),
     QT_TRANSLATE_NOOP("QuestionDialog", "Students find a path, step by step.")},
    {Question::Kind::Result, QT_TRANSLATE_NOOP("QuestionDialog", "A result of a laboratory page"),
     QT_TRANSLATE_NOOP("QuestionDialog",
                       "Students run a laboratory page and hand its result to the lesson.")},
    {Question::Kind::Plan, QT_TRANSLATE_NOOP("QuestionDialog", "A plan on a board"),
     QT_TRANSLATE_NOOP("QuestionDialog",
                       "Students mark squares. The program plays the plan against every reply.")},
};

const NamedKind& namedKind(Question::Kind kind)
{
    return *std::ranges::find(namedKinds, kind, &NamedKind::kind);
}

struct NamedAnswer
{
    ExactAnswer exact;
    const char* words;
};

/// What a person reads of what the program works out.
const NamedAnswer namedAnswers[] = {
    {ExactAnswer::Best, QT_TRANSLATE_NOOP("QuestionDialog", "The best columns (worked out)")},
    {ExactAnswer::Keeps,
     QT_TRANSLATE_NOOP("QuestionDialog", "Columns that keep the result (worked out)")},
    {ExactAnswer::Plies, QT_TRANSLATE_NOOP("QuestionDialog", "Discs until the end (worked out)")},
    {ExactAnswer::Value, QT_TRANSLATE_NOOP("QuestionDialog", "The tree's value (worked out)")},
    {ExactAnswer::Nodes, QT_TRANSLATE_NOOP("QuestionDialog", "Nodes searched (worked out)")},
    {ExactAnswer::Leaves, QT_TRANSLATE_NOOP("QuestionDialog", "Leaves evaluated (worked out)")},
    {ExactAnswer::Cuts, QT_TRANSLATE_NOOP("QuestionDialog", "Cuts (worked out)")},
    {ExactAnswer::Least,
     QT_TRANSLATE_NOOP("QuestionDialog", "The fewest leaves possible (worked out)")},
};

}

const std::vector<Question::Kind>& questionwords::kinds()
{
    static const std::vector<Question::Kind> all = [] {
        std::vector<Question::Kind> found;
        for (const NamedKind& each : namedKinds)
            found.push_back(each.kind);
        return found;
    }();
    return all;
}

QString questionwords::title(Question::Kind kind)
{
    return QuestionText::tr(namedKind(kind).title);
}

QString questionwords::task(Question::Kind kind)
{
    return QuestionText::tr(namedKind(kind).task);
}

QString questionwords::exact(const QString& name)
{
    for (const NamedAnswer& each : namedAnswers)
        if (fourcast::lesson::name(each.exact) == name)
            return QuestionText::tr(each.words);
    return name;
}
