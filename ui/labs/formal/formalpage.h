// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/paths.h"
#include "core/formal/models/conformance.h"
#include "ui/labs/formal/formalfindings.h"
#include "ui/labs/page/labentry.h"
#include "ui/labs/page/labpage.h"

class ConformView;
class MatrixView;
class ModelForm;
class ModelText;
class PropertiesView;
class QLabel;
class QTabWidget;
class RulesView;
class Simulator;
class SystemView;

/// Where the page is opened from outside, by a lesson for one.
struct FormalTarget
{
    QString model;
    fourcast::formal::ModelValues values {};
    /// Labels of a path from the initial state that is shown, and the step that is looked at.
    QStringList path {};
    int step = 0;
    /// One of the model's formulas, by its place among them, which is shown and checked; -1: none.
    int formula = -1;
    /// The formula is shown, and not checked.
    bool isOnlyChosen = false;
};

/// The formal laboratory: a model is chosen and explored, its transition system is drawn and walked
/// through, and what the workers of a real search did is held against the model of it.
class FormalPage : public LabPage
{
    Q_OBJECT

public:
    explicit FormalPage(QWidget* parent = nullptr);
    ~FormalPage() override;
    static LabEntry entry();

    QJsonObject fields() const override;
    void setFields(const QJsonObject& fields) override;
    void setPresented(bool presented) override;
    Expected<void> takeSettings(const QJsonObject& settings) override;
    LabFinding finding() const override;
    void takeEngineMove(const SearchReport& report) override;
    /// Explores the model and shows the place when it is there.
    void open(const FormalTarget& place);

    /// What was explored last; null before.
    const SharedSystem& system() const { return m_system; }
    SystemView& systemView() { return *m_drawn; }
    Simulator& simulator() { return *m_walk; }
    PropertiesView& properties() { return *m_properties; }
    MatrixView& table() { return *m_table; }
    RulesView& rules() { return *m_rules; }
    ConformView& conformView() { return *m_conform; }
    ModelForm& form() { return *m_form; }
    ModelText& modelText() { return *m_text; }

public Q_SLOTS:
    void run() override;

private:
    QWidget* buildTabs();
    void addView(const QString& name, QWidget* view, const QString& title);
    Expected<void> takeRules(const QJsonObject& board, const QString& mistake);
    Expected<void> takeFormula(const QString& name);
    void takeChoice();
    void showAsOld(bool old);
    void sayWhatRunDoes();
    void showSoFar();
    void finishRun();
    void takeSystem(SharedSystem system);
    void showWantedPlace();
    void showPath(const fourcast::formal::Path& path, int step);
    void showRun(const fourcast::formal::RecordedRun& run,
                 const std::vector<fourcast::formal::Label>& path);
    void updateControls();
    void showControls();
    FormalFindings findings() const;

    ModelForm* m_form = nullptr;
    QLabel* m_facts = nullptr;
    QTabWidget* m_tabs = nullptr;
    SystemView* m_drawn = nullptr;
    Simulator* m_walk = nullptr;
    PropertiesView* m_properties = nullptr;
    MatrixView* m_table = nullptr;
    ModelText* m_text = nullptr;
    ConformView* m_conform = nullptr;
    RulesView* m_rules = nullptr;
    SharedSystem m_system;
    /// A parameter has a value that is none.
    bool m_isWrong = false;
    /// Shown when the system that it belongs to is there.
    std::optional<FormalTarget> m_wanted;
    /// Last: its end is waited for while the rest is still there.
    ExploreJob m_job;
};
