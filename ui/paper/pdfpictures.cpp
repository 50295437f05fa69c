// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/pdfpictures.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>
#include <QTextImageFormat>
#include <algorithm>

namespace {

/// In which the sizes of pictures are given.
constexpr double unitsPerInch = 96;

}

PdfPictures::PdfPictures(std::vector<PdfPicture> pictures, QObject* parent)
    : QObject(parent), m_pictures(std::move(pictures))
{
}

const PdfPicture* PdfPictures::find(const QTextFormat& format) const
{
    const auto found
        = std::ranges::find(m_pictures, format.toImageFormat().name(), &PdfPicture::name);
    return found == m_pictures.end() ? nullptr : &*found;
}

QSizeF PdfPictures::intrinsicSize(QTextDocument* document, int, const QTextFormat& format)
{
    const PdfPicture* const picture = find(format);
    if (!picture)
        return {};
    const QTextImageFormat image = format.toImageFormat();
    QSizeF size = picture->size;
    if (image.width() > 0)
        size *= image.width() / size.width();
    const QPaintDevice* const paper = document->documentLayout()->paintDevice();
    return paper ? size * (paper->logicalDpiY() / unitsPerInch) : size;
}

void PdfPictures::drawObject(QPainter* painter, const QRectF& rect, QTextDocument*, int,
                             const QTextFormat& format)
{
    const PdfPicture* const picture = find(format);
    if (!picture)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(rect.topLeft());
    painter->scale(rect.width() / picture->size.width(), rect.height() / picture->size.height());
    picture->paint(*painter, QRectF(QPointF(), picture->size));
    painter->restore();
}
