// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

/// The compression of GIF: codes of 9 to 12 bits for runs of bytes that came before. It is free for
/// all to use since its last patents ran out in 2004.
namespace lzw {

/// The bytes, any of 0 to 255, as GIF has them behind an image: the size of the least code, blocks
/// of at most 255 bytes with their lengths before them, and an empty block.
QByteArray compress(const QByteArray& bytes);

}
