// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/formal/system.h"

#include "core/formal/lts/autfile.h"

namespace aut = fourcast::formal::aut;

SystemSource readSource(CommandLine& line, const QString& name)
{
    if (name.endsWith(QLatin1String(".aut")))
        return {name, std::nullopt};
    return {name, readModel(line, name)};
}

tl::expected<FormalSystem, int> readSystem(const SystemSource& source,
                                           const fourcast::statespace::ExploreOptions& options,
                                           const std::stop_token& stop)
{
    if (source.model) {
        auto generated = exploreModel(*source.model, options, stop);
        if (const int code = exploreExitCode(generated, options); code != Done)
            return tl::unexpected(code);
        return FormalSystem {std::move(generated.lts),
                             fourcast::formal::signatureOf(source.model->specification)};
    }
    const auto tell = [begun = std::chrono::steady_clock::now()](qint64 done, qint64 all) {
        if (std::chrono::steady_clock::now() - begun < std::chrono::seconds(1))
            return;
        console::longProgress(all > 0
                                  ? QStringLiteral("%1 of %2 MiB").arg(done >> 20).arg(all >> 20)
                                  : QStringLiteral("%1 MiB").arg(done >> 20));
    };
    auto lts = aut::load(source.name, tell, stop);
    if (!lts)
        return tl::unexpected(
            console::fail(stop.stop_requested() ? Stopped : BadInput, lts.error().message));
    FormalSystem system {std::move(*lts), {}};
    system.signature = fourcast::formal::inferredSignature(system.lts);
    return system;
}
