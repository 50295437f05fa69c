// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

/// A sentence that is news: a screen reader announces it when it changes. It wraps, its text can be
/// copied, and it takes no room while it is empty.
class LiveLabel : public QLabel
{
    Q_OBJECT

public:
    explicit LiveLabel(QWidget* parent = nullptr);

    /// Shows another sentence, and announces it where it can be seen and is not the same.
    void say(const QString& sentence);

Q_SIGNALS:
    void announced(const QString& sentence);
};
