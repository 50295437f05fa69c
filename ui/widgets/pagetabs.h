// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>

/// Tabs that ask for the height that the page in front needs at least. Others ask for what the
/// highest of all pages would like to have, so that in a low window each page has to be scrolled.
class PageTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit PageTabs(QWidget* parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
};
