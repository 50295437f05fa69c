// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/answer/chancework.h"
#include "ui/labs/page/labentry.h"
#include "ui/labs/page/labpage.h"

class AnswerView;
class PropertyForm;
class AutomatonView;
class ChanceExperiments;
class ChanceSimulator;
class ModelForm;
class ModelText;
class TablesView;
class ReductionView;
class StepsView;
class QLabel;
class QTabWidget;
struct ChanceFindings;

/// Where the page is opened from outside, by a lesson for one.
struct ChanceTarget
{
    QString model;
    ModelValues values {};
    QString property {}; ///< empty: the model's first question
    /// Which view is in front: "answer", "states", "steps", "reductions" or "model"; empty leaves
    /// it.
    QString view {};
    /// The state that is chosen, if it is there.
    std::optional<fourcast::chance::State> state {};
    /// Of the algorithm that is shown step by step.
    std::size_t sweep = 0;
};

/// The chance laboratory: a game of dice is chosen or written, explored and checked, and its
/// probabilities and expected lengths come with bounds that hold.
class ChancePage : public LabPage
{
    Q_OBJECT

public:
    explicit ChancePage(QWidget* parent = nullptr);
    ~ChancePage() override;
    static LabEntry entry();

    QJsonObject fields() const override;
    void setFields(const QJsonObject& fields) override;
    void setPresented(bool presented) override;
    Expected<void> takeSettings(const QJsonObject& settings) override;
    LabFinding finding() const override;
    bool isUpToDate() const override;
    /// Explores the model, asks the question, and shows the place when it is there.
    void open(const ChanceTarget& place);

    /// What was found out last; null before.
    const SharedChance& system() const { return m_system; }
    /// "Player 1 is ruined with probability 0.142045, at most."
    QString answer() const;
    ModelForm& form() { return *m_form; }
    PropertyForm& ask() { return *m_ask; }
    ModelText& modelText() { return *m_text; }
    AutomatonView& automatonView() { return *m_drawn; }
    TablesView& tablesView() { return *m_tables; }
    ReductionView& reductions() { return *m_reductions; }
    ChanceSimulator& simulator() { return *m_simulator; }
    ChanceExperiments& experiments() { return *m_experiments; }

public Q_SLOTS:
    void run() override;

private:
    QWidget* buildTabs();
    QWidget* addView(const QString& name, QWidget* view, const QString& title);
    void addTables();
    void takeChoice();
    void tellWhetherOld();
    void showSoFar();
    void finishRun();
    void showFault(const Error& error);
    void takeSystem(SharedChance system);
    void showWantedPlace();
    void showDecision(std::size_t number);
    void updateControls();
    ChanceFindings findings() const;

    ModelForm* m_form = nullptr;
    PropertyForm* m_ask = nullptr;
    QLabel* m_answer = nullptr;
    QTabWidget* m_tabs = nullptr;
    AnswerView* m_findings = nullptr;
    AutomatonView* m_drawn = nullptr;
    StepsView* m_steps = nullptr;
    ReductionView* m_reductions = nullptr;
    ModelText* m_text = nullptr;
    ChanceSimulator* m_simulator = nullptr;
    ChanceExperiments* m_experiments = nullptr;
    TablesView* m_tables = nullptr;
    SharedChance m_system;
    /// Shown when the system that it belongs to is there.
    std::optional<ChanceTarget> m_wanted;
    /// Last: its end is waited for while the rest is still there.
    ChanceJob m_job;
};
