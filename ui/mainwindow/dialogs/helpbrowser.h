// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

/// Pages whose pictures are drawn for the screen that they are on: SVG of the resources, as sharp
/// as its letters.
class HelpBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    using QTextBrowser::QTextBrowser;

    QVariant loadResource(int type, const QUrl& name) override;
};
