// SPDX-License-Identifier: GPL-3.0-or-later
//
// Inputs that are JSON stay JSON most of the time: one value somewhere in them becomes another.
// Bytes changed at random hardly ever pass the parser.
#include "tests/fuzz/fuzz.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <random>

/// libFuzzer's own changes.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size,
                                        std::size_t maximumSize);
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t maximumSize, unsigned seed);

namespace {

using Random = std::minstd_rand;

/// 0 to count - 1.
qsizetype draw(Random& random, qsizetype count)
{
    return std::uniform_int_distribution<qsizetype>(0, count - 1)(random);
}

bool oneIn(Random& random, int count)
{
    return draw(random, count) == 0;
}

QJsonValue otherText(const QString& text)
{
    std::array<std::uint8_t, 64> bytes {};
    const QByteArray utf8 = text.toUtf8().left(static_cast<qsizetype>(bytes.size()));
    std::copy(utf8.begin(), utf8.end(), bytes.begin());
    const std::size_t size
        = LLVMFuzzerMutate(bytes.data(), static_cast<std::size_t>(utf8.size()), bytes.size());
    return QString::fromUtf8(fuzz::bytesOf(bytes.data(), size));
}

QJsonValue otherLeaf(const QJsonValue& value, Random& random)
{
    static const QJsonArray others {0,
                                    1,
                                    -1,
                                    0.5,
                                    42,
                                    43,
                                    2147483647,
                                    2147483648.0,
                                    -2147483648.0,
                                    9007199254740992.0,
                                    9007199254740993.0,
                                    1e18,
                                    -1e18,
                                    1e19,
                                    1e308,
                                    -1e308,
                                    1e-308,
                                    true,
                                    false,
                                    "",
                                    QJsonValue(),
                                    QJsonArray(),
                                    QJsonObject()};
    if (value.isString() && !oneIn(random, 4))
        return otherText(value.toString());
    if (value.isDouble() && oneIn(random, 2))
        return value.toDouble() + static_cast<double>(draw(random, 21) - 10);
    return others.at(draw(random, others.size()));
}

QJsonValue changed(const QJsonValue& value, Random& random);

QJsonValue changedObject(QJsonObject object, Random& random)
{
    const QStringList keys = object.keys();
    const QString& key = keys.at(draw(random, keys.size()));
    if (oneIn(random, 10))
        object.remove(key);
    else
        object[key] = changed(object[key], random);
    return object;
}

QJsonValue changedArray(QJsonArray array, Random& random)
{
    const qsizetype index = draw(random, array.size());
    if (oneIn(random, 10))
        array.removeAt(index);
    else if (oneIn(random, 10))
        array.insert(index, array.at(index));
    else
        array[index] = changed(array.at(index), random);
    return array;
}

QJsonValue changed(const QJsonValue& value, Random& random)
{
    if (value.isObject() && !value.toObject().isEmpty() && !oneIn(random, 20))
        return changedObject(value.toObject(), random);
    if (value.isArray() && !value.toArray().isEmpty() && !oneIn(random, 20))
        return changedArray(value.toArray(), random);
    return otherLeaf(value, random);
}

}

std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maximumSize,
                                    unsigned seed)
{
    Random random(seed + 1);
    const QJsonObject object = QJsonDocument::fromJson(fuzz::bytesOf(data, size)).object();
    if (object.isEmpty() || oneIn(random, 4))
        return LLVMFuzzerMutate(data, size, maximumSize);
    const QByteArray json
        = QJsonDocument(changedObject(object, random).toObject()).toJson(QJsonDocument::Compact);
    if (static_cast<std::size_t>(json.size()) > maximumSize)
        return LLVMFuzzerMutate(data, size, maximumSize);
    std::copy(json.begin(), json.end(), data);
    return static_cast<std::size_t>(json.size());
}
