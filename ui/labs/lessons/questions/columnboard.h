// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

#include <QWidget>
#include <vector>

class QButtonGroup;
class QLabel;
class QRadioButton;

/// Whose turn it is, and how one knows its discs on the board: "First player to move: Orange
/// (star)".
QString turnText(const fourcast::lesson::WrittenPosition& position);
/// The same as a text that goes with the discs' theme, in this language where it is not empty.
QLabel* turnLabel(const fourcast::lesson::WrittenPosition& position, const QString& language);

/// A position with the numbers of its columns above, their letters below and the numbers of its
/// rows beside it, as the main board has them; as large as the text around it. Where it asks, a
/// column is chosen by mouse, by 1-7 or a-g, or with the arrows; the disc shows where it would lie.
class ColumnBoard : public QWidget
{
    Q_OBJECT

public:
    ColumnBoard(const fourcast::lesson::WrittenPosition& position, bool asks,
                QWidget* parent = nullptr);

    /// From 0; -1 as long as none is chosen.
    int column() const { return m_column; }
    /// As if a person had chosen it: one without room changes nothing. -1 chooses none.
    void setColumn(int column);
    /// May a column be chosen now?
    void setOpen(bool open);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void columnChosen(int column);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildButtons();
    int square() const;
    int numbersHeight() const;
    int lettersHeight() const;
    int numbersWidth() const;
    QRect boardRect() const;
    QRect columnRect(int column) const;
    int columnAt(const QPoint& place) const;
    bool isOpenColumn(int column) const;
    void placeButtons();

    fourcast::lesson::AnyPosition m_position;
    int m_columns = 0;
    int m_rows = 0;
    bool m_asks;
    bool m_isOpen = true;
    int m_column = -1;
    int m_pressed = -1;
    QButtonGroup* m_group = nullptr;
    std::vector<QRadioButton*> m_buttons;
};
