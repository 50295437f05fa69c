// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sprtoption.h"

#include <cmath>

std::optional<SprtOptions> readSprt(CommandLine& line, const QString& option)
{
    if (!line.has(option))
        return {};
    const QString text = line.text(option, {});
    const QStringList parts = text.split(u',');
    bool firstIsNumber = false;
    bool secondIsNumber = false;
    SprtOptions options;
    options.elo0 = parts.value(0).toDouble(&firstIsNumber);
    options.elo1 = parts.value(1).toDouble(&secondIsNumber);
    constexpr double most = 1000.0;
    if (parts.size() == 2 && firstIsNumber && secondIsNumber && std::abs(options.elo0) <= most
        && std::abs(options.elo1) <= most && options.elo0 < options.elo1)
        return options;
    line.wrong(BadInput,
               QStringLiteral("--%1 needs two differences in Elo from -1000 to 1000, the smaller "
                              "one first, such as 0,20, not '%2'")
                   .arg(option, text));
    return {};
}
