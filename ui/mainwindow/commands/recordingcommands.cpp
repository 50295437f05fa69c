// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/commands/recordingcommands.h"

#include "core/recording/recordingfile.h"
#include "core/recording/recordingmetrics.h"
#include "ui/labs/recordings/recordedgame.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/performance/reportpanel.h"
#include "ui/performance/searchrepetition.h"
#include "ui/widgets/exports/exportdialog.h"
#include "ui/widgets/exports/filedialog.h"
#include "ui/widgets/labels/messagestrip.h"

#include <algorithm>
#include <memory>

RecordingCommands::RecordingCommands(WindowParts& parts, QWidget& window)
    : m_parts(parts), m_window(window)
{
    parts.actions.on(Command::SaveRecording, this, &RecordingCommands::save);
    parts.actions.on(Command::OpenRecording, this, &RecordingCommands::open);
    parts.actions.on(Command::SlowestMove, this, [this] { goToSlowest(false); });
    parts.actions.on(Command::NextSlowestMove, this, [this] { goToSlowest(true); });
    parts.actions.on(Command::RepeatSearch, this, &RecordingCommands::repeatSearch);
    // The report may be narrow.
    parts.actions.setTextOnButtons(Command::RepeatSearch, tr("Repeat 9 times"));
    parts.docks.report().setMoveActions({parts.actions[Command::SlowestMove],
                                         parts.actions[Command::NextSlowestMove],
                                         parts.actions[Command::RepeatSearch]});
    connect(&parts.reports, &ReportPresenter::shown, this, &RecordingCommands::updateRepetition,
            Qt::QueuedConnection);
    connect(&parts.reports, &ReportPresenter::cleared, this, &RecordingCommands::updateRepetition,
            Qt::QueuedConnection);
    // What the reports of a move are kept by has heard of it before.
    connect(&parts.model, &GameModel::positionChanged, this, &RecordingCommands::update,
            Qt::QueuedConnection);
    connect(&parts.model, &GameModel::movesChanged, this, &RecordingCommands::update,
            Qt::QueuedConnection);
    connect(&parts.controller, &PlayController::engineMoved, this, &RecordingCommands::update,
            Qt::QueuedConnection);
    parts.files.setSaver(
        {.end = u'.' + recordingfile::suffix,
         .filter = tr("Recordings of games (*.%1)").arg(recordingfile::suffix),
         .save = [this](const QString& path) { return saveTo(path); },
         .unsaved =
             [&parts] {
                 return parts.hasUnsavedPins()
                     ? tr("This game has pinned spans. Only a recording keeps them.")
                     : QString();
             }});
    parts.games.setRecorder([&parts](const Game& game) { return parts.recorder.recording(game); });
    connect(&parts.recorder.pins(), &GamePins::changed, &parts.games,
            &GamesPresenter::keepSearches);
    connect(&parts.games, &GamesPresenter::recordingOpened, this,
            [this](const std::shared_ptr<const Recording>& recording) {
                addStored(recordedGame(recording, static_cast<int>(recording->moves.size())));
            });
    connect(&parts.games, &GamesPresenter::measureWanted, this, [this] {
        goToSlowest(false);
        showMeasurements();
    });
    connect(&m_job, &JobBase::finished, this, &RecordingCommands::showRead);
    update();
}

RecordingCommands::~RecordingCommands()
{
    m_parts.files.setSaver({});
    m_parts.games.setRecorder({});
}

void RecordingCommands::update()
{
    const Actions& actions = m_parts.actions;
    actions[Command::SaveRecording]->setEnabled(m_parts.recorder.hasSearches());
    actions[Command::SlowestMove]->setEnabled(slowest(false).has_value());
    actions[Command::NextSlowestMove]->setEnabled(slowest(true).has_value());
    updateRepetition();
}

Expected<ComparisonRequest> RecordingCommands::repetition() const
{
    const auto shown = m_parts.reports.moveShown();
    return repetitionOf(
        m_parts.model.game(), shown,
        shown ? m_parts.recorder.searcherOf(shown->report->root, shown->report->bestMove)
              : std::nullopt);
}

void RecordingCommands::updateRepetition()
{
    const auto request = repetition();
    m_parts.actions.setReasonAgainst(Command::RepeatSearch,
                                     request ? QString() : request.error().message);
}

void RecordingCommands::repeatSearch()
{
    const auto request = repetition();
    if (!request)
        return m_parts.centre.message().showMessage(request.error().message);
    Q_EMIT pageWanted(QStringLiteral("compare"));
    m_parts.laboratory.repeatSearch(*request);
}

