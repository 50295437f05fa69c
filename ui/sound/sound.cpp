// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/sound.h"

#include <algorithm>
#include <array>

namespace {

constexpr std::array soundNames {"drop-1", "drop-2", "drop-3", "drop-4", "drop-5", "drop-6",
                                 "turn",   "win",    "loss",   "draw",   "refused"};
static_assert(soundNames.size() == static_cast<std::size_t>(Sound::Count));

}

Sound dropSound(int row)
{
    return static_cast<Sound>(std::clamp(row, 0, 5));
}

QString soundName(Sound sound)
{
    return QLatin1String(soundNames[static_cast<std::size_t>(sound)]);
}
