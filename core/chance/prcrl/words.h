// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace fourcast::chance {

/// The sentence in the language of the program; its source is marked with QT_TRANSLATE_NOOP.
inline QString words(const char* source)
{
    return QCoreApplication::translate("Prcrl", source);
}

}
