// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <type_traits>
#include <utility>

namespace fourcast::syntax {

/// Where something stands in a text; both count from 1, in characters. 0 where there is no text.
struct SourceLocation
{
    int line = 0;
    int column = 0;

    friend constexpr bool operator==(SourceLocation, SourceLocation) = default;
};

/// Thrown, and caught again, inside these libraries alone: by what reads, checks or evaluates a
/// tree, which is deep in calls where it finds something wrong. What others call answers with
/// Expected, through caught().
struct Wrong
{
    Error error;
};

/// The error of a place: "Line 3, column 8: " and `message`, which begins in lower case, says what
/// would be right and has no full stop.
Error errorAt(SourceLocation place, const QString& message);
[[noreturn]] inline void failAt(SourceLocation place, const QString& message)
{
    throw Wrong {errorAt(place, message)};
}

/// What `work` returns, or the error that it has thrown.
template <typename Work> auto caught(const Work& work) -> Expected<std::invoke_result_t<Work>>
{
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<Work>>) {
            work();
            return {};
        } else {
            return work();
        }
    } catch (const Wrong& wrong) {
        return tl::unexpected(wrong.error);
    }
}

}
