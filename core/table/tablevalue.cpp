// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/tablevalue.h"

#include "core/support/text/counttext.h"
#include "core/support/text/milliseconds.h"

TableValue TableValue::of(Unit unit, double value, int decimals)
{
    TableValue cell;
    cell.m_unit = unit;
    cell.m_number = value;
    cell.m_decimals = decimals;
    return cell;
}

TableValue TableValue::count(std::uint64_t count)
{
    TableValue cell;
    cell.m_unit = Unit::Count;
    cell.m_count = count;
    return cell;
}

TableValue TableValue::number(std::optional<double> value, int decimals)
{
    return value ? of(Unit::Number, *value, decimals) : TableValue();
}

TableValue TableValue::milliseconds(double value, int decimals)
{
    return of(Unit::Milliseconds, value, decimals);
}

TableValue TableValue::milliseconds(std::chrono::nanoseconds time)
{
    return milliseconds(toMilliseconds(time), 6);
}

TableValue TableValue::times(double factor, int decimals)
{
    return of(Unit::Times, factor, decimals);
}

TableValue TableValue::share(double share, int decimals)
{
    return of(Unit::Share, share, decimals);
}

TableValue TableValue::range(const TableValue& least, const TableValue& most)
{
    TableValue cell = list({least, most});
    cell.m_isRange = true;
    return cell;
}

TableValue TableValue::list(std::vector<TableValue> values)
{
    TableValue cell;
    if (!values.empty())
        cell.m_unit = values.front().m_unit;
    cell.m_parts = std::move(values);
    return cell;
}

TableValue TableValue::moreThan(TableValue least)
{
    least.m_isMoreThan = true;
    return least;
}

std::vector<TableValue> TableValue::parts() const
{
    if (m_parts.empty() && m_unit != Unit::None)
        return {*this};
    return m_parts;
}

QStringList TableValue::csv() const
{
    if (!m_parts.empty()) {
        QStringList fields;
        for (const TableValue& part : m_parts)
            fields += part.csv();
        return fields;
    }
    switch (m_unit) {
    case Unit::None:
        return {QString()};
    case Unit::Words:
        return {m_words};
    case Unit::Count:
        return {QString::number(m_count)};
    case Unit::Number:
    case Unit::Milliseconds:
    case Unit::Times:
    case Unit::Share:
        break;
    }
    return {fixedText(m_number, m_decimals)};
}

QJsonValue TableValue::json() const
{
    switch (m_unit) {
    case Unit::None:
        return {};
    case Unit::Words:
        return m_words;
    case Unit::Count:
        return static_cast<qint64>(m_count);
    case Unit::Number:
    case Unit::Milliseconds:
    case Unit::Times:
    case Unit::Share:
        break;
    }
    return m_number;
}
