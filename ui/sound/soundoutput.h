// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sound/sound.h"

/// What plays sounds.
class SoundOutput
{
public:
    virtual ~SoundOutput() = default;
    /// Looks for a device, so that the first sound is in time. Returns at once.
    virtual void prepare() = 0;
    /// Returns at once. Without a device it does nothing, and that is no error.
    virtual void play(Sound sound) = 0;
};
