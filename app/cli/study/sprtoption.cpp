// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/study/sprtoption.h"

#include <array>

std::optional<SprtOptions> readSprt(CommandLine& line, const QString& option)
{
    if (!line.has(option))
        return {};
    const QString text = line.text(option, {});
    const QStringList parts = text.split(u',');
    SprtOptions options;
    const std::array fields {&options.elo0, &options.elo1, &options.alpha, &options.beta};
    bool good = parts.size() == 2 || parts.size() == 4;
    for (std::size_t i = 0; good && i < static_cast<std::size_t>(parts.size()); ++i)
        *fields[i] = parts[static_cast<qsizetype>(i)].toDouble(&good);
    if (good && options.check())
        return options;
    line.wrong(BadInput,
               QStringLiteral("--%1 needs two differences in Elo from -1000 to 1000, the smaller "
                              "one first, such as 0,20, and may name two error rates between 0 and "
                              "0.5 after them, such as 0,20,0.05,0.05, not '%2'")
                   .arg(option, text));
    return {};
}
