// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

/// The one-colour drawing `:/icons/NAME.svg` as an icon in the text colour of the application's
/// palette. The colour is looked up at each painting, so that icons follow a change of palette.
/// A null icon where there is no such drawing.
QIcon tintedIcon(const QString& name);
