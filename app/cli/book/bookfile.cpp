// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/book/bookfile.h"

#include "app/cli/outputfile.h"
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

Expected<void> writeBook(const OpeningBook& book, const QString& path)
{
    return writeFile(path, book.contents());
}
