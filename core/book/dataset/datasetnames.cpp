// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/dataset/datasetnames.h"

#include "core/book/dataset/datasetpositions.h"
#include "core/support/formats/provenance.h"

#include <algorithm>

QString datasetnames::fileFor(const QString& dataset)
{
    const QString data = QStringLiteral(".data");
    return (dataset.endsWith(data) ? dataset.chopped(data.size()) : dataset)
        + QStringLiteral(".names");
}

QByteArray datasetnames::contents(const Dataset& dataset, const QString& book)
{
    QStringList classes;
    for (const DatasetLabel label : {DatasetLabel::Win, DatasetLabel::Loss, DatasetLabel::Draw})
        classes << QStringLiteral("%1 %2")
                       .arg(toText(label))
                       .arg(std::ranges::count(dataset.entries(), label, &DatasetEntry::label));
    const Provenance made;
    return QStringLiteral("1. Title: Connect-4 positions of eight discs\n\n"
                          "2. Sources: made by %1 on %2 (%3)\n"
                          "   from %4.\n"
                          "   The form is that of connect-4.data by John Tromp, UCI Machine "
                          "Learning Repository, 1995.\n\n"
                          "3. Number of Instances: %5 of %6; positions that are not won and whose "
                          "next move is not forced\n\n"
                          "4. Number of Attributes: 42 and the class\n\n"
                          "5. Attributes: the squares a1 to a6, b1 to b6 and so on to g6, column "
                          "by column from the bottom;\n"
                          "   x a disc of the first player, o of the second, b blank\n\n"
                          "6. Class: the result for the first player when both play perfectly\n\n"
                          "7. Class Distribution: %7\n")
        .arg(made.program, made.date.toLocalTime().date().toString(Qt::ISODate), made.machine,
             book.isEmpty() ? QStringLiteral("the program's own opening book")
                            : QStringLiteral("the opening book '%1'").arg(book),
             QString::number(dataset.size()), QString::number(datasetpositions::count),
             classes.join(QStringLiteral(", ")))
        .toUtf8();
}
