// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/dialogs/helpbrowser.h"

#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace {

/// Of a figure that stands beside a line of text, in lines.
constexpr double figureLines = 2.6;

}

QVariant HelpBrowser::loadResource(int type, const QUrl& name)
{
    const QString path = u':' + name.path();
    if (type != QTextDocument::ImageResource || name.scheme() != QLatin1String("qrc")
        || !path.endsWith(QLatin1String(".svg")))
        return QTextBrowser::loadResource(type, name);
    QSvgRenderer drawing(path);
    if (!drawing.isValid())
        return {};
    QSize size = drawing.defaultSize();
    if (path.startsWith(QLatin1String(":/opponents/")))
        size.scale(QSize(1, 1) * qRound(figureLines * fontMetrics().height()), Qt::KeepAspectRatio);
    QPixmap pixmap(size * devicePixelRatioF());
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    drawing.render(&painter, QRectF(QPointF(), size));
    painter.end();
    return pixmap;
}
