// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/course/lessonpage.h"

#include "core/board/notation.h"
#include "core/lesson/course/labsettings.h"
#include "core/support/translations.h"
#include "ui/labs/lessons/course/lessonhandin.h"
#include "ui/labs/lessons/course/lessonlibrary.h"
#include "ui/labs/lessons/course/lessonnews.h"
#include "ui/labs/lessons/course/lessonstepview.h"
#include "ui/labs/lessons/course/lessonworkspace.h"
#include "ui/labs/lessons/course/taskstrip.h"
#include "ui/labs/lessons/sheets/worksheetactions.h"
#include "ui/labs/lessons/tree/treework.h"
#include "ui/widgets/exports/filedialog.h"
#include "ui/widgets/forms/writtenkey.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMimeData>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QVBoxLayout>

using namespace fourcast::lesson;

namespace {

/// The first lesson among what is dropped; empty where there is none.
QString lessonIn(const QMimeData& data)
{
    for (const QUrl& address : data.urls())
        if (address.isLocalFile() && isLessonFile(address.toLocalFile()))
            return address.toLocalFile();
    return {};
}

/// What is not in front needs no room.
void fitToFront(QStackedWidget& stack)
{
    for (int i = 0; i < stack.count(); ++i) {
        const auto policy
            = i == stack.currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        stack.widget(i)->setSizePolicy(policy, policy);
    }
}

}

LessonPage::LessonPage(const LabServices& place, QWidget* parent)
    : LabPage(parent), m_received(place.file(QStringLiteral("lessons/received"))),
      m_sheets(place.file(QStringLiteral("lessons"))),
      m_opened(place.file(QStringLiteral("lessons/shelf.json"))),
      m_exact(exactScores(place.solver)), m_stack(new QStackedWidget),
      m_shelf(new LessonLibrary(m_sheets)), m_desk(new LessonWorkspace), m_message(new LessonNews),
      m_rows(new QVBoxLayout(this)), m_handIn(new LessonHandIn(*m_desk, this))
{
    m_stack->addWidget(m_shelf);
    m_stack->addWidget(m_desk);
    m_rows->setContentsMargins(6, 6, 6, 6);
    m_rows->addWidget(m_message);
    m_rows->addWidget(m_stack, 1);
    connect(m_stack, &QStackedWidget::currentChanged, this, [this] {
        fitToFront(*m_stack);
        placeNews();
    });
    fitToFront(*m_stack);
    m_worksheets = new WorksheetActions(
        [this]() -> Expected<Lesson> {
            if (!m_run)
                return fail(tr("No lesson is open."));
            return m_run->lesson();
        },
        m_exact, this);
    m_desk->addWorksheets(m_worksheets->actions());
    connect(m_worksheets, &WorksheetActions::messageReady, this, &LabPage::done);
    setAcceptDrops(true);
    connectParts();
    tell({});
    m_shelf->fill(m_opened.recent());
    const std::optional<int> step = m_opened.step();
    const QString open = m_opened.open();
    if (!open.isEmpty() && QFileInfo::exists(open) && openFile(open) && step)
        m_run->goTo(*step);
}

LessonPage::~LessonPage()
{
    m_desk->setRun(nullptr);
}

LabEntry LessonPage::entry()
{
    return {.id = QStringLiteral("lessons"),
            .title = tr("Lessons"),
            .icon = QStringLiteral("lesson"),
            .help = tr("Interactive lessons: read, try, answer and hand in"),
            .make = [](const LabServices& place) { return new LessonPage(place); },
            .fileEnds = {QLatin1String(lessonSuffix)},
            .brief = tr("Read, try and answer")};
}

