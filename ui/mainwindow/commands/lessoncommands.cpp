// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/commands/lessoncommands.h"

#include "core/lesson/course/labsettings.h"
#include "ui/labs/labpages.h"
#include "ui/labs/labpanel.h"
#include "ui/labs/lessons/course/lessonlibrary.h"
#include "ui/labs/lessons/course/lessonpage.h"
#include "ui/labs/lessons/course/lessonstepview.h"
#include "ui/labs/lessons/course/lessonworkspace.h"
#include "ui/labs/lessons/presenter/lessonpresenter.h"
#include "ui/labs/lessons/presenter/noteswindow.h"
#include "ui/labs/lessons/presenter/pagepresenter.h"
#include "ui/mainwindow/commands/lessonwriting.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QAction>
#include <QApplication>
#include <QMainWindow>
#include <memory>
#include <utility>

using fourcast::lesson::WrittenTree;

namespace {

const QString lessonsPage = QStringLiteral("lessons");

/// Of a page of the laboratory.
QString titleOf(const QString& page)
{
    for (const LabEntry& entry : labPages())
        if (entry.id == page)
            return entry.title;
    return {};
}

}

LessonCommands::LessonCommands(WindowParts& parts, QMainWindow& window)
    : m_parts(parts), m_window(window), m_writing(std::make_unique<LessonWriting>(parts, window))
{
    parts.actions.on(Command::Present, this, &LessonCommands::present);
    connectTasks();
    connect(&parts.layout, &DockLayouts::layoutChanged, this, &LessonCommands::showNotes);
    connect(&parts.layout, &DockLayouts::layoutChanged, this, &LessonCommands::frontChanged);
    connect(&parts.docks.laboratory(), &LabPanel::currentChanged, this,
            &LessonCommands::frontChanged);
}

LessonCommands::~LessonCommands()
{
    delete m_presenter;
    delete m_pagePresenter;
    m_writing.reset();
    delete m_notes;
}

void LessonCommands::connectTasks()
{
    LabPanel& laboratory = m_parts.docks.laboratory();
    connect(&laboratory, &LabPanel::pageMade, this, [this](const QString& id, QWidget* page) {
        if (auto* const lessons = qobject_cast<LessonPage*>(page); lessons && id == lessonsPage)
            follow(*lessons);
    });
    if (auto* const made = qobject_cast<LessonPage*>(laboratory.page(lessonsPage)))
        follow(*made);
    connect(&laboratory, &LabPanel::currentChanged, this, &LessonCommands::showTask);
    connect(&m_parts.docks.lessonTask(), &TaskStrip::backWanted, this,
            &LessonCommands::goBackToStep);
}

void LessonCommands::follow(LessonPage& lessons)
{
    connect(&lessons, &LessonPage::taskGiven, this, &LessonCommands::takeTask);
    connect(&lessons, &LessonPage::lessonRunChanged, this, [this] {
        m_task.reset();
        showTask();
        // A lesson is open now.
        MessageStrip& message = m_parts.centre.message();
        if (run() && !m_refusal.isEmpty() && message.message() == m_refusal)
            message.dismiss();
        if (m_notes)
            m_notes->setRun(run());
        showNotes();
        if (run())
            connect(run(), &LessonRun::lessonChanged, this, &LessonCommands::frontChanged);
        Q_EMIT frontChanged();
    });
    connect(&lessons, &LessonPage::newLessonWanted, m_writing.get(), &LessonWriting::begin);
    connect(&lessons, &LessonPage::editWanted, m_writing.get(), &LessonWriting::edit);
}

void LessonCommands::takeTask(const LessonTask& task)
{
    m_task = task;
    showTask();
}

void LessonCommands::showTask()
{
    TaskStrip& strip = m_parts.docks.lessonTask();
    const LessonRun* const lesson = run();
    const bool asks = m_task && lesson && lesson->step() == m_task->step
        && m_parts.docks.laboratory().currentPage() == m_task->page;
    if (!asks)
        return strip.clear();
    strip.setBackKeys(
        m_parts.actions[Command::Lessons]->shortcut().toString(QKeySequence::NativeText));
    strip.setTask(*m_task);
}

void LessonCommands::goBackToStep()
{
    const std::optional<LessonTask> task = m_task;
    LabPanel& laboratory = m_parts.docks.laboratory();
    m_parts.docks.showLaboratory(lessonsPage);
    auto* const page = qobject_cast<LessonPage*>(laboratory.page(lessonsPage));
    if (!page || !page->lessonRun() || !task)
        return;
    page->lessonRun()->goTo(task->step);
    page->desk().stepView().setFocus();
}

void LessonCommands::setNotesWanted(bool wanted)
{
    m_notesWanted = wanted;
    showNotes();
}

void LessonCommands::showNotes()
{
    const bool areShown = m_notesWanted && run() && m_parts.layout.isOfLaboratory() && !m_presenter
        && !m_pagePresenter;
    if (areShown && !m_notes) {
        m_notes = new NotesWindow(&m_window);
        m_notes->setRun(run());
        // Its own way to close is the command once more; with the program it goes for now.
        connect(m_notes, &NotesWindow::closed, this, [this] {
            if (m_notesWanted && m_window.isVisible())
                m_parts.actions[Command::TeacherNotes]->trigger();
        });
    }
    if (m_notes)
        m_notes->setVisible(areShown);
}

