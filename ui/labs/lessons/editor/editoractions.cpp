// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/editoractions.h"

#include "ui/style/tintedicon.h"

#include <QMainWindow>
#include <QMenuBar>
#include <QToolBar>

namespace {

struct EditorRow
{
    EditorActions::Do action;
    const char* icon;
    const char* keys;
    const char* text;
    const char* tip;
};

using Do = EditorActions::Do;

const EditorRow editorRows[] = {
    {Do::New, "new", "Ctrl+N", QT_TRANSLATE_NOOP("EditorActions", "&New lesson"),
     QT_TRANSLATE_NOOP("EditorActions", "Start a new lesson from the position on the board")},
    {Do::Open, "open", "Ctrl+O", QT_TRANSLATE_NOOP("EditorActions", "&Open…"),
     QT_TRANSLATE_NOOP("EditorActions", "Open a lesson of your own")},
    {Do::Save, "save", "Ctrl+S", QT_TRANSLATE_NOOP("EditorActions", "&Save"),
     QT_TRANSLATE_NOOP("EditorActions", "Save the lesson to its file")},
    {Do::SaveAs, "save-as", "Ctrl+Shift+S", QT_TRANSLATE_NOOP("EditorActions", "Save &as…"),
     QT_TRANSLATE_NOOP("EditorActions", "Save the lesson to another file")},
    {Do::Share, "share", "Ctrl+L", QT_TRANSLATE_NOOP("EditorActions", "Share as a &link…"),
     QT_TRANSLATE_NOOP("EditorActions", "Share the whole lesson as a link or QR code")},
    {Do::Try, "play", "F5", QT_TRANSLATE_NOOP("EditorActions", "&Try the lesson"),
     QT_TRANSLATE_NOOP("EditorActions", "Save the lesson and open it as a student sees it")},
    {Do::Close, "quit", "Ctrl+W", QT_TRANSLATE_NOOP("EditorActions", "&Close"),
     QT_TRANSLATE_NOOP("EditorActions", "Close the editor")},
    {Do::Undo, "undo", "Ctrl+Z", QT_TRANSLATE_NOOP("EditorActions", "&Undo"),
     QT_TRANSLATE_NOOP("EditorActions", "Undo the last change")},
    {Do::Redo, "redo", "Ctrl+Shift+Z", QT_TRANSLATE_NOOP("EditorActions", "&Redo"),
     QT_TRANSLATE_NOOP("EditorActions", "Redo the change you undid")},
    {Do::InsertStep, "step", "Ctrl+1", QT_TRANSLATE_NOOP("EditorActions", "&Step…"),
     QT_TRANSLATE_NOOP("EditorActions", "Add a step after this one")},
    {Do::InsertBoard, "layout-play", "Ctrl+2", QT_TRANSLATE_NOOP("EditorActions", "&Board…"),
     QT_TRANSLATE_NOOP("EditorActions", "Add a board: play the moves to show")},
    {Do::InsertQuestion, "help", "Ctrl+3", QT_TRANSLATE_NOOP("EditorActions", "&Question…"),
     QT_TRANSLATE_NOOP("EditorActions", "Add a question: fill in a form")},
    {Do::InsertTree, "tree", "Ctrl+4", QT_TRANSLATE_NOOP("EditorActions", "&Tree…"),
     QT_TRANSLATE_NOOP("EditorActions", "Add a tree to step through")},
    {Do::InsertLaboratory, "laboratory", "Ctrl+5",
     QT_TRANSLATE_NOOP("EditorActions", "&Laboratory page…"),
     QT_TRANSLATE_NOOP("EditorActions", "Add a laboratory page with the settings chosen on it")},
    {Do::InsertNotes, "add-comment", "Ctrl+6",
     QT_TRANSLATE_NOOP("EditorActions", "&Notes for the teacher"),
     QT_TRANSLATE_NOOP("EditorActions", "Add notes that students do not see")},
    {Do::InsertPicture, "picture", "Ctrl+7", QT_TRANSLATE_NOOP("EditorActions", "&Picture…"),
     QT_TRANSLATE_NOOP("EditorActions", "Add a picture and keep it in the lesson's file")},
    {Do::EmbedPictures, "export", "Ctrl+Shift+P",
     QT_TRANSLATE_NOOP("EditorActions", "&Keep all pictures in the file"),
     QT_TRANSLATE_NOOP("EditorActions",
                       "Copy the pictures beside the lesson into its file, so one file is enough")},
    {Do::PreviousStep, "previous", "Alt+PgUp", QT_TRANSLATE_NOOP("EditorActions", "&Previous step"),
     QT_TRANSLATE_NOOP("EditorActions", "Go to the step before this one")},
    {Do::NextStep, "next", "Alt+PgDown", QT_TRANSLATE_NOOP("EditorActions", "&Next step"),
     QT_TRANSLATE_NOOP("EditorActions", "Go to the step after this one")},
    {Do::NextMistake, "next-mistake", "F8", QT_TRANSLATE_NOOP("EditorActions", "Next &mistake"),
     QT_TRANSLATE_NOOP("EditorActions", "Go to the next mistake in the text")},
};

}

EditorActions::EditorActions(QMainWindow& window) : QObject(&window)
{
    make(window);
    buildMenus(window);
}

void EditorActions::make(QMainWindow& window)
{
    for (const EditorRow& row : editorRows) {
        auto* const action = new QAction(tintedIcon(QLatin1String(row.icon)), tr(row.text), this);
        action->setShortcut(QKeySequence(QLatin1String(row.keys)));
        const QString tip = tr(row.tip);
        action->setToolTip(QStringLiteral("%1 (%2)").arg(
            tip, action->shortcut().toString(QKeySequence::NativeText)));
        action->setStatusTip(tip);
        window.addAction(action);
        m_actions.insert(static_cast<int>(row.action), action);
    }
}

QList<QAction*> EditorActions::those(std::initializer_list<Do> actions) const
{
    QList<QAction*> found;
    for (const Do action : actions)
        found << operator[](action);
    return found;
}

void EditorActions::buildMenus(QMainWindow& window)
{
    QMenuBar& bar = *window.menuBar();
    QMenu* const file = bar.addMenu(tr("&File"));
    file->addActions(those({Do::New, Do::Open}));
    file->addSeparator();
    file->addActions(those({Do::Save, Do::SaveAs, Do::EmbedPictures, Do::Share}));
    file->addSeparator();
    file->addActions(those({Do::Try, Do::Close}));
    bar.addMenu(tr("&Edit"))->addActions(those({Do::Undo, Do::Redo}));
    bar.addMenu(tr("&Insert"))
        ->addActions(those({Do::InsertStep, Do::InsertBoard, Do::InsertQuestion, Do::InsertTree,
                            Do::InsertLaboratory, Do::InsertNotes, Do::InsertPicture}));
    bar.addMenu(tr("&Go"))->addActions(those({Do::PreviousStep, Do::NextStep, Do::NextMistake}));

    QToolBar& tools = *window.addToolBar(tr("Tools"));
    tools.setObjectName(QStringLiteral("tools"));
    tools.setMovable(false);
    tools.addActions(those({Do::Save, Do::Undo, Do::Redo}));
    tools.addSeparator();
    tools.addActions(those({Do::InsertStep, Do::InsertBoard, Do::InsertQuestion, Do::InsertTree,
                            Do::InsertLaboratory, Do::InsertPicture}));
    tools.addSeparator();
    tools.addActions(those({Do::PreviousStep, Do::NextStep, Do::NextMistake, Do::Try}));
}
