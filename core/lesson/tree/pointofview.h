// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/score.h"
#include "core/support/expected.h"

#include <QStringList>

namespace fourcast::lesson {

/// Through whose eyes the values of a tree are shown. What is recorded is always from the view of
/// the side to move at the node.
enum class PointOfView : std::uint8_t
{
    Max, ///< the side to move at the root: what goes up keeps its sign
    Mover ///< the side to move at each node: the sign changes from row to row
};

/// Does a node at this ply show its values with the sign changed?
constexpr bool isTurned(int ply, PointOfView view)
{
    return view == PointOfView::Max && ply % 2 == 1;
}

/// A value of the side to move at this ply as it is shown.
constexpr Value seenValue(Value value, int ply, PointOfView view)
{
    return isTurned(ply, view) ? -value : value;
}

/// Seen from the other side, at least is at most.
constexpr Score::Bound seenBound(Score::Bound bound, int ply, PointOfView view)
{
    if (!isTurned(ply, view) || bound == Score::Bound::Exact)
        return bound;
    return bound == Score::Bound::AtLeast ? Score::Bound::AtMost : Score::Bound::AtLeast;
}

/// A window as it is shown.
struct SeenWindow
{
    Value alpha = 0;
    Value beta = 0;
};
constexpr SeenWindow seenWindow(Value alpha, Value beta, int ply, PointOfView view)
{
    return isTurned(ply, view) ? SeenWindow {-beta, -alpha} : SeenWindow {alpha, beta};
}

/// "max", "mover": for files and the command line.
QStringList pointOfViewNames();
QString name(PointOfView view);
Expected<PointOfView> pointOfViewFromName(const QString& name);
/// Translated: "Values as MAX sees them."
QString inWords(PointOfView view);

/// What a value says besides its number. Moves are the winner's own discs, counted from the root,
/// so that a win says the same at every node.
struct ValueMeaning
{
    enum class Kind : std::uint8_t
    {
        Number,
        Unlimited, ///< the end of a window that nothing has moved yet
        Forced, ///< a win or a loss that was seen to the end
        Nearly ///< a heuristic's infinity: as good as won or lost, and not proven
    };
    Kind kind = Kind::Number;
    int moves = 0; ///< of Forced; 0 where the search does not tell quick wins from slow ones
};

}
