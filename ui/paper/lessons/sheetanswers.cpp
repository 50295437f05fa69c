// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/lessons/sheetanswers.h"

#include "core/lesson/course/plangrading.h"
#include "ui/paper/lessons/sheethtml.h"
#include "ui/paper/lessons/sheetparts.h"
#include "ui/paper/lessons/sheetwords.h"

#include <QCoreApplication>
#include <algorithm>

using namespace fourcast::lesson;
using namespace sheethtml;

namespace {

struct AnswerRoomText
{
    Q_DECLARE_TR_FUNCTIONS(Worksheet)
};

/// For a free text by hand.
constexpr int linesOfText = 5;
/// For a formula, or for the steps of a walk.
constexpr int linesOfAction = 3;

/// Writes the room of one question.
class AnswerRoom
{
public:
    AnswerRoom(Worksheet& sheet, bool withAnswers) : m_sheet(sheet), m_withAnswers(withAnswers) { }

    QString roomFor(const Question& question, const RightAnswers& right)
    {
        switch (question.kind) {
        case Question::Kind::Column:
            return paragraph(AnswerRoomText::tr("Tick a column below the board."));
        case Question::Kind::Number:
            return m_withAnswers ? QString()
                                 : paragraph(AnswerRoomText::tr("Answer:") + u' '
                                             + image(add(sheetparts::box(nextName())).name));
        case Question::Kind::Choice:
        case Question::Kind::Choices:
            return optionsHtml(question, right);
        case Question::Kind::Result:
            if (!right.numbers.empty())
                return m_withAnswers ? QString()
                                     : paragraph(AnswerRoomText::tr("Answer:") + u' '
                                                 + image(add(sheetparts::box(nextName())).name));
            break;
        case Question::Kind::Formula:
        case Question::Kind::Walk:
            return aboutSystem(question)
                + (m_withAnswers
                       ? QString()
                       : paragraph(image(add(sheetparts::lines(nextName(), linesOfAction)).name)));
        case Question::Kind::Plan: {
            const WrittenPlan& plan = *question.plan;
            const bool isShown = m_withAnswers && !right.plan.isEmpty();
            return paragraph(planTask(plan).toHtmlEscaped())
                + paragraph(image(
                    add(sheetparts::planBoard(nextName(), plan, isShown ? right.plan : plan.card))
                        .name));
        }
        case Question::Kind::Text:
            break;
        }
        return m_withAnswers
            ? paragraph(AnswerRoomText::tr("Open answer."))
            : paragraph(image(add(sheetparts::lines(nextName(), linesOfText)).name));
    }

private:
    QString nextName() const { return nextPictureName(m_sheet); }
    const PdfPicture& add(PdfPicture picture) { return addPicture(m_sheet, std::move(picture)); }

    /// "Model: race, P 2, M 2"; empty of a walk through a tree, which is drawn.
    static QString aboutSystem(const Question& question)
    {
        const WrittenSystem system = question.formula ? question.formula->system
            : question.walk ? question.walk->system.value_or(WrittenSystem {})
                            : WrittenSystem {};
        if (system.model.isEmpty())
            return {};
        QStringList parts {system.model};
        for (const auto& [name, value] : system.values)
            parts << name + u' ' + value;
        return paragraph(
            AnswerRoomText::tr("Model: %1").arg(parts.join(QStringLiteral(", "))).toHtmlEscaped());
    }

    QString optionsHtml(const Question& question, const RightAnswers& right)
    {
        const bool isRound = question.kind == Question::Kind::Choice;
        QString html
            = isRound ? QString() : paragraph(AnswerRoomText::tr("Tick every correct answer."));
        for (int i = 0; i < static_cast<int>(question.options.size()); ++i) {
            const bool isRight
                = std::ranges::find(right.options, i) != right.options.end() && m_withAnswers;
            html += paragraph(image(add(sheetparts::mark(nextName(), isRound, isRight)).name) + u' '
                              + question.options[static_cast<std::size_t>(i)].text.toHtmlEscaped());
        }
        return html;
    }

    Worksheet& m_sheet;
    const bool m_withAnswers;
};

}

QString roomForAnswer(Worksheet& sheet, const Question& question, const RightAnswers& right,
                      bool withAnswers)
{
    return AnswerRoom(sheet, withAnswers).roomFor(question, right);
}

QString answersHtml(const Question& question, const RightAnswers& right)
{
    QString html;
    if (question.kind != Question::Kind::Text)
        html += paragraph(bold(AnswerRoomText::tr("Right:")) + u' '
                          + toText(question, right).toHtmlEscaped());
    if (!question.explanation.isEmpty())
        html += htmlOf(sheetwords::withoutLoneNumber(question.explanation));
    QStringList hints;
    for (std::size_t i = 0; i < question.hints.size(); ++i)
        hints << QStringLiteral("<i>%1</i> %2")
                     .arg(AnswerRoomText::tr("Hint %1:").arg(i + 1).toHtmlEscaped(),
                          question.hints[i].toHtmlEscaped());
    if (!hints.isEmpty())
        html += paragraph(hints.join(u' '));
    return html;
}