void LessonPage::connectParts()
{
    connect(m_shelf, &LessonLibrary::lessonChosen, this, &LessonPage::openFile);
    connect(m_shelf, &LessonLibrary::fileWanted, this, &LessonPage::chooseFile);
    connect(m_shelf, &LessonLibrary::newWanted, this, &LessonPage::newLessonWanted);
    connect(m_shelf, &LessonLibrary::editWanted, this, &LessonPage::editWanted);
    connect(m_desk, &LessonWorkspace::editWanted, this,
            [this] { Q_EMIT editWanted(m_followed.file()); });
    connect(m_desk, &LessonWorkspace::closeWanted, this, &LessonPage::closeLesson);
    connect(m_desk, &LessonWorkspace::handInWanted, this, &LessonPage::handIn);
    connect(m_desk, &LessonWorkspace::anewWanted, this, &LessonPage::askAnew);
    LessonStepView& view = m_desk->stepView();
    connect(&view, &LessonStepView::taskGiven, this, &LessonPage::taskGiven);
    connect(&view, &LessonStepView::handInWanted, m_handIn, &LessonHandIn::askForFile);
    connect(m_handIn, &LessonHandIn::said, this, &LessonPage::tellInPassing);
    connect(&view, &LessonStepView::treeWanted, this,
            [this](const WrittenTree& tree, bool predict) {
                Q_EMIT pageWanted(QStringLiteral("tree"), labSettings(tree, predict));
            });
    connect(&view, &LessonStepView::positionWanted, this, &LessonPage::showPosition);
    connect(&view, &LessonStepView::laboratoryWanted, this, &LabPage::pageWanted);
    connect(&m_followed, &FollowedLesson::written, this, &LessonPage::reload);
}

void LessonPage::tellInPassing(const QString& sentence)
{
    tell(sentence);
    m_passes = true;
}

void LessonPage::tell(const QString& sentence)
{
    m_passes = false;
    m_message->say(sentence);
}

QString LessonPage::messageText() const
{
    return m_message->text();
}

/// Above the shelf, and in a lesson below its step.
void LessonPage::placeNews()
{
    if (m_stack->currentWidget() == m_desk)
        m_desk->addNews(*m_message);
    else
        m_rows->insertWidget(0, m_message);
    m_message->setVisible(!messageText().isEmpty());
}

bool LessonPage::openFile(const QString& file)
{
    const QString path = isShipped(file) ? file : QFileInfo(file).absoluteFilePath();
    auto read = readLessonFile(path);
    if (!read && !QFileInfo::exists(path)) {
        m_opened.forget(path);
        tell(read.error().message);
        return false;
    }
    setRun(nullptr);
    m_opened.setOpen(path);
    m_followed.follow(path);
    if (!read) {
        m_stack->setCurrentWidget(m_shelf);
        tell(read.error().message);
        return false;
    }
    tell(isShipped(path) ? QString() : warningsText(path, read->warnings));
    begin(std::move(read->lesson));
    return true;
}

void LessonPage::begin(Lesson lesson)
{
    const LanguageScope scope(lesson.language);
    auto taken = m_sheets.takeUp(lesson);
    if (!taken.news.isEmpty())
        tell(taken.news);
    if (taken.sheet.student.isEmpty())
        taken.sheet.student = m_opened.student();
    setRun(std::make_unique<LessonRun>(
        std::move(lesson), std::move(taken.sheet),
        LessonRun::Place {
            .file = m_followed.file(), .sheetFile = taken.file, .exact = m_exact, .clock = {}}));
    m_stack->setCurrentWidget(m_desk);
}

void LessonPage::setRun(std::unique_ptr<LessonRun> run)
{
    if (!run && !m_run)
        return;
    if (run)
        run->setHandedIn(m_opened.handedIn(run->lesson().id, run->sheet().student));
    m_desk->setRun(run.get());
    // Those who look at it elsewhere leave it before it goes.
    const std::unique_ptr<LessonRun> before = std::exchange(m_run, std::move(run));
    if (m_run) {
        m_worksheets->setLanguage(m_run->lesson().language);
        m_run->setSeen(isVisible());
        connect(m_run.get(), &LessonRun::saveFailed, this, &LessonPage::tell);
        connect(m_run.get(), &LessonRun::studentChanged, this,
                [this] { m_opened.setStudent(m_run->sheet().student); });
        connect(m_run.get(), &LessonRun::handedInChanged, this, [this] {
            m_opened.setHandedIn(m_run->lesson().id, m_run->sheet().student, m_run->handedIn());
        });
        connect(m_run.get(), &LessonRun::resultWanted, this, &LabPage::resultWanted);
        connect(m_run.get(), &LessonRun::stepChanged, this, [this] {
            m_opened.setStep(m_run->step());
            if (m_passes)
                tell({});
        });
    }
    Q_EMIT lessonRunChanged();
}

