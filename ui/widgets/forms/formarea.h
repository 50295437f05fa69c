// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/pagearea.h"

/// A page of a dialog: as large as it wants to be, and scrolling where a small screen or large
/// letters leave less.
class FormArea : public PageArea
{
    Q_OBJECT

public:
    explicit FormArea(QWidget* page, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
};
