// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

/// A label that shows one of several sentences and is always as high as the highest of them: what
/// is below it stays where it is, under the mouse as well.
class SteadyLabel : public QLabel
{
    Q_OBJECT

public:
    explicit SteadyLabel(QWidget* parent = nullptr);

    /// All that it may come to show.
    void setSentences(const QStringList& sentences);

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    QStringList m_sentences;
};
