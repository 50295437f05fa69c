// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/looks.h"

#include <QVariantAnimation>

/// The discs of a line that hop, one after the other. It knows their numbers and how far each has
/// come; which discs they are is the view's.
class WinPulse : public QObject
{
    Q_OBJECT

public:
    explicit WinPulse(QObject* parent = nullptr);

    /// With AnimationSpeed::Off, or without discs, nothing happens and nothing is sent.
    void start(int discs, AnimationSpeed speed);
    bool isRunning() const { return m_running; }
    /// Of the disc that comes as this one in the line, counted from 0: how far it is from rest, 0
    /// to 1.
    double strength(int disc) const;
    /// Has its turn come already? Then it is marked and stays so.
    bool hasBegun(int disc) const;
    /// In milliseconds: they never take more, however many they are.
    static constexpr int longest = 1100;
    /// All of them together, in milliseconds.
    int duration() const { return m_clock.duration(); }
    /// Puts the clock there; at duration() all are over.
    void setElapsed(int milliseconds);
    /// All rest now.
    void finish();

Q_SIGNALS:
    void moved();
    /// Once for every start() that has set anything off.
    void finished();

private:
    /// From 0 to 1 while it is this disc's turn, whatever else it is before and after.
    double share(int disc) const;

    QVariantAnimation m_clock;
    bool m_running = false;
    double m_step = 0;
};
