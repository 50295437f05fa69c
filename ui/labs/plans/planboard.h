// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/practice/planpractice.h"

#include <QWidget>

/// A board of any size with a plan's card on it: numbers in the middle of squares, chevrons in
/// their lower third, and numbered discs of a line that refutes the card. While the card is marked,
/// squares are chosen with the arrow keys and marked with 1-9, ^, ? and Delete; while it is played
/// with, columns are chosen. The same by mouse.
class PlanBoard : public QWidget
{
    Q_OBJECT

public:
    explicit PlanBoard(QWidget* parent = nullptr);

    /// Shown from now on, and until another is; may be null. Not owned.
    void setPractice(const PlanPractice* practice);
    const PlanPractice* practice() const { return m_practice; }
    /// After a change of the practice.
    void refresh();

    int columns() const;
    int rows() const;
    /// The square that has the keyboard; while the card is played with, its row is that where a
    /// disc would land.
    int column() const { return m_column; }
    int rowOfFocus() const;
    void setFocusSquare(int column, int row);
    QRectF squareRect(int column, int row) const;
    /// What is said of a square.
    QString squareText(int column, int row) const;
    /// As if a person had clicked there.
    void choose(int column, int row);

    QSize sizeHint() const override { return {420, 380}; }
    QSize minimumSizeHint() const override { return {200, 190}; }

Q_SIGNALS:
    /// Play there.
    void columnChosen(int column);
    /// A mark is to be put there: the one that is chosen on the page.
    void markWanted(int column, int row);
    /// This number, 0 to clear.
    void numberWanted(int column, int row, int number);
    void arrowWanted(int column, int row);
    void helpWanted(int column, int row);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    QPoint squareAt(const QPointF& place) const;
    bool pressMarkKey(const QKeyEvent& event);
    void announce();

    const PlanPractice* m_practice = nullptr;
    int m_column = 0;
    int m_row = 0;
    QPoint m_pressed {-1, -1};
};
