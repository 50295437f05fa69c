// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/plotlegend.h"

#include <QWidget>
#include <functional>

/// What the shapes and colours of a drawing mean, in rows as high as they need.
class GraphLegend : public QWidget
{
    Q_OBJECT

public:
    using Entries = std::function<std::vector<plotlegend::Entry>(const FigureStyle&)>;

    explicit GraphLegend(QWidget* parent = nullptr);

    void setEntries(Entries entries);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    std::vector<plotlegend::Entry> entries() const;

    Entries m_entries;
};
