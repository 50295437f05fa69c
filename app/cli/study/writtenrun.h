// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <optional>
#include <stop_token>

/// A long run whose results are kept in a file as they come: it stops where that can't be written
/// any more, as on a full disk, instead of working for nothing.
class WrittenRun
{
public:
    /// Stops with this token, too.
    explicit WrittenRun(const std::stop_token& stop) : m_passOn(stop, PassOn {&m_stop}) { }

    std::stop_token token() const { return m_stop.get_token(); }
    /// How the latest writing went. One call at a time.
    void note(const Expected<void>& written)
    {
        if (written || m_failure)
            return;
        m_failure = written.error().message;
        m_stop.request_stop();
    }
    /// The sentence of the first that failed.
    const std::optional<QString>& failure() const { return m_failure; }

private:
    struct PassOn
    {
        std::stop_source* to;
        void operator()() const { to->request_stop(); }
    };

    std::stop_source m_stop;
    std::stop_callback<PassOn> m_passOn;
    std::optional<QString> m_failure;
};
