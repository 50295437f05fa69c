// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/tree/pointofview.h"

#include <QCoreApplication>

namespace fourcast::lesson {

namespace {

struct ViewText
{
    Q_DECLARE_TR_FUNCTIONS(PointOfView)
};

}

QStringList pointOfViewNames()
{
    return {QStringLiteral("max"), QStringLiteral("mover")};
}

QString name(PointOfView view)
{
    return pointOfViewNames().at(static_cast<qsizetype>(view));
}

Expected<PointOfView> pointOfViewFromName(const QString& name)
{
    const qsizetype index = pointOfViewNames().indexOf(name);
    if (index < 0)
        return fail(ViewText::tr("Unknown name '%1'. Choose one of these: %2.")
                        .arg(name, pointOfViewNames().join(QStringLiteral(", "))));
    return static_cast<PointOfView>(index);
}

QString inWords(PointOfView view)
{
    return view == PointOfView::Max ? ViewText::tr("Values as MAX sees them.")
                                    : ViewText::tr("Values as the side to move sees them.");
}

}
