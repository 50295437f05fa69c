// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/dataset/dataset.h"

#include "core/book/bookpositions.h"
#include "core/book/dataset/datasetline.h"
#include "core/book/dataset/datasetpositions.h"
#include "core/support/files/readfile.h"
#include "core/support/text/enumnames.h"

#include <QCoreApplication>

namespace {

struct DatasetText
{
    Q_DECLARE_TR_FUNCTIONS(Dataset)
};

}

DatasetLabel datasetLabel(const Position& position, int score)
{
    if (score == 0)
        return DatasetLabel::Draw;
    const bool firstToMove = position.sideToMove() == Player::First;
    return (score > 0) == firstToMove ? DatasetLabel::Win : DatasetLabel::Loss;
}

std::optional<DatasetLabel> datasetLabel(const Position& position, const KnownScores& scores)
{
    if (!datasetpositions::contain(position))
        return {};
    const std::optional<int> score = scores.score(position);
    return score ? std::optional<DatasetLabel>(datasetLabel(position, *score)) : std::nullopt;
}

QString toText(DatasetLabel label)
{
    constexpr EnumNames<DatasetLabel, 3> names {{"loss", "draw", "win"}};
    return names.of(label);
}

Dataset Dataset::fromScores(const std::vector<Position>& positions, const KnownScores& scores)
{
    Dataset dataset;
    for (const Position& position : positions)
        if (const std::optional<int> score = scores.score(position))
            dataset.add({position, datasetLabel(position, *score)});
    return dataset;
}

Expected<Dataset> Dataset::read(const QByteArray& text)
{
    Dataset dataset;
    qsizetype begin = 0;
    for (int number = 1; begin < text.size(); ++number) {
        const qsizetype end = text.indexOf('\n', begin);
        QByteArrayView line
            = QByteArrayView(text).sliced(begin, (end < 0 ? text.size() : end) - begin);
        begin = end < 0 ? text.size() : end + 1;
        if (line.endsWith('\r'))
            line.chop(1);
        const Expected<DatasetEntry> entry = datasetline::read(line);
        if (!entry)
            return fail(DatasetText::tr("Line %1, column %2: %3.")
                            .arg(number)
                            .arg(entry.error().column)
                            .arg(entry.error().message),
                        number, entry.error().column);
        if (const auto other = dataset.add(*entry))
            return fail(DatasetText::tr("Line %1 contradicts line %2, which has the same position "
                                        "or its mirror image.")
                            .arg(number)
                            .arg(*other + 1),
                        number, 1);
    }
    return dataset;
}

Expected<Dataset> Dataset::load(const QString& path)
{
    constexpr qint64 most = 64 * 1024 * 1024; // ten times all positions
    const auto text = readFile(path, most);
    if (!text)
        return fail(
            DatasetText::tr("The data set %1 can't be read: %2.").arg(path, text.error().message));
    Expected<Dataset> dataset = read(*text);
    if (!dataset)
        dataset.error().message = QStringLiteral("%1: %2").arg(path, dataset.error().message);
    return dataset;
}

QByteArray Dataset::text() const
{
    QByteArray text;
    for (const DatasetEntry& entry : m_entries)
        text += datasetline::text(entry) + '\n';
    return text;
}

std::optional<std::size_t> Dataset::find(const Position& position) const
{
    const auto place = m_places.find(BookPositions::canonical(position).key());
    return place == m_places.end() ? std::nullopt : std::optional<std::size_t>(place->second);
}

std::optional<DatasetLabel> Dataset::label(const Position& position) const
{
    const std::optional<std::size_t> index = find(position);
    return index ? std::optional<DatasetLabel>(m_entries[*index].label) : std::nullopt;
}

std::optional<std::size_t> Dataset::add(const DatasetEntry& entry)
{
    const auto [place, isNew]
        = m_places.emplace(BookPositions::canonical(entry.position).key(), m_entries.size());
    m_entries.push_back(entry);
    if (isNew || m_entries[place->second].label == entry.label)
        return {};
    return place->second;
}
