// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/sharing/qrcode.h"

#include <QCoreApplication>
#include <QPainter>
#include <memory>
#include <qrencode.h>

namespace {

constexpr int quietModules = 4; // modules

}

Expected<QrCode> QrCode::of(const QByteArray& text)
{
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeString8bit(text.constData(), 0, QR_ECLEVEL_M), &QRcode_free);
    if (!code)
        return fail(QCoreApplication::translate("QrCode",
                                                "This is too long for a QR code: %n character(s).",
                                                nullptr, static_cast<int>(text.size())));
    QrCode result;
    result.m_size = code->width;
    for (int i = 0; i < code->width * code->width; ++i)
        result.m_dark.push_back((code->data[i] & 1) != 0);
    return result;
}

QImage QrCode::image(int modulePixels) const
{
    const int side = (m_size + 2 * quietModules) * modulePixels;
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    for (int y = 0; y < m_size; ++y)
        for (int x = 0; x < m_size; ++x)
            if (isDark(x, y))
                painter.fillRect((x + quietModules) * modulePixels,
                                 (y + quietModules) * modulePixels, modulePixels, modulePixels,
                                 Qt::black);
    return image;
}

QByteArray QrCode::svg() const
{
    const QByteArray side = QByteArray::number(m_size + 2 * quietModules);
    QByteArray text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + side + ' ' + side
        + "\" shape-rendering=\"crispEdges\">\n<path fill=\"#fff\" d=\"M0 0h" + side + 'v' + side
        + "H0z\"/>\n<path d=\"";
    for (int y = 0; y < m_size; ++y)
        for (int x = 0; x < m_size; ++x)
            if (isDark(x, y))
                text += 'M' + QByteArray::number(x + quietModules) + ' '
                    + QByteArray::number(y + quietModules) + "h1v1h-1z";
    return text + "\"/>\n</svg>\n";
}