bool LessonCommands::areInFront() const
{
    const LabPanel& laboratory = m_parts.docks.laboratory();
    if (!m_parts.layout.isOfLaboratory() || !laboratory.isVisible())
        return false;
    return m_parts.layout.layout() == DockLayouts::Layout::Teach
        || laboratory.isAncestorOf(QApplication::focusWidget())
        || (laboratory.currentPage() == lessonsPage && run());
}

QString LessonCommands::frontTitle() const
{
    if (!m_parts.layout.isOfLaboratory())
        return {};
    const QString page = m_parts.docks.laboratory().currentPage();
    const LessonRun* const lesson = page == lessonsPage ? run() : nullptr;
    return lesson ? lesson->lesson().title : titleOf(page);
}

void LessonCommands::presentFront()
{
    const LabPanel& laboratory = m_parts.docks.laboratory();
    const QString id = laboratory.currentPage();
    auto* const page = qobject_cast<LabPage*>(laboratory.page(id));
    if (id == lessonsPage || !page)
        present();
    else
        presentPage(*page);
}

void LessonCommands::presentPage(LabPage& page)
{
    if (m_presenter || m_pagePresenter)
        return;
    m_pagePresenter
        = new PagePresenter(page, titleOf(m_parts.docks.laboratory().currentPage()), this);
    connect(m_pagePresenter, &PagePresenter::left, this, [this] {
        std::exchange(m_pagePresenter, nullptr)->deleteLater();
        showNotes();
        m_window.activateWindow();
    });
    showNotes();
    m_pagePresenter->start(LessonPresenter::screensOf(m_window).students);
}

void LessonCommands::openInPresenter(const QString& page, const std::function<void()>& open)
{
    LabPresenter& laboratory = m_parts.laboratory;
    QString refusal;
    const auto refused = connect(&laboratory, &LabPresenter::refused, this,
                                 [&refusal](const QString& sentence) { refusal = sentence; });
    open();
    disconnect(refused);
    auto* const shown = qobject_cast<LabPage*>(m_parts.docks.laboratory().page(page));
    if (!shown)
        return;
    m_presenter->showPage(*shown);
    if (!refusal.isEmpty())
        m_presenter->tellAbovePage(refusal);
}

void LessonCommands::waitInPresenter(const QString& question,
                                     const fourcast::lesson::WrittenResult& wanted)
{
    openInPresenter(wanted.page, [&, this] {
        m_parts.laboratory.waitForResult(
            wanted, [question, presenter = QPointer(m_presenter)](const QString& result) {
                if (presenter)
                    presenter->takeResult(question, result);
            });
    });
}

LessonRun* LessonCommands::run() const
{
    const auto* const page
        = qobject_cast<LessonPage*>(m_parts.docks.laboratory().page(lessonsPage));
    return page ? page->lessonRun() : nullptr;
}

/// What is wrong with it is said on the page.
void LessonCommands::openChosen()
{
    auto* const page = qobject_cast<LessonPage*>(m_parts.docks.laboratory().page(lessonsPage));
    const QString file = page ? page->shelf().chosenFile() : QString();
    if (!file.isEmpty()) {
        page->openFile(file);
        return;
    }
    m_refusal = tr("Select a lesson in the list, then present it.");
    m_parts.centre.message().showMessage(m_refusal);
}

void LessonCommands::present()
{
    if (m_presenter || m_pagePresenter)
        return;
    if (!run()) {
        m_parts.actions[Command::Lessons]->trigger();
        // It may go on with the lesson of the last time.
        if (!run())
            openChosen();
        if (!run())
            return;
    }
    m_presenter = new LessonPresenter(*run(), this);
    if (m_presented.file == run()->file() && m_presented.own == run()->step())
        m_presenter->run().goTo(m_presented.shown);
    connect(m_presenter, &LessonPresenter::left, this, &LessonCommands::endPresenting);
    const auto open = [this](const QString& page, const LabSettings& settings) {
        openInPresenter(page, [&, this] { m_parts.laboratory.openPage(page, settings); });
    };
    connect(m_presenter, &LessonPresenter::laboratoryWanted, this, open);
    connect(m_presenter, &LessonPresenter::treeWanted, this,
            [open](const WrittenTree& tree, bool predict) {
                open(QStringLiteral("tree"), labSettings(tree, predict));
            });
    connect(m_presenter, &LessonPresenter::resultWanted, this, &LessonCommands::waitInPresenter);
    // Behind it the window is where the class is.
    connect(m_presenter, &LessonPresenter::pageClosed, this, [this] {
        m_parts.laboratory.endWaiting();
        m_parts.docks.laboratory().showPage(lessonsPage);
    });
    showNotes();
    m_presenter->start(LessonPresenter::screensOf(m_window));
}

void LessonCommands::endPresenting()
{
    // A person's own step stays; the class goes on where it was.
    if (const LessonRun* const lesson = run())
        m_presented = {.file = lesson->file(), .own = lesson->step(), .shown = m_presenter->step()};
    m_presenter->deleteLater();
    m_presenter = nullptr;
    showNotes();
    m_window.activateWindow();
}

bool LessonCommands::openLink(const QString& link)
{
    const auto* const page
        = qobject_cast<LessonPage*>(m_parts.docks.laboratory().makePage(lessonsPage));
    const auto file = page->receive(link);
    if (!file) {
        m_parts.centre.message().showMessage(file.error().message);
        return false;
    }
    return m_parts.files.open(*file);
}
