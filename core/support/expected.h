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
