// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/lessonpreview.h"

#include "ui/labs/lessons/course/lessonstepview.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/labels/sentencelabel.h"

#include <QLabel>
#include <QScrollBar>

using namespace fourcast::lesson;

namespace {

/// In which what is in a step has found its height.
constexpr std::chrono::milliseconds settling(300);

}

LessonPreview::LessonPreview(ExactScores exact, QWidget* parent)
    : QWidget(parent), m_exact(std::move(exact)), m_empty(sentenceLabel()),
      m_view(new LessonStepView)
{
    m_empty->setText(tr("The preview appears here when the lesson has its first step: a line that "
                        "begins with '# '."));
    m_view->setShowNotes(true);
    m_view->setAccessibleName(tr("Preview of the step"));
    stackIn(*this, {m_empty, {m_view, 1}});
    m_view->hide();
    m_settled.setSingleShot(true);
    m_settled.setInterval(settling);
    connect(&m_settled, &QTimer::timeout, this, [this] { m_place = -1; });
    connect(m_view->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int most) {
        if (m_place >= 0)
            m_view->verticalScrollBar()->setValue(std::min(m_place, most));
    });
}

LessonPreview::~LessonPreview()
{
    m_view->setRun(nullptr);
}

void LessonPreview::keepPlace()
{
    // Building again may go on while the next text comes.
    if (m_place < 0)
        m_place = m_view->verticalScrollBar()->value();
    m_settled.start();
}

void LessonPreview::setLesson(const Lesson& lesson, const QString& file)
{
    m_empty->setVisible(lesson.steps.empty());
    m_view->setHidden(lesson.steps.empty());
    if (lesson.steps.empty()) {
        m_view->setRun(nullptr);
        m_run.reset();
        return;
    }
    if (m_run && m_run->file() == file) {
        if (m_run->lesson() == lesson)
            return;
        keepPlace();
        AnswerSheet sheet = m_run->sheet();
        m_run->take(lesson, std::move(sheet));
    } else {
        m_view->setRun(nullptr);
        m_run = std::make_unique<LessonRun>(
            lesson, AnswerSheet::of(lesson, {}),
            LessonRun::Place {.file = file, .sheetFile = {}, .exact = m_exact, .clock = {}});
        m_run->goTo(m_wanted);
        m_view->setRun(m_run.get());
    }
    showStep(m_wanted);
}

void LessonPreview::showStep(int step)
{
    m_wanted = std::max(0, step);
    if (!m_run || m_run->step() == std::min(m_wanted, m_run->stepCount() - 1))
        return;
    // Another step begins at its top.
    m_place = -1;
    m_run->goTo(m_wanted);
}

int LessonPreview::step() const
{
    return m_run ? m_run->step() : -1;
}
