// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/course/lessonworkspace.h"

#include "core/support/translations.h"
#include "ui/labs/lessons/course/lessonstepview.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"

#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QToolButton>
#include <QVBoxLayout>

using namespace fourcast::lesson;

namespace {

/// Narrower than so many letters there is no room for the list of steps.
constexpr int lettersForSteps = 85;
constexpr int lettersOfSteps = 26;

QToolButton* buttonOf(QAction* action)
{
    auto* const button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    return button;
}

void nameAction(QAction& action, const QString& text, const QString& tip)
{
    action.setText(text);
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    action.setToolTip(key.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, key));
    action.setStatusTip(tip);
}

}

LessonWorkspace::LessonWorkspace(QWidget* parent)
    : QWidget(parent), m_title(new QLabel), m_place(new LiveLabel), m_student(new QLineEdit),
      m_steps(new QListWidget), m_view(new LessonStepView)
{
    buildActions();
    m_steps->setWordWrap(true);
    m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    followFont(*m_steps, [this] {
        m_steps->setFixedWidth(lettersOfSteps * m_steps->fontMetrics().averageCharWidth());
    });
    auto* const middle = new QWidget;
    auto* const row = new QHBoxLayout(middle);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_steps);
    row->addWidget(m_view, 1);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    column->addWidget(buildHead());
    column->addWidget(middle, 1);
    column->addWidget(buildFoot());
    nameControls();
    connect(m_view, &LessonStepView::stepDone, this, [this] {
        if (m_next->isEnabled())
            m_toNext->setFocus();
    });
    connect(m_steps, &QListWidget::currentRowChanged, this, [this](int step) {
        if (m_run && step >= 0)
            m_run->goTo(step);
    });
    connect(m_student, &QLineEdit::editingFinished, this, &LessonWorkspace::takeStudent);
}

QAction* LessonWorkspace::makeAction(const QString& icon, const QKeySequence& keys)
{
    auto* const action = new QAction(tintedIcon(icon), {}, this);
    action->setShortcut(keys);
    addAction(action);
    return action;
}

void LessonWorkspace::buildActions()
{
    m_back = makeAction(QStringLiteral("previous"), Qt::ALT | Qt::Key_PageUp);
    m_next = makeAction(QStringLiteral("next"), Qt::ALT | Qt::Key_PageDown);
    m_handIn = makeAction(QStringLiteral("save-as"));
    m_anew = makeAction(QStringLiteral("try-again"));
    m_close = makeAction(QStringLiteral("quit"));
    m_edit = makeAction(QStringLiteral("setup"));
    connect(m_edit, &QAction::triggered, this, &LessonWorkspace::editWanted);
    connect(m_back, &QAction::triggered, this, [this] { m_run ? m_run->back() : void(); });
    connect(m_next, &QAction::triggered, this, &LessonWorkspace::goOn);
    connect(m_handIn, &QAction::triggered, this, &LessonWorkspace::handInWanted);
    connect(m_anew, &QAction::triggered, this, &LessonWorkspace::anewWanted);
    connect(m_close, &QAction::triggered, this, &LessonWorkspace::closeWanted);
}

/// In the lesson's language where one is open.
void LessonWorkspace::nameControls()
{
    const LanguageScope scope(m_run ? m_run->lesson().language : QString());
    nameAction(*m_back, tr("Back"), tr("Previous step"));
    nameAction(*m_next, tr("Next"), tr("Next step"));
    nameAction(*m_handIn, tr("Hand in…"), tr("Save your work as one file for your teacher"));
    nameAction(*m_anew, tr("Start over…"),
               tr("Start the lesson over. Your earlier work is kept in a separate file."));
    nameAction(*m_close, tr("Close the lesson"),
               tr("Return to the list of lessons. Your work is kept."));
    nameAction(*m_edit, tr("Edit"), tr("Change the lesson's text, with its preview beside it"));
    m_steps->setAccessibleName(tr("Steps of the lesson"));
    m_steps->setToolTip(tr("A check mark shows that every question in the step is done"));
    m_name->setText(tr("Name or number:"));
    m_student->setToolTip(tr("Choose any name. It appears in the file you hand in."));
    m_worksheets->setText(tr("Worksheet"));
    m_worksheets->setToolTip(tr("Print the lesson, blank or with answers"));
}

