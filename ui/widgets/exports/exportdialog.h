// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QString>
#include <functional>
#include <stop_token>

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
    bool written = false;
    /// Which file was written, or why none was.
    QString sentence;
};
using OnFinished = std::function<void(const Answer& answer)>;

/// Makes what the file will hold, in the window's thread, when its name is known. The error is a
/// sentence that names the file.
using Maker = std::function<Expected<QByteArray>(const QString& path)>;

/// Blocks, as dialogs do, until a file is chosen or the person gives up. The file is written, whole
/// or not at all, away from the window: `onFinished` is called when that is over, as long as
/// `parent` lives, and not at all when the person gave up.
void run(QWidget* parent, const Question& question, const Maker& make, OnFinished onFinished);

/// Writes the file, whole or not at all. Called on another thread; the error is a sentence that
/// names the file.
using Writer = std::function<Expected<void>(const QString& path, const std::stop_token& stop)>;

/// The same for what takes long to make, too: all of it is done away from the window.
void runAway(QWidget* parent, const Question& question, Writer writer, OnFinished onFinished);

/// The same for several files: asks for a folder, which `write` is called with.
void runFolder(QWidget* parent, const QString& title, Writer write, OnFinished onFinished);

/// Writes the file that needs no question, whole or not at all, away from the window: `onFinished`
/// is called when that is over, as long as `parent` lives.
void write(QWidget* parent, const QString& path, const QByteArray& bytes, OnFinished onFinished);

/// The same for what takes long to make.
void writeAway(QWidget* parent, const QString& path, Writer writer, OnFinished onFinished);

/// The same as the first for one of the formats of chartexport, proposed by its suffix; `content`
/// is asked for when the file is known.
void run(QWidget* parent, const QString& title, const QString& name, const QString& suffix,
         const std::function<ChartContent()>& content, OnFinished onFinished);

}
