// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/run/equation.h"

#include "core/chance/lppe/linearise.h"
#include "core/chance/reduce/reduce.h"

namespace fourcast::chance {

Expected<Equation> equationOf(const QString& text, const std::stop_token& stop)
{
    FOURCAST_LET(auto specification, readSpecification(text));
    FOURCAST_LET(auto linear, linearise(specification));
    Equation equation {reduce(linear.lppe, false, stop).after(),
                       std::move(linear.lppe),
                       specification.warnings,
                       {}};
    equation.warnings.insert(equation.warnings.end(), linear.warnings.begin(),
                             linear.warnings.end());
    equation.specification = std::move(specification);
    return equation;
}

}
