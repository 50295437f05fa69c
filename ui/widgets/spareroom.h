// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

/// Room that others leave: asks for none itself, and shows its content where what is left is high
/// enough for it.
class SpareRoom : public QWidget
{
    Q_OBJECT

public:
    /// Takes `content`, which is shown in `leastHeight` pixels and more.
    SpareRoom(QWidget* content, int leastHeight, QWidget* parent = nullptr);

    /// Not wanted, the room stays free.
    void setWanted(bool wanted);

    QSize sizeHint() const override { return {0, 0}; }
    QSize minimumSizeHint() const override { return {0, 0}; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();

    QWidget* m_content;
    int m_leastHeight;
    bool m_wanted = true;
};
