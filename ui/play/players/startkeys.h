// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

class OpponentButton;
class QWidget;

/// Shows on the start page which opponent Enter would start: the one that has the keyboard's focus,
/// and the one of the last time where nothing that Enter presses has it.
class StartKeys : public QObject
{
    Q_OBJECT

public:
    /// `lastTime` may answer null. Lives as long as the page.
    StartKeys(QWidget& page, std::function<OpponentButton*()> lastTime);

    /// Another one is that of the last time.
    void show();

private:
    OpponentButton* started() const;

    QWidget& m_page;
    std::function<OpponentButton*()> m_lastTime;
};
