// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/questions/answerfield.h"

#include "ui/labs/lessons/questions/formulafield.h"
#include "ui/labs/lessons/questions/optionsfield.h"
#include "ui/labs/lessons/questions/planfield.h"
#include "ui/labs/lessons/questions/resultfield.h"
#include "ui/labs/lessons/questions/walkfield.h"
#include "ui/labs/lessons/questions/writtenfields.h"

#include <QKeyEvent>

using namespace fourcast::lesson;

AnswerField* AnswerField::make(const Question& question)
{
    switch (question.kind) {
    case Question::Kind::Column:
        return new ColumnField(question);
    case Question::Kind::Number:
        return new NumberField(question);
    case Question::Kind::Choice:
    case Question::Kind::Choices:
        return new OptionsField(question);
    case Question::Kind::Formula:
        return new FormulaField(question);
    case Question::Kind::Walk:
        return new WalkField(question);
    case Question::Kind::Result:
        return new ResultField(question);
    case Question::Kind::Plan:
        return new PlanField(question);
    case Question::Kind::Text:
        break;
    }
    return new TextField(question);
}

void AnswerField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT entered();
    else
        QWidget::keyPressEvent(event);
}
