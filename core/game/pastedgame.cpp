// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/pastedgame.h"

#include "core/board/notation.h"
#include "core/board/positionlink.h"
#include "core/game/gamefile.h"

#include <QRegularExpression>

namespace {

Game gameOf(const std::vector<Move>& moves)
{
    Game game;
    for (const Move move : moves) {
        const auto played = game.play(move);
        Q_ASSERT(played);
    }
    return game;
}

/// With the result that the moves have, where it is left out.
Expected<Game> numbered(const QString& text)
{
    auto whole = gamefile::read(text.toUtf8());
    if (whole)
        return whole;
    for (const Outcome outcome :
         {Outcome::Unfinished, Outcome::FirstWins, Outcome::SecondWins, Outcome::Draw})
        if (auto game = gamefile::read((text + u' ' + resultText(outcome)).toUtf8()))
            return game;
    return whole;
}

} // namespace

Expected<Game> pastedGame(QStringView text)
{
    const QStringView trimmed = text.trimmed();
    if (positionlink::isLink(trimmed)) {
        return positionlink::parse(trimmed).map(gameOf);
    }
    static const QRegularExpression game(QStringLiteral("\\A(?:\\[|\\{|\\d+\\.)"));
    if (game.match(trimmed.toString()).hasMatch())
        return numbered(trimmed.toString());
    return notation::parseMoves(trimmed).map(gameOf);
}
