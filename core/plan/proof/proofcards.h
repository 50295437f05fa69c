// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/proof/planproof.h"

#include <QByteArray>

/// A proof as cards to learn by heart: the text that Anki imports ("Notes in Plain Text"), with a
/// tab between the fields and HTML in them. In front a position and who is to move; on the back the
/// move, or the plan as a board of marks and what to do with it. A third field has the moves, so
/// that an import that is repeated changes the notes that are there.
template <typename Board> QByteArray proofToCards(const BasicPlanProof<Board>& proof);
QByteArray proofToCards(const AnyPlanProof& proof);
