// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/pagearea.h"

/// The settings of a page before a class: as high as they are, but no higher than a share of the
/// window, which they scroll in. The rest is the picture's.
class SettingsArea : public PageArea
{
    Q_OBJECT

public:
    /// Of the window's height.
    static constexpr double mostShare = 0.36;

    explicit SettingsArea(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
};
