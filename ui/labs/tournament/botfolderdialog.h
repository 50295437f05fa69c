// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/botfolder.h"
#include "core/session/jobs/job.h"

#include <QDialog>

class LiveLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

/// The bots of a folder: each is started for one move, beside the window, and listed with what came
/// of it. Those that moved can be added.
class BotFolderDialog : public QDialog
{
    Q_OBJECT

public:
    /// Begins to look at once.
    explicit BotFolderDialog(const QString& folder, QWidget* parent = nullptr);
    ~BotFolderDialog() override;

    /// Those that moved, in the order of their files.
    std::vector<Program> working() const;
    /// Has each been tried, or was it stopped?
    bool isDone() const { return !m_job.isRunning(); }

private:
    using Bots = std::vector<FolderBot>;

    void show(const Bots& bots);
    void finish();
    void showNumber();

    QTableWidget* m_table;
    LiveLabel* m_told;
    QProgressBar* m_progress;
    QPushButton* m_add = nullptr;
    Bots m_bots;
    /// Last: its end is waited for while the rest is still there.
    Job<Bots, Bots> m_job;
};
