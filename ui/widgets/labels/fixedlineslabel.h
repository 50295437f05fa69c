// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

/// A plain text that takes so many lines and never more or less, whatever it says: nothing around
/// it moves. What has no room in them ends in dots and is whole in the tooltip; a screen reader
/// reads all of it.
class FixedLinesLabel : public QLabel
{
    Q_OBJECT

public:
    explicit FixedLinesLabel(int lines, QWidget* parent = nullptr);

    void setLines(int lines);
    int lines() const { return m_lines; }
    /// The lines as they are seen at the width of now.
    QStringList shownLines() const;
    bool isCut() const;

    /// As high as its lines; as wide as it is made.
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override { return minimumSizeHint(); }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int m_lines;
};
