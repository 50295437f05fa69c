// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/explorer/explorermodel.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableView;
class ResultBar;

/// What was played from the position looked at, beside what each move is worth.
class ExplorerPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ExplorerPanel(QWidget* parent = nullptr);

    ExplorerModel& model() { return *m_model; }
    void setPosition(const Position& position);
    /// A sentence why something is missing; empty where nothing is.
    void setProblem(const QString& sentence);
    /// The model has all there is.
    void showSummary();
    /// As its dock knows: behind another one it is not hidden.
    void setSeen(bool seen);
    bool isSeen() const { return m_seen; }

Q_SIGNALS:
    void seenChanged(bool seen);
    /// The games that went through the position.
    void gamesWanted();
    /// A row was chosen: what follows that move?
    void columnWanted(int column);
    /// Is pointed at; an empty one: no more.
    void previewWanted(const std::vector<Move>& line);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    ExplorerModel* m_model = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_problem = nullptr;
    QTableView* m_table = nullptr;
    ResultBar* m_bars = nullptr;
    QPushButton* m_games = nullptr;
    bool m_seen = false;
};
