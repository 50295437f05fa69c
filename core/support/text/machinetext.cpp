// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/text/machinetext.h"

#include <QCoreApplication>
#include <QFile>
#include <QSysInfo>
#include <QThread>

namespace {

/// What the text below is filed under for the translators.
struct Machine
{
    Q_DECLARE_TR_FUNCTIONS(Machine)
};

/// As Linux names it; the architecture elsewhere.
QString processorName()
{
    QFile file(QStringLiteral("/proc/cpuinfo"));
    if (file.open(QIODevice::ReadOnly)) {
        for (QByteArray line = file.readLine(); !line.isEmpty(); line = file.readLine())
            if (line.startsWith("model name"))
                return QString::fromUtf8(line.mid(line.indexOf(':') + 1)).simplified();
    }
    return QSysInfo::currentCpuArchitecture();
}

}

QString machineText()
{
    return Machine::tr("%n core(s), %1, %2, kernel %3", nullptr, QThread::idealThreadCount())
        .arg(processorName(), QSysInfo::prettyProductName(), QSysInfo::kernelVersion());
}

QString programText()
{
    return QStringLiteral("Fourcast " FOURCAST_VERSION);
}
