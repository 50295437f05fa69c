// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"
#include "core/lesson/tree/treesearcher.h"
#include "ui/paper/pdfpages.h"

/// Whom a worksheet is for.
enum class SheetKind
{
    ToFillIn, ///< students: with room for their answers
    Answers ///< the teacher: right answers, explanations, hints and notes
};

/// A lesson for paper before it has pages.
struct Worksheet
{
    QString title; ///< at the foot of each page, with version and program
    QString html;
    std::vector<PdfPicture> pictures; ///< the images of the text, by their names
};

/// Texts, boards, trees with empty boxes for what is asked, and room for each answer. What is exact
/// is worked out for both kinds, which may take a while: fails where that can't be. Nothing where
/// it was stopped.
Expected<std::optional<Worksheet>> makeWorksheet(const fourcast::lesson::Lesson& lesson,
                                                 SheetKind kind,
                                                 const fourcast::lesson::ExactScores& exact = {},
                                                 const std::stop_token& stop = {});

/// On A4 pages; no question goes over the end of one. From any thread. Needs a QGuiApplication.
QByteArray toPdf(const Worksheet& sheet);
