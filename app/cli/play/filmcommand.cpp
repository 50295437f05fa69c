// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/outputfile.h"
#include "core/archive/archivedgame.h"
#include "core/game/gamefile.h"
#include "ui/board/film/gamefilm.h"

#include <QJsonObject>
#include <algorithm>

namespace {

const QStringList filmSizeNames {"small", "medium", "large"};
/// In the order of DiscTheme.
const QStringList filmDiscs {"safe", "classic", "contrast"};

/// The option's value, one of the names; the first of them where there is none.
QString readOneOf(CommandLine& line, const QString& option, const QStringList& names,
                  const QString& usual)
{
    const QString value = line.text(option, usual);
    if (!names.contains(value))
        line.wrong(BadInput,
                   QStringLiteral("--%1 is one of %2, not '%3'")
                       .arg(option, names.join(QStringLiteral(", ")), value));
    return value;
}

QString playerName(const Game& game, const QString& tag)
{
    const QString name = game.tag(tag);
    return name.isEmpty() ? tag : shownName(name);
}

FilmRequest readFilm(CommandLine& line)
{
    FilmRequest request;
    request.size = filmSizeOf(readOneOf(line, "size", filmSizeNames, QStringLiteral("medium")))
                       .value_or(FilmSize::Medium);
    const QString discs = readOneOf(line, "discs", filmDiscs, filmDiscs.front());
    request.look = FilmLook::make(
        static_cast<DiscTheme>(std::max<qsizetype>(0, filmDiscs.indexOf(discs))), line.has("dark"));
    request.look.flipped = line.has("flip");
    request.look.glyphs = !line.has("no-shapes");
    request.look.coordinates = !line.has("no-coordinates");
    return request;
}

}

CommandResult commands::film(const QStringList& arguments)
{
    CommandLine line(
        QStringLiteral("Makes a moving picture of a game, an animated GIF to send: the discs fall\n"
                       "as on the screen, with the names of both players, and the result at the "
                       "end."));
    line.argument("FILE", "A game file (.c4g).", "FILE");
    line.option("out", "File to write, whose name ends in .gif.", "FILE");
    line.option("size", "One of small, medium and large; medium by default.", "NAME");
    line.option("discs", "Colours: safe (the default), classic or contrast.", "NAME");
    line.option("dark", "On a dark ground.");
    line.option("flip", "Seen from the other side.");
    line.option("no-shapes", "Without star and ring on the discs.");
    line.option("no-coordinates", "Without letters and numbers beside the board.");
    addForceOption(line);
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));

    const QString out = readFileName(line, "out");
    FilmRequest request = readFilm(line);
    if (!line.has("out"))
        line.misused(QStringLiteral("A moving picture needs a file: --out"));
    FOURCAST_TRY(line.failure());
    const QString file = line.arguments().constFirst();
    FOURCAST_LET(auto game, gamefile::load(file));
    FOURCAST_TRY(checkOutput(out, line.has("force"), {file}));
    request.game = std::move(game);
    request.words.first = playerName(request.game, QStringLiteral("First"));
    request.words.second = playerName(request.game, QStringLiteral("Second"));
    request.words.result = filmResult(request.game, request.words.first, request.words.second);

    const Interrupt interrupt;
    const auto showProgress = [](int moves, int all) {
        console::progress(QStringLiteral("move %1 of %2").arg(moves + 1).arg(all));
    };
    FOURCAST_LET(const Film film, makeFilm(request, interrupt.token(), showProgress));
    if (film.frames == 0)
        return console::fail(Stopped, QStringLiteral("Stopped; no file was written"));
    FOURCAST_TRY(writeFile(out, film.bytes));
    if (isStandardOutput(out))
        return Done;
    line.answer({{"file", out},
                 {"width", film.size.width()},
                 {"height", film.size.height()},
                 {"frames", film.frames},
                 {"bytes", film.bytes.size()}},
                QStringLiteral("Written to '%1': %2 by %3 pixels, %4 frames, %5 bytes\n")
                    .arg(out)
                    .arg(film.size.width())
                    .arg(film.size.height())
                    .arg(film.frames)
                    .arg(film.bytes.size()));
    return Done;
}
