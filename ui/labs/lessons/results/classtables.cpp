// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/results/classtables.h"

#include "ui/paper/lessons/classwords.h"
#include "ui/paper/lessons/sharebar.h"
#include "ui/widgets/labels/plaintip.h"

#include <QCoreApplication>

using namespace fourcast::lesson;

namespace {

struct ClassTablesText
{
    Q_DECLARE_TR_FUNCTIONS(ClassPage)
};

QStandardItem* item(const QString& text, const QVariant& sorted)
{
    auto* const made = new QStandardItem(text);
    made->setEditable(false);
    made->setData(sorted, classtables::sortRole);
    return made;
}

QStandardItem* number(int value)
{
    auto* const made = item(QString::number(value), value);
    made->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return made;
}

QStandardItem* time(double seconds)
{
    auto* const made = item(classwords::seconds(seconds), seconds);
    made->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return made;
}

/// The text with all of it beside the mouse.
QStandardItem* wordsItem(const QString& text, int place)
{
    auto* const made = item(text.simplified(), place);
    made->setToolTip(plainTip(text));
    made->setData(place, classtables::dataRole);
    return made;
}

}

namespace classtables {

void fillQuestions(QStandardItemModel& model, const ClassFound& found)
{
    model.clear();
    model.setHorizontalHeaderLabels(
        {ClassTablesText::tr("Question"), ClassTablesText::tr("Result"),
         ClassTablesText::tr("Answered"), ClassTablesText::tr("Right first time"),
         ClassTablesText::tr("Right"), ClassTablesText::tr("Most common wrong answer"),
         ClassTablesText::tr("Median time"), ClassTablesText::tr("Hints"),
         ClassTablesText::tr("Gave up")});
    int place = 0;
    for (const QuestionResult& each : found.report.questions) {
        const ClassShares shares = classwords::shares(each);
        auto* const share
            = item(toText(shares), shares.all() == 0 ? -1.0 : double(shares.atOnce) / shares.all());
        share->setData(QVariant::fromValue(shares), dataRole);
        share->setToolTip(share->text());
        const QString wrong = classwords::commonestWrong(each, found.question(each.question));
        auto* const commonest = item(wrong, each.commonestWrongCount);
        commonest->setToolTip(plainTip(wrong));
        model.appendRow({wordsItem(classwords::question(each, place), place), share,
                         number(each.answered), number(each.rightAtOnce), number(each.right),
                         commonest, time(each.medianSeconds), number(each.hints),
                         number(each.givenUp)});
        ++place;
    }
}

void fillStudents(QStandardItemModel& model, const ClassFound& found)
{
    model.clear();
    model.setHorizontalHeaderLabels({ClassTablesText::tr("Student"), ClassTablesText::tr("Steps"),
                                     ClassTablesText::tr("Answered"),
                                     ClassTablesText::tr("Right first time"),
                                     ClassTablesText::tr("Right"), ClassTablesText::tr("Attempts"),
                                     ClassTablesText::tr("Hints"), ClassTablesText::tr("Time")});
    int place = 0;
    for (const StudentResult& each : found.report.students) {
        auto* const name = wordsItem(classwords::markedStudent(each), place);
        // Student 2 stands before student 10.
        if (!found.isWithoutNames)
            name->setData(name->text().toLower(), sortRole);
        name->setToolTip(plainTip(each.file));
        auto* const steps = item(
            ClassTablesText::tr("%1 of %2").arg(each.steps).arg(found.report.steps), each.steps);
        steps->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        model.appendRow({name, steps, number(each.answered), number(each.rightAtOnce),
                         number(each.right), number(each.tries), number(each.hints),
                         time(each.seconds)});
        ++place;
    }
}

}
