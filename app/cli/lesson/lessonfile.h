// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

/// What a file has in it, at most 16 MiB; the error names the file.
Expected<QByteArray> readWhole(const QString& path);

/// The lesson in a file. What nobody knows in it is told on standard error, each with its place;
/// `warnings` is how many. The error begins with the file and the place.
Expected<fourcast::lesson::Lesson> openLesson(const QString& path, int& warnings);

/// "trees.lesson.md:3:1: ..."
QString placedIn(const QString& path, const Error& error);
