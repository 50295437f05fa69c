// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"
#include "core/search/metrics/searchquantity.h"
#include "ui/paper/chartstyle.h"
#include "ui/paper/figure.h"

#include <memory>

/// One or two recordings, and what of them is drawn. Either may be null.
struct ShownRecordings
{
    std::shared_ptr<const Recording> first;
    std::shared_ptr<const Recording> second;
    const SearchQuantity* quantity = nullptr; ///< not null
    bool isLogarithmic = false;
    int ply = 0; ///< of the move that is selected in the table; 0 for none
};

/// What marks that side's moves in the first recording (0) or the second one (1).
chartstyle::Marker recordingMarker(int which, Player side);

/// A quantity of all searched moves over the plies, a line for each side of each recording: the
/// sides' marks and whole lines for the first, other marks and dashes for the second. Hollow ones
/// with a cross were disturbed. A line marks where the games begin to differ. A mark leads to
/// 2 * its ply, plus 1 in the second recording.
Figure recordingsFigure(const ShownRecordings& shown);
