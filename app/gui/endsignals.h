// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <array>

/// Tells when the system wants the program to end: SIGTERM, SIGHUP, SIGINT. One at a time in a
/// program.
class EndSignals : public QObject
{
    Q_OBJECT

public:
    explicit EndSignals(QObject* parent = nullptr);
    /// They end the program by themselves again.
    ~EndSignals() override;

Q_SIGNALS:
    void received();

private:
    /// A signal's handler may do little more than write into one end.
    std::array<int, 2> m_pipe {-1, -1};
};
