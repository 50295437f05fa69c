// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

/// All of the bytes as text: QString::fromUtf8() takes a byte order mark at the beginning away,
/// which in the middle of a file is a part of a name like any other character.
inline QString utf8Text(std::string_view bytes)
{
    const QString text = QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
    return bytes.starts_with("\xef\xbb\xbf") ? QChar(QChar::ByteOrderMark) + text : text;
}
