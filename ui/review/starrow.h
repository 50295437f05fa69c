// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <optional>

/// How well somebody played, as stars: full ones and empty ones, told apart by their shape as well.
/// The tool tip says what they stand for, a screen reader says whose they are and how many.
class StarRow : public QLabel
{
    Q_OBJECT

public:
    explicit StarRow(QWidget* parent = nullptr);

    /// Of a side called `who`, by its accuracy in percent; nothing where no move was a choice.
    void setAccuracy(const QString& who, std::optional<double> accuracy);
    /// 0 where there is no accuracy.
    int stars() const { return m_stars; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    qreal starSide() const;

    int m_stars = 0;
};
