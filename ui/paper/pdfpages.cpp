// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/pdfpages.h"

#include "ui/paper/pdfpictures.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <cmath>

namespace {

/// To an inch; fine enough for text to be placed as the font wants it.
constexpr int resolution = 600;
/// The foot of a page, with the line above it left free.
constexpr int footHeight = resolution / 3;

/// Qt lays out anew only what is near a change, and leaves out paragraphs behind it when it draws.
void layOutAnew(QTextDocument& document)
{
    document.setPageSize(document.pageSize());
}

/// Begins a new page before a heading at the foot of one.
void keepHeadingsWithText(QTextDocument& document)
{
    constexpr double lastPart = 0.85;
    const double height = document.pageSize().height();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        // One in a table goes with its row.
        if (block.blockFormat().headingLevel() == 0 || QTextCursor(block).currentTable())
            continue;
        const double top = document.documentLayout()->blockBoundingRect(block).top();
        if (std::fmod(top, height) < lastPart * height)
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).setBlockFormat(format);
        layOutAnew(document);
    }
}

/// Begins a new page before every table of one row (a key moment, a picture) that would be cut in
/// two; long tables may be.
void keepShortTablesWhole(QTextDocument& document)
{
    const double height = document.pageSize().height();
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table || table->rows() > 1)
            continue;
        const QRectF rect = document.documentLayout()->frameBoundingRect(table);
        if (std::floor(rect.top() / height) == std::floor((rect.bottom() - 1) / height))
            continue;
        QTextTableFormat format = table->format();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        table->setFormat(format);
        layOutAnew(document);
    }
}

void paintPage(QPainter& painter, QTextDocument& document, int page, const QString& foot)
{
    const QSizeF size = document.pageSize();
    painter.save();
    painter.translate(0, -page * size.height());
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = QRectF(0, page * size.height(), size.width(), size.height());
    context.palette.setColor(QPalette::Text, Qt::black);
    painter.setClipRect(context.clip);
    document.documentLayout()->draw(&painter, context);
    painter.restore();

    const QRectF line(0, size.height(), size.width(), footHeight);
    QFont font = document.defaultFont();
    font.setPointSizeF(8);
    painter.setFont(font);
    painter.setPen(QColor(0x4a5565));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom, foot);
    painter.drawText(line, Qt::AlignRight | Qt::AlignBottom,
                     QCoreApplication::translate("Review", "Page %1 of %2")
                         .arg(page + 1)
                         .arg(document.pageCount()));
}

}

QByteArray documentToPdf(QTextDocument& document, std::vector<PdfPicture> pictures)
{
    document.setDocumentMargin(0);
    const QString title = document.metaInformation(QTextDocument::DocumentTitle);

    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(resolution);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(18, 16, 18, 14), QPageLayout::Millimeter);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Fourcast " FOURCAST_VERSION));

    PdfPictures drawn(std::move(pictures));
    document.documentLayout()->registerHandler(QTextFormat::ImageObject, &drawn);
    document.documentLayout()->setPaintDevice(&writer);
    document.setPageSize(QSizeF(writer.width(), writer.height() - footHeight));
    keepHeadingsWithText(document);
    keepShortTablesWhole(document);
    QPainter painter(&writer);
    for (int page = 0; page < document.pageCount(); ++page) {
        if (page > 0)
            writer.newPage();
        paintPage(painter, document, page, title);
    }
    painter.end();
    document.documentLayout()->unregisterHandler(QTextFormat::ImageObject, &drawn);
    return buffer.data();
}
