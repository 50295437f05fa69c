// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/simulator/games/yahtzeegame.h"

#include <QWidget>

class ExportMenu;
class FlowLayout;
class QLabel;
class QPushButton;
class QTableWidget;

/// Yahtzee against the best strategy: a person chooses which dice are kept, and sees what the
/// strategy keeps and what both are worth; beside it the whole strategy as a table.
class YahtzeeView : public QWidget
{
    Q_OBJECT

public:
    explicit YahtzeeView(QWidget* parent = nullptr);
    ~YahtzeeView() override;

    void setSystem(const SharedChance& system);
    bool isPlayable() const { return m_game.has_value(); }
    /// Only where it is playable.
    const YahtzeeGame& game() const { return *m_game; }
    /// What is marked to be kept.
    DiceCounts kept() const;
    void setKept(const DiceCounts& kept);
    /// What yours is worth; and the best beside it once it was requested.
    QString comparison() const;
    QByteArray strategyToCsv() const;

public Q_SLOTS:
    void newGame();
    /// Throws the dice that are not kept.
    void throwOthers();
    void keepBest();

Q_SIGNALS:
    void messageReady(const QString& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildGame();
    void showGame();
    void showDice();
    void showComparison();
    void showStrategy();

    SharedChance m_system;
    std::optional<YahtzeeGame> m_game;
    std::uint64_t m_seed = 1;
    QWidget* m_dicePlace = nullptr;
    FlowLayout* m_diceRow = nullptr;
    /// One for each die; what it shows beside it.
    std::vector<std::pair<QPushButton*, int>> m_dice;
    QLabel* m_turn = nullptr;
    QLabel* m_comparison = nullptr;
    QLabel* m_history = nullptr;
    QStringList m_played;
    bool m_bestIsAsked = false; ///< in this turn
    QPushButton* m_throw = nullptr;
    QPushButton* m_best = nullptr;
    QPushButton* m_new = nullptr;
    ExportMenu* m_export = nullptr;
    QTableWidget* m_strategy = nullptr;
};
