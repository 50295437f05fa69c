// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/mainwindow.h"

#include "core/board/positionlink.h"
#include "core/engines/external/programfile.h"
#include "core/engines/levels.h"
#include "core/lesson/course/lessonlink.h"
#include "core/plan/planlink.h"
#include "ui/board/boardview.h"
#include "ui/labs/labactivity.h"
#include "ui/labs/labpanel.h"
#include "ui/mainwindow/commands/botcommands.h"
#include "ui/mainwindow/commands/commandstates.h"
#include "ui/mainwindow/commands/endoffers.h"
#include "ui/mainwindow/commands/failureoffer.h"
#include "ui/mainwindow/commands/gamecommands.h"
#include "ui/mainwindow/commands/laboratorycommands.h"
#include "ui/mainwindow/commands/lessoncommands.h"
#include "ui/mainwindow/commands/lessonwriting.h"
#include "ui/mainwindow/commands/plancommands.h"
#include "ui/mainwindow/commands/recordingcommands.h"
#include "ui/mainwindow/commands/reviewcommands.h"
#include "ui/mainwindow/commands/sharecommands.h"
#include "ui/mainwindow/commands/viewcommands.h"
#include "ui/mainwindow/docks/fullscreen.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/mainwindow/tour/tour.h"
#include "ui/performance/reportpanel.h"
#include "ui/play/navigationbar.h"
#include "ui/play/players/playerspanel.h"
#include "ui/play/setup/positionfield.h"
#include "ui/play/turnpanel.h"
#include "ui/style/appearance.h"
#include "ui/widgets/labels/messagestrip.h"
#include "ui/widgets/quietwheel.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QMimeData>
#include <QSettings>
#include <QUrl>

namespace lessonlink = fourcast::lesson::lessonlink;

namespace {

/// The person's own; a window with settings of its own has programs beside them.
QString programsPath(const QSettings& store)
{
    const QSettings usual(QSettings::IniFormat, QSettings::UserScope,
                          QCoreApplication::organizationName(),
                          QCoreApplication::applicationName());
    if (qEnvironmentVariableIsSet("FOURCAST_PROGRAMS") || store.fileName() == usual.fileName())
        return programfile::path();
    return QFileInfo(store.fileName()).absoluteDir().filePath(QStringLiteral("programs.json"));
}

} // namespace

