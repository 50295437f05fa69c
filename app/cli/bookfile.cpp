// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bookfile.h"

#include "app/cli/outputfile.h"

#include <QFile>

Expected<std::unique_ptr<OpeningBook>> readBook(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(QStringLiteral("'%1' cannot be read: %2").arg(path, file.errorString()));
    auto book = OpeningBook::read(file.readAll());
    if (!book)
        return fail(QStringLiteral("'%1': %2").arg(path, book.error().message));
    return book;
}

Expected<void> writeBook(const OpeningBook& book, const QString& path)
{
    return writeFile(path, book.contents());
}
