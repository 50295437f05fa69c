// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/presenter/lessonpresenter.h"

#include "core/support/translations.h"
#include "ui/labs/lessons/course/lessonstepview.h"
#include "ui/labs/lessons/course/lessontree.h"
#include "ui/labs/lessons/course/taskstrip.h"
#include "ui/labs/lessons/presenter/audienceview.h"
#include "ui/labs/lessons/presenter/presentedpage.h"
#include "ui/labs/lessons/presenter/presenterinput.h"
#include "ui/labs/lessons/presenter/teacherview.h"
#include "ui/labs/lessons/tree/predictbar.h"
#include "ui/labs/lessons/tree/walkbar.h"

#include <QGuiApplication>
#include <QScreen>
#include <QTimer>

using namespace fourcast::lesson;

LessonPresenter::Screens LessonPresenter::screensOf(const QWidget& window)
{
    QScreen* const here = window.screen();
    for (QScreen* const each : QGuiApplication::screens())
        // Two that show the same are one.
        if (each != here && each->geometry() != here->geometry())
            return {.students = each, .teacher = here};
    return {.students = here, .teacher = nullptr};
}

LessonPresenter::LessonPresenter(const LessonRun& shown, QObject* parent)
    : QObject(parent),
      m_run(shown.lesson(), AnswerSheet::of(shown.lesson(), {}),
            {.file = shown.file(), .sheetFile = {}, .exact = shown.exact(), .clock = {}})
{
    m_run.goTo(shown.step());
    m_students = std::make_unique<AudienceView>(m_run, m_actions);
    m_input = std::make_unique<PresenterInput>(*m_students);
    connectActions();
    connectStep();
}

LessonPresenter::~LessonPresenter() = default;

void LessonPresenter::connectActions()
{
    const auto on = [this](PresenterCommand wish, auto slot) {
        connect(m_actions.action(wish), &QAction::triggered, this, slot);
    };
    on(PresenterCommand::Next, [this] { next(); });
    on(PresenterCommand::Back, [this] { back(); });
    on(PresenterCommand::Leave, [this] { goBack(); });
    on(PresenterCommand::Blank, [this](bool blank) { m_students->setBlank(blank); });
    on(PresenterCommand::Invert, [this] { m_students->setDark(!m_students->isDark()); });
    on(PresenterCommand::Settings, [this](bool shown) {
        if (PresentedPage* const page = m_students->page())
            page->setSettingsShown(shown);
    });
    connect(m_input.get(), &PresenterInput::wanted, this, &LessonPresenter::fulfil);
}

void LessonPresenter::connectStep()
{
    connect(m_students.get(), &AudienceView::closed, this, &LessonPresenter::leave);
    connect(m_students.get(), &AudienceView::stepWanted, this, &LessonPresenter::closePage);
    // The lesson may go on from the other window.
    connect(&m_run, &LessonRun::stepChanged, this, &LessonPresenter::closePage);
    const LessonStepView* const step = &m_students->step();
    connect(step, &LessonStepView::taskGiven, this,
            [this](const LessonTask& task) { m_task = std::make_unique<LessonTask>(task); });
    connect(step, &LessonStepView::treeWanted, this, &LessonPresenter::treeWanted);
    connect(&m_run, &LessonRun::resultWanted, this,
            [this](const QString& question, const WrittenResult& wanted) {
                m_wanted = {question, wanted};
            });
    connect(step, &LessonStepView::laboratoryWanted, this,
            [this](const QString& page, const LabSettings& settings) {
                // A question says first what it wants of the page.
                const auto [question, wanted] = std::exchange(m_wanted, {});
                if (question.isEmpty())
                    Q_EMIT laboratoryWanted(page, settings);
                else
                    Q_EMIT resultWanted(question, wanted);
            });
}

void LessonPresenter::takeResult(const QString& question, const QString& result)
{
    const LanguageScope scope(m_run.lesson().language);
    if (const auto taken = m_run.answer(question, result); !taken)
        return tellAbovePage(taken.error().message);
    closePage();
}

void LessonPresenter::showPage(LabPage& page)
{
    if (!m_task || m_isLeaving)
        return;
    QAction* const settings = m_actions.action(PresenterCommand::Settings);
    settings->setChecked(false);
    settings->setVisible(true);
    m_students->showPage(page, *m_task);
}

