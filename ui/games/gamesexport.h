// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/exports/exportdialog.h"

#include <vector>

class GameLibrary;

/// Kept games as files that a person chooses, written away from the window.
namespace gamesexport {

/// More games in one PDF are no reading, and take long to set.
inline constexpr std::size_t mostInPdf = 500;

/// One game as a file of its own name, several into a folder, a file each.
void toGameFiles(QWidget* parent, const GameLibrary& shelf, const std::vector<qint64>& ids,
                 exportdialog::OnFinished onFinished);
/// All in one document, in this order.
void toPdf(QWidget* parent, const GameLibrary& shelf, const std::vector<qint64>& ids,
           exportdialog::OnFinished onFinished);

}
