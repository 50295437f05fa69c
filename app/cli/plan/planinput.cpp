// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/plan/planinput.h"

#include "core/plan/planlink.h"
#include "core/support/files/readfile.h"

namespace {

constexpr qint64 mostBytesOfPlans = 16 << 20;

bool beginsAPlan(const QString& text)
{
    const QString word = text.trimmed().section(u' ', 0, 0).toLower();
    return word == QLatin1String("plan") || word == QLatin1String("steady-state")
        || planlink::isLink(word);
}

/// A new block begins where a line begins as a plan does; text in front of the first is one, too.
std::vector<PlanSource::Block> blocksOf(const QString& text)
{
    std::vector<PlanSource::Block> blocks;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString& line = lines[i];
        const bool begins = beginsAPlan(line);
        if (blocks.empty() && line.trimmed().isEmpty())
            continue;
        if (begins || blocks.empty())
            blocks.push_back({line, static_cast<int>(i) + 1});
        else
            blocks.back().text += u'\n' + line;
    }
    return blocks;
}

}

void addPlanArgument(CommandLine& line)
{
    line.argument("PLAN",
                  "A plan as text, as in plan 7x6/4 244424 second win CELLS, as a link, or the "
                  "name of a file with plans. Standard input without it and for -.",
                  "[PLAN...]");
}

Expected<PlanSource> readPlanSource(const CommandLine& line)
{
    const QStringList arguments = line.arguments();
    if (arguments.size() > 1 || (!arguments.isEmpty() && beginsAPlan(arguments.constFirst()))
        || (!arguments.isEmpty() && arguments.constFirst().contains(u' ')))
        return PlanSource {{}, {{arguments.join(u' '), 1}}};
    const bool input = arguments.isEmpty() || arguments.constFirst() == QLatin1String("-");
    const QString name = input ? QStringLiteral("/dev/stdin") : arguments.constFirst();
    const auto content = readFile(name, mostBytesOfPlans);
    if (!content)
        return fail(QStringLiteral("%1 could not be read: %2").arg(name, content.error().message));
    PlanSource source {input ? QStringLiteral("standard input") : name,
                       blocksOf(QString::fromUtf8(*content))};
    if (source.blocks.empty())
        return fail(QStringLiteral("There is no plan in %1").arg(source.name));
    return source;
}

Expected<AnyRootedPlan> planOf(const PlanSource::Block& block)
{
    return planlink::isLink(block.text) ? planlink::parse(block.text) : plantext::parse(block.text);
}

QString placedInPlans(const PlanSource& source, const PlanSource::Block& block, const Error& error)
{
    if (source.name.isEmpty() || error.line == 0)
        return error.message;
    return QStringLiteral("%1:%2:%3: %4")
        .arg(source.name, QString::number(block.firstLine + error.line - 1),
             QString::number(error.column), error.message);
}
