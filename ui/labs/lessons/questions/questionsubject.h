// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace fourcast::lesson {
struct Question;
}

/// What a question is about, where its field does not show it: its tree in words and drawn, and its
/// board, in the lesson's language. Null where there is nothing to see.
QWidget* questionSubject(const fourcast::lesson::Question& question, const QString& language);
