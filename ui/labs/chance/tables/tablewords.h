// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/tables/table.h"

/// A table of the study in a person's words.
namespace tablewords {

/// "✓ " agrees, "≈ " agrees when digits are left out, "≠ " differs, "? " unknown; empty where
/// nothing was printed.
QString shape(fourcast::chance::Agreement agreement);
/// What the shape says, as a sentence.
QString meaning(fourcast::chance::Agreement agreement);
/// As the study prints it, with the digits as they are: "14.115", "3.77·10⁻³", "1,464,376".
QString published(const fourcast::chance::TableColumn& column,
                  const fourcast::chance::TableCell& cell);
/// "28", "3.409090909", "infinite", "12 ms"; empty before it is known.
QString ours(const fourcast::chance::TableColumn& column, const fourcast::chance::TableCell& cell);
/// "3.40909089 to 3.40909093"; empty of a count or a time, and before it is known.
QString range(const fourcast::chance::TableColumn& column, const fourcast::chance::TableCell& cell);
/// In lines: paper, ours with its shape, and the interval.
QString cell(const fourcast::chance::TableColumn& column, const fourcast::chance::TableCell& cell);
/// All of it, in sentences.
QString explained(const fourcast::chance::TableColumn& column,
                  const fourcast::chance::TableCell& cell);
/// How long it took beside what the study's programs took, or why it was not run. `isLarge`: it is
/// run only when that is asked for.
QString time(const fourcast::chance::TableRow& row, bool isLarge);
/// What a large row takes in memory, of which it may take `budget` bytes, and in time, roughly.
QString effort(const fourcast::chance::TableRow& row, std::uint64_t budget);
/// "84 of 104 cells are filled: 80 agree ✓, ..."
QString summary(const fourcast::chance::StudyTable& table);

}
