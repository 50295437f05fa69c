// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/formulamatrix.h"

#include "core/formal/mucalculus/language/formula.h"
#include "core/formal/process/generate.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::formal {

namespace {

struct MatrixText
{
    Q_DECLARE_TR_FUNCTIONS(FormulaMatrix)
};

FormulaMatrix::Column columnOf(const FormulaInfo& info)
{
    return {info.title, [info](const ModelValues& values) { return formulaText(info, values); },
            info.kind};
}

FormulaMatrix paperMatrix(bool repaired)
{
    FormulaMatrix matrix {QStringLiteral("paper"), {}, {}};
    const auto formulas = formulasOf(matrix.model);
    for (const FormulaInfo& info : formulas)
        if (repaired || info.kind == FormulaInfo::Kind::Published)
            matrix.columns.push_back(columnOf(info));
    return matrix;
}

bool needsWork(const FormulaMatrix::Row& row)
{
    return row.cells.empty()
        || std::ranges::any_of(row.cells, [](const auto& cell) { return !cell; });
}

/// An answer, or that there is none.
FormulaMatrix::Cell checkCell(const GenerationResult& generated, const Specification& specification,
                              const QString& text, const MatrixOptions& options)
{
    FormulaMatrix::Cell cell;
    const auto formula = readFormula(text, signatureOf(specification));
    if (!formula) {
        cell.fault = formula.error().message;
        return cell;
    }
    SolverOptions solving {.stop = options.stop, .progress = {}};
    solving.memory = options.memory;
    const auto checked = check(generated.lts, *formula, solving);
    if (!checked) {
        cell.fault = checked.error().message;
        return cell;
    }
    cell.status = checked->status;
    cell.time = checked->time;
    if (cell.status == CheckStatus::Vacuous)
        cell.neverHappens = checked->neverHappens;
    if (checked->path)
        cell.steps = checked->path->steps.size();
    return cell;
}

Expected<void> fillRow(FormulaMatrix& matrix, std::size_t index, const MatrixOptions& options)
{
    FormulaMatrix::Row& row = matrix.rows[index];
    row.cells.resize(matrix.columns.size());
    const auto known = models();
    const ModelInfo* const info = findModel(known, matrix.model);
    Q_ASSERT(info);
    FOURCAST_LET(const auto text, modelText(*info, row.values));
    FOURCAST_LET(const auto specification, readSpecification(text));
    statespace::ExploreOptions exploring;
    exploring.workers = options.workers;
    exploring.memoryBudget = options.memory;
    const auto begun = std::chrono::steady_clock::now();
    const GenerationResult generated = generate(specification, exploring, options.stop);
    row.exploring = std::chrono::steady_clock::now() - begun;
    row.status = generated.status;
    row.states = generated.lts.stateCount();
    row.transitions = generated.lts.transitionCount();
    if (options.report)
        options.report(matrix);
    if (generated.status != statespace::ExploreStatus::Complete)
        return {};
    for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
        if (row.cells[column])
            continue;
        auto cell
            = checkCell(generated, specification, matrix.columns[column].text(row.values), options);
        if (options.stop.stop_requested())
            return {};
        row.cells[column] = std::move(cell);
        if (options.report)
            options.report(matrix);
    }
    return {};
}

}

bool FormulaMatrix::isComplete() const
{
    return std::ranges::none_of(rows, needsWork);
}

FormulaMatrix studyTable(int threads, int leastDepth, int mostDepth, bool repaired)
{
    FormulaMatrix matrix = paperMatrix(repaired);
    for (int depth = leastDepth; depth <= mostDepth; ++depth)
        matrix.rows.push_back({QStringLiteral("D = %1").arg(depth),
                               {{QStringLiteral("p"), QString::number(threads)},
                                {QStringLiteral("D"), QString::number(depth)}}});
    return matrix;
}

FormulaMatrix mutantTable()
{
    FormulaMatrix matrix = paperMatrix(true);
    const auto known = models();
    const ModelInfo* const paper = findModel(known, matrix.model);
    for (const ModelParameter& parameter : paper->parameters) {
        if (parameter.name != QLatin1String("mutant"))
            continue;
        for (const QString& mutant : parameter.choices)
            matrix.rows.push_back({mutant,
                                   {{QStringLiteral("p"), QStringLiteral("3")},
                                    {QStringLiteral("D"), QStringLiteral("3")},
                                    {parameter.name, mutant}}});
    }
    return matrix;
}

std::vector<std::size_t> caughtRows(const FormulaMatrix& matrix, std::size_t column)
{
    const auto verdict = [&](std::size_t row) -> std::optional<bool> {
        const auto& cells = matrix.rows[row].cells;
        if (cells.size() <= column || !cells[column]
            || (cells[column]->status != CheckStatus::False
                && cells[column]->status != CheckStatus::True
                && cells[column]->status != CheckStatus::Vacuous))
            return {};
        return cells[column]->status != CheckStatus::False;
    };
    std::vector<std::size_t> caught;
    for (std::size_t row = 1; row < matrix.rows.size(); ++row)
        if (verdict(0) && verdict(row) && *verdict(row) != *verdict(0))
            caught.push_back(row);
    return caught;
}

Expected<FormulaMatrix> fillMatrix(FormulaMatrix matrix, const MatrixOptions& options)
{
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        if (options.stop.stop_requested())
            break;
        if (!needsWork(matrix.rows[row]))
            continue;
        FOURCAST_TRY(fillRow(matrix, row, options));
    }
    return matrix;
}

QString statusText(CheckStatus status)
{
    switch (status) {
    case CheckStatus::False:
        return MatrixText::tr("false");
    case CheckStatus::True:
        return MatrixText::tr("true");
    case CheckStatus::Vacuous:
        return MatrixText::tr("true (vacuous)");
    case CheckStatus::Stopped:
        return MatrixText::tr("stopped");
    case CheckStatus::MemoryReached:
        break;
    }
    return MatrixText::tr("out of memory");
}

}