MainWindow::MainWindow(QSettings& store, const QString& autosaveFolder, QWidget* parent)
    : QMainWindow(parent), m_programs(programsPath(store)),
      m_lostEngines(Settings::lostEngines(store)), m_settings(store),
      m_joints(std::make_unique<QObject>())
{
    setWindowIcon(QIcon(QStringLiteral(":/icons/fourcast.svg")));
    setAcceptDrops(true);
    qApp->installEventFilter(new QuietWheel(this));
    // Before any widget takes its colours.
    const Settings kept = settings();
    m_language = kept.language;
    appearance::setTextSize(kept.textSize);
    appearance::apply(kept.colorScheme, kept.shownDiscs(), kept.material);

    m_parts = std::make_unique<WindowParts>(*this, m_settings, m_programs, autosaveFolder);
    m_states = std::make_unique<CommandStates>(*m_parts);
    m_game = std::make_unique<GameCommands>(*m_parts, m_settings, *this);
    m_endOffers = std::make_unique<EndOffers>(*m_parts);
    m_failureOffer = std::make_unique<FailureOffer>(*m_parts, *this);
    m_review = std::make_unique<ReviewCommands>(*m_parts, *this);
    m_lessons = std::make_unique<LessonCommands>(*m_parts, *this);
    m_laboratory = std::make_unique<LaboratoryCommands>(*m_parts, m_settings);
    m_view = std::make_unique<ViewCommands>(*m_parts, m_settings, *m_lessons, *m_laboratory, *this);
    m_tour = std::make_unique<Tour>(*m_parts, *this);
    m_share = std::make_unique<ShareCommands>(*m_parts, *this);
    m_plans = std::make_unique<PlanCommands>(*m_parts, *this);
    m_recording = std::make_unique<RecordingCommands>(*m_parts, *this);
    m_bots = std::make_unique<BotCommands>(*m_parts, *this);
    connect(m_bots.get(), &BotCommands::playWanted, m_game.get(), &GameCommands::playAgainst);
    connect(m_bots.get(), &BotCommands::gameWanted, m_game.get(), &GameCommands::showGameAt);
    connect(m_plans.get(), &PlanCommands::pageWanted, m_laboratory.get(),
            &LaboratoryCommands::showTeaching);
    connect(m_recording.get(), &RecordingCommands::pageWanted, m_laboratory.get(),
            &LaboratoryCommands::show);
    connect(m_laboratory.get(), &LaboratoryCommands::recordingChosen, m_recording.get(),
            &RecordingCommands::openFile);
    joinGame();
    joinTerms();
    joinBoard();
    joinAnalysis();
    joinSearches();
    joinHints();
    joinSettings();

    m_parts->docks.laboratory().showPage(kept.labPage);
    m_parts->layout.setLeft(kept.leftLayouts);
    m_parts->layout.restore(kept.windowGeometry, kept.windowState, kept.windowLayout);
    m_parts->keys.apply(kept.keys);
    // Whoever closes the questions of the first start has somebody to play with all the same.
    m_game->setPlayers(kept.first,
                       m_settings.isFirstStart() ? Entrant {.engine = levels().front().engine}
                                                 : kept.second);
    m_settings.tell();
    showTitle();
    m_states->update();
    m_parts->centre.board().setFocus();
    if (const QString told
        = (QStringList(m_programs.problem()) + m_lostEngines).join(u' ').trimmed();
        !told.isEmpty())
        showMessage(told);
}

MainWindow::~MainWindow()
{
    // All of them at once, before each is waited for: a program of others may take its time.
    m_parts->hints.stop();
    m_parts->controller.moveNow();
    if (m_settings.isSaving())
        m_settings.save();
    m_settings.setBeforeSaving({});
}

void MainWindow::askLanguage()
{
    if (settings().language == m_language)
        return;
    if (m_parts->laboratory.activity().isIdle())
        Q_EMIT languageChosen();
    else
        showMessage(tr("The laboratory is working. The language will change when it finishes."));
}

CarriedWork MainWindow::carry()
{
    m_parts->layout.fullScreen().set(false);
    m_settings.save();
    return {.game = m_parts->model.withSteps(),
            .keptUid = m_parts->games.keptUid(),
            .recording = m_recording->searched(),
            .hasUnsavedPins = m_parts->recorder.pins().areUnsaved(),
            .enginesMove = m_parts->controller.isRunning(),
            .isAsking = m_parts->start.isAsking(),
            .hasPreferences = m_view->hasPreferences(),
            .language = settings().language};
}

void MainWindow::carryOn(const CarriedWork& work)
{
    m_parts->model.place(work.game);
    m_parts->games.goOnWith(work.keptUid);
    if (work.recording)
        m_recording->goOnWith(work.recording);
    if (work.hasUnsavedPins)
        m_parts->recorder.pins().markUnsaved();
    if (work.isAsking)
        m_game->ask();
    else if (work.enginesMove)
        m_parts->controller.resume();
    if (work.hasPreferences)
        m_view->showLanguagePreferences();
}

void MainWindow::showPlace()
{
    const Game& game = m_parts->model.game();
    m_parts->centre.navigation().setPlace(game.ply(), game.length());
    m_parts->docks.setCurrentPly(game.ply());
    m_parts->docks.position().setPositionText(game.positionText());
}

