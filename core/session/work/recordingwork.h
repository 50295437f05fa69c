// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"
#include "core/session/jobs/job.h"

/// A recording that is read, or kept.
using RecordingJob = Job<Recording>;

/// Reads a file.
RecordingJob::Work readRecording(const QString& path);
/// Writes it there, and its folder where that is missing; the result is the recording all the same.
RecordingJob::Work keepRecording(const Recording& recording, const QString& path);
