// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/h1values.h"

void readH1Values(CommandLine& line, const QString& option, H1Options& options)
{
    if (!line.has(option))
        return;
    if (const auto weights = H1Weights::load(line.text(option, {})))
        options.weights = *weights;
    else
        line.wrong(BadInput, weights.error().message);
}