std::optional<int> RecordingCommands::slowest(bool afterThis) const
{
    const std::vector<int> plies = m_parts.reports.slowestFirst();
    auto found = plies.begin();
    if (afterThis) {
        found = std::ranges::find(plies, m_parts.model.game().ply());
        if (found != plies.end())
            ++found;
    }
    return found == plies.end() ? std::nullopt : std::optional(*found);
}

void RecordingCommands::goToSlowest(bool afterThis)
{
    const auto ply = slowest(afterThis);
    if (!ply)
        return;
    m_parts.model.goTo(*ply);
    update();
}

Expected<void> RecordingCommands::saveTo(const QString& path)
{
    const Recording recording = m_parts.recorder.recording();
    FOURCAST_TRY(recordingfile::save(recording, path));
    m_parts.recorder.pins().markSaved(recording);
    return {};
}

void RecordingCommands::save()
{
    // As it is now: the game may go on while the name is chosen.
    const auto recording = std::make_shared<const Recording>(m_parts.recorder.recording());
    const auto game = std::make_shared<Game>(m_parts.model.game());
    const auto file = std::make_shared<QString>();
    exportdialog::runAway(
        &m_window,
        {.title = tr("Save the game with its search reports"),
         .filter = tr("Recordings of games (*.%1)").arg(recordingfile::suffix),
         .name = tr("game", "name of a file"),
         .suffix = recordingfile::suffix},
        [recording, file](const QString& path, const std::stop_token&) {
            *file = path;
            return recordingfile::save(*recording, path);
        },
        [this, recording, game, file](const exportdialog::Answer& answer) {
            m_parts.tell(answer);
            if (answer.written)
                m_parts.recorder.pins().markSaved(*recording);
            game->goTo(m_parts.model.game().ply());
            if (answer.written && *game == m_parts.model.game())
                m_parts.files.markSaved(*file);
        });
}

void RecordingCommands::open()
{
    openFiles(FileDialog::files(
        &m_window, tr("Open one recording, or two side by side"),
        tr("Recordings of games (*.%1);;All files (*)").arg(recordingfile::suffix)));
}

bool RecordingCommands::areRecordings(const QStringList& paths)
{
    return std::ranges::all_of(paths, [](const QString& path) {
        return path.endsWith(u'.' + recordingfile::suffix, Qt::CaseInsensitive);
    });
}

void RecordingCommands::openFiles(const QStringList& paths)
{
    if (paths.isEmpty())
        return;
    if (paths.size() == 1)
        return openFile(paths.constFirst());
    const QString page = QStringLiteral("recordings");
    Q_EMIT pageWanted(page);
    for (const QString& path : paths.mid(0, 2))
        m_parts.laboratory.openFile(page, path);
}

void RecordingCommands::openFile(const QString& path)
{
    m_job.abandon();
    m_path = path;
    if (const auto started = m_job.start(readRecording(path)); !started)
        m_parts.centre.message().showMessage(started.error().message);
}

void RecordingCommands::showRead()
{
    if (m_job.status() == JobStatus::Failed)
        return m_parts.centre.message().showMessage(m_job.error().message);
    if (m_job.status() != JobStatus::Done)
        return;
    const auto recording = std::make_shared<const Recording>(m_job.result());
    const auto slowest = slowestMove(*recording);
    const StoredGame stored = recordedGame(
        recording, static_cast<int>(slowest ? *slowest + 1 : recording->moves.size()));
    if (!m_parts.files.take(stored.game, m_path))
        return;
    // Engines that wait for their turn would play on from here.
    m_parts.controller.pause();
    addStored(stored);
    m_parts.start.dismiss();
    showMeasurements();
}

void RecordingCommands::addStored(const StoredGame& stored)
{
    m_parts.charts.addStored(stored);
    m_parts.reports.addStored(stored);
    m_parts.costOptions.addStored(stored);
    m_parts.recorder.addStored(stored);
    update();
}

void RecordingCommands::showMeasurements()
{
    if (m_parts.layout.layout() != DockLayouts::Layout::Measure)
        m_parts.layout.apply(DockLayouts::Layout::Measure);
}

std::shared_ptr<const Recording> RecordingCommands::searched() const
{
    if (!m_parts.recorder.hasSearches())
        return {};
    return std::make_shared<const Recording>(m_parts.recorder.recording());
}

void RecordingCommands::goOnWith(const std::shared_ptr<const Recording>& recording)
{
    addStored(recordedGame(recording, m_parts.model.game().ply()));
}
