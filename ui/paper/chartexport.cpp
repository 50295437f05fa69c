// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/chartexport.h"

#include "core/support/files/savefile.h"
#include "ui/paper/exportframe.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QScreen>
#include <QSvgGenerator>

namespace {

struct ChartExportText
{
    Q_DECLARE_TR_FUNCTIONS(ChartExport)
};

Provenance entitled(const ChartContent& content)
{
    Provenance provenance = content.provenance;
    if (provenance.title.isEmpty())
        provenance.title = content.title;
    return provenance;
}

QByteArray pngOf(const ChartContent& content)
{
    const ExportFrame frame(content);
    QImage image(frame.size() * chartexport::pixelScale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(chartexport::pixelScale);
    image.fill(Qt::white);
    image.setText(QStringLiteral("Title"), content.title);
    image.setText(QStringLiteral("Description"), content.provenance.lines().join(QLatin1Char(' ')));
    image.setText(QStringLiteral("Software"), content.provenance.program);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    frame.paint(painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

QByteArray svgOf(const ChartContent& content)
{
    const ExportFrame frame(content);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setTitle(content.title);
    svg.setDescription(content.provenance.lines().join(QLatin1Char(' ')));
    svg.setSize(frame.size());
    svg.setViewBox(QRectF(QPointF(), QSizeF(frame.size())));
    QPainter painter;
    if (!painter.begin(&svg))
        return {};
    painter.setRenderHint(QPainter::Antialiasing);
    frame.paint(painter);
    painter.end();
    return bytes;
}

/// A page of the picture's size, all strokes.
QByteArray pdfOf(const ChartContent& content)
{
    const ExportFrame frame(content);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(content.title);
    writer.setCreator(content.provenance.program);
    // The resolution of the screen, for which the fonts of the charts were chosen.
    const int dotsPerInch = qRound(QGuiApplication::primaryScreen()->logicalDotsPerInchY());
    writer.setResolution(dotsPerInch);
    writer.setPageMargins(QMarginsF());
    writer.setPageSize(
        QPageSize(QSizeF(frame.size()) / dotsPerInch, QPageSize::Inch, {}, QPageSize::ExactMatch));
    QPainter painter;
    if (!painter.begin(&writer))
        return {};
    painter.setRenderHint(QPainter::Antialiasing);
    frame.paint(painter);
    painter.end();
    return buffer.data();
}

}

QPalette paperPalette()
{
    // A palette without a colour of its own would have the desktop's.
    QPalette light(QColor(0xef, 0xef, 0xef));
    for (const QPalette::ColorRole ground : {QPalette::Base, QPalette::Window})
        light.setColor(ground, Qt::white);
    for (const QPalette::ColorRole ink : {QPalette::Text, QPalette::WindowText})
        light.setColor(ink, QColor(0x20, 0x20, 0x20));
    return light;
}

namespace chartexport {

Expected<QByteArray> toFile(const ChartContent& content, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("csv"))
        return entitled(content).addedToCsv(content.csv);
    if (suffix == QLatin1String("json"))
        return entitled(content).addedToJson(content.json);
    const auto draw = suffix == QLatin1String("png") ? pngOf
        : suffix == QLatin1String("svg")             ? svgOf
        : suffix == QLatin1String("pdf")             ? pdfOf
                                                     : nullptr;
    if (!draw) {
        return fail(ChartExportText::tr("The file name “%1” must end in .png, .svg, .pdf, .csv or "
                                        ".json. The ending sets the format.")
                        .arg(QDir::toNativeSeparators(path)));
    }
    if (content.size.isEmpty() || !content.paint)
        return fail(ChartExportText::tr("There is nothing to draw yet."));
    const QByteArray picture = draw(content);
    if (picture.isEmpty()) {
        return fail(ChartExportText::tr("The picture for “%1” could not be drawn.")
                        .arg(QDir::toNativeSeparators(path)));
    }
    return picture;
}

Expected<void> save(const ChartContent& content, const QString& path)
{
    return toFile(content, path).and_then([&path](const QByteArray& bytes) {
        return saveBytes(bytes, path);
    });
}

Expected<void> saveBytes(const QByteArray& bytes, const QString& path)
{
    if (const auto saved = saveFile(path, bytes); !saved) {
        return fail(ChartExportText::tr("The file “%1” could not be written: %2.")
                        .arg(QDir::toNativeSeparators(path), saved.error().message));
    }
    return {};
}

ChartContent::Paint onPaper(ChartContent::Paint paint,
                            std::function<void(const QPalette&)> setColors, const QPalette& screen)
{
    return [paint = std::move(paint), setColors = std::move(setColors),
            screen](QPainter& painter, const QRectF& target) {
        setColors(paperPalette());
        paint(painter, target);
        setColors(screen);
    };
}

QString fileFilter()
{
    return ChartExportText::tr(
        "PNG picture (*.png);;SVG drawing (*.svg);;PDF drawing (*.pdf);;CSV table (*.csv);;JSON "
        "data (*.json)");
}

const QStringList& suffixes()
{
    static const QStringList all {QStringLiteral("png"), QStringLiteral("svg"),
                                  QStringLiteral("csv"), QStringLiteral("json")};
    return all;
}

}
