// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/models/conformance.h"
#include "core/session/jobs/requestqueue.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QTableWidget;

/// The searches on the board, held against the model of the search while a game is played: for each
/// engine move whether what its workers did is a path that the model allows, and the events.
class ConformView : public QWidget
{
    Q_OBJECT

public:
    explicit ConformView(QWidget* parent = nullptr);

    /// Looks at it where that is switched on and the search shared its moves.
    void take(const SearchReport& report);
    bool isLive() const;
    void setLive(bool live);

    /// How many were looked at, and how many of them did not conform.
    int checked() const { return static_cast<int>(m_runs.size()); }
    int refused() const;

Q_SIGNALS:
    /// A person wants a game in which there is something to check.
    void gameWanted();
    /// A person wants to see the run as a path through the states of its model.
    void pathWanted(const fourcast::formal::RecordedRun& run,
                    const std::vector<fourcast::formal::Label>& path);

private:
    using Run = fourcast::formal::RecordedRun;
    using Conformance = fourcast::formal::Conformance;
    struct Checked
    {
        QString what; ///< "mapped-h1, depth 8, plays d"
        Run run;
        Conformance conformance;
    };

    QWidget* buildTables();
    void add(Checked checked);
    void showEvents(int row);
    void showSummary();
    void askForPath();
    void letPlay();

    QCheckBox* m_live = nullptr;
    QLabel* m_summary = nullptr;
    QWidget* m_tables = nullptr;
    QTableWidget* m_list = nullptr;
    QTableWidget* m_events = nullptr;
    QPushButton* m_path = nullptr;
    QPushButton* m_play = nullptr;
    /// The newest first, as the list has them.
    std::vector<Checked> m_runs;
    RequestQueue m_questions;
};
