// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>
#include <functional>
#include <vector>

class QPainter;
class QRectF;
class QTextDocument;

/// A picture may be this wide and high, in units of which 96 are an inch.
inline constexpr double pdfPictureWidth = 650;
inline constexpr double pdfPictureHeight = 900;

/// What stands in a document as the image of this name.
struct PdfPicture
{
    QString name;
    QSizeF size; ///< in those units
    /// Fonts have their size in those units, too: in pixels, not in points.
    std::function<void(QPainter&, const QRectF&)> paint;
};

/// The document as a PDF of A4 pages, black on white whatever the desktop, its title and the number
/// of the page at the foot. Tables of one row stay whole, a heading with what follows. Pictures are
/// drawn in strokes. Needs a QGuiApplication (the offscreen platform will do); any thread of
/// Qt's will do, where the pictures' do.
QByteArray documentToPdf(QTextDocument& document, std::vector<PdfPicture> pictures = {});
