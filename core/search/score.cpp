// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/score.h"

#include <QCoreApplication>
#include <QLocale>
#include <cstdlib>

namespace {

QString boundSign(Score::Bound bound)
{
    switch (bound) {
    case Score::Bound::Exact:
        return {};
    case Score::Bound::AtMost:
        return QStringLiteral("≤ ");
    case Score::Bound::AtLeast:
        return QStringLiteral("≥ ");
    }
    return {};
}

/// "+412", "-30", "0": the sign is always there, so that a reader sees that it is one side's view.
QString signedNumber(Value value)
{
    if (value > value::nearlyInfinite)
        return QCoreApplication::translate("Score", "+infinite");
    if (value < -value::nearlyInfinite)
        return QCoreApplication::translate("Score", "-infinite");
    const QString number = QLocale().toString(value);
    return value > 0 ? QLatin1Char('+') + number : number;
}

QString winText(int moves)
{
    return moves > 0 ? QCoreApplication::translate("Score", "wins in %n move(s)", nullptr, moves)
                     : QCoreApplication::translate("Score", "wins");
}

QString lossText(int moves)
{
    return moves > 0 ? QCoreApplication::translate("Score", "loses in %n move(s)", nullptr, moves)
                     : QCoreApplication::translate("Score", "loses");
}

}

Score Score::fromValue(Value value, Bound bound, bool seenToTheEnd)
{
    const int plies = ::value::win - std::abs(value);
    if (value > value::provenWin)
        return {Kind::Win, bound, value, plies};
    if (value < -value::provenWin)
        return {Kind::Loss, bound, value, plies};
    if (value == 0 && seenToTheEnd)
        return {Kind::Draw, bound, 0, 0};
    return {Kind::Estimate, bound, value, 0};
}

Score Score::negated() const
{
    Score result = *this;
    result.value = -value;
    if (kind == Kind::Win)
        result.kind = Kind::Loss;
    else if (kind == Kind::Loss)
        result.kind = Kind::Win;
    if (bound == Bound::AtMost)
        result.bound = Bound::AtLeast;
    else if (bound == Bound::AtLeast)
        result.bound = Bound::AtMost;
    return result;
}

QString Score::toText() const
{
    // The winner moves first in a win and second in a loss.
    switch (kind) {
    case Kind::None:
        return QStringLiteral("…");
    case Kind::Win:
        return boundSign(bound) + winText((plies + 1) / 2);
    case Kind::Loss:
        return boundSign(bound) + lossText(plies / 2);
    case Kind::Draw:
        return boundSign(bound) + QCoreApplication::translate("Score", "draw");
    case Kind::Estimate:
        return boundSign(bound) + signedNumber(value);
    }
    return {};
}

QString Score::saidText() const
{
    const QString text = toText();
    return kind == Kind::None || kind == Kind::Estimate
        ? text
        : QCoreApplication::translate("Score", "says: %1", "what a program claims: wins in 3")
              .arg(text);
}

QString Score::ownUnitsNote() const
{
    switch (kind) {
    case Kind::None:
        return {};
    case Kind::Estimate:
        return QCoreApplication::translate(
            "Score", "In the program's own units, which compare with no other engine's.");
    case Kind::Win:
    case Kind::Loss:
    case Kind::Draw:
        return QCoreApplication::translate("Score", "As the program says. It is not proved.");
    }
    return {};
}
