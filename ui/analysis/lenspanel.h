// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/analysis/lensmodel.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

/// A heuristic under the lens: which one and for whom, its sum, the list of what it found, and what
/// the last move changed. A feature that is chosen in the list is lit up on the board.
class LensPanel : public QWidget
{
    Q_OBJECT

public:
    /// `heatMap` is the window's switch for the numbers on the board.
    explicit LensPanel(QAction* heatMap, QWidget* parent = nullptr);

    const HeuristicInfo& heuristic() const;
    const H1Options& options() const { return m_options; }
    void setOptions(const H1Options& options);
    /// Whose view is wanted when `toMove` is to move.
    Player view(Player toMove) const;

    void showReport(const LensReport& report);
    /// The game is hidden, and so is the lens.
    void setVeiled(bool on);

    /// Is the panel in sight?
    void setSeen(bool seen);
    bool isSeen() const { return m_seen; }
    QString sumText() const;
    QString changeText() const;
    /// "H1 strict, for Orange": what the numbers are.
    QString sourceText() const;
    QTableView& table() { return *m_table; }

Q_SIGNALS:
    /// Another heuristic, reading or side.
    void settingsChanged();
    /// Both empty when no feature is chosen any more.
    void featureChosen(Bitboard discs, Bitboard squares);
    void seenChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildTable();
    void showTexts();
    void chooseRow();
    void showDetail();
    void editOptions();

    LensModel m_model;
    H1Options m_options;
    bool m_seen = false;
    bool m_veiled = false;
    /// The list is being filled; its selection is no person's choice.
    bool m_filling = false;
    QComboBox* m_heuristic;
    QComboBox* m_view;
    QPushButton* m_variant;
    QLabel* m_sum;
    QLabel* m_change;
    QLabel* m_empty;
    QLabel* m_detail;
    QTableView* m_table;
};
