// SPDX-License-Identifier: GPL-3.0-or-later
//
// Inputs that are JSON stay JSON most of the time: one value somewhere in them becomes another.
// Bytes changed at random hardly ever pass the parser.
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/mutation.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using fuzz::draw;
using fuzz::oneIn;
using fuzz::Random;

namespace {

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
        return QString::fromUtf8(fuzz::otherBytes(value.toString().toUtf8()));
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
    return fuzz::handOver(json, data, size, maximumSize);
}
