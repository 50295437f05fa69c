// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a test leaves out where a sanitizer makes each case ten times as slow: that looks for races
/// and stray memory, which are the same in each; the plain build has judged the answers.
namespace sanitized {

// GCC defines a macro, clang of Debian 12 only knows the feature.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool isOn = true;
#elif defined(__has_feature)
constexpr bool isOn = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool isOn = false;
#endif

/// A tenth of the cases there.
constexpr int cases(int count)
{
    return isOn ? (count + 9) / 10 : count;
}

/// The first and the last of a list there.
template <typename List> List ends(List all)
{
    return isOn && all.size() > 2 ? List {all.front(), all.back()} : all;
}

}
