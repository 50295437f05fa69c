// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/jobs/jobprogress.h"
#include "ui/paper/chartexport.h"

#include <QWidget>
#include <functional>

class QHBoxLayout;
class QProgressBar;
class QPushButton;
class QTimer;

/// What the work of a page of the laboratory is at.
enum class LabState : std::uint8_t
{
    Idle,
    Running,
    Stopping, ///< asked to pause or to end, which takes a moment
    Paused
};

/// The row of controls that all pages of the laboratory have: run, pause, cancel, how far it is,
/// and export. Pause, Cancel and the progress keep their places, and are seen while something runs
/// that takes longer than a moment. It knows nothing of the work: it shows what the setters get,
/// and emits what was clicked.
class RunRow : public QWidget
{
    Q_OBJECT

public:
    explicit RunRow(QWidget* parent = nullptr);

    /// What the buttons do on this page, as tool tips.
    void setTips(const QString& run, const QString& pause, const QString& cancel);
    /// What is counted: "%v of %m games", and for screen readers "Games played".
    void setCounting(const QString& format, const QString& name);
    /// Off where a view has nothing to run; on at first.
    void setRunOffered(bool offered);
    /// Another button beside Run.
    void addButton(QPushButton* button);
    /// Export asks for a file and writes this there; `title` stands above the dialog, `name` is the
    /// file name that it proposes, without suffix.
    void setExport(const QString& title, const QString& name,
                   std::function<ChartContent()> content);
    /// A button of the page's own in the place of Export.
    void setExport(QPushButton* button);

    /// Is there something that could be run?
    void setReady(bool ready);
    /// Would a run go on with what there is, instead of beginning?
    void setResumable(bool resumable);
    /// Is there something that could be written?
    void setExportable(bool exportable);
    void setState(LabState state);
    void setProgress(const JobProgress& progress);

Q_SIGNALS:
    void runWanted();
    void pauseWanted();
    void resumeWanted();
    void cancelWanted();
    /// Which file was written, or why none was.
    void messageReady(const QString& sentence);

private:
    /// Pause, Cancel and the progress.
    void reveal(bool shown);
    void showAll();

    QHBoxLayout* m_layout;
    QPushButton* m_run;
    QPushButton* m_pause;
    QPushButton* m_cancel;
    QProgressBar* m_progress;
    QPushButton* m_export;
    QTimer* m_moment; ///< from the start of the work
    QString m_pauseTip;
    QString m_format;
    LabState m_state = LabState::Idle;
    JobProgress m_done;
    bool m_ready = true;
    bool m_resumable = false;
    bool m_isRevealed = false;
};
