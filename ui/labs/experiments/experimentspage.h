// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/results/experimentlab.h"

class KeptRunMenu;
class QComboBox;
class QLabel;
class QPushButton;

/// Experiments of one's own: made, run, kept, opened again, and compared with another run.
class ExperimentsPage : public ExperimentLab
{
    Q_OBJECT

public:
    /// `shelf` must outlive the page.
    explicit ExperimentsPage(ExperimentLibrary& shelf, QWidget* parent = nullptr);
    static LabEntry entry();

    /// Shows it with what is kept of it; run() plays the rest.
    void show(const Experiment& experiment);
    void run() override;
    /// An experiment of these; one that says less has it from "New experiment".
    Expected<void> takeSettings(const QJsonObject& settings) override;

private:
    QWidget* makeHead();
    void make();
    /// Another experiment that begins as this one.
    void makeLike(const Experiment& experiment);
    void updateMenu();
    void showKept(int index);
    void compareWith(int index);
    void showFirst() override;
    void takeRuns(Expected<std::vector<KeptRun>> kept) override;
    void showComparison(const KeptRun& other, std::vector<ExperimentGame> games);

    QPushButton* m_new = nullptr;
    QComboBox* m_kept = nullptr;
    KeptRunMenu* m_menu = nullptr;
    QComboBox* m_compare = nullptr;
    QLabel* m_rules = nullptr;
    /// Own ones first, then the study's: an experiment may be compared with those, too.
    std::vector<KeptRun> m_keptRuns;
    int m_ownCount = 0;
};
