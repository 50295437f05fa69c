// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/results/experimentlab.h"

class KeptRunMenu;
class QComboBox;
class QPushButton;
class StudySettingsForm;

/// The heuristics study repeated: each of its tables and figures by any protocol, expected beside
/// measured. Games that were played before, also before a restart, are shown and not repeated.
class StudyPage : public ExperimentLab
{
    Q_OBJECT

public:
    /// `shelf` must outlive the page.
    explicit StudyPage(ExperimentLibrary& shelf, QWidget* parent = nullptr);
    static LabEntry entry();

    /// Shows this table or figure by the settings chosen.
    void showArtefact(const QString& artefact);
    Expected<void> takeSettings(const QJsonObject& settings) override;
    /// Plays what is missing of the one shown. Nothing happens while something runs.
    void run() override;
    /// All six, one after the other.
    void runAll();

private:
    QWidget* makeStoreRow();
    void showKept(int index);
    void chooseStore();
    /// The most recently begun one of the study that is kept, or table 9.
    void showFirst() override;
    void takeForm();
    void takeRuns(Expected<std::vector<KeptRun>> kept) override;

    StudySettingsForm* m_form = nullptr;
    QPushButton* m_all = nullptr;
    QComboBox* m_kept = nullptr;
    KeptRunMenu* m_menu = nullptr;
    QPushButton* m_file = nullptr;
    std::vector<KeptRun> m_keptRuns;
};
