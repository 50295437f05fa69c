// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"

#include <QCoreApplication>
#include <QThread>

int EngineOptions::workerCount() const
{
    return workers > 0 ? workers : std::max(1, QThread::idealThreadCount());
}

Expected<std::unique_ptr<Engine>> makeEngine(const QString& name, const EngineOptions& options)
{
    if (const EngineInfo* const info = findEngine(name))
        return info->make(*info, options);
    return fail(QCoreApplication::translate("EngineFactory",
                                            "There is no engine called \"%1\". The engines are %2.")
                    .arg(name, allEngineNames().join(QStringLiteral(", "))));
}