void LessonPresenter::tellAbovePage(const QString& sentence)
{
    PresentedPage* const page = m_students->page();
    if (!page || !m_task)
        return;
    LessonTask told = *m_task;
    told.asks += u' ' + sentence;
    page->strip().setTask(told);
}

bool LessonPresenter::showsPage() const
{
    return m_students->page();
}

void LessonPresenter::closePage()
{
    QAction* const settings = m_actions.action(PresenterCommand::Settings);
    if (!settings->isVisible())
        return;
    settings->setVisible(false);
    m_students->closePage();
    Q_EMIT pageClosed();
}

void LessonPresenter::start(const Screens& screens)
{
    m_students->showOn(screens.students);
    if (!screens.teacher)
        return m_students->activateWindow();
    m_teacher = std::make_unique<TeacherView>(m_run, m_actions);
    connect(m_teacher.get(), &TeacherView::closed, this, &LessonPresenter::leave);
    m_input->addWindow(*m_teacher);
    m_teacher->setScreen(screens.teacher);
    m_teacher->setGeometry(screens.teacher->geometry());
    m_teacher->showFullScreen();
    m_teacher->activateWindow();
}

void LessonPresenter::next()
{
    if (PresentedPage* const page = m_students->page())
        return page->goOn() ? void() : closePage();
    // What is asked comes first: it is answered or shown, and never left behind.
    if (LessonTree* const tree = m_students->askingTree()) {
        m_students->showWhole(*tree);
        return tree->guide().predictBar().settle();
    }
    if (m_students->hasMore(true))
        return m_students->scroll(true);
    if (m_run.step() + 1 < m_run.stepCount())
        return m_run.next();
    const LanguageScope scope(m_run.lesson().language);
    m_students->tell(tr("This was the last step. Esc or F11 leaves, Page Up goes back."));
}

void LessonPresenter::back()
{
    if (PresentedPage* const page = m_students->page())
        return page->goBack() ? void() : closePage();
    m_students->tell({});
    if (m_students->hasMore(false))
        return m_students->scroll(false);
    if (m_run.step() == 0)
        return;
    m_run.back();
    // Once the step has its size.
    QTimer::singleShot(0, m_students.get(), &AudienceView::goToEnd);
}

void LessonPresenter::goBack()
{
    if (showsPage())
        closePage();
    else
        leave();
}

void LessonPresenter::leave()
{
    if (std::exchange(m_isLeaving, true))
        return;
    closePage();
    m_input->end();
    m_students->hide();
    if (m_teacher)
        m_teacher->hide();
    Q_EMIT left();
}

void LessonPresenter::fulfil(PresenterCommand wish)
{
    // Whatever is wanted is to be seen.
    if (m_students->isBlank() && wish != PresenterCommand::Blank && wish != PresenterCommand::Leave)
        m_actions.action(PresenterCommand::Blank)->trigger();
    if (wish == PresenterCommand::Keys)
        return m_students->tell(PresenterActions::keysText());
    if (QAction* const action = m_actions.action(wish)) {
        if (action->isVisible())
            action->trigger();
        return;
    }
    if (PresentedPage* const page = m_students->page())
        return page->fulfil(wish);
    switch (wish) {
    case PresenterCommand::First:
        return m_run.goTo(0);
    case PresenterCommand::Last:
        return m_run.goTo(m_run.stepCount() - 1);
    case PresenterCommand::Down:
    case PresenterCommand::Up:
        return walk(wish == PresenterCommand::Down);
    case PresenterCommand::Yes:
    case PresenterCommand::No:
        return answers(wish == PresenterCommand::Yes);
    default:
        return;
    }
}

void LessonPresenter::walk(bool forward)
{
    LessonTree* const asking = forward ? m_students->askingTree() : nullptr;
    LessonTree* const tree = asking ? asking : m_students->tree();
    if (tree && !tree->steps().isEmpty()) {
        m_students->showWhole(*tree);
        Q_EMIT tree->guide().bar().stepWanted(forward ? TreeStep::Forward : TreeStep::Back);
        return;
    }
    m_students->scroll(forward);
}

void LessonPresenter::answers(bool yes)
{
    LessonTree* const tree = m_students->askingTree();
    if (!tree)
        return;
    if (yes)
        tree->guide().predictBar().answerYes();
    else
        tree->guide().predictBar().answerNo();
}