void MainWindow::showTitle()
{
    const GameModel& model = m_parts->model;
    const QString path = model.filePath();
    QString name = m_lessons->frontTitle();
    if (name.isEmpty())
        name = path.isEmpty() ? tr("New game") : QFileInfo(path).fileName();
    // Qt would take it for the place of its own sign.
    name.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
    setWindowTitle(tr("%1[*] — Fourcast").arg(name));
    setWindowModified(model.isModified() || m_parts->hasUnsavedPins());
    if (!model.isModified())
        m_parts->status.hideAutosaved();
}

/// Nothing beside the board tells what somebody is still to find out.
void MainWindow::showSpoilerGuard()
{
    const bool tries = m_parts->trial.isActive();
    const bool secret = m_parts->reviews.keepsSecret(m_parts->model.game().ply());
    m_parts->analysisPresenter.setVeiled(tries || secret);
    m_parts->planPresenter.setVeiled(tries || secret);
    m_parts->lens.setVeiled(tries);
    m_parts->explorer.setVeiled(tries || secret);
    m_parts->evaluation.redraw();
}

void MainWindow::showOverlays()
{
    const Overlays overlays = m_parts->blindfold.isActive() ? Overlays() : m_view->overlays();
    m_parts->analysisPresenter.apply(settings(), overlays);
    m_parts->lens.apply(overlays);
    m_parts->planPresenter.setBlind(m_parts->blindfold.isActive());
}

void MainWindow::applySettings()
{
    const Settings& now = settings();
    BoardView& board = m_parts->centre.board();
    appearance::setTextSize(now.textSize);
    appearance::apply(now.colorScheme, now.shownDiscs(), now.material);
    m_parts->blindfold.setBlindfold(now.blindfold);
    m_parts->clock.setControl(now.colorsSwapped ? now.clock.swapped() : now.clock);
    m_parts->docks.players().setClock(now.clock);
    showOverlays();
    m_parts->reviews.setQualityHidden(now.hideQuality);
    m_lessons->setNotesWanted(now.teacherNotes);
    board.setGlyphs(now.glyphs);
    board.setTextScale(appearance::textScale());
    board.setCoordinates(now.coordinates);
    board.setFlipped(now.flipped);
    board.setAnimationSpeed(now.animation);
    m_parts->centre.turn().setMoving(now.animation != AnimationSpeed::Off);
    m_parts->controller.setMinimumThinkingMs(now.minimumThinkingMs);
    m_parts->controller.setAutoPlayDelayMs(now.autoPlayDelayMs);
    m_parts->docks.setLogarithmic(now.logAxis, now.otherAxes, now.chosenAxes);
    m_parts->docks.setStudyBelow(now.studyBelow);
    m_parts->docks.setFigure(now.figure, now.figureByGame);
    m_parts->docks.setCostView({.measure = now.costMeasure, .figure = now.costFigure});
    m_parts->docks.report().setFolded(now.foldedParts);
    m_parts->start.setDemo(now.demo && now.animation != AnimationSpeed::Off);
    m_parts->autosave.setEnabled(now.autosave);
    m_parts->sounds.setEnabled(now.sound);
    m_parts->games.setEnabled(now.keepGames);
    m_view->showSettings();
}

void MainWindow::addPlaces(Settings& settings) const
{
    settings.windowGeometry = m_parts->layout.fullScreen().geometry();
    settings.windowState = m_parts->layout.fullScreen().state();
    settings.windowLayout = m_parts->layout.layoutName();
    settings.leftLayouts = m_parts->layout.left();
    settings.labPage = m_parts->docks.laboratory().currentPage();
    settings.labFields = m_parts->laboratory.fields();
}

void MainWindow::showMessage(const QString& sentence)
{
    m_parts->centre.message().showMessage(sentence);
}

bool MainWindow::openFile(const QString& path)
{
    return m_parts->files.open(path);
}

