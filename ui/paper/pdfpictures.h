// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/pdfpages.h"

#include <QObject>
#include <QTextObjectInterface>

/// Paints the images of a document by their names, in strokes where a document's own images are
/// dots.
class PdfPictures : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    explicit PdfPictures(std::vector<PdfPicture> pictures, QObject* parent = nullptr);

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    const PdfPicture* find(const QTextFormat& format) const;

    std::vector<PdfPicture> m_pictures;
};
