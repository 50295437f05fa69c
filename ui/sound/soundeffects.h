// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sound/soundoutput.h"

#include <memory>

class QThread;

/// Plays sounds by Qt Multimedia. On a thread of its own, because a sound server that hangs keeps
/// whoever asks it waiting for half a minute. Without a server or a device, and where the system
/// has no thread to spare, it is silent; a device that comes later is taken then.
class SoundEffects : public SoundOutput
{
public:
    SoundEffects();
    /// Waits for what is under way.
    ~SoundEffects() override;
    SoundEffects(const SoundEffects&) = delete;
    SoundEffects& operator=(const SoundEffects&) = delete;

    void prepare() override;
    void play(Sound sound) override;

private:
    class Player;
    /// Its thread, and on it who plays; none until prepare().
    std::unique_ptr<QThread> m_thread;
    Player* m_player = nullptr;
};
