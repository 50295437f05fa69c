// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/commands/lessonwriting.h"

#include "core/lesson/course/labsettings.h"
#include "ui/labs/labchoices.h"
#include "ui/labs/labpages.h"
#include "ui/labs/labpanel.h"
#include "ui/labs/lessons/editor/lessoneditor.h"
#include "ui/labs/lessons/tree/treework.h"
#include "ui/labs/page/labpage.h"
#include "ui/mainwindow/commands/lessoncommands.h"
#include "ui/mainwindow/dialogs/exercisesdialog.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/paper/chartexport.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/exports/exportdialog.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QMainWindow>
#include <QTimer>
#include <algorithm>
#include <memory>
#include <utility>

using fourcast::lesson::ExerciseRequest;
using fourcast::lesson::lessonSuffix;
using fourcast::lesson::makeExercises;
using fourcast::lesson::WrittenPosition;

namespace {

/// Where lessons that are not saved are kept; empty where nothing is.
QString draftsFolder(const QString& laboratory)
{
    return laboratory.isEmpty() ? QString() : laboratory + QStringLiteral("/lessons/drafts");
}

}

LessonWriting::LessonWriting(WindowParts& parts, QMainWindow& window)
    : m_parts(parts), m_window(window)
{
    parts.actions.on(Command::NewLesson, this, &LessonWriting::writeLesson);
    parts.actions.on(Command::Exercises, this, &LessonWriting::chooseAndDealExercises);
    // When the window is there.
    QTimer::singleShot(0, this, &LessonWriting::offerLeftLessons);
}

LessonWriting::~LessonWriting()
{
    delete m_editor;
}

LessonEditor& LessonWriting::makeEditor()
{
    if (m_editor)
        return *m_editor;
    const EditorPlace place {.drafts = draftsFolder(m_parts.laboratory.folder()),
                             .exact = exactScores(m_parts.solver),
                             .position =
                                 [this] {
                                     const Game& game = m_parts.model.game();
                                     return game.position().isFinished()
                                         ? WrittenPosition()
                                         : WrittenPosition {boardNames().front(),
                                                            game.positionText()};
                                 },
                             .laboratory = [this] { return openablePages(); }};
    m_editor = new LessonEditor(place, &m_window);
    connect(m_editor, &LessonEditor::lessonWanted, this, [this](const QString& file) {
        m_parts.files.open(file);
        m_window.activateWindow();
        m_window.raise();
    });
    connect(m_editor, &LessonEditor::pageWanted, this,
            [this](const QString& page, const LabSettings& settings) {
                m_parts.laboratory.openPage(page, settings);
                m_window.activateWindow();
                m_window.raise();
            });
    return *m_editor;
}

std::vector<OpenablePage> LessonWriting::openablePages() const
{
    const LabPanel& laboratory = m_parts.docks.laboratory();
    std::vector<OpenablePage> pages;
    for (const LabEntry& entry : labPages()) {
        const auto known = fourcast::lesson::settablePage(entry.id);
        if (!known)
            continue;
        OpenablePage page {.title = entry.title};
        page.block.page = entry.id;
        if (const auto* const made = qobject_cast<LabPage*>(laboratory.page(entry.id))) {
            page.block.settings = chosenSettings(entry.id, *made);
            const LabFinding finding = made->finding();
            page.found = finding.numbers;
            page.foundBy = writtenSettings(**known, finding.settings);
        }
        pages.push_back(std::move(page));
    }
    std::stable_partition(pages.begin(), pages.end(), [&laboratory](const OpenablePage& each) {
        return each.block.page == laboratory.currentPage();
    });
    return pages;
}

void LessonWriting::showEditor()
{
    m_editor->show();
    m_editor->raise();
    m_editor->activateWindow();
}

void LessonWriting::begin()
{
    if (makeEditor().beginNew())
        showEditor();
}

void LessonWriting::writeLesson()
{
    if (m_parts.model.game().position().isFinished())
        return m_parts.centre.message().showMessage(LessonCommands::tr(
            "The game has ended here. Go back to a position where someone can still move."));
    begin();
}

void LessonWriting::edit(const QString& file)
{
    // What could not be read is said there.
    makeEditor().open(file);
    showEditor();
}

bool LessonWriting::closeEditor()
{
    if (!m_editor)
        return true;
    if (!m_editor->isSaved())
        showEditor();
    return m_editor->close();
}

/// Each is kept until a person has said what becomes of it.
void LessonWriting::offerLeftLessons()
{
    const QString folder = draftsFolder(m_parts.laboratory.folder());
    const auto left = std::make_shared<std::vector<LessonDraft::Left>>(LessonDraft::left(folder));
    if (left->empty())
        return;
    auto* const open = new QAction(tintedIcon(QStringLiteral("recover")),
                                   LessonCommands::tr("Open the lesson"), this);
    open->setToolTip(LessonCommands::tr("Go on with the text in the editor"));
    auto* const forget
        = new QAction(tintedIcon(QStringLiteral("delete")), LessonCommands::tr("Delete it"), this);
    forget->setToolTip(LessonCommands::tr("Delete the text that was not saved"));
    const auto deal = [this, left, open, forget] {
        LessonDraft::remove(left->front());
        // The others are found again once they are not reserved any more.
        left->clear();
        m_parts.centre.message().dismissOffer();
        open->deleteLater();
        forget->deleteLater();
        offerLeftLessons();
    };
    connect(open, &QAction::triggered, this, [this, left, deal] {
        if (!makeEditor().recover(left->front().draft))
            return;
        showEditor();
        deal();
    });
    connect(forget, &QAction::triggered, this, deal);
    m_parts.centre.message().offer(LessonCommands::tr("A lesson was not saved the last time."),
                                   {open, forget});
}

Expected<void> LessonWriting::writeExercises(const QString& path, const ExerciseRequest& request,
                                             const std::stop_token& stop)
{
    const auto lesson = makeExercises(request, {}, stop);
    if (!lesson)
        return fail(LessonCommands::tr("Stopped. The exercises were not saved."));
    QDir().mkpath(QFileInfo(path).absolutePath());
    return chartexport::saveBytes(toText(*lesson).toUtf8(), path);
}

void LessonWriting::chooseAndDealExercises()
{
    ExercisesDialog dialog(m_exercises, &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_exercises = dialog.request();
    const QString name = QStringLiteral("exercises-%1").arg(m_exercises.seed);
    const auto written = std::make_shared<QString>();
    const auto write
        = [request = m_exercises, written](const QString& path, const std::stop_token& stop) {
              *written = path;
              return writeExercises(path, request, stop);
          };
    const auto open = [this, written](const exportdialog::Answer& answer) {
        if (answer.written)
            m_parts.files.open(*written);
        m_parts.centre.message().showMessage(answer.sentence);
    };
    if (dialog.isToBeSaved())
        return exportdialog::runAway(&m_window,
                                     {.title = LessonCommands::tr("Exercises"),
                                      .filter = LessonCommands::tr("Lessons (*.lesson.md)"),
                                      .name = name,
                                      .suffix = QString::fromLatin1(lessonSuffix).mid(1)},
                                     write, open);
    const QString kept = m_parts.laboratory.folder();
    exportdialog::writeAway(
        &m_window,
        QStringLiteral("%1/exercises/%2%3")
            .arg(kept.isEmpty() ? QDir::tempPath() : kept, name, QString::fromLatin1(lessonSuffix)),
        write, open);
}
