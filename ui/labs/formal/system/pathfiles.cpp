// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/system/pathfiles.h"

#include "core/support/files/readfile.h"
#include "ui/widgets/exports/exportdialog.h"
#include "ui/widgets/exports/filedialog.h"

#include <QCoreApplication>
#include <QDir>

using namespace fourcast::formal;

namespace {

/// A path is some hundred bytes a step.
constexpr qint64 mostBytes = 16 * 1024 * 1024;

struct PathText
{
    Q_DECLARE_TR_FUNCTIONS(Simulator)
};

QString pathFilter()
{
    return PathText::tr("Path through a model (*.json)");
}

}

PathFiles::PathFiles(QWidget* parent) : QObject(parent), m_window(parent)
{
    connect(&m_reading, &JobBase::finished, this, [this] {
        if (m_reading.status() == JobStatus::Done)
            openText(m_reading.result());
        else
            Q_EMIT messageReady(m_reading.error().message);
    });
}

void PathFiles::openText(const QByteArray& text)
{
    const auto file = pathFromJson(text);
    if (!file)
        Q_EMIT messageReady(file.error().message);
    else
        Q_EMIT opened(*file);
}

void PathFiles::askToOpen()
{
    const QString path
        = FileDialog::file(m_window, PathText::tr("Open a path"), QString(), pathFilter());
    if (path.isEmpty() || m_reading.isRunning())
        return;
    const auto started = m_reading.start([path](const auto&) -> Expected<QByteArray> {
        auto bytes = readFile(path, mostBytes);
        if (!bytes)
            return fail(PathText::tr("The file “%1” could not be read: %2.")
                            .arg(QDir::toNativeSeparators(path), bytes.error().message));
        return bytes;
    });
    if (!started)
        Q_EMIT messageReady(started.error().message);
}

void PathFiles::save(const PathFile& file)
{
    const QString name
        = file.model.isEmpty() ? QStringLiteral("path") : file.model + QStringLiteral("-path");
    exportdialog::run(
        m_window,
        {.title = PathText::tr("Save the path"),
         .filter = pathFilter(),
         .name = name,
         .suffix = QStringLiteral("json")},
        [&file](const QString&) -> Expected<QByteArray> { return pathToJson(file); },
        [this](const exportdialog::Answer& answer) { Q_EMIT messageReady(answer.sentence); });
}
