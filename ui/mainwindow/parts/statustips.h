// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QWidget>

class QStatusBar;

/// Clears the status tip of a widget that disappears, or moves away, under a mouse that stands
/// still: Qt sends no QEvent::Leave then.
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
