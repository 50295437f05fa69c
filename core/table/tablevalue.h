// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QStringList>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

/// A value of a table as data: a number with its unit, a range of two, words, or nothing. A file
/// gets the number (csv(), json()), a person reads it in his language (ui/table/tablemodel.h).
class TableValue
{
public:
    enum class Unit : std::uint8_t
    {
        None, ///< there is no value
        Words,
        Count,
        Number,
        Milliseconds,
        Times, ///< shown with a multiplication sign
        Share ///< 0 to 1; shown in per cent
    };

    TableValue() = default;
    TableValue(QString words) : m_unit(Unit::Words), m_words(std::move(words)) { }

    static TableValue count(std::uint64_t count);
    /// With so many decimals in CSV.
    static TableValue number(std::optional<double> value, int decimals);
    static TableValue milliseconds(double value, int decimals);
    static TableValue milliseconds(std::chrono::nanoseconds time);
    static TableValue times(double factor, int decimals);
    static TableValue share(double share, int decimals);
    /// From the least to the most, two of the same unit.
    static TableValue range(const TableValue& least, const TableValue& most);
    /// Several, one behind the other; none of them is a range. For reading alone.
    static TableValue list(std::vector<TableValue> values);
    /// The true value is larger.
    static TableValue moreThan(TableValue least);

    Unit unit() const { return m_unit; }
    const QString& words() const { return m_words; }
    std::uint64_t count() const { return m_count; }
    double number() const { return m_number; }
    bool isMoreThan() const { return m_isMoreThan; }
    bool isRange() const { return m_isRange; }
    /// The values of a range or a list; itself otherwise.
    std::vector<TableValue> parts() const;

    /// A field of CSV for each part.
    QStringList csv() const;
    /// Of one part: null where there is no value.
    QJsonValue json() const;

private:
    static TableValue of(Unit unit, double value, int decimals);

    Unit m_unit = Unit::None;
    bool m_isMoreThan = false;
    bool m_isRange = false;
    int m_decimals = 0;
    std::uint64_t m_count = 0;
    double m_number = 0;
    QString m_words;
    std::vector<TableValue> m_parts;
};
