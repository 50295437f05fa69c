// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/chartexport.h"

#include <QWidget>
#include <optional>

/// What is left of an equation after a pass.
struct ReductionSize
{
    QString title; ///< "Before", or of the pass
    std::uint64_t parameters = 0;
    std::uint64_t summands = 0;
    /// Nothing as long as nobody has counted, or where there are too many.
    std::optional<std::uint64_t> states {};
    std::optional<std::uint64_t> branches {};
};

/// How an equation and what it leads to get smaller pass by pass: four rows of bars, each with its
/// number beside it.
class ReductionChart : public QWidget
{
    Q_OBJECT

public:
    explicit ReductionChart(QWidget* parent = nullptr);

    void setSizes(std::vector<ReductionSize> sizes);
    const std::vector<ReductionSize>& sizes() const { return m_sizes; }
    ChartContent content(const QString& title) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<ReductionSize> m_sizes;
};
