// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "core/board/notation.h"
#include "core/book/builtinbook.h"
#include "core/book/dataset/dataset.h"
#include "core/book/dataset/datasetpositions.h"

namespace {

/// What a data set says of a position.
struct Answer
{
    std::optional<DatasetLabel> label {};
    /// Where it stands in the file; 0 for the program's own book.
    std::size_t line = 0;
    bool mirrored = false;
    /// Why there is no label.
    QString reason {};
};

QString whyNotInSet(const Position& position)
{
    if (position.plies() != datasetpositions::plies)
        return filled("it has %1, the data set's have %2",
                      countText(position.plies(), QStringLiteral("disc")), datasetpositions::plies);
    if (position.isWon())
        return QStringLiteral("it is won already");
    return QStringLiteral("its next move is forced");
}

Answer askBook(const Position& position)
{
    if (!datasetpositions::contain(position))
        return {.reason = whyNotInSet(position)};
    if (const auto label = builtInBook() ? datasetLabel(position, *builtInBook()) : std::nullopt)
        return {.label = label};
    return {.reason = QStringLiteral("the program's own book does not know it")};
}

Expected<Answer> askFile(const Position& position, const QString& file)
{
    FOURCAST_LET(const auto dataset, Dataset::load(file));
    const std::optional<std::size_t> index = dataset.find(position);
    if (!index)
        return Answer {.reason = QStringLiteral("neither it nor its mirror image has a line")};
    const DatasetEntry& entry = dataset.entries()[*index];
    return Answer {
        .label = entry.label, .line = *index + 1, .mirrored = !(entry.position == position)};
}

QString toText(const Answer& answer)
{
    QString text = toText(*answer.label);
    if (answer.label != DatasetLabel::Draw)
        text += QStringLiteral(" for the first player");
    if (answer.line > 0)
        text += QStringLiteral(", line %1").arg(answer.line);
    if (answer.mirrored)
        text += QStringLiteral(", which has the mirror image");
    return text + u'\n';
}

QJsonObject toJson(const Answer& answer, const std::vector<Move>& moves)
{
    return {{"position", notation::toDigits(moves)},
            {"label", answer.label ? QJsonValue(toText(*answer.label)) : QJsonValue()},
            {"pointOfView", "the first player"},
            {"line", answer.line > 0 ? QJsonValue(static_cast<qint64>(answer.line)) : QJsonValue()},
            {"mirrored", answer.mirrored},
            {"reason", answer.reason.isEmpty() ? QJsonValue() : QJsonValue(answer.reason)}};
}

}

CommandResult commands::datasetLookup(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Says what a data set has of a position or its mirror image: win, draw or loss for the\n"
        "first player. Exit code 1 when it is not in the set."));
    line.argument("POSITION", "As startpos, 44536 or d1 d2 e1.", "POSITION...");
    line.option("file", "The data set; that of the program's own book without it.", "FILE");
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    const std::vector<Move> moves = line.moves(0, false);
    FOURCAST_TRY(line.failure());
    const Position position = positionAfter(moves);
    FOURCAST_LET(const Answer answer,
                 line.has("file") ? askFile(position, line.text("file", {})) : askBook(position));
    if (line.has("json"))
        console::print(toJsonText(toJson(answer, moves)));
    else if (answer.label)
        console::print(toText(answer));
    if (!answer.label)
        return console::fail(
            BadInput, QStringLiteral("The position is not in the data set: %1").arg(answer.reason));
    return Done;
}
