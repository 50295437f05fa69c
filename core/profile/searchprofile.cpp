// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/profile/searchprofile.h"

#include <algorithm>

SearchProfile searchProfile(const SampledAddresses& addresses, const FramesByAddress& frames)
{
    SearchProfile profile;
    std::map<std::pair<QString, CodePart>, int> functions;
    for (const auto& [address, count] : addresses) {
        profile.samples += count;
        const auto found = frames.find(address);
        const bool isNamed = found != frames.end() && !found->second.empty();
        const CodePart part = isNamed ? codePartOf(found->second) : CodePart::Other;
        profile.byPart[static_cast<std::size_t>(part)] += count;
        if (isNamed)
            functions[{plainFunctionName(found->second.front().function), part}] += count;
        else
            profile.nameless += count;
    }
    for (const auto& [function, count] : functions)
        profile.functions.push_back({function.first, function.second, count});
    std::ranges::stable_sort(profile.functions, std::ranges::greater {},
                             &ProfiledFunction::samples);
    return profile;
}