bool MainWindow::open(const QString& place)
{
    if (lessonlink::isLink(place))
        return m_lessons->openLink(place);
    if (planlink::isLink(place)) {
        const auto plan = PlanCommands::read(place);
        if (!plan) {
            showMessage(plan.error().message);
            return false;
        }
        Game game;
        for (const Move move : plan->moves)
            game.play(move);
        m_game->showGame(game);
        m_parts->planPresenter.showLinked(*plan);
        return true;
    }
    if (positionlink::isLink(place)) {
        const auto moves = positionlink::parse(place);
        if (!moves) {
            showMessage(moves.error().message);
            return false;
        }
        Game game;
        for (const Move move : *moves)
            game.play(move);
        m_game->showGame(game);
        return true;
    }
    const QUrl url(place);
    return openFile(url.isLocalFile() ? url.toLocalFile() : place);
}

bool MainWindow::opensInLaboratory(const QString& place) const
{
    return lessonlink::isLink(place)
        || (!m_parts->laboratory.pageFor(place).isEmpty()
            && !RecordingCommands::areRecordings({place}));
}

void MainWindow::saveForTheEnd()
{
    m_settings.save();
    m_parts->autosave.keepAfterEnd(true);
}

void MainWindow::welcome()
{
    // No engine begins another game before the one that is put back.
    PlayController& controller = m_parts->controller;
    const bool waits = controller.isRunning();
    controller.pause();
    const bool isBack = m_parts->files.putLatestBack();
    // Two engines wait until they are started.
    if (waits && !(isBack && controller.bothAreEngines()))
        controller.resume();
    if (isBack)
        return;
    // Who comes back to the laboratory has not come to play.
    if (settings().showStartPanel && m_parts->model.game().length() == 0
        && !m_parts->layout.isOfLaboratory())
        m_game->ask();
}

bool MainWindow::event(QEvent* event)
{
    const bool handled = QMainWindow::event(event);
    // By a dialog: nobody can move meanwhile.
    if (m_parts
        && (event->type() == QEvent::WindowBlocked || event->type() == QEvent::WindowUnblocked))
        m_parts->clock.setBlocked(event->type() == QEvent::WindowBlocked);
    if (event->type() == QEvent::ThemeChange) {
        appearance::readSystem();
        appearance::apply(settings().colorScheme, settings().shownDiscs(), settings().material);
    }
    return handled;
}

bool MainWindow::focusNextPrevChild(bool next)
{
    // Qt keeps docks behind another tab, and tab bars without tabs, visible outside the window.
    const auto isSeen = [this](const QWidget* widget) {
        while (widget && widget->parentWidget() != this)
            widget = widget->parentWidget();
        return !widget || widget->isWindow() || rect().intersects(widget->geometry());
    };
    if (!QMainWindow::focusNextPrevChild(next))
        return false;
    // Once round and no more: while the window goes nothing is seen.
    const QWidget* const first = focusWidget();
    while (!isSeen(focusWidget()))
        if (!QMainWindow::focusNextPrevChild(next) || focusWidget() == first)
            break;
    return true;
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_parts->files.mayDiscard() || !m_lessons->writing().closeEditor()) {
        event->ignore();
        return;
    }
    m_parts->autosave.keepAfterEnd(false);
    m_settings.save();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!m_parts->files.droppedFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    const QStringList files = m_parts->files.droppedFiles(event->mimeData());
    if (RecordingCommands::areRecordings(files))
        return m_recording->openFiles(files);
    for (const QString& file : files)
        openFile(file);
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    // Where Esc has nothing to stop, it leaves what covers or surrounds the board.
    WindowParts& parts = *m_parts;
    QAction* fullScreen = parts.actions[Command::FullScreen];
    const bool escape = event->key() == Qt::Key_Escape;
    if (escape && parts.analysisPresenter.lines().isPlaying())
        parts.analysisPresenter.lines().clear();
    else if (escape && parts.setup.isActive())
        parts.setup.end();
    else if (escape && parts.trial.isActive())
        parts.trial.end();
    else if (escape && m_tour->isRunning())
        m_tour->end();
    else if (escape && parts.start.isAsking())
        parts.start.refuse();
    else if (escape && fullScreen->isChecked())
        fullScreen->trigger();
    else
        QMainWindow::keyPressEvent(event);
}
