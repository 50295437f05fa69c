// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/chartexport.h"

#include <QFont>

/// A picture as it is written to a file: its title above, and below it legend, note and provenance,
/// so that it can be read alone.
class ExportFrame
{
public:
    /// `content` must outlive the frame.
    explicit ExportFrame(const ChartContent& content);

    /// In logical pixels.
    QSize size() const { return m_size; }
    /// From the painter's origin.
    void paint(QPainter& painter) const;

private:
    /// Returns the height it takes; draws where there is a painter.
    double legend(QPainter* painter, double top) const;
    double texts(QPainter* painter, double top) const;

    const ChartContent& m_content;
    QFont m_titleFont;
    QFont m_font;
    double m_head = 0;
    QSize m_size;
};
