// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/presenter/lessonpresenter.h"

#include "ui/labs/lessons/course/lessonstepview.h"
#include "ui/labs/lessons/course/lessontree.h"
#include "ui/labs/lessons/presenter/audienceview.h"
#include "ui/labs/lessons/presenter/spotlight.h"
#include "ui/labs/lessons/presenter/teacherview.h"
#include "ui/labs/lessons/tree/predictbar.h"
#include "ui/labs/lessons/tree/walkbar.h"

#include <QApplication>
#include <QKeyEvent>
#include <QScreen>
#include <QTimer>

using namespace fourcast::lesson;

namespace {

void showOn(QWidget& view, QScreen* screen)
{
    if (screen) {
        view.setScreen(screen);
        view.setGeometry(screen->geometry());
    }
    view.showFullScreen();
}

}

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
    connectActions();
    connectStep();
    qApp->installEventFilter(this);
}

LessonPresenter::~LessonPresenter()
{
    qApp->removeEventFilter(this);
}

void LessonPresenter::connectActions()
{
    const auto on = [this](PresenterCommand wish, auto slot) {
        connect(m_actions.action(wish), &QAction::triggered, this, slot);
    };
    on(PresenterCommand::Next, [this] { next(); });
    on(PresenterCommand::Back, [this] { back(); });
    on(PresenterCommand::Leave, [this] { leave(); });
    on(PresenterCommand::Blank, [this](bool blank) { m_students->setBlank(blank); });
    on(PresenterCommand::Notes, [this](bool notes) { m_students->setShowNotes(notes); });
    on(PresenterCommand::Invert, [this] { m_students->setDark(!m_students->isDark()); });
}

void LessonPresenter::connectStep()
{
    connect(m_students.get(), &AudienceView::closed, this, &LessonPresenter::leave);
    const LessonStepView* const step = &m_students->step();
    connect(step, &LessonStepView::treeWanted, this, [this](const WrittenTree& tree, bool predict) {
        leave();
        Q_EMIT treeWanted(tree, predict);
    });
    connect(step, &LessonStepView::laboratoryWanted, this,
            [this](const QString& page, const std::vector<std::pair<QString, QString>>& settings) {
                leave();
                Q_EMIT laboratoryWanted(page, settings);
            });
}

void LessonPresenter::start(const Screens& screens)
{
    showOn(*m_students, screens.students);
    if (!screens.teacher)
        return m_students->activateWindow();
    m_teacher = std::make_unique<TeacherView>(m_run, m_actions);
    // Beside the notes they would be in sight of the class.
    m_actions.action(PresenterCommand::Notes)->setVisible(false);
    connect(m_teacher.get(), &TeacherView::closed, this, &LessonPresenter::leave);
    showOn(*m_teacher, screens.teacher);
    m_teacher->activateWindow();
}

void LessonPresenter::next()
{
    // What is asked comes first: it is answered or shown, and never left behind.
    if (LessonTree* const tree = m_students->askingTree())
        return tree->guide().predictBar().settle();
    if (m_students->hasMore(true))
        return m_students->scroll(true);
    m_run.next();
}

void LessonPresenter::back()
{
    if (m_students->hasMore(false))
        return m_students->scroll(false);
    if (m_run.step() == 0)
        return;
    m_run.back();
    // Once the step has its size.
    QTimer::singleShot(0, m_students.get(), &AudienceView::goToEnd);
}

void LessonPresenter::leave()
{
    if (std::exchange(m_isLeaving, true))
        return;
    m_students->hide();
    if (m_teacher)
        m_teacher->hide();
    Q_EMIT left();
}

bool LessonPresenter::isOurs(const QObject* object) const
{
    const auto* const widget = qobject_cast<const QWidget*>(object);
    return widget
        && (widget->window() == m_students.get()
            || (m_teacher && widget->window() == m_teacher.get()));
}

bool LessonPresenter::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    if (m_isLeaving
        || (type != QEvent::KeyPress && type != QEvent::KeyRelease
            && type != QEvent::ShortcutOverride && type != QEvent::WindowDeactivate)
        || !isOurs(watched))
        return false;
    // Its key is let go elsewhere.
    if (type == QEvent::WindowDeactivate) {
        m_students->spotlight().setLit(false);
        return false;
    }
    const auto& key = *static_cast<QKeyEvent*>(event);
    const QWidget* const focused = QApplication::focusWidget();
    if (type == QEvent::ShortcutOverride) {
        // Ours before those of the step's parts.
        if (presenterCommand(key, focused) == PresenterCommand::None)
            return false;
        event->accept();
        return true;
    }
    if (isSpotlightKey(key, focused)) {
        if (!key.isAutoRepeat())
            m_students->spotlight().setLit(type == QEvent::KeyPress);
        // A modifier belongs to what is pressed with it as well.
        return key.key() != Qt::Key_Control;
    }
    const PresenterCommand wish = presenterCommand(key, focused);
    if (type != QEvent::KeyPress || wish == PresenterCommand::None)
        return false;
    fulfil(wish);
    return true;
}

void LessonPresenter::fulfil(PresenterCommand wish)
{
    // Whatever is wanted is to be seen.
    if (m_students->isBlank() && wish != PresenterCommand::Blank && wish != PresenterCommand::Leave)
        m_actions.action(PresenterCommand::Blank)->trigger();
    if (QAction* const action = m_actions.action(wish)) {
        if (action->isVisible())
            action->trigger();
        return;
    }
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
