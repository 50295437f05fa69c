// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QByteArray>
#include <QImage>
#include <vector>

/// A text as a square of dark and light modules that a telephone's camera reads (ISO/IEC 18004).
/// libqrencode makes it, with error correction M: a seventh of it may be hidden.
class QrCode
{
public:
    /// Fails with a sentence where the text is too long.
    static Expected<QrCode> of(const QByteArray& text);

    /// Modules along a side, without the light margin.
    int size() const { return m_size; }
    bool isDark(int x, int y) const
    {
        return m_dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_size)
                      + static_cast<std::size_t>(x)];
    }
    /// Black on white, with the margin of four modules that readers ask for.
    QImage image(int modulePixels) const;
    QByteArray svg() const;

private:
    int m_size = 0;
    std::vector<bool> m_dark;
};
