// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/models/boardsize.h"
#include "ui/widgets/exports/exportdialog.h"

/// The rules in TLA+, for TLC.
namespace tlaexport {

/// Asks where, and writes Connect4.tla there and Connect4.cfg for this board beside it; where there
/// is one already it is asked once more. `onFinished` is called for each of the two.
void run(QWidget* parent, const fourcast::formal::BoardSize& size,
         const exportdialog::OnFinished& onFinished);

}
