// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

class QAction;
class QWidget;

/// The key of the help in the dialogs of a window: Qt gives the window's own actions no key while a
/// dialog of it is active. Fields that take any key keep it.
class HelpKey : public QObject
{
    Q_OBJECT

public:
    /// `wanted` is called with the control that has the keyboard. `help` is the window's action,
    /// whose keys count.
    HelpKey(QWidget& window, const QAction& help, std::function<void(QWidget*)> wanted);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_window;
    const QAction& m_help;
    std::function<void(QWidget*)> m_wanted;
};
