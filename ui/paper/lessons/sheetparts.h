// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"
#include "ui/graph/painting/graph.h"
#include "ui/paper/pdfpages.h"

/// What a worksheet has to draw, each as a picture of its own that is known by its name.
namespace sheetparts {

/// A board; with `ticks` a box below each column that can be played, those in `ticked` crossed.
PdfPicture board(const QString& name, const fourcast::lesson::WrittenPosition& position, bool ticks,
                 const std::vector<int>& ticked = {});
/// The board of a question for a plan, with these marks on it and room for more; empty cells are
/// none.
PdfPicture planBoard(const QString& name, const fourcast::lesson::WrittenPlan& plan,
                     const QString& cells);
/// As wide as the page where it needs that.
PdfPicture tree(const QString& name, const Graph& graph);
/// Lines to write on.
PdfPicture lines(const QString& name, int count);
/// A box to write a number into.
PdfPicture box(const QString& name);
/// In front of an option: round where one is chosen, square where several may be.
PdfPicture mark(const QString& name, bool isRound, bool isTicked);
/// "Name … Date …" with lines behind the words.
PdfPicture nameLine(const QString& name, const QString& nameWord, const QString& dateWord);

}
