// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/programtable.h"

#include "core/engines/addedengines.h"
#include "core/engines/external/externalengine.h"
#include "core/engines/external/programnews.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

struct ProgramText
{
    Q_DECLARE_TR_FUNCTIONS(ProgramTable)
};

EngineInfo rowOf(const Program& program)
{
    EngineInfo info;
    info.name = program.name;
    info.family = program.name;
    info.program = std::make_shared<const Program>(program);
    info.depth = program.protocol == ProgramProtocol::Uci ? EngineInfo::Depth::Chosen
                                                          : EngineInfo::Depth::None;
    info.describe = [](const EngineInfo& row) {
        return ProgramText::tr("A program of others, asked by the protocol %1: %2")
            .arg(Program::protocolName(row.program->protocol), row.program->command);
    };
    info.plays = [](const EngineInfo& row, const EngineOptions&) { return row.program->variant(); };
    info.make = [](const EngineInfo& row, const EngineOptions&) {
        return makeExternalEngine(row.program);
    };
    return info;
}

}

void programs::setAll(const std::vector<Program>& programs)
{
    std::vector<EngineInfo> rows;
    QStringList taken = engineNames();
    for (const Program& program : programs) {
        if (!checkName(program.name, taken))
            continue;
        taken << program.name;
        rows.push_back(rowOf(program));
    }
    const std::vector<Program> before = all();
    addedengines::set(std::move(rows), [](const EngineInfo& one, const EngineInfo& other) {
        return *one.program == *other.program;
    });
    ProgramNews::instance().tell(before, all());
}

std::vector<Program> programs::all()
{
    std::vector<Program> all;
    for (const EngineInfo* const row : rows())
        all.push_back(*row->program);
    return all;
}

std::shared_ptr<const Program> programs::find(const QString& name)
{
    for (const EngineInfo* const row : rows())
        if (row->name == name)
            return row->program;
    return {};
}

QStringList programs::names()
{
    QStringList names;
    for (const EngineInfo* const row : rows())
        names << row->name;
    return names;
}

std::vector<const EngineInfo*> programs::rows()
{
    return addedengines::all();
}

Expected<void> programs::checkName(const QString& name, const QStringList& others)
{
    constexpr qsizetype longest = 60;
    const auto isAllowed = [](QChar letter) {
        return letter.isPrint() && letter != QLatin1Char(',') && letter != QLatin1Char(':')
            && letter != QLatin1Char('"');
    };
    if (name.isEmpty() || name.size() > longest || name != name.trimmed()
        || !std::ranges::all_of(name, isAllowed))
        return fail(ProgramText::tr("\"%1\" can't be a program's name: it has 1 to %2 letters, "
                                    "digits, blanks and signs, no comma, colon or quotation mark, "
                                    "and no blank at either end.")
                        .arg(name)
                        .arg(longest));
    if (others.contains(name, Qt::CaseInsensitive))
        return fail(
            ProgramText::tr("There is an engine or a program called \"%1\" already.").arg(name));
    return {};
}
