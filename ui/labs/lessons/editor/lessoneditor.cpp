// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/lessoneditor.h"

#include "core/lesson/course/labsettings.h"
#include "core/lesson/course/lessonpictures.h"
#include "core/lesson/laboratory/laboratorycheck.h"
#include "ui/labs/lessons/course/lessonstepview.h"
#include "ui/labs/lessons/editor/lessonink.h"
#include "ui/labs/lessons/editor/lessonpreview.h"
#include "ui/labs/lessons/editor/mistakelist.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/labels/livelabel.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QSplitter>
#include <QTextBlock>

using namespace fourcast::lesson;

namespace {

/// Of a change until the preview shows it.
constexpr std::chrono::milliseconds refreshTime(350);
/// Of a change until it outlives a crash.
constexpr std::chrono::milliseconds keepTime(1500);
constexpr int editorWidth = 1000;
constexpr int editorHeight = 640;

}

LessonEditor::LessonEditor(EditorPlace place, QWidget* parent)
    : QMainWindow(parent, Qt::Window), m_place(std::move(place)), m_edit(new CodeEditor),
      m_preview(new LessonPreview(m_place.exact)), m_mistakes(new MistakeList),
      m_message(new LiveLabel), m_actions(new EditorActions(*this)), m_draft(m_place.drafts)
{
    m_edit->setAccessibleName(tr("Text of the lesson"));
    m_edit->setToolTip(tr("Each step begins with a line such as '# Title'. The Insert menu writes "
                          "boards, questions and trees for you."));
    m_edit->setStateColouring(lessonInk());
    m_message->setFrameShape(QFrame::StyledPanel);
    m_message->setMargin(4);
    m_message->hide();
    QSplitter* const both = splitterOf(Qt::Horizontal, {m_edit, m_preview}, {1, 1});
    both->setSizes({editorWidth / 2, editorWidth / 2});
    auto* const middle = new QWidget;
    stackIn(*middle, {m_message, {both, 1}, m_mistakes});
    setCentralWidget(middle);
    resize(editorWidth, editorHeight);

    m_refresh.setSingleShot(true);
    m_refresh.setInterval(refreshTime);
    connect(&m_refresh, &QTimer::timeout, this, &LessonEditor::refresh);
    m_keep.setSingleShot(true);
    m_keep.setInterval(keepTime);
    connect(&m_keep, &QTimer::timeout, this, &LessonEditor::keepDraft);
    // Also while a person goes on typing.
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_refresh.isActive())
            m_refresh.start();
        if (!m_keep.isActive())
            m_keep.start();
    });
    connect(m_edit, &QPlainTextEdit::cursorPositionChanged, this, &LessonEditor::followCursor);
    connect(m_edit->document(), &QTextDocument::modificationChanged, this,
            &LessonEditor::showTitle);
    connect(m_mistakes, &MistakeList::placeChosen, this, [this](int line, int column) {
        m_edit->goTo(line, column);
        m_edit->setFocus();
    });
    connectActions();
    connectInsertions();
    connectPreview();
    takeText({}, {}, true);
    m_edit->setFocus();
}

/// What was not saved stays kept.
LessonEditor::~LessonEditor()
{
    m_edit->disconnect(this);
    m_edit->document()->disconnect(this);
    if (isSaved())
        m_draft.remove();
    else
        keepDraft();
}

void LessonEditor::connectActions()
{
    using Do = EditorActions::Do;
    EditorActions& actions = *m_actions;
    actions.on(Do::New, this, &LessonEditor::beginNew);
    actions.on(Do::Open, this, &LessonEditor::chooseFile);
    actions.on(Do::Save, this, &LessonEditor::save);
    actions.on(Do::SaveAs, this, &LessonEditor::saveAs);
    actions.on(Do::Try, this, &LessonEditor::tryLesson);
    actions.on(Do::Share, this, &LessonEditor::share);
    actions.on(Do::Close, this, &QWidget::close);
    actions.on(Do::Undo, m_edit, &QPlainTextEdit::undo);
    actions.on(Do::Redo, m_edit, &QPlainTextEdit::redo);
    connect(m_edit, &QPlainTextEdit::undoAvailable, actions[Do::Undo], &QAction::setEnabled);
    connect(m_edit, &QPlainTextEdit::redoAvailable, actions[Do::Redo], &QAction::setEnabled);
    actions.on(Do::PreviousStep, this, [this] { goBySteps(-1); });
    actions.on(Do::NextStep, this, [this] { goBySteps(1); });
    actions.on(Do::NextMistake, this, [this] {
        refresh();
        m_mistakes->goToNext(cursorLine() + 1);
    });
}

