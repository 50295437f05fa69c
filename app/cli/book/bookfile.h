// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/openingbook.h"

#include <QStringList>
#include <memory>

/// A book and what it is called.
struct NamedBook
{
    std::shared_ptr<const OpeningBook> book;
    QString name;
};
/// The book in the first argument; without one the program's own.
Expected<NamedBook> readNamedBook(const QStringList& arguments);
/// Reads a book; the refusal names the file.
Expected<std::unique_ptr<OpeningBook>> readBook(const QString& path);
/// Replaces the file whole or not at all; the refusal names it.
Expected<void> writeBook(const OpeningBook& book, const QString& path);
