// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/pathfile.h"
#include "core/session/jobs/job.h"

class QWidget;

/// Paths through a model as small files: asked for by a dialog, and written and read away from the
/// window.
class PathFiles : public QObject
{
    Q_OBJECT

public:
    explicit PathFiles(QWidget* parent);

    /// Asks which file is to be opened; opened() follows, or said().
    void askToOpen();
    /// What a file holds.
    void openText(const QByteArray& text);
    /// Asks for a file and writes the path.
    void save(const fourcast::formal::PathFile& file);

Q_SIGNALS:
    void opened(const fourcast::formal::PathFile& file);
    /// What was done, or why it was not.
    void messageReady(const QString& sentence);

private:
    QWidget* m_window;
    Job<QByteArray> m_reading;
};
