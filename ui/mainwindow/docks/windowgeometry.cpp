// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/docks/windowgeometry.h"

#include <QByteArray>
#include <QDataStream>
#include <QRect>
#include <cstdlib>

namespace {

/// No window system knows larger coordinates than 16 bits hold.
constexpr qint64 farthest = 32767;

/// Corner by corner: the size of a damaged rectangle overflows.
bool isSound(const QRect& rect)
{
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
    rect.getCoords(&left, &top, &right, &bottom);
    for (const int coordinate : {left, top, right, bottom})
        if (std::abs(qint64 {coordinate}) > farthest)
            return false;
    return rect.isValid();
}

}

bool isSoundGeometry(const QByteArray& geometry)
{
    QDataStream stream(geometry);
    stream.setVersion(QDataStream::Qt_4_0);
    quint32 magic = 0;
    quint16 major = 0;
    quint16 minor = 0;
    QRect frame;
    QRect normal;
    qint32 screen = 0;
    quint8 maximized = 0;
    quint8 fullScreen = 0;
    stream >> magic >> major >> minor >> frame >> normal >> screen >> maximized >> fullScreen;
    qint32 screenWidth = 0;
    QRect inner = normal;
    if (major > 1)
        stream >> screenWidth;
    if (major > 2)
        stream >> inner;
    return stream.status() == QDataStream::Ok && magic == 0x1D9D0CB && isSound(frame)
        && isSound(normal) && isSound(inner);
}
