// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/results/studentanswers.h"

#include "core/lesson/course/labresult.h"
#include "core/lesson/course/rightanswers.h"
#include "ui/paper/lessons/classwords.h"
#include "ui/widgets/labels/plaintip.h"
#include "ui/widgets/screenroom.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace fourcast::lesson;

namespace {

constexpr QSize usualSize(720, 480);

/// With a sign before the word: nobody has to know the colour.
QString verdictText(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Right:
        return StudentAnswers::tr("✓ right");
    case Verdict::Wrong:
        return StudentAnswers::tr("✗ wrong");
    case Verdict::ForTeacher:
        break;
    }
    return StudentAnswers::tr("to read");
}

QString stateText(const QuestionRecord& record)
{
    QStringList parts;
    if (record.isAnswered())
        parts << verdictText(record.tries.back().verdict);
    else
        parts << StudentAnswers::tr("not answered");
    if (record.hints > 0)
        parts << StudentAnswers::tr("%n hint(s)", nullptr, record.hints);
    if (record.givenUp)
        parts << StudentAnswers::tr("gave up");
    return parts.join(QStringLiteral(", "));
}

constexpr QSize pictureSize(360, 240);

void showPicture(QTreeWidgetItem& item, const QByteArray& png)
{
    QPixmap picture;
    if (picture.loadFromData(png, "PNG"))
        item.setIcon(
            0, QIcon(picture.scaled(pictureSize, Qt::KeepAspectRatio, Qt::SmoothTransformation)));
}

}

StudentAnswers::StudentAnswers(const ClassFound& found, const StudentResult& student,
                               QWidget* parent)
    : QDialog(parent), m_list(new QTreeWidget)
{
    setWindowTitle(tr("Answers of %1").arg(classwords::student(student)));
    auto* const about = new QLabel(
        tr("%1. Handed in as %2, %3")
            .arg(found.report.title, student.file,
                 QLocale().toString(student.sheet.saved.toLocalTime(), QLocale::ShortFormat)));
    about->setWordWrap(true);
    about->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_list->setAccessibleName(tr("Individual answers"));
    m_list->setHeaderLabels({tr("Question"), tr("Result"), tr("Time")});
    m_list->setWordWrap(true);
    m_list->setIconSize(pictureSize);
    m_list->setAlternatingRowColors(true);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    for (const int column : {1, 2})
        m_list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    int place = 0;
    for (const QuestionResult& asked : found.report.questions) {
        const QString words = classwords::question(asked, place++);
        const QuestionRecord* const record = student.sheet.find(asked.question);
        auto* const row = new QTreeWidgetItem(
            m_list, {words, record ? stateText(*record) : tr("not seen"), QString()});
        row->setToolTip(0, plainTip(words));
        if (!record)
            continue;
        const Question* const question = found.question(asked.question);
        for (const GivenAnswer& each : record->tries) {
            const QString answer = question ? answerInWords(*question, each.answer) : each.answer;
            auto* const shown = new QTreeWidgetItem(
                row, {answer, verdictText(each.verdict), classwords::seconds(each.seconds)});
            shown->setToolTip(0, plainTip(answer));
            if (const auto result = labResultFromText(each.answer);
                result && !result->picture.isEmpty())
                showPicture(*shown, result->picture);
        }
    }
    m_list->expandAll();
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    resize(fittingScreen(usualSize, *this));
}
