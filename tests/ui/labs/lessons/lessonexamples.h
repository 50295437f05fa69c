// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace fourcast::lesson {
struct Lesson;
}

/// Lessons that tests go through.
namespace lessonexamples {

/// A question of every kind, over three steps. The tree is worth 3; whoever moves after 112233 wins
/// at once in column 4.
QString text(int version = 1);

fourcast::lesson::Lesson lesson(int version = 1);

}
