// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/h1readings.h"

#include <QDialog>
#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;

/// Which reading of the study's heuristic H1 is meant: its features, and what it leaves open.
class H1OptionsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit H1OptionsDialog(const H1Options& options, QWidget* parent = nullptr);

    /// Shows the readings that `imposed` has and the strict one has not as chosen, to be left so;
    /// `reason` says by whom, as a tooltip. They stay out of options().
    void impose(const H1Options& imposed, const QString& reason);
    H1Options options() const;

private:
    void setOptions(const H1Options& options);
    /// With what is imposed.
    H1Options shown() const;

    void loadValues();
    void showValues();

    /// Keeps what the dialog has no box for, the values of the features among it.
    H1Options m_rest;
    QLabel* m_values = nullptr;
    QPushButton* m_studyValues = nullptr;

    H1Options m_imposed;
    std::vector<std::pair<H1Reading, QCheckBox*>> m_boxes;
    QLabel* m_text = nullptr;
};
