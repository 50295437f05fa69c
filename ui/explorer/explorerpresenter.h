// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/studyplaces.h"
#include "core/session/jobs/requestqueue.h"
#include "ui/style/looks.h"

#include <QObject>
#include <stop_token>

class AnalysisModel;
class GameLibrary;
class ExplorerPanel;
class GameModel;

/// Between the position looked at and what was played from it: asks the archive, the kept
/// experiments and the exact solver while the explorer is visible.
class ExplorerPresenter : public QObject
{
    Q_OBJECT

public:
    /// `experiments` is the file that they are kept in.
    ExplorerPresenter(ExplorerPanel& panel, const GameModel& model, AnalysisModel& analysis,
                      GameLibrary& shelf, const QString& experiments, QObject* parent = nullptr);
    /// Stops what reads the experiments, and waits for it.
    ~ExplorerPresenter() override;

    void setExperiments(const QString& file);
    /// Hides the exact values while a student looks for the best move.
    void setVeiled(bool veiled);

private:
    void showPosition();
    void askArchive();
    void askExperiments();
    void showExact();

    ExplorerPanel& m_panel;
    const GameModel& m_model;
    AnalysisModel& m_analysis;
    GameLibrary& m_shelf;
    std::shared_ptr<KeptExperiments> m_experiments;
    std::shared_ptr<const StudyPlaces> m_places;
    std::stop_source m_stop;
    bool m_veiled = false;
    /// Last: waits for what runs.
    RequestQueue m_questions;
};
