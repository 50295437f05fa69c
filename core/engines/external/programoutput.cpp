// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/programoutput.h"

#include <QHash>
#include <mutex>

namespace {

struct KeptOutput
{
    std::mutex mutex;
    QHash<QString, QByteArray> texts;
};

KeptOutput& keptOutput()
{
    static KeptOutput output;
    return output;
}

}

QByteArray programoutput::of(const QString& program)
{
    KeptOutput& output = keptOutput();
    const std::scoped_lock lock(output.mutex);
    return output.texts.value(program);
}

void programoutput::clear(const QString& program)
{
    KeptOutput& output = keptOutput();
    const std::scoped_lock lock(output.mutex);
    output.texts.remove(program);
}

void programoutput::add(const QString& program, const QByteArray& text)
{
    KeptOutput& output = keptOutput();
    const std::scoped_lock lock(output.mutex);
    appendKept(output.texts[program], text);
}

void programoutput::appendKept(QByteArray& all, const QByteArray& text)
{
    all += text;
    if (all.size() > kept)
        all.remove(0, all.size() - kept);
}
