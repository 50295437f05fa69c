// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginebytes.h"

#include <QCoreApplication>

void enginebytes::begin(QDataStream& out, quint32 version)
{
    out.setVersion(QDataStream::Qt_6_4);
    out << version << QCoreApplication::applicationVersion();
}

bool enginebytes::beginsAs(QDataStream& in, quint32 version)
{
    in.setVersion(QDataStream::Qt_6_4);
    quint32 found = 0;
    QString program;
    in >> found >> program;
    return in.status() == QDataStream::Ok && found == version
        && program == QCoreApplication::applicationVersion();
}

void enginebytes::write(QDataStream& out, const EngineOptions& options)
{
    out << qint32(options.workers) << quint64(options.seed) << options.preferFastWins
        << options.h1.toNames() << options.h1.weights.toFile() << qint32(options.tableMib)
        << options.usesBook << options.exactColumns;
}

bool enginebytes::read(QDataStream& in, EngineOptions& options)
{
    qint32 workers = 0;
    quint64 seed = 0;
    QString h1;
    QByteArray weights;
    qint32 tableMib = 0;
    in >> workers >> seed >> options.preferFastWins >> h1 >> weights >> tableMib >> options.usesBook
        >> options.exactColumns;
    const auto variant = H1Options::fromNames(h1);
    const auto values = H1Weights::fromFile(weights);
    if (in.status() != QDataStream::Ok || !variant || !values)
        return false;
    options.workers = workers;
    options.seed = seed;
    options.h1 = *variant;
    options.h1.weights = *values;
    options.tableMib = tableMib;
    return true;
}
