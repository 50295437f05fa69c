// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/proof/planproof.h"

#include <QByteArray>

/// Proofs as text files, extension `.c4proof`: nine lines, then one for each step, sorted.
///
///     fourcast-proof 1
///     board 7x6/4
///     root -
///     claim first win
///     mirror yes
///     date 2026-11-28
///     program Fourcast 0.1.0
///     steps 2
///     <empty>
///     - > 4
///     4435 : <cells>
///
/// Moves are digits from the empty board on, `-` for none. A step is a move (`>`) or a plan's cells
/// (`:`, as in plantext.h). Its position counts, not the order of its moves; where `mirror` says
/// yes, its mirror image as well.
namespace prooffile {

/// The line of the first step in a file.
constexpr int firstStep = 10;
/// No proof is read that is larger.
constexpr qint64 largest = 64 << 20;

/// "4435", "-" for none: the whole of a step's moves.
template <typename Board>
QString stepMoves(const BasicPlanProof<Board>& proof, const BasicPlanStep<Board>& step);

template <typename Board> QByteArray toText(const BasicPlanProof<Board>& proof);
QByteArray toText(const AnyPlanProof& proof);

/// Fails with a sentence and the line. Whether it proves anything is for proofcheck.h.
Expected<AnyPlanProof> fromText(const QByteArray& text);

/// Both with a sentence that names the file. What is written is there whole or not at all.
Expected<AnyPlanProof> read(const QString& path);
Expected<void> write(const AnyPlanProof& proof, const QString& path);

}
