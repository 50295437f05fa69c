// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/film/gamefilm.h"

#include "ui/board/film/filmframe.h"
#include "ui/board/film/gifwriter.h"
#include "ui/board/painting/fall.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>
#include <vector>

namespace {

struct FilmText
{
    Q_DECLARE_TR_FUNCTIONS(GameFilm)
};

// In hundredths of a second, as GIF counts.
constexpr int startTime = 100;
constexpr int moveTime = 80;
constexpr int endTime = 300;
/// Twenty frames a second; some programs show none that are shorter than two hundredths.
constexpr int frameTime = 5;
constexpr int millisecondsOfHundredth = 10;

Cell filmDisc(Player player)
{
    return player == Player::First ? Cell::First : Cell::Second;
}

BoardScene sceneOf(const FilmLook& look, const Position& position)
{
    BoardScene scene;
    scene.first = position.firstPlayerDiscs();
    scene.second = position.secondPlayerDiscs();
    scene.glyphs = look.glyphs;
    scene.coordinates = look.coordinates;
    scene.keyNumbers = false;
    return scene;
}

/// At rest after a move; at the end with its lines.
BoardScene sceneAfter(const FilmLook& look, const Game& game, int ply)
{
    BoardScene scene = sceneOf(look, game.positionAt(ply));
    if (ply > 0) {
        const int column = game.moves()[static_cast<std::size_t>(ply) - 1].column();
        scene.lastMove = {column, game.positionAt(ply - 1).landingRow(column)};
    }
    for (const Bitboard discs : {scene.first, scene.second})
        for (const WinningLine& line : winningLines(discs))
            scene.lines.push_back(line);
    return scene;
}

/// The discs before a move, and its own on its way.
BoardScene sceneOfFall(const FilmLook& look, const Game& game, int ply, double share)
{
    const Position& before = game.positionAt(ply - 1);
    BoardScene scene = sceneOf(look, before);
    const int column = game.moves()[static_cast<std::size_t>(ply) - 1].column();
    scene.falling = {column, before.landingRow(column)};
    scene.fallingDisc = filmDisc(before.sideToMove());
    scene.fallingHeight = fall::height(BoardGeometry::rows - scene.falling.row, share);
    return scene;
}

/// What has all colours of a film: each disc at rest, falling and in a line, and the words.
GifPalette paletteOf(const FilmRequest& request, FilmFrame& frame)
{
    const Game& game = request.game;
    std::vector<QImage> samples {frame.image(sceneOf(request.look, game.start()), false),
                                 frame.image(sceneAfter(request.look, game, game.length()), true)};
    constexpr int fallsToSee = 2;
    constexpr double partly = 0.7;
    for (int ply = 1; ply <= std::min(game.length(), fallsToSee); ++ply)
        for (const double share : {0.0, partly})
            samples.push_back(frame.image(sceneOfFall(request.look, game, ply, share), false));
    if (game.length() > 1)
        samples.push_back(frame.image(sceneAfter(request.look, game, game.length() - 1), false));
    return GifPalette(samples);
}

/// The frames of a move; false where it was stopped among them.
bool addMove(GifWriter& gif, FilmFrame& frame, const FilmRequest& request, int ply,
             const std::stop_token& stop)
{
    const Game& game = request.game;
    const int column = game.moves()[static_cast<std::size_t>(ply) - 1].column();
    const double time
        = fall::time(BoardGeometry::rows - game.positionAt(ply - 1).landingRow(column));
    int passed = 0;
    for (; passed * millisecondsOfHundredth < time * fall::whole() && passed < moveTime - frameTime;
         passed += frameTime) {
        if (stop.stop_requested())
            return false;
        const double share = passed * millisecondsOfHundredth / time;
        gif.add(frame.image(sceneOfFall(request.look, game, ply, share), false), frameTime);
    }
    const bool isLast = ply == game.length();
    gif.add(frame.image(sceneAfter(request.look, game, ply),
                        isLast && game.outcome() != Outcome::Unfinished),
            isLast ? endTime : moveTime - passed);
    return true;
}

}

QString filmResult(const Game& game, const QString& first, const QString& second)
{
    if (game.outcome() == Outcome::Unfinished)
        return {};
    const auto winner = winnerOf(game.outcome());
    if (!winner)
        return FilmText::tr("A draw");
    const bool firstWins = *winner == Player::First;
    const QString& name = firstWins ? first : second;
    if (const auto failure = game.failure())
        return FilmText::tr("%1 wins: %2: %3", "the winner, a program, how that failed")
            .arg(name, firstWins ? second : first, failure->toText());
    return (game.endedOnTime() ? FilmText::tr("%1 wins on time") : FilmText::tr("%1 wins"))
        .arg(name);
}

Expected<Film> makeFilm(const FilmRequest& request, const std::stop_token& stop,
                        const FilmProgress& progress)
{
    const Game& game = request.game;
    FilmFrame frame(request.look, request.words, request.size);
    GifWriter gif(frame.size(), paletteOf(request, frame));
    gif.add(frame.image(sceneOf(request.look, game.start()), false),
            game.length() > 0 ? startTime : endTime);
    for (int ply = 1; ply <= game.length(); ++ply) {
        if (progress)
            progress(ply - 1, game.length());
        if (!addMove(gif, frame, request, ply, stop))
            return Film {};
    }
    FOURCAST_LET(auto bytes, gif.finish());
    return Film {.bytes = std::move(bytes), .size = frame.size(), .frames = gif.frames()};
}
