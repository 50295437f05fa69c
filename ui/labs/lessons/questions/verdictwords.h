// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class LessonRun;
class QString;

namespace fourcast::lesson {
struct Question;
}

/// Translated: what came of a question of the run's lesson, with a sign in front; empty while it is
/// open.
QString verdictWords(const LessonRun& run, const fourcast::lesson::Question& question);
