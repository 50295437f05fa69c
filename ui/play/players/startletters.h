// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

/// Keeps the letters of the start page readable from where it is looked at: larger than those of a
/// form, and larger still in a large window. They follow the font around the page, whose size a
/// person may choose.
void growLetters(QWidget& page);

/// How large letters of `usual` pixels are on a page of this size; never smaller.
double pageLetters(double usual, int width, int height);
