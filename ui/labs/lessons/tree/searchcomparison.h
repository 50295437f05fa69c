// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/tree/treework.h"
#include "ui/paper/chartexport.h"

#include <QLabel>
#include <QWidget>

class FigureChart;
class QComboBox;
class QProgressBar;
class QPushButton;
class QSplitter;
class QTableWidget;

/// The same position side by side: plain minimax, alpha-beta in each order, the engine, and the
/// least that any order could do; at each depth, as a table and as a chart.
class SearchComparison : public QWidget
{
    Q_OBJECT

public:
    explicit SearchComparison(QWidget* parent = nullptr);
    ~SearchComparison() override;

    /// What is compared when a person asks for it; nothing where it is none.
    void setRequest(const Expected<fourcast::lesson::TreeRequest>& request);
    void setExact(fourcast::lesson::ExactScores exact) { m_exact = std::move(exact); }
    bool isRunning() const { return m_job.isRunning(); }
    const Comparisons& comparisons() const { return m_found; }
    ChartContent content() const;
    QTableWidget& table() { return *m_table; }
    /// What was compared, and Knuth and Moore's bound.
    QString noteText() const { return m_note->text(); }

public Q_SLOTS:
    void compare();
    void stop();

Q_SIGNALS:
    void messageReady(const QString& sentence);
    void found();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildRow();
    void showGrowth();
    void show(const Comparisons& comparisons);
    void fill(const fourcast::lesson::Comparison& comparison);
    void finish();
    void updateControls();

    std::optional<fourcast::lesson::TreeRequest> m_request;
    std::optional<fourcast::lesson::TreeRequest> m_compared;
    fourcast::lesson::ExactScores m_exact;
    Comparisons m_found;
    QPushButton* m_compare = nullptr;
    QPushButton* m_stop = nullptr;
    QComboBox* m_depth = nullptr;
    QComboBox* m_counted = nullptr;
    QProgressBar* m_progress = nullptr;
    QTableWidget* m_table;
    QLabel* m_note;
    FigureChart* m_chart;
    QSplitter* m_halves = nullptr;
    /// Last: its end is waited for while the rest is still there.
    CompareJob m_job;
};
