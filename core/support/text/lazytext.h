// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <memory>

/// A text that is made when it is shown, in the language of that moment.
/// Copies share how it is made. What it needs, it holds: it may outlive who gave it.
class LazyText
{
public:
    using Make = std::function<QString()>;

    LazyText() = default;
    /// `make` is called on the thread that asks, and may be called by several at once.
    explicit LazyText(Make make) : m_make(std::make_shared<const Make>(std::move(make))) { }
    explicit LazyText(const QString& text) : LazyText([text] { return text; }) { }

    /// Is there nothing to be said?
    bool isEmpty() const { return !m_make; }
    QString text() const { return m_make ? (*m_make)() : QString(); }

private:
    std::shared_ptr<const Make> m_make;
};
