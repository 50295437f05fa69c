// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/levels.h"

#include <QWidget>

class QLabel;

/// The named opponents to choose from: a button for each, with its measured strength, and below
/// them what the one under the mouse or the focus does and does not see.
class LevelGrid : public QWidget
{
    Q_OBJECT

public:
    explicit LevelGrid(QWidget* parent = nullptr);

    /// The opponent that is described while none is pointed at.
    void setUsual(const QString& engine);

    /// "Elo 1012 (960 to 1064)", or that it is not measured yet.
    static QString strengthText(const Level& level);

Q_SIGNALS:
    /// A button was pressed: this opponent is to play.
    void chosen(const QString& engine);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void describe(const Level& level);

    QLabel* m_description = nullptr;
    QString m_usual;
};
