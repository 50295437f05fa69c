// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/forms/plyunit.h"

#include <QCoreApplication>
#include <QSpinBox>

QString plyUnit(int count)
{
    return QCoreApplication::translate("PlyUnit", " ply(s)", "behind a number", count);
}

void showPlies(QSpinBox& box)
{
    const auto show = [&box](int count) { box.setSuffix(plyUnit(count)); };
    QObject::connect(&box, &QSpinBox::valueChanged, &box, show);
    show(box.value());
}
