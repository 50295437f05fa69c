// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/reviewpdf.h"

#include "ui/models/pdfpages.h"

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextDocument>
#include <QUrl>

namespace {

QImage toImage(const QByteArray& svg)
{
    QSvgRenderer renderer(svg);
    QImage image(renderer.defaultSize() * pdfPictureScale, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter);
    painter.end();
    image.setDevicePixelRatio(pdfPictureScale);
    return image;
}

}

QByteArray reviewToPdf(const Review& review, const SideNames& names, const DiagramColors& colors)
{
    const ReviewPaper paper = reviewToPaper(review, names, colors);
    QTextDocument document;
    for (const auto& [name, svg] : paper.pictures)
        document.addResource(QTextDocument::ImageResource, QUrl(name), toImage(svg));
    document.setHtml(paper.html);
    return documentToPdf(document);
}
