// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartexport.h"

#include "core/support/savefile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ChartExport)
};

QByteArray toPng(const ChartContent& content)
{
    QImage image(content.size * chartexport::pixelScale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(chartexport::pixelScale);
    image.fill(Qt::white);
    image.setText(QStringLiteral("Title"), content.title);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    content.paint(painter, QRectF(QPointF(), QSizeF(content.size)));
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

QByteArray toSvg(const ChartContent& content)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setTitle(content.title);
    svg.setSize(content.size);
    svg.setViewBox(QRectF(QPointF(), QSizeF(content.size)));
    QPainter painter;
    if (!painter.begin(&svg))
        return {};
    painter.setRenderHint(QPainter::Antialiasing);
    content.paint(painter, QRectF(QPointF(), QSizeF(content.size)));
    painter.end();
    return bytes;
}

}

namespace chartexport {

Expected<void> save(const ChartContent& content, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("csv"))
        return saveBytes(content.csv, path);
    if (suffix == QLatin1String("json"))
        return saveBytes(content.json, path);
    const bool isPng = suffix == QLatin1String("png");
    if (!isPng && suffix != QLatin1String("svg")) {
        return fail(
            Text::tr("The file “%1” needs a name that ends in .png, .svg, .csv or .json, which "
                     "says what to write.")
                .arg(QDir::toNativeSeparators(path)));
    }
    if (content.size.isEmpty() || !content.paint)
        return fail(Text::tr("There is nothing to draw yet."));
    const QByteArray picture = isPng ? toPng(content) : toSvg(content);
    if (picture.isEmpty()) {
        return fail(Text::tr("The picture for “%1” could not be drawn.")
                        .arg(QDir::toNativeSeparators(path)));
    }
    return saveBytes(picture, path);
}

Expected<void> saveBytes(const QByteArray& bytes, const QString& path)
{
    if (const auto saved = saveFile(path, bytes); !saved) {
        return fail(Text::tr("The file “%1” could not be written: %2.")
                        .arg(QDir::toNativeSeparators(path), saved.error().message));
    }
    return {};
}

QString fileFilter()
{
    return Text::tr(
        "PNG picture (*.png);;SVG drawing (*.svg);;CSV table (*.csv);;JSON data (*.json)");
}

const QStringList& suffixes()
{
    static const QStringList all {QStringLiteral("png"), QStringLiteral("svg"),
                                  QStringLiteral("csv"), QStringLiteral("json")};
    return all;
}

}
