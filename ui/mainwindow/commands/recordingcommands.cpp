// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/commands/recordingcommands.h"

#include "core/recording/recordingfile.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/widgets/exports/exportdialog.h"
#include "ui/widgets/exports/filedialog.h"

#include <memory>

RecordingCommands::RecordingCommands(WindowParts& parts, QWidget& window)
    : m_parts(parts), m_window(window)
{
    parts.actions.on(Command::SaveRecording, this, &RecordingCommands::save);
    parts.actions.on(Command::OpenRecording, this, &RecordingCommands::open);
    // What the reports of a move are kept by has heard of it before.
    connect(&parts.model, &GameModel::positionChanged, this, &RecordingCommands::update,
            Qt::QueuedConnection);
    connect(&parts.model, &GameModel::movesChanged, this, &RecordingCommands::update,
            Qt::QueuedConnection);
    connect(&parts.controller, &PlayController::engineMoved, this, &RecordingCommands::update,
            Qt::QueuedConnection);
    update();
}

void RecordingCommands::update()
{
    m_parts.actions[Command::SaveRecording]->setEnabled(m_parts.recorder.hasSearches());
}

void RecordingCommands::save()
{
    // As it is now: the game may go on while the name is chosen.
    const auto recording = std::make_shared<const Recording>(m_parts.recorder.recording());
    exportdialog::runAway(
        &m_window,
        {.title = tr("Save the game with its search reports"),
         .filter = tr("Recordings of games (*.%1)").arg(recordingfile::suffix),
         .name = tr("game", "name of a file"),
         .suffix = recordingfile::suffix},
        [recording](const QString& path, const std::stop_token&) {
            return recordingfile::save(*recording, path);
        },
        [this](const exportdialog::Answer& answer) { m_parts.tell(answer); });
}

void RecordingCommands::open()
{
    const QStringList paths = FileDialog::files(
        &m_window, tr("Open one recording, or two side by side"),
        tr("Recordings of games (*.%1);;All files (*)").arg(recordingfile::suffix));
    if (paths.isEmpty())
        return;
    const QString page = QStringLiteral("recordings");
    Q_EMIT pageWanted(page);
    for (const QString& path : paths.mid(0, 2))
        m_parts.laboratory.openFile(page, path);
}
