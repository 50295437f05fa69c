// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/models/formulamatrix.h"
#include "core/session/jobs/job.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTableWidget;

/// Formulas in several variants of the study's model: its table 1, filled by running it, and the
/// mutants, with the formulas that notice them. A formula of a person's own is graded by the
/// mutants that it catches.
class MatrixView : public QWidget
{
    Q_OBJECT

public:
    explicit MatrixView(QWidget* parent = nullptr);
    ~MatrixView() override;

    const fourcast::formal::FormulaMatrix& matrix() const { return m_matrix; }
    /// Graded with the mutants; empty for none.
    void setOwnFormula(const QString& text);
    void showMutants();
    /// "published", "repaired" or "mutants"; another name changes nothing.
    void showTable(const QString& name);
    /// The study's table as far as so many levels; what was filled of the others stays for later.
    void showLevels(int most);
    bool isRunning() const { return m_job.isRunning(); }

public Q_SLOTS:
    void run();
    void stop();

Q_SIGNALS:
    /// A person wants to look closer: the model with these values, and the formula's column.
    void openWanted(const fourcast::formal::ModelValues& values, int column);
    void finished();

private:
    using Matrix = fourcast::formal::FormulaMatrix;

    void choose();
    void limitLevels();
    void take(const Matrix& matrix);
    void showTitles();
    void showCells();
    std::size_t filledCells() const;
    QString filledText() const;
    void showSummary();
    bool isMutants() const;

    Matrix m_matrix;
    /// The hidden rows of the study's table.
    std::vector<Matrix::Row> m_deeper;
    QString m_own;
    QComboBox* m_choice = nullptr;
    QSpinBox* m_levels = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_stop = nullptr;
    QLabel* m_title = nullptr; ///< before a class, in the place of the choice
    QTableWidget* m_table = nullptr;
    QLabel* m_summary = nullptr;
    /// Last: its end is waited for while the rest is still there.
    Job<Matrix, Matrix> m_job;
};
