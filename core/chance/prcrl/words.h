// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace fourcast::chance {

/// The sentence in the language of the program; its source is marked with QT_TRANSLATE_NOOP.
inline QString words(const char* source)
{
    return QCoreApplication::translate("Prcrl", source);
}
/// The same with a number, which is its %n; marked with QT_TRANSLATE_N_NOOP.
inline QString words(const char* source, std::size_t count)
{
    return QCoreApplication::translate("Prcrl", source, nullptr, static_cast<int>(count));
}

}
