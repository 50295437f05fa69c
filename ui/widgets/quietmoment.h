// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QObject;

/// Is the window idle: no dialog and no menu is open, and no event loop runs within
/// another? Only then may the window, its game or its language be replaced: the caller goes on
/// with them.
bool isQuietMoment();

/// Does it at such a moment, now or as soon as there is one, unless `owner` is gone by then.
void atQuietMoment(QObject* owner, std::function<void()> work);
