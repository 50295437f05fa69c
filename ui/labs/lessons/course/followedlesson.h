// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

/// The file of an open lesson, which a teacher may be writing: says when there is something else in
/// it. Lessons of the program itself never change.
class FollowedLesson : public QObject
{
    Q_OBJECT

public:
    explicit FollowedLesson(QObject* parent = nullptr);

    /// Empty: none.
    void follow(const QString& file);
    const QString& file() const { return m_file; }
    /// Is there something else in the file than at the last call, or when following it began? It is
    /// watched on, even where another file was put into its place.
    bool takeChange();

Q_SIGNALS:
    /// It, or its folder, was written, and is quiet again: look at takeChange().
    void written();

private:
    QString m_file;
    QByteArray m_read; ///< what was in it
    QFileSystemWatcher m_watcher;
    QTimer m_settle; ///< editors write in several steps
};
