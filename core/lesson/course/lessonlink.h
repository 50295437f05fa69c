// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

#include <QStringView>

/// A whole lesson as a link, `fourcast:lesson?z=…`, which the desktop opens with this program: its
/// text packed by qCompress(), in the letters of base64url.
namespace fourcast::lesson::lessonlink {

/// Of a link that is written: it goes into a QR code and through every messenger.
inline constexpr qsizetype longest = 2000;

struct Linked
{
    QString text;
    Lesson lesson;
};

/// From the text of a lesson that has no mistakes. Fails with a sentence that says how long the
/// link would be.
Expected<QString> write(const QString& text);
/// Is it meant as one? What follows may be wrong.
bool isLink(QStringView text);
/// Fails with a sentence where it is damaged, or holds no lesson.
Expected<Linked> read(QStringView link);

}
