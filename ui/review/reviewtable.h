// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/threats.h"
#include "core/review/review.h"

#include <QWidget>
#include <array>

class QGridLayout;
class QLabel;

/// How each side played, in figures: the result kept in so many moves, the accuracy with what it
/// is, and the number of moves of each class.
class ReviewTable : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewTable(QWidget* parent = nullptr);

    void setReview(const Review& review);
    /// How the sides are called above their figures.
    void setNames(const SideNames& names);

protected:
    void changeEvent(QEvent* event) override;

private:
    using Pair = std::array<QLabel*, 2>;

    Pair addRow(QGridLayout& grid, QWidget* name);
    void showIcons();

    Pair m_names {};
    Pair m_kept {};
    Pair m_accuracy {};
    std::array<Pair, moveClassCount> m_counts {};
    std::array<QLabel*, moveClassCount> m_icons {};
};