QWidget* LessonWorkspace::buildHead()
{
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    QFont strong = m_title->font();
    strong.setBold(true);
    m_title->setFont(strong);
    m_name = new QLabel;
    m_name->setBuddy(m_student);
    constexpr int mostLetters = 80;
    m_student->setMaxLength(mostLetters);
    followFont(*m_student, [this] {
        m_student->setMinimumWidth(14 * m_student->fontMetrics().averageCharWidth());
    });
    auto* const head = new QWidget;
    auto* const rows = new QVBoxLayout(head);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    rows->addWidget(m_title);
    auto* const tools = new QWidget;
    auto* const row = new FlowLayout(tools);
    row->setSpacing(4);
    row->addWidget(m_name);
    row->addWidget(m_student);
    m_worksheets = new QToolButton;
    m_worksheets->setIcon(tintedIcon(QStringLiteral("export")));
    m_worksheets->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_worksheets->setPopupMode(QToolButton::InstantPopup);
    m_worksheets->setAutoRaise(true);
    for (QAction* const action : {m_handIn, m_anew, m_edit, m_close})
        row->addWidget(buttonOf(action));
    row->addWidget(m_worksheets);
    rows->addWidget(tools);
    return head;
}

void LessonWorkspace::addWorksheets(const QList<QAction*>& actions)
{
    m_worksheets->addActions(actions);
}

void LessonWorkspace::addNews(QWidget& news)
{
    auto* const column = static_cast<QVBoxLayout*>(layout());
    column->insertWidget(column->count() - 1, &news);
}

QWidget* LessonWorkspace::buildFoot()
{
    auto* const foot = new QWidget;
    auto* const row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(buttonOf(m_back));
    row->addWidget(m_place, 1);
    m_place->setAlignment(Qt::AlignCenter);
    m_toNext = buttonOf(m_next);
    m_toNext->setFocusPolicy(Qt::StrongFocus);
    row->addWidget(m_toNext);
    return foot;
}

void LessonWorkspace::setRun(LessonRun* run)
{
    takeStudent();
    if (m_run)
        m_run->disconnect(this);
    m_run = run;
    m_view->setRun(run);
    if (!m_run)
        return;
    m_reminded = -1;
    connect(m_run, &LessonRun::stepChanged, this, &LessonWorkspace::showPlace);
    connect(m_run, &LessonRun::questionChanged, this, &LessonWorkspace::showPlace);
    connect(m_run, &LessonRun::lessonChanged, this, &LessonWorkspace::fillSteps);
    connect(m_run, &LessonRun::studentChanged, this,
            [this] { m_student->setText(m_run->sheet().student); });
    fillSteps();
    showPlace();
}

void LessonWorkspace::takeStudent()
{
    if (m_run)
        m_run->setStudent(m_student->text());
}

void LessonWorkspace::fillSteps()
{
    nameControls();
    m_title->setText(m_run->lesson().title);
    m_student->setText(m_run->sheet().student);
    const QSignalBlocker quiet(m_steps);
    m_steps->clear();
    for (int step = 0; step < m_run->stepCount(); ++step)
        m_steps->addItem(QString());
}

/// A question that nobody has seen is not left behind without a word; once in a step.
void LessonWorkspace::goOn()
{
    if (!m_run)
        return;
    if (m_reminded == m_run->step() || !m_view->scrollToOpenQuestion())
        return m_run->next();
    m_reminded = m_run->step();
    const LanguageScope scope(m_run->lesson().language);
    m_place->say(stepText() + u' '
                 + tr("This question is still open: answer it, or choose Next again."));
}

QString LessonWorkspace::stepText() const
{
    const QString step = tr("Step %1 of %2.").arg(m_run->step() + 1).arg(m_run->stepCount());
    const auto asked = static_cast<int>(m_run->questions(m_run->step()).size());
    return asked == 0 ? step
                      : step + u' '
            + tr("In this step: %1 of %2 answered.")
                  .arg(m_run->settledCount(m_run->step()))
                  .arg(asked);
}

/// Where one is, and what is done of each step.
void LessonWorkspace::showPlace()
{
    const LanguageScope scope(m_run->lesson().language);
    int all = 0;
    int done = 0;
    for (int step = 0; step < m_run->stepCount(); ++step) {
        const auto questions = static_cast<int>(m_run->questions(step).size());
        const int settled = m_run->settledCount(step);
        all += questions;
        done += settled;
        const QString title = QStringLiteral("%1. %2").arg(
            QString::number(step + 1), m_run->lesson().steps[static_cast<std::size_t>(step)].title);
        m_steps->item(step)->setText(
            questions == 0 ? title
                : settled == questions
                ? QStringLiteral("✓ ") + title
                : tr("%1 (%2 of %3)", "a step, questions done, all")
                      .arg(title, QString::number(settled), QString::number(questions)));
    }
    {
        const QSignalBlocker quiet(m_steps);
        m_steps->setCurrentRow(m_run->step());
    }
    m_back->setEnabled(m_run->step() > 0);
    m_next->setEnabled(m_run->step() + 1 < m_run->stepCount());
    if (m_reminded != m_run->step())
        m_reminded = -1;
    QString place = stepText();
    if (all > 0)
        place += u' ' + tr("Questions done: %1 of %2.").arg(done).arg(all);
    m_place->say(place);
}

void LessonWorkspace::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_steps->setVisible(width() >= lettersForSteps * fontMetrics().averageCharWidth());
}
