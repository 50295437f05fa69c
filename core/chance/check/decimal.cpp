// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/decimal.h"

#include <cstdlib>

namespace fourcast::chance {

Decimal readDecimal(const QString& text)
{
    const QString lower = text.toLower();
    const qsizetype e = lower.indexOf(u'e');
    QString digits = lower.left(e);
    const qsizetype point = digits.indexOf(u'.');
    const int places = point < 0 ? 0 : static_cast<int>(digits.size() - point) - 1;
    digits.remove(u'.');
    const int exponent = (e < 0 ? 0 : lower.mid(e + 1).toInt()) - places;
    mpz_class power;
    mpz_ui_pow_ui(power.get_mpz_t(), 10, static_cast<unsigned long>(std::abs(exponent)));
    const mpq_class unit = exponent < 0 ? mpq_class(1) / power : mpq_class(power);
    return {mpq_class(digits.toStdString(), 10) * unit, unit};
}

}
