// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/value.h"
#include "core/support/expected.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <array>

/// What H1's features are worth. The defaults are the study's values; "infinite" ones are not among
/// them and stay what they are.
struct H1Weights
{
    /// How many values there are; they count as value(0) ... value(count - 1).
    static constexpr int count = 7;
    /// No value is larger, so that no sum of them comes near an open three.
    static constexpr Value largest = 2'000'000;

    /// Three in line with one end available, and three of four with a gap.
    Value three = 900'000;
    /// Two in line, both neighbours available.
    Value openPair = 50'000;
    /// For each square beyond the first that is available in a row on a pair's one open side.
    Value pairStep = 10'000;
    /// A disc alone, by its column: a and g, b and f, c and e, d.
    std::array<Value, 4> loneDisc {40, 70, 120, 200};

    friend bool operator==(const H1Weights&, const H1Weights&) = default;

    Value value(int index) const;
    void setValue(int index, Value value);
    /// "three", "open-pair", "pair-step", "lone-a", "lone-b", "lone-c", "lone-d": the names of the
    /// text form.
    static QString name(int index);
    /// "three in line": for people.
    static QString title(int index);

    /// What differs from the study's values, for people: "three in line 909000, lone disc on d
    /// 198"; empty where nothing does.
    QString toText() const;
    /// The same with the names of the text form: "three 909000, lone-d 198".
    QString toNames() const;
    /// A line "name = value" for each value, after a line that says what this is.
    QByteArray toFile() const;
    /// Reads toFile(), in any order, with blank lines and # comments; a value that is not named
    /// stays the study's. The error has the line.
    static Expected<H1Weights> fromFile(const QByteArray& text);
    /// The same from and to a file by its name; all of the file is written or nothing.
    static Expected<H1Weights> load(const QString& path);
    Expected<void> save(const QString& path) const;
};
