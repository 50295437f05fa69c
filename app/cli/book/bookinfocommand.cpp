// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/book/bookfile.h"
#include "app/cli/commandline.h"
#include "app/cli/commands.h"

namespace {

struct KnownCount
{
    std::size_t known = 0;
    std::size_t all = 0;
};

KnownCount knownAt(const OpeningBook& book, int ply)
{
    return {.known = book.knownCount(ply), .all = book.positions(ply).count()};
}

QString row(const QString& plies, const KnownCount& count)
{
    return QStringLiteral("%1%2%3%4 %\n")
        .arg(plies, 6)
        .arg(count.known, 10)
        .arg(count.all, 10)
        .arg(100.0 * static_cast<double>(count.known) / static_cast<double>(count.all), 9, 'f', 1);
}

QString toText(const OpeningBook& book, const QString& name)
{
    QString text
        = QStringLiteral("%1: %2 plies, %3 bytes, the checksum fits\n"
                         " plies     known       all    share\n")
              .arg(name, QString::number(book.plies()), QString::number(book.contents().size()));
    KnownCount total;
    for (int ply = 0; ply <= book.plies(); ++ply) {
        const KnownCount count = knownAt(book, ply);
        text += row(QString::number(ply), count);
        total.known += count.known;
        total.all += count.all;
    }
    return text + row(QStringLiteral("all"), total);
}

QJsonObject toJson(const OpeningBook& book, const QString& name)
{
    QJsonArray plies;
    for (int ply = 0; ply <= book.plies(); ++ply) {
        const KnownCount count = knownAt(book, ply);
        plies.append(QJsonObject {{"plies", ply},
                                  {"known", static_cast<qint64>(count.known)},
                                  {"all", static_cast<qint64>(count.all)}});
    }
    return {{"file", name},
            {"plies", book.plies()},
            {"bytes", static_cast<qint64>(book.contents().size())},
            {"checksumFits", true},
            {"complete", book.isComplete()},
            {"positions", plies}};
}

/// "3 of its 25 scores are not known".
QString missingText(const OpeningBook& book)
{
    std::size_t missing = 0;
    std::size_t all = 0;
    for (int ply = 0; ply <= book.plies(); ++ply) {
        const KnownCount count = knownAt(book, ply);
        missing += count.all - count.known;
        all += count.all;
    }
    return filled("%1 of its %2 %3 not known", missing,
                  countText(static_cast<qint64>(all), QStringLiteral("score")),
                  missing == 1 ? QStringLiteral("is") : QStringLiteral("are"));
}

int printBook(const OpeningBook& book, const QString& name, const CommandLine& line)
{
    line.answer(toJson(book, name), toText(book, name));
    if (book.isComplete())
        return Done;
    return console::fail(BadInput,
                         QStringLiteral("'%1' is not complete: %2").arg(name, missingText(book)));
}

}

CommandResult commands::bookInfo(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Checks an opening book and tells what is known in it; exit code 1 where a score is not\n"
        "known yet, so that a script can ask whether the book is complete."));
    line.argument("FILE", "The book; the program's own without it.", "[FILE]");
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));

    FOURCAST_LET(const auto named, readNamedBook(line.arguments()));
    return printBook(*named.book, named.name, line);
}
