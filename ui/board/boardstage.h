// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class BoardView;
class EvaluationBar;
class QLabel;

/// The board with what stands close to it: the evaluation bar at its left, as high as its face, and
/// a line of words below. Both are hidden at first.
class BoardStage : public QWidget
{
    Q_OBJECT

public:
    explicit BoardStage(QWidget* parent = nullptr);

    BoardView& board() { return *m_board; }
    EvaluationBar& bar() { return *m_bar; }
    void setBarVisible(bool on);
    /// At the left of the board, where it has no empty edge there; 0 without the bar.
    int barRoom() const;
    /// Keeps so many pixels free at the right, for what stands there beside the board.
    void setBeside(int room);
    /// What the marks on the board mean, and below it what the numbers of the heat map are; what is
    /// empty takes no room.
    void setLegend(const QString& text);
    void setHeatLegend(const QString& text);
    QString legend() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void place();
    void showLegend();

    BoardView* m_board;
    EvaluationBar* m_bar;
    QLabel* m_legend;
    QString m_marks;
    QString m_heat;
    int m_beside = 0;
};
