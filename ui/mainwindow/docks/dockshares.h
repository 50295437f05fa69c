// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QSize>
#include <map>

class QDockWidget;
class QMainWindow;

/// Keeps the docks of a window as large a part of it as they are, whatever size it takes: Qt gives
/// all the room of a window that is enlarged to what is in its middle.
class DockShares : public QObject
{
    Q_OBJECT

public:
    DockShares(QMainWindow& window, const QList<QDockWidget*>& docks);

    /// Off at first. What was kept while it was on is there again when it is on again.
    void setActive(bool active);
    /// The docks as they are now are what is kept.
    void note();
    /// Gives the docks their parts of the window as it is now.
    void apply();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Share
    {
        double width = 0;
        double height = 0; ///< without the tabs above it, which do not grow
        QSize given; ///< what it was when it had this share the last time
    };

    bool isDocked(const QDockWidget& dock) const;
    /// Of the tabs above it, where it shares its place.
    int tabsAbove(const QDockWidget& dock) const;
    void settle();
    void resize(Qt::DockWidgetArea area, Qt::Orientation orientation) const;

    QMainWindow& m_window;
    const QList<QDockWidget*> m_docks;
    bool m_active = false;
    bool m_applying = false;
    QSize m_size; ///< of the window when it was last looked at
    std::map<QDockWidget*, Share> m_shares;
};
