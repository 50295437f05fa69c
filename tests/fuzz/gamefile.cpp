// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/gamefile.h"
#include "tests/fuzz/fuzz.h"

using fuzz::require;

/// The input is a game file.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes = fuzz::bytesOf(data, size);
    const auto game = gamefile::read(bytes);
    if (!game) {
        const Error& error = game.error();
        fuzz::requirePlace(error, QString::fromUtf8(bytes));
        require(error.message.startsWith(
                    QStringLiteral("line %1, column %2: ").arg(error.line).arg(error.column)),
                "the sentence begins with the place");
        return 0;
    }
    require(game->atEnd(), "a game is read to its end");
    for (const auto& [name, value] : game->tags())
        require(Game::isTagName(name) && !value.isEmpty(), "a tag has a name and a value");
    const QByteArray written = gamefile::write(*game);
    const auto again = gamefile::read(written);
    require(again && *again == *game, "a game that was written is read as the same game");
    require(gamefile::write(*again) == written, "and is written the same");
    return 0;
}
