// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/tintedicon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace {

class TintedIconEngine : public QIconEngine
{
public:
    explicit TintedIconEngine(QString path) : m_path(std::move(path)) { }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        QPixmap drawing = tinted(rect.size() * ratio, mode);
        drawing.setDevicePixelRatio(ratio);
        painter->drawPixmap(rect, drawing);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override
    {
        return tinted(size, mode);
    }

    QIconEngine* clone() const override { return new TintedIconEngine(*this); }
    bool isNull() override { return false; }

private:
    QPixmap tinted(const QSize& size, QIcon::Mode mode) const
    {
        QPixmap drawing(size);
        drawing.fill(Qt::transparent);
        QPainter painter(&drawing);
        QSvgRenderer(m_path).render(&painter);
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role
            = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText;
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(drawing.rect(), QGuiApplication::palette().color(group, role));
        return drawing;
    }

    QString m_path;
};

} // namespace

QIcon tintedIcon(const QString& name)
{
    const QString path = QStringLiteral(":/icons/%1.svg").arg(name);
    return QFile::exists(path) ? QIcon(new TintedIconEngine(path)) : QIcon();
}
