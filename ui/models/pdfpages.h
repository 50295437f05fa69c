// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

class QTextDocument;

/// Dots of a picture in such a document for each of its own units, which are 96 to an inch: sharp
/// in print.
inline constexpr double pdfPictureScale = 3;
/// A picture may be this wide and high, in those units.
inline constexpr double pdfPictureWidth = 650;
inline constexpr double pdfPictureHeight = 900;

/// The document as a PDF of A4 pages, black on white whatever the desktop, its title and the number
/// of the page at the foot. Tables of one row stay whole. Needs a QGuiApplication (the offscreen
/// platform will do); call it from its thread.
QByteArray documentToPdf(QTextDocument& document);
