// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/work/recordingwork.h"

#include "core/recording/recordingfile.h"

#include <QDir>
#include <QFileInfo>

RecordingJob::Work readRecording(const QString& path)
{
    return [path](const RecordingJob::Context&) { return recordingfile::load(path); };
}

RecordingJob::Work keepRecording(const Recording& recording, const QString& path)
{
    return [recording, path](const RecordingJob::Context&) -> Expected<Recording> {
        QDir().mkpath(QFileInfo(path).absolutePath());
        FOURCAST_TRY(recordingfile::save(recording, path));
        return recording;
    };
}