/// What a student opens from a step opens here, too.
void LessonEditor::connectPreview()
{
    LessonStepView& view = m_preview->view();
    connect(&view, &LessonStepView::laboratoryWanted, this, &LessonEditor::pageWanted);
    connect(&view, &LessonStepView::treeWanted, this,
            [this](const WrittenTree& tree, bool predict) {
                Q_EMIT pageWanted(QStringLiteral("tree"), labSettings(tree, predict));
            });
    connect(&view, &LessonStepView::positionWanted, this, [this] {
        tell(tr("For a student, this button puts the position on the main board. Choose Try the "
                "lesson to see it."));
    });
}

QString LessonEditor::text() const
{
    const QString body = m_edit->toPlainText();
    Pictures shown;
    for (const QString& name : picturesShown(body))
        if (const auto found = m_pictures.constFind(name); found != m_pictures.constEnd())
            shown.insert(name, *found);
    return putIn({body, shown});
}

QString LessonEditor::messageText() const
{
    return m_message->text();
}

void LessonEditor::tell(const QString& sentence)
{
    m_message->setVisible(!sentence.isEmpty());
    m_message->say(sentence);
}

void LessonEditor::showTitle()
{
    const QString name = m_file.isEmpty() ? tr("New lesson") : QFileInfo(m_file).fileName();
    setWindowTitle(tr("%1[*] — Lesson editor").arg(name));
    setWindowModified(!isSaved());
}

bool LessonEditor::isSaved() const
{
    return !m_edit->document()->isModified();
}

void LessonEditor::takeText(const QString& text, const QString& file, bool isSaved)
{
    m_file = file;
    TextWithPictures parts = takeOut(text);
    m_pictures = std::move(parts.pictures);
    m_edit->setPlainText(parts.text);
    m_edit->document()->setModified(!isSaved);
    m_keep.stop();
    tell({});
    refresh();
    showTitle();
    if (isSaved)
        m_draft.remove();
    else
        keepDraft();
}

void LessonEditor::refresh()
{
    m_refresh.stop();
    m_read = readDraft(m_edit->toPlainText());
    m_read.lesson.pictures = m_pictures;
    // What a page would refuse keeps nobody from opening the lesson.
    const std::vector<Error> errors
        = inOrderOfFile(m_read.errors, checkLaboratories(m_read.lesson));
    m_edit->mark(errors, m_read.warnings);
    m_mistakes->fill(errors, m_read.warnings);
    m_preview->setLesson(m_read.lesson, m_file);
    (*m_actions)[EditorActions::Do::NextMistake]->setEnabled(m_mistakes->count() > 0);
    followCursor();
}

QStringList LessonEditor::lines() const
{
    return m_edit->toPlainText().split(u'\n');
}

int LessonEditor::cursorLine() const
{
    return m_edit->textCursor().blockNumber();
}

/// The preview shows the step in which the cursor is.
void LessonEditor::followCursor()
{
    const std::vector<int>& begins = m_read.stepLines;
    const auto after = std::ranges::upper_bound(begins, cursorLine() + 1);
    const auto step = static_cast<int>(std::max<std::ptrdiff_t>(0, after - begins.begin() - 1));
    m_preview->showStep(step);
    (*m_actions)[EditorActions::Do::PreviousStep]->setEnabled(step > 0);
    (*m_actions)[EditorActions::Do::NextStep]->setEnabled(step + 1 < std::ssize(begins));
}

void LessonEditor::goBySteps(int steps)
{
    refresh();
    const std::vector<int>& begins = m_read.stepLines;
    if (const int step = m_preview->step() + steps; step >= 0 && step < std::ssize(begins))
        m_edit->goTo(begins[static_cast<std::size_t>(step)], 1);
}

void LessonEditor::closeEvent(QCloseEvent* event)
{
    if (!mayDiscard())
        return event->ignore();
    // What was not to be saved is given up.
    m_edit->document()->setModified(false);
    m_keep.stop();
    m_draft.remove();
    event->accept();
}
