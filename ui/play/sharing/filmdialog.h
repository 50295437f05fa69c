// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/jobs/job.h"
#include "ui/board/film/gamefilm.h"

#include <QDialog>

class LiveLabel;
class QComboBox;
class QProgressBar;
class QPushButton;

/// A game as a moving picture to send: how large, where to, and how it went. It is made and written
/// away from the window; closing the dialog stops that, and nothing is written then.
class FilmDialog : public QDialog
{
    Q_OBJECT

public:
    /// `request` is the game as it is now; its size is chosen here.
    explicit FilmDialog(FilmRequest request, QWidget* parent = nullptr);

    void setFilmSize(FilmSize size);
    FilmSize filmSize() const;
    /// Makes it and writes it to this file, whole or not at all.
    void save(const QString& path);
    bool isBusy() const { return m_job.isRunning(); }
    /// What was said last: what was written, or why nothing was.
    QString told() const;

private:
    void chooseFile();
    void showState();
    void tell();

    FilmRequest m_request;
    QComboBox* m_size = nullptr;
    QProgressBar* m_progress = nullptr;
    LiveLabel* m_told = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_stop = nullptr;
    QString m_path;
    /// Last: it is stopped and waited for before the rest goes.
    Job<Film> m_job;
};
