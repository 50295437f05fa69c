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
#include <optional>
#include <vector>

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

/// What stands in a document one below the other: a table or a paragraph.
struct Item
{
    QTextTable* table = nullptr;
    QTextBlock block {}; ///< where it is no table
};

std::vector<Item> itemsOf(const QTextDocument& document)
{
    std::vector<Item> items;
    QTextFrame* const root = document.rootFrame();
    for (auto each = root->begin(); !each.atEnd(); ++each)
        if (auto* const table = qobject_cast<QTextTable*>(each.currentFrame()))
            items.push_back({.table = table});
        else if (!each.currentFrame())
            items.push_back({.block = each.currentBlock()});
    return items;
}

QRectF rectOf(const QTextDocument& document, const Item& item)
{
    const QAbstractTextDocumentLayout& layout = *document.documentLayout();
    return item.table ? layout.frameBoundingRect(item.table) : layout.blockBoundingRect(item.block);
}

void beginPageBefore(QTextDocument& document, const Item& item)
{
    if (std::fmod(rectOf(document, item).top(), document.pageSize().height()) < 1)
        return;
    if (item.table) {
        QTextTableFormat format = item.table->format();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        item.table->setFormat(format);
    } else {
        QTextBlockFormat format = item.block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(item.block).setBlockFormat(format);
    }
    layOutAnew(document);
}

/// Begins a new page before a heading at the foot of one, and before every table of one row (a key
/// moment, a picture, a question) that would be cut in two, with the heading above it; long tables
/// may be cut. From above, so that each new page is known to what is below it.
void keepTogether(QTextDocument& document)
{
    constexpr double lastPart = 0.85;
    const double height = document.pageSize().height();
    std::optional<Item> heading;
    for (const Item& item : itemsOf(document)) {
        const QRectF rect = rectOf(document, item);
        if (!item.table) {
            // Between two tables there is a paragraph of nothing.
            if (item.block.length() <= 1)
                continue;
            if (item.block.blockFormat().headingLevel() == 0) {
                heading.reset();
                continue;
            }
            if (!heading)
                heading = item;
            if (std::fmod(rect.top(), height) >= lastPart * height)
                beginPageBefore(document, *heading);
            continue;
        }
        const bool isCut
            = std::floor(rect.top() / height) != std::floor((rect.bottom() - 1) / height);
        if (item.table->rows() == 1 && isCut)
            beginPageBefore(document, heading.value_or(item));
        heading.reset();
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
    keepTogether(document);
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
