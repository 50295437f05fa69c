// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/presenter/teacherview.h"

#include "ui/labs/lessons/presenter/presenteractions.h"
#include "ui/labs/lessons/presenter/stepnotes.h"

#include <QCloseEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace {

constexpr double stepSize = 1.5; ///< of the letters, against others
constexpr double notesSize = 1.2;
constexpr int clockMs = 1000;
constexpr int secondsOfMinute = 60;

QFont enlarged(QFont font, double by)
{
    font.setPointSizeF(font.pointSizeF() * by);
    return font;
}

QLabel* sizedLabel(double size, const QFont& font)
{
    auto* const label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setFont(enlarged(font, size));
    return label;
}

}

TeacherView::TeacherView(const LessonRun& run, const PresenterActions& actions, QWidget* parent)
    : QWidget(parent, Qt::Window), m_run(run), m_step(sizedLabel(stepSize, font())),
      m_next(sizedLabel(notesSize, font())), m_time(sizedLabel(notesSize, font()))
{
    setWindowTitle(tr("%1 — for the teacher").arg(run.lesson().title));
    setAccessibleName(tr("The lesson for the teacher"));
    setFocusPolicy(Qt::StrongFocus);
    auto* const notes = new StepNotes(run);
    notes->setFont(enlarged(font(), notesSize));
    auto* const buttons = new QHBoxLayout;
    for (const PresenterCommand wish :
         {PresenterCommand::Back, PresenterCommand::Next, PresenterCommand::Blank,
          PresenterCommand::Invert, PresenterCommand::Leave}) {
        auto* const button = new QToolButton;
        button->setDefaultAction(actions.action(wish));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::NoFocus);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(m_step);
    column->addWidget(notes, 1);
    column->addWidget(m_next);
    column->addWidget(m_time);
    column->addLayout(buttons);
    connect(&run, &LessonRun::stepChanged, this, &TeacherView::showStep);
    m_since.start();
    m_clock.setInterval(clockMs);
    connect(&m_clock, &QTimer::timeout, this, &TeacherView::showTime);
    m_clock.start();
    showStep();
    showTime();
}

void TeacherView::showStep()
{
    m_step->setText(tr("Step %1 of %2: %3")
                        .arg(m_run.step() + 1)
                        .arg(m_run.stepCount())
                        .arg(m_run.currentStep().title));
    const auto following = static_cast<std::size_t>(m_run.step()) + 1;
    const auto& steps = m_run.lesson().steps;
    m_next->setText(following < steps.size() ? tr("Next: %1").arg(steps[following].title)
                                             : tr("This is the last step."));
}

void TeacherView::showTime()
{
    const auto seconds = static_cast<int>(m_since.elapsed() / clockMs);
    const QString passed = QStringLiteral("%1:%2")
                               .arg(seconds / secondsOfMinute)
                               .arg(seconds % secondsOfMinute, 2, 10, QLatin1Char('0'));
    const int minutes = m_run.lesson().minutes;
    m_time->setText(minutes > 0 ? tr("%1 of %n minute(s)", nullptr, minutes).arg(passed) : passed);
}

void TeacherView::closeEvent(QCloseEvent* event)
{
    event->accept();
    Q_EMIT closed();
}
