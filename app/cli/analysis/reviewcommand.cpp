// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis/solveroptions.h"
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/outputfile.h"
#include "core/book/builtinbook.h"
#include "core/game/gamefile.h"
#include "core/review/reviewexport.h"
#include "ui/paper/reviewpdf.h"

#include <QFileInfo>
#include <new>

namespace {

const QStringList reviewFormats {"md", "html", "pdf", "json"};
/// What --comment writes; no value of --format.
const QString gameFormat = QStringLiteral("c4g");

/// What the name of the file to write ends in, if that is one of ours.
QString formatOfName(const QString& out)
{
    const QString ending = QFileInfo(out).suffix().toLower();
    if (ending == QStringLiteral("markdown"))
        return QStringLiteral("md");
    if (ending == QStringLiteral("htm"))
        return QStringLiteral("html");
    return reviewFormats.contains(ending) || ending == gameFormat ? ending : QString();
}

/// From --comment or --format.
QString formatOfOptions(CommandLine& line)
{
    if (line.has("comment") && line.has("format"))
        line.misused(QStringLiteral("--comment writes a game file, --format something else"));
    if (line.has("comment"))
        return gameFormat;
    const QString format = line.text("format", {});
    if (line.has("format") && !reviewFormats.contains(format))
        line.wrong(BadInput,
                   QStringLiteral("There is no format '%1'; there are %2")
                       .arg(format, reviewFormats.join(QStringLiteral(", "))));
    return format;
}

/// What is asked for, what the name of the file says, or Markdown; the first two must agree.
QString readFormat(CommandLine& line, const QString& out)
{
    const QString asked = formatOfOptions(line);
    const QString named = formatOfName(out);
    if (!asked.isEmpty() && !named.isEmpty() && asked != named)
        line.misused(QStringLiteral("'%1' is the name of a file of another kind than %2")
                         .arg(out,
                              line.has("comment") ? QStringLiteral("the game of --comment")
                                                  : QStringLiteral("--format ") + asked));
    const QString format = !asked.isEmpty() ? asked
        : !named.isEmpty()                  ? named
                                            : reviewFormats.first();
    if (format == QStringLiteral("pdf") && out.isEmpty())
        line.misused(QStringLiteral("A PDF needs a file: --out"));
    return format;
}

/// As the file names them; both sides need a name, and not the same one.
SideNames sideNames(const Game& game)
{
    const QString first = game.tag(QStringLiteral("First"));
    const QString second = game.tag(QStringLiteral("Second"));
    if (first.isEmpty() || second.isEmpty() || first == second)
        return {QStringLiteral("the first player"), QStringLiteral("the second player")};
    return {first, second};
}

QByteArray reviewDocument(const Review& review, const QString& format)
{
    const SideNames names = sideNames(review.game);
    if (format == gameFormat)
        return gamefile::write(reviewedGame(review, names));
    if (format == QStringLiteral("html"))
        return reviewToHtml(review, names).toUtf8();
    if (format == QStringLiteral("pdf"))
        return reviewToPdf(review, names);
    if (format == QStringLiteral("json"))
        return toJsonText(reviewToJsonObject(review));
    return reviewToMarkdown(review, names).toUtf8();
}

Expected<Game> loadGame(const QString& path)
{
    auto game = gamefile::load(path);
    if (game && game->length() == 0)
        return fail(QStringLiteral("'%1' has no moves to review").arg(path));
    return game;
}

/// Prints or writes what there is; no file where nothing is judged.
int deliver(const Review& review, const QString& format, const QString& out)
{
    const QString written = outcomeName(out, review.isComplete());
    if (out.isEmpty() || review.isComplete() || review.done > 0) {
        const QByteArray content = reviewDocument(review, format);
        if (out.isEmpty())
            console::print(content);
        else if (const auto saved = writeFile(written, content); !saved)
            return console::fail(BadInput, saved.error().message);
    }
    if (review.isComplete())
        return Done;
    QString stopped = filled("Stopped; plies judged: %1 of %2", review.done, review.moves.size());
    if (review.done > 0)
        stopped += QStringLiteral(", the last ones");
    if (review.done > 0 && !out.isEmpty() && !isStandardOutput(out))
        stopped += QStringLiteral(", in '%1'").arg(written);
    return console::fail(Stopped, stopped);
}

}

CommandResult commands::review(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Reviews a game: every move judged by the exact scores before and after it (best, slower,\n"
        "mistake, blunder, only move, forced), how often each side kept the result, its accuracy,\n"
        "and the turning points. Works from the last move back; Ctrl+C prints what is judged so "
        "far."));
    line.argument("FILE", "A game file (.c4g).", "FILE");
    line.option("format", "One of md, html, pdf and json; by default what --out ends in, else md.",
                "NAME");
    line.option("out",
                "File to write; standard output by default. A PDF needs it; to a name that ends in "
                ".c4g goes what --comment writes.",
                "FILE");
    line.option("comment", "Writes the game with the review in its comments, behind one's own.");
    addForceOption(line);
    line.option("threads",
                QStringLiteral("Threads, 1 to %1; one per core by default.").arg(maximumWorkers),
                "N");
    addSolverOptions(line);
    FOURCAST_TRY(line.parse(arguments));

    const QString out = readFileName(line, "out");
    const QString format = readFormat(line, out);
    ReviewOptions options;
    options.workers = line.number("threads", 1, maximumWorkers, 0);
    options.tableMib = line.number("hash", SolverTable::minimumMib, SolverTable::maximumMib,
                                   SolverTable::defaultMib);
    if (!line.has("no-book"))
        options.known = &builtInScores();
    FOURCAST_TRY(line.failure());
    const QString file = line.arguments().constFirst();
    FOURCAST_LET(const auto game, loadGame(file));
    if (!out.isEmpty())
        FOURCAST_TRY(checkOutput(out, line.has("force"), {file}));

    const Interrupt interrupt;
    try {
        const Review review = reviewGame(game, options, interrupt.token(), [](const Review& sofar) {
            console::progress(
                QStringLiteral("%1 of %2 plies judged").arg(sofar.done).arg(sofar.moves.size()));
        });
        return deliver(review, format, out);
    } catch (const std::bad_alloc&) {
        return console::fail(
            BadInput,
            QStringLiteral("There is no memory for a table of %1 MiB").arg(options.tableMib));
    }
}
