// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// What a menu's text or a field's label says, for lists and screen readers: without the letter
/// that is marked for the keyboard, be it within a word ("&File") or behind the words as in Chinese
/// ("文件(&F)"), and without the dots or the colon at its end.
QString plainLabel(QString text);