void LessonPage::takeResult(const QString& question, const QString& result)
{
    if (!m_run)
        return;
    m_desk->stepView().showQuestion(question);
    const LanguageScope scope(m_run->lesson().language);
    if (const auto taken = m_run->answer(question, result); !taken)
        tellInPassing(taken.error().message);
}

void LessonPage::reload()
{
    if (!m_followed.takeChange())
        return;
    auto read = readLessonFile(m_followed.file());
    if (!read)
        return tell(read.error().message);
    tell(warningsText(m_followed.file(), read->warnings));
    m_run ? takeAgain(std::move(read->lesson)) : begin(std::move(read->lesson));
}

/// At the same step, with what was done: unless it is of another version.
void LessonPage::takeAgain(Lesson lesson)
{
    m_desk->takeStudent();
    m_run->save();
    const bool isSame = lesson.id == m_run->lesson().id;
    if (isSame && lesson.version == m_run->lesson().version)
        return m_run->take(std::move(lesson), m_run->sheet());
    const int step = m_run->step();
    setRun(nullptr);
    begin(std::move(lesson));
    m_run->goTo(step);
}

void LessonPage::chooseFile()
{
    const QString folder = m_opened.recent().isEmpty()
        ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
        : QFileInfo(m_opened.recent().front()).absolutePath();
    const QString file = FileDialog::file(this, tr("Open a lesson"), folder,
                                          tr("Lessons (*%1)").arg(QLatin1String(lessonSuffix)));
    if (!file.isEmpty())
        openFile(file);
}

void LessonPage::closeLesson()
{
    m_desk->takeStudent();
    setRun(nullptr);
    m_followed.follow({});
    m_opened.setOpen({});
    tell({});
    m_shelf->fill(m_opened.recent());
    m_stack->setCurrentWidget(m_shelf);
    m_shelf->setFocus();
}

void LessonPage::handIn()
{
    m_handIn->begin();
}

bool LessonPage::handInTo(const QString& file)
{
    return m_handIn->write(file);
}

void LessonPage::showPosition(const WrittenPosition& position)
{
    auto moves = notation::parseMoves(position.moves);
    if (!moves)
        return tell(moves.error().message);
    StoredGame shown;
    for (const Move move : *moves)
        if (const auto played = shown.game.play(move); !played)
            return tell(played.error().message);
    shown.players = {Entrant::person(), Entrant::person()};
    Q_EMIT gameChosen(shown, m_run->lesson().title);
}

/// What is typed beside an answer's field is meant for it, and on the shelf for a title. To the
/// window it would be a shortcut, which leads away from the lessons.
bool LessonPage::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (isWritten(key) && !isKeyOfFocusedPart(key, *this)) {
            event->accept();
            return true;
        }
    }
    return LabPage::event(event);
}

void LessonPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (!lessonIn(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void LessonPage::dropEvent(QDropEvent* event)
{
    const QString file = lessonIn(*event->mimeData());
    if (file.isEmpty())
        return;
    event->acceptProposedAction();
    openFile(file);
}

/// What was done elsewhere is in the list, too.
void LessonPage::showEvent(QShowEvent* event)
{
    LabPage::showEvent(event);
    if (m_run)
        m_run->setSeen(true);
    if (!event->spontaneous() && m_stack->currentWidget() == m_shelf)
        m_shelf->fill(m_opened.recent());
}

void LessonPage::hideEvent(QHideEvent* event)
{
    LabPage::hideEvent(event);
    if (m_run)
        m_run->setSeen(false);
}
