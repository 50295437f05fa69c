// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>

class QPainter;
class QPalette;
class QRectF;

/// How many of a class had a question right: at once, in the end, not at all, or wrote something
/// that the teacher reads.
struct ClassShares
{
    int atOnce = 0;
    int later = 0; ///< right, and not at once
    int wrong = 0;
    int toRead = 0;

    int all() const { return atOnce + later + wrong + toRead; }
    friend bool operator==(const ClassShares&, const ClassShares&) = default;
};

/// A bar of as many parts, each with a pattern of its own beside its colour: full, hatched, empty,
/// dotted.
void paintShares(QPainter& painter, const QRectF& place, const ClassShares& shares,
                 const QPalette& palette);

/// "8 at once, 2 later, 1 wrong", what is not there left out.
QString toText(const ClassShares& shares);

Q_DECLARE_METATYPE(ClassShares)
