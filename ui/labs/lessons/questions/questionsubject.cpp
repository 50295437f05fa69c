// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/questions/questionsubject.h"

#include "core/lesson/course/lesson.h"
#include "ui/labs/lessons/questions/columnboard.h"
#include "ui/labs/lessons/questions/typedtreeview.h"
#include "ui/labs/lessons/tree/treetext.h"

#include <QCoreApplication>
#include <QLabel>
#include <QVBoxLayout>

using namespace fourcast::lesson;

namespace {

struct SubjectText
{
    Q_DECLARE_TR_FUNCTIONS(QuestionView)
};

}

QWidget* questionSubject(const Question& question, const QString& language)
{
    auto* const subject = new QWidget;
    auto* const column = new QVBoxLayout(subject);
    column->setContentsMargins(0, 0, 0, 0);
    std::optional<WrittenPosition> position;
    if (question.kind != Question::Kind::Column)
        position = question.position;
    if (question.tree) {
        if (question.tree->typed.isEmpty())
            position = question.tree->from;
        auto* const words = new QLabel(
            SubjectText::tr("Tree: %1").arg(treetext::request(question.tree->request())));
        words->setWordWrap(true);
        words->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(words);
        const TreeRequest request = question.tree->request();
        if (request.isTyped() && request.typed().size() <= TypedTreeView::mostNodes)
            column->addWidget(new TypedTreeView(request.typed()));
    }
    // Of an empty board there is nothing to see.
    if (position && !position->moves.isEmpty()) {
        column->addWidget(turnLabel(*position, language));
        column->addWidget(new ColumnBoard(*position, false));
    }
    if (column->count() > 0)
        return subject;
    delete subject;
    return nullptr;
}
