// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/run/answerrefusal.h"

#include <QCoreApplication>
#include <QLocale>

using namespace fourcast::lesson;

namespace {

struct RefusalText
{
    Q_DECLARE_TR_FUNCTIONS(AnswerRefusal)
};

}

QString answerRefusal(const Question& question)
{
    switch (question.kind) {
    case Question::Kind::Column:
        return RefusalText::tr("Choose a column that has room.");
    case Question::Kind::Number:
        return RefusalText::tr("Type a number, such as %1 or %2.")
            .arg(QLocale().toString(-3), QLocale().toString(2.5));
    case Question::Kind::Choice:
        return RefusalText::tr("Choose one of the answers.");
    case Question::Kind::Choices:
        return RefusalText::tr("Choose all that is right.");
    case Question::Kind::Text:
        break;
    }
    return RefusalText::tr("Write a few words.");
}
