// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/profile/samples.h"

#include <QCoreApplication>

namespace {

constexpr int hexadecimal = 16;
const QLatin1String unknownFunction("??");

}

Expected<SampledAddresses> sampledAddresses(const QByteArray& text)
{
    SampledAddresses addresses;
    int number = 0;
    for (const QByteArray& line : text.split('\n')) {
        ++number;
        const QByteArray word = line.trimmed();
        if (word.isEmpty())
            continue;
        bool isAddress = false;
        const quint64 address = word.toULongLong(&isAddress, hexadecimal);
        if (!isAddress)
            return fail(QCoreApplication::translate("ProfileSamples",
                                                    "Line %1 of the samples is \"%2\", but must be "
                                                    "an address in hexadecimal digits.")
                            .arg(number)
                            .arg(QString::fromUtf8(word.left(40))),
                        number);
        ++addresses[address];
    }
    return addresses;
}

QByteArray addressLines(const SampledAddresses& addresses)
{
    QByteArray text;
    for (const auto& [address, count] : addresses)
        text += "0x" + QByteArray::number(address, hexadecimal) + '\n';
    return text;
}

FramesByAddress framesByAddress(const QByteArray& text)
{
    FramesByAddress frames;
    std::vector<CodeFrame>* here = nullptr;
    QString function;
    for (const QByteArray& line : text.split('\n')) {
        if (line.startsWith("0x")) {
            here = &frames[line.mid(2).trimmed().toULongLong(nullptr, hexadecimal)];
            function.clear();
        } else if (function.isEmpty()) {
            function = QString::fromUtf8(line);
        } else {
            const QString place = QString::fromUtf8(line);
            if (here && function != unknownFunction)
                here->push_back({function, place.left(place.lastIndexOf(u':'))});
            function.clear();
        }
    }
    return frames;
}
