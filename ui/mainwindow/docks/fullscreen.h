// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QSize>

class QDockWidget;
class QMainWindow;
class QWidget;

/// The window's middle alone on the whole screen, and everything around it back again as it was.
/// What opens beside it, as a dock that a shortcut shows, ends it.
class FullScreen : public QObject
{
    Q_OBJECT

public:
    /// `version` is that of the window's saved states.
    FullScreen(QMainWindow& window, const QList<QDockWidget*>& docks, int version);

    bool isOn() const { return m_isOn; }
    void set(bool on);
    /// Off, for another arrangement than that of before.
    void end();

    /// While it is on, and until the window has its size back: as it will be again. Else as it is.
    QByteArray state() const;
    QByteArray geometry() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void changed(bool on);

private:
    QList<QWidget*> surroundings() const;
    void begin();
    void leave();
    void restoreSizes();

    QMainWindow& m_window;
    const QList<QDockWidget*> m_docks;
    const int m_version;
    bool m_isOn = false;
    QByteArray m_stateBefore;
    QByteArray m_geometryBefore;
    QSize m_sizeBefore;
    /// The desktop has not given the window its size back yet, in which the docks have theirs.
    bool m_isLeaving = false;
    QList<QWidget*> m_hidden;
    bool m_wasMaximized = false;
};
