// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/tournament.h"

#include <QDialog>
#include <functional>

struct Program;
class ClockChoice;
class EntrantList;
class LiveLabel;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class StartsChoice;

/// Who plays a tournament, how often and by which rules. Of one that has begun nothing can be
/// changed but that more entrants come.
class TournamentDialog : public QDialog
{
    Q_OBJECT

public:
    /// Adds programs to the person's own; where it is empty no folder is offered.
    using AddPrograms = std::function<Expected<void>(const std::vector<Program>&)>;

    explicit TournamentDialog(AddPrograms addPrograms, QWidget* parent = nullptr);

    QString name() const;
    TournamentOptions options() const;
    void setTournament(const QString& name, const TournamentOptions& options);
    /// For one that has begun.
    void setBegun();
    /// Looks for the bots of a folder, shows them, and adds those that are wanted.
    void addFolder(const QString& folder);

private:
    QWidget* makeEntrants();
    QWidget* makeTest();
    QWidget* makeNumbers();
    void addLevels();
    void addAllPrograms();
    void addEntrantsOf(const std::vector<Program>& programs);
    void showRelevant();
    void say();

    AddPrograms m_addPrograms;
    bool m_hasBegun = false;
    QLineEdit* m_name;
    EntrantList* m_entrants;
    QComboBox* m_format;
    QSpinBox* m_games = nullptr;
    QSpinBox* m_rounds = nullptr;
    QSpinBox* m_seed = nullptr;
    QSpinBox* m_workers = nullptr;
    QSpinBox* m_retire = nullptr;
    QCheckBox* m_recorded;
    StartsChoice* m_starts;
    ClockChoice* m_clock;
    QCheckBox* m_test = nullptr;
    QDoubleSpinBox* m_elo0 = nullptr;
    QDoubleSpinBox* m_elo1 = nullptr;
    QWidget* m_testFields = nullptr;
    QWidget* m_rules = nullptr;
    QLabel* m_size;
    LiveLabel* m_problem;
    QPushButton* m_accept = nullptr;
};
