// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// What a button says: without the letter that is marked for the keyboard, be it within a word
/// ("&File") or behind the words as in Chinese ("文件(&F)").
QString withoutMnemonic(QString text);
/// What a menu's text or a field's label says, for lists and screen readers: the same, and
/// without the dots or the colon at its end.
QString plainLabel(QString text);
