// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QListWidget>
#include <vector>

/// What is wrong with a text, and what can't be meant, in a list: a click or Enter goes there. It
/// takes no room while nothing is wrong.
class MistakeList : public QListWidget
{
    Q_OBJECT

public:
    explicit MistakeList(QWidget* parent = nullptr);

    void fill(const std::vector<Error>& errors, const std::vector<Error>& warnings);
    /// The next one below this line of the text, and after the last the first.
    void goToNext(int line);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void placeChosen(int line, int column);

private:
    void choose(const QListWidgetItem* item);
};
