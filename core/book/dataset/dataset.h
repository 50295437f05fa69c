// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/solver/knownscores.h"
#include "core/support/expected.h"

#include <QByteArray>
#include <QString>

#include <unordered_map>
#include <vector>

/// The result of a position under perfect play, for the first player, whichever side is to move.
enum class DatasetLabel : std::uint8_t
{
    Loss,
    Draw,
    Win
};

/// What an exact score (exactscore.h) of a position says of it.
DatasetLabel datasetLabel(const Position& position, int score);
/// The label that the published data set has of a position, either way round, if its score is known
/// and it belongs to the set.
std::optional<DatasetLabel> datasetLabel(const Position& position, const KnownScores& scores);
/// "win", "loss" or "draw", as in the file.
QString toText(DatasetLabel label);

struct DatasetEntry
{
    Position position;
    DatasetLabel label = DatasetLabel::Draw;
};

/// Positions with their results, in the form of the Connect-4 data set of the UCI Machine Learning
/// Repository: a position per line, 43 fields between commas. The first 42 are the squares, column
/// by column from the left and each from the bottom up, `x` a disc of the first player, `o` of the
/// second, `b` none; the last one is the label.
class Dataset
{
public:
    /// Those of the positions whose scores are known, in their order.
    static Dataset fromScores(const std::vector<Position>& positions, const KnownScores& scores);

    /// Any unfinished positions that keep gravity and turns may stand in the text, with any number
    /// of discs. Fails with a sentence that names the line (and has it and the column beside it)
    /// where the text is not of this form or says two things of one position.
    static Expected<Dataset> read(const QByteArray& text);
    /// Here the sentence names the file as well.
    static Expected<Dataset> load(const QString& path);
    QByteArray text() const;

    /// Line n of a file is entry n - 1.
    const std::vector<DatasetEntry>& entries() const { return m_entries; }
    std::size_t size() const { return m_entries.size(); }
    /// Where this very position or its mirror image stands first. Safe to call from many threads.
    std::optional<std::size_t> find(const Position& position) const;
    std::optional<DatasetLabel> label(const Position& position) const;

private:
    /// The entry that says otherwise of this position, if there is one.
    std::optional<std::size_t> add(const DatasetEntry& entry);

    std::vector<DatasetEntry> m_entries;
    /// Where the position or its mirror image stands first, by BookPositions::canonical()'s key.
    std::unordered_map<std::uint64_t, std::size_t> m_places;
};
