// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/text/bytestext.h"

#include <QCoreApplication>
#include <QLocale>

namespace {

// What the texts below are filed under.
struct MemoryWords
{
    Q_DECLARE_TR_FUNCTIONS(FigureText)
};

constexpr double kibibyteSize = 1024;
constexpr double mebibyteSize = kibibyteSize * kibibyteSize;

QString inUnitText(double value)
{
    return QLocale().toString(value, 'f', value >= 100 ? 0 : value >= 10 ? 1 : 2);
}

}

QString memoryText(double bytes)
{
    if (bytes < kibibyteSize)
        return MemoryWords::tr("%n bytes", nullptr, qRound(bytes));
    return bytes < mebibyteSize ? MemoryWords::tr("%1 KiB").arg(inUnitText(bytes / kibibyteSize))
                                : MemoryWords::tr("%1 MiB").arg(inUnitText(bytes / mebibyteSize));
}
