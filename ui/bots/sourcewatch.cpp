// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bots/sourcewatch.h"

#include <QFileInfo>

namespace {

/// Of quiet in the file before anybody is told.
constexpr int quietAfterSaving = 250;

}

SourceWatch::SourceWatch(QObject* parent) : QObject(parent)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(quietAfterSaving);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_settle,
            qOverload<>(&QTimer::start));
    connect(&m_settle, &QTimer::timeout, this, &SourceWatch::settle);
}

void SourceWatch::follow(const QString& file)
{
    if (file == m_file)
        return;
    if (const QStringList before = m_watcher.files() + m_watcher.directories(); !before.isEmpty())
        m_watcher.removePaths(before);
    m_settle.stop();
    m_file = file;
    m_written = QFileInfo(file).lastModified();
    if (!file.isEmpty())
        m_watcher.addPaths({file, QFileInfo(file).absolutePath()});
}

void SourceWatch::settle()
{
    // While an editor is between the two steps of replacing it there is no file.
    const QFileInfo file(m_file);
    if (!file.exists())
        return;
    if (!m_watcher.files().contains(m_file))
        m_watcher.addPath(m_file);
    if (const QDateTime written = file.lastModified(); written != m_written) {
        m_written = written;
        Q_EMIT saved();
    }
}
