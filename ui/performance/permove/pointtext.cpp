// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/permove/pointtext.h"

#include "core/board/notation.h"
#include "ui/text/counttext.h"
#include "ui/text/metrictext.h"

#include <QCoreApplication>

namespace {

struct PointWords
{
    Q_DECLARE_TR_FUNCTIONS(PerMoveChart)
};

}

QString pointText(const RunSeries& series, const MovePoint& point, const SearchQuantity* further)
{
    const QString square = point.row >= 0
        ? notation::squareName(point.move.column(), point.row)
        : PointWords::tr("column %1").arg(notation::columnName(point.move.column()));
    QStringList figures;
    if (further)
        figures << PointWords::tr("%1: %2", "a number of a search and its value")
                       .arg(further->name(), metricText(*further, point.figure(indexOf(*further))));
    figures << nodesText(point.nodes);
    figures << PointWords::tr("%1 ms").arg(quantityText(point.milliseconds));
    if (point.isDisturbed())
        figures << PointWords::tr("disturbed by other work");
    if (point.depth > 0)
        figures << PointWords::tr("depth %1").arg(point.depth);
    const QString score = point.ownUnits ? point.score.saidText() : point.score.toText();
    switch (point.score.kind) {
    case Score::Kind::None:
        break;
    case Score::Kind::Draw:
        figures << score;
        break;
    case Score::Kind::Win:
    case Score::Kind::Loss:
        figures << (point.ownUnits
                        ? PointWords::tr("for the first player it %1", "%1 is “says: wins in 3”")
                        : PointWords::tr("the first player %1",
                                         "%1 is “wins in 3” or “loses in 3”"))
                       .arg(score);
        break;
    case Score::Kind::Estimate:
        figures << (point.ownUnits ? PointWords::tr(
                        "%1 for the first player in the program's own units", "%1 is a number")
                                   : PointWords::tr("%1 for the first player", "%1 is a number"))
                       .arg(score);
        break;
    }
    return PointWords::tr("Game %1, %2, move %3 (%4): %5")
        .arg(series.run)
        .arg(series.engine)
        .arg(point.ply)
        .arg(square, figures.join(PointWords::tr(", ", "between figures")));
}
