// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/course/followedlesson.h"

#include "ui/labs/lessons/course/lessonfiles.h"

#include <QFileInfo>
#include <utility>

namespace {

/// Of quiet in the file before it is read again.
constexpr int settleTime = 250;

}

FollowedLesson::FollowedLesson(QObject* parent) : QObject(parent)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleTime);
    // Some editors write the file, others put another one into its place.
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_settle,
            qOverload<>(&QTimer::start));
    connect(&m_settle, &QTimer::timeout, this, &FollowedLesson::written);
}

void FollowedLesson::follow(const QString& file)
{
    if (const QStringList before = m_watcher.files() + m_watcher.directories(); !before.isEmpty())
        m_watcher.removePaths(before);
    m_settle.stop();
    m_read.clear();
    m_file = file;
    if (file.isEmpty())
        return;
    m_read = lessonBytes(file).value_or(QByteArray());
    if (!isShipped(file))
        m_watcher.addPaths({file, QFileInfo(file).absolutePath()});
}

bool FollowedLesson::takeChange()
{
    if (m_file.isEmpty() || !QFileInfo::exists(m_file))
        return false;
    if (!m_watcher.files().contains(m_file))
        m_watcher.addPath(m_file);
    const QByteArray now = lessonBytes(m_file).value_or(QByteArray());
    return now != std::exchange(m_read, now);
}
