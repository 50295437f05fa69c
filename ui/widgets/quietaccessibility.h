// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAccessibleEvent;

/// Assistive technology hears of what is seen alone. Qt tells it of every label and button whose
/// text or state changes, hidden ones as well: with one move and its reply two dozen docks, bars
/// and menus would speak.
namespace quietaccessibility {

/// Call it once, when the application object is there. What a hidden widget would have told is left
/// out; a widget that is shown again tells its name anew, so that nobody keeps an old one.
void install();

/// What install() gives every event to: passes it on, or leaves it out.
void take(QAccessibleEvent* event);

}
