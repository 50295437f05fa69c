// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/run/answerrefusal.h"

#include "core/lesson/course/plangrading.h"
#include "core/lesson/course/writtensystem.h"

#include <QCoreApplication>
#include <QLocale>

using namespace fourcast::lesson;

namespace {

struct RefusalText
{
    Q_DECLARE_TR_FUNCTIONS(AnswerRefusal)
};

/// What the model's language has to say of a text that is no formula.
QString formulaRefusal(const Question& question, const QString& given)
{
    if (given.trimmed().isEmpty())
        return RefusalText::tr("Write a formula.");
    const auto read = canonicalFormula(question.formula->system, given);
    return read ? QString() : read.error().message;
}

/// What plans are written in has to say of a text that is none.
QString planRefusal(const Question& question, const QString& given)
{
    if (given.trimmed().isEmpty())
        return RefusalText::tr("Mark at least one square.");
    const auto read = canonicalCells(*question.plan, given);
    return read ? QString() : read.error().message;
}

}

QString answerRefusal(const Question& question, const QString& given)
{
    switch (question.kind) {
    case Question::Kind::Column:
        return RefusalText::tr("Choose a column that is not full.");
    case Question::Kind::Number:
        return RefusalText::tr("Type a number, such as %1 or %2.")
            .arg(QLocale().toString(-3), QLocale().toString(2.5));
    case Question::Kind::Choice:
        return RefusalText::tr("Choose one of the answers.");
    case Question::Kind::Choices:
        return RefusalText::tr("Choose every correct answer.");
    case Question::Kind::Formula:
        return formulaRefusal(question, given);
    case Question::Kind::Walk:
        return RefusalText::tr("Take at least one step.");
    case Question::Kind::Result:
        return RefusalText::tr("Open the page, press Run, and then Hand this to the lesson.");
    case Question::Kind::Plan:
        return planRefusal(question, given);
    case Question::Kind::Text:
        break;
    }
    return RefusalText::tr("Write a few words.");
}
