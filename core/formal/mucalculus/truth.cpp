// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/mucalculus/truth.h"

#include <QCoreApplication>

namespace fourcast::formal {

namespace {

struct TruthText
{
    Q_DECLARE_TR_FUNCTIONS(Formula)
};

}

Expected<std::vector<bool>> truthOf(const Lts& lts, const Formula& formula,
                                    const SolverOptions& options)
{
    if (!lts.isComplete())
        return fail(TruthText::tr("A formula can only be checked on a fully explored system."));
    SolverOptions left = options;
    try {
        FOURCAST_LET(const auto form, NormalForm::of(formula, spendFrom(left)));
        // What it knows of one state helps with the next.
        Solver solver(form, lts, left);
        std::vector<bool> holds(lts.stateCount());
        for (State state = 0; state < lts.stateCount(); ++state) {
            solver.pause();
            holds[state] = solver.holds(form.root(), state);
        }
        return holds;
    } catch (const syntax::Wrong& wrong) {
        return tl::unexpected(wrong.error);
    } catch (const Solver::Ended& ended) {
        return fail(ended.end == Solver::End::Stopped
                        ? TruthText::tr("Stopped before every state was examined.")
                        : TruthText::tr("The memory allowed for this is used up."));
    }
}

}
