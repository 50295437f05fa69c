// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

/// Pictures that a lesson has within its own file, as blocks behind its text:
///
///     ```picture
///     name: tree.png
///     data:
///       iVBORw0KGgo…
///     ```
namespace fourcast::lesson {

/// A file's text without those blocks, and what is in them.
struct TextWithPictures
{
    QString text;
    Pictures pictures;
    friend bool operator==(const TextWithPictures&, const TextWithPictures&) = default;
};

/// Blocks that can't be read stay in the text.
TextWithPictures takeOut(const QString& text);
/// The other way round.
QString putIn(const TextWithPictures& parts);
/// One of them as a file has it.
QString pictureText(const QString& name, const QByteArray& bytes);

/// A name of a file without a folder.
bool isPictureName(const QString& name);
/// The names that a text shows pictures by, `![words](name)`; those of the web are none.
QStringList picturesShown(const QString& text);

}
