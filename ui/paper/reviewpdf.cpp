// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/reviewpdf.h"

#include "ui/paper/pdfpages.h"

#include <QSvgRenderer>
#include <QTextDocument>
#include <memory>

QByteArray reviewToPdf(const Review& review, const SideNames& names, const DiagramColors& colors)
{
    const ReviewPaper paper = reviewToPaper(review, names, colors);
    QTextDocument document;
    std::vector<PdfPicture> pictures;
    for (const auto& [name, svg] : paper.pictures) {
        const auto drawing = std::make_shared<QSvgRenderer>(svg);
        pictures.push_back(
            {name, drawing->defaultSize(), [drawing](QPainter& painter, const QRectF& place) {
                 drawing->render(&painter, place);
             }});
    }
    document.setHtml(paper.html);
    return documentToPdf(document, std::move(pictures));
}
