// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/symbol.h"

#include "core/support/text/utf8text.h"

#include <array>
#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <new>
#include <shared_mutex>
#include <string>
#include <unordered_map>

namespace fourcast::syntax {

namespace {

/// The names of a process. A name stays where it is, in a block that never moves: it is read
/// without a lock.
class Names
{
public:
    Names() { (void)idOf({}); }

    std::uint32_t idOf(std::string_view name)
    {
        {
            const std::shared_lock lock(m_mutex);
            if (const auto known = m_ids.find(name); known != m_ids.end())
                return known->second;
        }
        const std::unique_lock lock(m_mutex);
        if (const auto known = m_ids.find(name); known != m_ids.end())
            return known->second;
        const auto id = static_cast<std::uint32_t>(m_ids.size());
        // Far more names than a text of a model can hold.
        if (id / blockSize >= m_blocks.size())
            throw std::bad_alloc();
        if (id % blockSize == 0) {
            m_owned.push_back(std::make_unique<Block>());
            m_blocks[id / blockSize].store(m_owned.back().get(), std::memory_order_release);
        }
        std::string& kept = (*m_owned.back())[id % blockSize];
        kept = name;
        m_ids.emplace(kept, id);
        return id;
    }

    /// Whoever has an id has it from idOf(), which had written the name before.
    std::string_view nameOf(std::uint32_t id) const
    {
        const Block* block = m_blocks[id / blockSize].load(std::memory_order_acquire);
        return (*block)[id % blockSize];
    }

private:
    static constexpr std::size_t blockSize = 1024;
    using Block = std::array<std::string, blockSize>;

    mutable std::shared_mutex m_mutex;
    std::unordered_map<std::string_view, std::uint32_t> m_ids;
    std::deque<std::unique_ptr<Block>> m_owned;
    std::array<std::atomic<Block*>, 4096> m_blocks {};
};

/// Never destroyed: other threads may still read names when the process ends.
Names& names()
{
    static Names& all = *new Names;
    return all;
}

} // namespace

Symbol::Symbol(std::string_view name) : m_id(names().idOf(name)) { }

Symbol::Symbol(QStringView name)
{
    const QByteArray bytes = name.toUtf8();
    m_id = names().idOf({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

std::string_view Symbol::name() const
{
    return m_id == 0 ? std::string_view() : names().nameOf(m_id);
}

QString Symbol::text() const
{
    return utf8Text(name());
}

}
