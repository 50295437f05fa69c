// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/beforeclass.h"

#include <QVariant>
#include <QWidget>

namespace {

constexpr const char* classMark = "beforeAClass";
/// Values of the mark.
constexpr int leavesMark = 1;
constexpr int appearsMark = 2;

QList<QWidget*> partsMarked(const QWidget& page, int mark)
{
    QList<QWidget*> parts;
    const auto all = page.findChildren<QWidget*>();
    for (QWidget* const part : all)
        if (part->property(classMark).toInt() == mark)
            parts.append(part);
    return parts;
}

}

void beforeclass::leave(QWidget& part)
{
    part.setProperty(classMark, leavesMark);
}

void beforeclass::leave(std::initializer_list<QWidget*> parts)
{
    for (QWidget* const part : parts)
        leave(*part);
}

void beforeclass::appear(QWidget& part)
{
    part.setProperty(classMark, appearsMark);
    part.hide();
}

QList<QWidget*> beforeclass::leavingParts(const QWidget& page)
{
    return partsMarked(page, leavesMark);
}

QList<QWidget*> beforeclass::appearingParts(const QWidget& page)
{
    return partsMarked(page, appearsMark);
}
