// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/models/rules.h"
#include "core/session/jobs/job.h"

#include <QJsonObject>
#include <QWidget>

class NarrowChoice;
class QLabel;
class QPushButton;
class QSpinBox;
class QTableWidget;
class QTabWidget;
class RulesGame;

/// The rules of the game as a model: every game on a small board is played by the code that plays,
/// and what must hold is checked at each position. A mistake can be put in, to see it found; the
/// same rules in TLA+ are saved for TLC.
class RulesView : public QWidget
{
    Q_OBJECT

public:
    using Report = fourcast::formal::RulesReport;

    explicit RulesView(QWidget* parent = nullptr);
    ~RulesView() override;

    fourcast::formal::BoardSize size() const;
    fourcast::formal::RulesMistake mistake() const;
    void choose(const fourcast::formal::BoardSize& size,
                fourcast::formal::RulesMistake mistake = fourcast::formal::RulesMistake::None);
    /// What is chosen, for the next start. Fields that are wrong change nothing.
    QJsonObject fields() const;
    void setFields(const QJsonObject& fields);

    bool isRunning() const { return m_job.isRunning(); }
    /// What came of the last run; none before, and while one is on its way.
    const std::optional<Report>& report() const { return m_report; }
    /// Shows what is known of a property: how it fails, where it does.
    void chooseProperty(fourcast::formal::RulesProperty property);

public Q_SLOTS:
    void run();
    void stop();
    /// Asks where, and writes Connect4.tla and Connect4.cfg for the chosen board.
    void save();

Q_SIGNALS:
    /// A sentence for the status line.
    void messageReady(const QString& sentence);
    void finished();

private:
    QWidget* buildChoices();
    QWidget* buildResults();
    void takeResult();
    void showChoice();
    void showVerdicts();
    void showProperty(int row);
    void updateControls();

    std::optional<Report> m_report;
    /// Of the run that m_report belongs to, or that is on its way.
    fourcast::formal::RulesMistake m_ranWith = fourcast::formal::RulesMistake::None;
    QSpinBox* m_columns = nullptr;
    QSpinBox* m_rows = nullptr;
    QSpinBox* m_connect = nullptr;
    NarrowChoice* m_mistake = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_save = nullptr;
    QLabel* m_choice = nullptr; ///< before a class, in the place of the fields
    QLabel* m_note = nullptr;
    QLabel* m_counts = nullptr;
    QTableWidget* m_table = nullptr;
    QTabWidget* m_sides = nullptr;
    QLabel* m_property = nullptr;
    RulesGame* m_game = nullptr;
    /// Last: its end is waited for while the rest is still there.
    Job<Report, fourcast::statespace::ExploreProgress> m_job;
};
