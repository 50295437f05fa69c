// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/answers/classreport.h"
#include "ui/paper/pdfpages.h"

/// A class's results for paper before they have pages.
struct ClassPaper
{
    QString title;
    QString html;
    std::vector<PdfPicture> pictures;
};

/// Both tables, what the students wrote, and what was left out. `lesson` may be null.
ClassPaper classPaper(const fourcast::lesson::ClassReport& report,
                      const fourcast::lesson::Lesson* lesson);
/// From any thread. Needs a QGuiApplication.
QByteArray classReportToPdf(const fourcast::lesson::ClassReport& report,
                            const fourcast::lesson::Lesson* lesson);
