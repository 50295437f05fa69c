// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/presenter/presenterkeys.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

class AudienceWindow;

/// The keys of a presenter's windows: makes commands of them before the parts of the windows get
/// them, and lights the spotlight as long as its key is held.
class PresenterInput : public QObject
{
    Q_OBJECT

public:
    /// Has the spotlight.
    explicit PresenterInput(AudienceWindow& audience, QObject* parent = nullptr);
    ~PresenterInput() override;

    /// Another window whose keys count.
    void addWindow(QWidget& window) { m_windows.append(&window); }
    /// No more commands.
    void end() { m_isOver = true; }

Q_SIGNALS:
    void wanted(PresenterCommand wish);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isOurs(const QObject* object) const;

    AudienceWindow& m_audience;
    QList<QPointer<QWidget>> m_windows;
    bool m_isOver = false;
};
