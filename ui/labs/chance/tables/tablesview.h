// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/tables/table.h"
#include "core/session/jobs/job.h"

#include <QWidget>
#include <map>

class ExportMenu;
class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

/// The tables of the study, filled by running their models: what it prints, our own figure and the
/// interval in which it is, and whether both agree.
class TablesView : public QWidget
{
    Q_OBJECT

public:
    /// Rows of more states are run only when that is asked for.
    static constexpr std::uint64_t mostStates = 2'000'000;

    explicit TablesView(QWidget* parent = nullptr);
    ~TablesView() override;

    /// 1, 2, 3; 0 for the gambler of the study's introduction.
    void choose(int number);
    const fourcast::chance::StudyTable& table() const { return m_tables.at(m_shown); }
    bool isRunning() const { return m_job.isRunning(); }
    void setLargeRows(bool wanted);

public Q_SLOTS:
    void run();
    void stop();

Q_SIGNALS:
    /// A person wants to look closer: the model with these values, and what is asked of it.
    void openWanted(const QString& model, const fourcast::chance::ModelValues& values,
                    const QString& property);
    void finished();
    /// What was done, or what could not be done and why.
    void messageReady(const QString& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct SoFar
    {
        fourcast::chance::StudyTable table;
        QString doing; ///< "N = 3, d = 10: 1000 states"
    };

    QWidget* buildRow();
    void fillExports();
    void show(int number);
    void take(const fourcast::chance::StudyTable& table);
    void showCells();
    void showCell(int row, int column);
    void showSummary();
    void open(int row, int column);
    bool isLarge(const fourcast::chance::TableRow& row) const;
    bool isFilled() const;

    /// By their numbers; what was filled of one stays when another is looked at.
    std::map<int, fourcast::chance::StudyTable> m_tables;
    int m_shown = 0;
    QComboBox* m_choice = nullptr;
    QCheckBox* m_large = nullptr;
    QCheckBox* m_exact = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_open = nullptr;
    ExportMenu* m_export = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_title = nullptr; ///< before a class, in the place of the choice
    QTableWidget* m_table = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_notes = nullptr;
    /// Last: its end is waited for while the rest is still there.
    Job<fourcast::chance::StudyTable, SoFar> m_job;
};
