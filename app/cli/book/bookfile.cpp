// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/book/bookfile.h"

#include "app/cli/outputfile.h"
#include "core/book/builtinbook.h"
#include "core/support/files/readfile.h"

Expected<std::unique_ptr<OpeningBook>> readBook(const QString& path)
{
    const auto contents = readFile(path, OpeningBook::maximumSize());
    if (!contents)
        return fail(QStringLiteral("'%1' cannot be read: %2").arg(path, contents.error().message));
    auto book = OpeningBook::read(*contents);
    if (!book)
        return fail(QStringLiteral("'%1': %2").arg(path, book.error().message));
    return book;
}

Expected<NamedBook> readNamedBook(const QStringList& arguments)
{
    if (!arguments.isEmpty()) {
        FOURCAST_LET(auto book, readBook(arguments.constFirst()));
        return NamedBook {std::move(book), arguments.constFirst()};
    }
    if (!builtInBook())
        return fail(QStringLiteral("The program's own book is damaged"));
    // It lives as long as the program.
    return NamedBook {{std::shared_ptr<void>(), builtInBook()}, QStringLiteral("compiled in")};
}

Expected<void> writeBook(const OpeningBook& book, const QString& path)
{
    return writeFile(path, book.contents());
}
