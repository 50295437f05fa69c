// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/tables/agreement.h"

#include "core/chance/check/decimal.h"

#include <cmath>
#include <optional>

namespace fourcast::chance {

namespace {

std::optional<Decimal> read(const QString& printed)
{
    if (printed.isEmpty() || printed == QLatin1String("-"))
        return {};
    return readDecimal(printed);
}

/// Does [low, high) hold both ends, one, or none?
Agreement place(const Bounds& ours, const mpq_class& low, const mpq_class& high, Agreement inside)
{
    const auto holds = [&](double value) { return value >= low && value < high; };
    if (holds(ours.low) && holds(ours.high))
        return inside;
    return ours.high < low || ours.low >= high ? Agreement::Differs : Agreement::Open;
}

}

Agreement agreementOf(const Bounds& ours, const QString& printed)
{
    const auto number = read(printed);
    if (!number)
        return Agreement::NotPublished;
    // GMP has no number for them. An upper end that is not known yet may be anywhere.
    if (!std::isfinite(ours.low))
        return Agreement::Differs;
    if (!std::isfinite(ours.high))
        return Agreement::Open;
    const mpq_class half = number->unit / 2;
    const Agreement rounded
        = place(ours, number->value - half, number->value + half, Agreement::Rounded);
    if (rounded == Agreement::Rounded)
        return rounded;
    const Agreement cut
        = place(ours, number->value, number->value + number->unit, Agreement::CutOff);
    return cut != Agreement::Differs ? cut : rounded;
}

Agreement agreementOf(std::uint64_t ours, const QString& printed)
{
    const auto number = read(printed);
    if (!number)
        return Agreement::NotPublished;
    return number->value == mpq_class(std::to_string(ours)) ? Agreement::Rounded
                                                            : Agreement::Differs;
}

Agreement agreementOf(const Bounds& ours, const Bounds& formula)
{
    return ours.low <= formula.high && formula.low <= ours.high ? Agreement::Inside
                                                                : Agreement::Differs;
}

}
