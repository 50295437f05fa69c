// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

/// A choice among long texts: where the chosen one has no room, it ends with an ellipsis instead of
/// in the middle of a letter. The list that opens has them whole.
class NarrowChoice : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    /// The chosen text, or the placeholder, as it is painted.
    QString shownText() const;

protected:
    void paintEvent(QPaintEvent* event) override;
};
