// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

/// The file of a bot while somebody writes it: says when it was saved, also by editors that put
/// another file into its place.
class SourceWatch : public QObject
{
    Q_OBJECT

public:
    explicit SourceWatch(QObject* parent = nullptr);

    /// Empty: none.
    void follow(const QString& file);
    const QString& file() const { return m_file; }

Q_SIGNALS:
    /// It was written, and is quiet again. What plays may still be the same. Other files of its
    /// folder, what a compiler makes there among them, are no news.
    void saved();

private:
    void settle();

    QString m_file;
    QDateTime m_written; ///< as far as was told
    QFileSystemWatcher m_watcher;
    QTimer m_settle; ///< editors write in several steps
};
