// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QWidget>

class QStatusBar;

/// Takes the tip of what is under the mouse away with it: a button that goes, or moves away from
/// under a mouse that stands still, is told of no mouse that leaves it.
class StatusTips : public QObject
{
    Q_OBJECT

public:
    /// `bar` is that of `window`, which shows the tips.
    StatusTips(QWidget& window, QStatusBar& bar);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(QWidget* source);

    QWidget& m_window;
    QStatusBar& m_bar;
    QPointer<QWidget> m_source;
    QString m_tip;
};
