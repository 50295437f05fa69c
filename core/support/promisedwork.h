// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/serialthread.h"

#include <QFuture>
#include <QPromise>
#include <memory>

/// As QtConcurrent::run with a work that takes a `QPromise<T>&`, on this thread: returns at once.
/// Fails with a sentence where the system gives no thread.
template <typename T, typename Work>
[[nodiscard]] Expected<QFuture<T>> promisedBy(SerialThread& thread, Work work)
{
    auto promise = std::make_shared<QPromise<T>>();
    QFuture<T> future = promise->future();
    promise->start();
    const auto posted = thread.post([promise, work = std::move(work)]() mutable {
        try {
            work(*promise);
        } catch (...) {
            promise->setException(std::current_exception());
        }
        promise->finish();
    });
    if (!posted)
        return tl::unexpected(posted.error());
    return future;
}
