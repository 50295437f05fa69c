// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/simulator/gameswork.h"

#include <QWidget>

class ExportMenu;
class FigureChart;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

/// Many games are played, and their lengths are laid over what is known exactly.
class GamesView : public QWidget
{
    Q_OBJECT

public:
    explicit GamesView(QWidget* parent = nullptr);
    ~GamesView() override;

    void setSystem(const SharedChance& system);
    void setGames(int games);
    bool isRunning() const { return m_job.isRunning(); }
    /// Nothing before they were played.
    const std::optional<PlayedGames>& played() const { return m_played; }
    FigureChart& chart() { return *m_chart; }

public Q_SLOTS:
    void run();
    void stop();

Q_SIGNALS:
    void finished();
    void messageReady(const QString& sentence);

private:
    QWidget* buildRow();
    void showPlayed();
    void showControls();

    SharedChance m_system;
    std::optional<PlayedGames> m_played;
    QSpinBox* m_games = nullptr;
    QSpinBox* m_seed = nullptr;
    QComboBox* m_shown = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_stop = nullptr;
    QProgressBar* m_progress = nullptr;
    ExportMenu* m_export = nullptr;
    QLabel* m_summary = nullptr;
    FigureChart* m_chart = nullptr;
    /// Last: its end is waited for while the rest is still there.
    GamesJob m_job;
};
