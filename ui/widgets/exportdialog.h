// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QString>
#include <functional>

class QWidget;
struct ChartContent;

/// Asking a person where to write, writing it there, and saying how it went.
namespace exportdialog {

/// What is asked.
struct Question
{
    QString title;
    /// As QFileDialog takes it: "PNG picture (*.png);;SVG drawing (*.svg)".
    QString filter;
    /// The name that is proposed, without its suffix.
    QString name;
    /// Of the format that is proposed; the one of any other that the person chooses takes its
    /// place, and one that is typed stays.
    QString suffix;
};

/// What came of it.
struct Answer
{
    enum class Status
    {
        GivenUp, ///< no file was chosen, nothing was written
        Written,
        Failed
    };
    Status status = Status::GivenUp;
    /// Which file was written, or why none was; empty when the person gave up.
    QString sentence;
};

/// Writes the file, whole or not at all. The error is a sentence that names the file.
using Writer = std::function<Expected<void>(const QString& path)>;

/// Blocks, as dialogs do, until a file is written or the person gives up.
Answer run(QWidget* parent, const Question& question, const Writer& write);

/// The same for one of the formats of chartexport, proposed by its suffix; `content` is asked for
/// when the file is known.
Answer run(QWidget* parent, const QString& title, const QString& name, const QString& suffix,
           const std::function<ChartContent()>& content);

}
