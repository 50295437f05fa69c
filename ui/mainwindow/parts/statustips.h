// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QWidget>

class QStatusBar;

/// Clears the status tip of a widget that disappears, or moves away, under a mouse that stands
/// still: Qt sends no QEvent::Leave then. A tip that comes while widgets take their places, of one
/// that is elsewhere when they have found them, does not stay either.
class StatusTips : public QObject
{
    Q_OBJECT

public:
    /// `bar` is that of `window`, which shows the tips.
    StatusTips(QWidget& window, QStatusBar& bar);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The widget and all that it lies in, below the window.
    void follow(QWidget* source);
    void forgetTip();
    /// Does the tip belong to what is under the mouse, or to a menu that the keyboard goes through?
    bool isOfWhatIsThere() const;

    QWidget& m_window;
    QStatusBar& m_bar;
    QPointer<QWidget> m_source;
    QList<QPointer<QWidget>> m_around;
    QString m_tip;
};
