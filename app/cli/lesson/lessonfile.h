// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

/// What a file has in it, at most 16 MiB; the error names the file.
Expected<QByteArray> readWhole(const QString& path);

/// Reads the lesson in a file. Unknown words in it are warnings on standard error, each with its
/// place, and `warnings` counts them. The error begins with the file and the place.
Expected<fourcast::lesson::Lesson> openLesson(const QString& path, int& warnings);

/// "trees.lesson.md:3:1: ..."
QString placedIn(const QString& path, const Error& error);
