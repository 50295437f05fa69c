// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <tl/expected.hpp>
#include <utility>

/// What went wrong, said to a person: a whole, translated sentence. `line` and `column` count from
/// 1 and are 0 where the input has no such place.
struct Error
{
    QString message;
    int line = 0;
    int column = 0;
};

/// A value, or the reason why there is none.
template <typename T> using Expected = tl::expected<T, Error>;

/// `return fail(tr("..."))` ends a function that returns Expected<T>.
inline tl::unexpected<Error> fail(QString message, int line = 0, int column = 0)
{
    return tl::unexpected<Error>(Error {std::move(message), line, column});
}

#define FOURCAST_JOINED_(a, b) a##b
#define FOURCAST_JOINED(a, b) FOURCAST_JOINED_(a, b)

/// `FOURCAST_TRY(save(file));` evaluates an Expected and returns its error from the function around
/// where there is one. (Abseil and others call it RETURN_IF_ERROR.)
#define FOURCAST_TRY(...)                                                                          \
    do {                                                                                           \
        if (auto fourcastTried = (__VA_ARGS__); !fourcastTried)                                    \
            return tl::unexpected(std::move(fourcastTried).error());                               \
    } while (false)

/// `FOURCAST_LET(const auto text, read(file));` does the same and declares a variable with the
/// value. (ASSIGN_OR_RETURN.)
#define FOURCAST_LET(declaration, ...)                                                             \
    auto FOURCAST_JOINED(fourcastTried, __LINE__) = (__VA_ARGS__);                                 \
    if (!FOURCAST_JOINED(fourcastTried, __LINE__))                                                 \
        return tl::unexpected(std::move(FOURCAST_JOINED(fourcastTried, __LINE__)).error());        \
    declaration = *std::move(FOURCAST_JOINED(fourcastTried, __LINE__))
