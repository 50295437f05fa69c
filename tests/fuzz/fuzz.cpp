// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz.h"

#include <QList>
#include <cstdio>
#include <cstdlib>

namespace fuzz {

QByteArray bytesOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)};
}

void require(bool holds, const char* law)
{
    if (holds)
        return;
    std::fprintf(stderr, "This does not hold: %s\n", law);
    std::abort();
}

void requireSentence(const Error& error)
{
    require(!error.message.trimmed().isEmpty(), "an error says something");
}

void requirePlace(const Error& error, const QString& text)
{
    requireSentence(error);
    const auto lines = QStringView(text).split(u'\n');
    const bool hasLine = error.line >= 1 && error.line <= lines.size();
    const bool hasPlace
        = hasLine && error.column >= 1 && error.column <= lines[error.line - 1].size() + 1;
    if (!hasPlace)
        std::fprintf(stderr, "line %d, column %d: %s\n", error.line, error.column,
                     qUtf8Printable(error.message));
    require(hasLine, "an error names a line of the text");
    require(hasPlace, "an error names a column of its line");
}

Position positionOf(const std::uint8_t* data, std::size_t size)
{
    Position position;
    for (std::size_t i = 0; i < size; ++i)
        if (const int column = data[i] % Position::Shape::width;
            position.canPlay(column) && !position.wins(column))
            position.play(column);
    return position;
}

}
