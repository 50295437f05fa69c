// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/formulagrading.h"

#include "core/formal/models/formulamatrix.h"
#include "core/lesson/course/writtensystem.h"

#include <QCoreApplication>

namespace fourcast::lesson {

namespace {

struct GradingText
{
    Q_DECLARE_TR_FUNCTIONS(FormulaGrading)
};

/// Lessons ask of small systems.
constexpr std::uint64_t gradingMemory = std::uint64_t {512} << 20;

/// Nothing where it was stopped.
Expected<std::optional<bool>> truthIn(const WrittenSystem& system, const QString& formula,
                                      const std::stop_token& stop)
{
    formal::FormulaMatrix matrix {system.model, {}, {}};
    matrix.columns.push_back({{}, [formula](const formal::ModelValues&) { return formula; }});
    matrix.rows.push_back({{}, valuesOf(system)});
    formal::MatrixOptions options;
    options.workers = 1;
    options.memory = gradingMemory;
    options.stop = stop;
    FOURCAST_LET(const auto filled, formal::fillMatrix(std::move(matrix), options));
    if (stop.stop_requested())
        return std::optional<bool>();
    const formal::FormulaMatrix::Row& row = filled.rows.front();
    if (!row.cells.empty() && row.cells.front()) {
        const formal::FormulaMatrix::Cell& cell = *row.cells.front();
        if (!cell.fault.isEmpty())
            return fail(cell.fault);
        if (cell.status == formal::CheckStatus::False)
            return std::optional(false);
        if (cell.status == formal::CheckStatus::True || cell.status == formal::CheckStatus::Vacuous)
            return std::optional(true);
    }
    return fail(GradingText::tr("This system is too large to check in a lesson."));
}

}

Expected<std::optional<Truths>> truthsOf(const WrittenFormula& question, const FormulaFor& formula,
                                         const std::stop_token& stop)
{
    Truths truths;
    for (const WrittenSystem& system : heldAgainst(question)) {
        FOURCAST_TRY(modelTextOf(system));
        FOURCAST_LET(const auto holds, truthIn(system, formula(system), stop));
        if (!holds)
            return std::optional<Truths>();
        truths.push_back(*holds);
    }
    return std::optional(std::move(truths));
}

Expected<std::optional<Truths>> wantedTruths(const WrittenFormula& question,
                                             const std::stop_token& stop)
{
    return truthsOf(
        question,
        [&question](const WrittenSystem& system) { return formulaTextOf(question.answer, system); },
        stop);
}

QString differenceText(const WrittenFormula& question, const Truths& wanted, const Truths& given)
{
    if (wanted.empty() || given.size() != wanted.size() || wanted == given)
        return {};
    if (wanted.front() != given.front())
        return wanted.front()
            ? GradingText::tr("Your formula is false for the system itself. It should be true.")
            : GradingText::tr("Your formula is true for the system itself. It should be false.");
    const std::vector<WrittenSystem> systems = heldAgainst(question);
    std::size_t at = 1;
    while (wanted[at] == given[at])
        ++at;
    if (wanted[at] != wanted.front())
        return GradingText::tr("Your formula does not notice this change: %1.")
            .arg(systems[at].words);
    return GradingText::tr("Your formula must not object to this change: %1.")
        .arg(systems[at].words);
}

}
