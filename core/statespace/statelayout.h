// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <span>
#include <vector>

namespace fourcast::statespace {

/// Some bits of one word of a state.
class StateField
{
public:
    constexpr StateField() = default;
    constexpr StateField(int word, int shift, int bits)
        : m_mask(bits < 64 ? (std::uint64_t {1} << bits) - 1 : ~std::uint64_t {0}),
          m_word(static_cast<std::uint16_t>(word)), m_shift(static_cast<std::uint16_t>(shift))
    {
    }

    std::uint64_t of(const std::uint64_t* state) const
    {
        return (state[m_word] >> m_shift) & m_mask;
    }
    /// The value must fit.
    void set(std::uint64_t* state, std::uint64_t value) const
    {
        state[m_word] = (state[m_word] & ~(m_mask << m_shift)) | (value << m_shift);
    }
    std::uint64_t greatest() const { return m_mask; }

private:
    std::uint64_t m_mask = 0;
    std::uint16_t m_word = 0;
    std::uint16_t m_shift = 0;
};

/// Where the parts of a state stand in its words. Words are filled from their highest bit and no
/// field is split, so that states in the order of their words are in the order of their fields.
class StateLayout
{
public:
    struct NamedField
    {
        QString name;
        StateField field;
    };

    /// The next field, of 1 to 64 bits.
    StateField add(const QString& name, int bits);
    /// The next field, for values from 0 to `greatest`.
    StateField addUpTo(const QString& name, std::uint64_t greatest);

    /// At least 1, also without a field.
    int words() const { return m_words; }
    std::span<const NamedField> fields() const { return m_fields; }

private:
    std::vector<NamedField> m_fields;
    int m_words = 1;
    int m_free = 64; ///< bits of the last word
};

}
