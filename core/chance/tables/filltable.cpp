// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/generate.h"
#include "core/chance/automaton/observer.h"
#include "core/chance/run/equation.h"
#include "core/chance/run/property.h"
#include "core/chance/tables/formulas.h"
#include "core/chance/tables/table.h"

#include <QCoreApplication>

namespace fourcast::chance {

namespace {

struct FillingText
{
    Q_DECLARE_TR_FUNCTIONS(ChanceTables)
};

/// Of larger models the fractions have thousands of digits.
constexpr State mostStatesForFractions = 10000;
/// Of a formula: longer ones say nothing to anybody.
constexpr qsizetype longestFraction = 60;

/// Thrown within a row, caught around it.
struct RowEnded
{
    QString fault; ///< empty where it was stopped
};

class Filling
{
    using Clock = std::chrono::steady_clock;

public:
    Filling(StudyTable table, const TableOptions& options)
        : m_table(std::move(table)), m_options(options)
    {
    }

    StudyTable run()
    {
        for (TableRow& each : m_table.rows) {
            const bool isTooLarge = m_options.mostStates > 0 && each.states > m_options.mostStates;
            if (each.isRun || isTooLarge)
                continue;
            if (m_options.stop.stop_requested())
                break;
            runRow(each);
        }
        return std::move(m_table);
    }

private:
    void runRow(TableRow& row)
    {
        const auto began = Clock::now();
        m_beside = {};
        row.fault.clear();
        try {
            for (const TableTask& task : row.tasks)
                runTask(row, task);
            row.isRun = true;
        } catch (const RowEnded& ended) {
            row.fault = ended.fault;
        } catch (const std::bad_alloc&) {
            row.fault = FillingText::tr("The system has run out of memory.");
        }
        row.time = Clock::now() - began - m_beside;
        report();
    }

    void runTask(TableRow& row, const TableTask& task)
    {
        const auto known = models();
        const QString text = wanted(modelText(*findModel(known, task.model), task.values));
        const Equation equation = wanted(equationOf(text, m_options.stop));
        const auto began = Clock::now();
        const Automaton automaton = explored(row, equation.lppe);
        const auto exploring = Clock::now() - began;
        row.bytes = std::max(row.bytes, automaton.bytes());
        for (const TableTask::Query& asked : task.asked) {
            const auto column = static_cast<std::size_t>(asked.column);
            TableCell& cell = row.cells[column];
            bool isKnown = true;
            switch (m_table.columns[column].kind) {
            case TableColumn::Kind::Count:
                cell.count = counted(automaton, equation.lppe, asked.what);
                cell.agreement = agreementOf(cell.count, cell.published);
                break;
            case TableColumn::Kind::Value:
                value(row, cell, automaton,
                      wanted(readProperty(asked.what, equation.specification)));
                break;
            case TableColumn::Kind::Formula:
                isKnown = formula(cell, row.cells[static_cast<std::size_t>(asked.checked)], task,
                                  asked.what);
                break;
            case TableColumn::Kind::Time:
                if (asked.what == QLatin1String("reduced"))
                    cell.time = exploring + answering(automaton, equation.lppe);
                else
                    isKnown = plain(cell, equation.plain);
                break;
            }
            cell.isKnown = isKnown;
            report();
        }
    }

    /// How long the model's own question takes.
    std::chrono::nanoseconds answering(const Automaton& automaton, const Lppe& lppe)
    {
        const auto began = Clock::now();
        const CheckReport report
            = check(automaton, *lppe.until, {.epsilon = m_options.epsilon}, m_options.stop);
        if (report.status == CheckStatus::Stopped)
            throw RowEnded {};
        return Clock::now() - began;
    }

    /// The same of the equation before its reductions. False where that needs more memory.
    bool plain(TableCell& cell, const Lppe& lppe)
    {
        const auto began = Clock::now();
        auto generated = generate(lppe, m_options.exploring, m_options.stop);
        if (generated.automaton.status() == statespace::ExploreStatus::Stopped)
            throw RowEnded {};
        const bool isWhole = generated.automaton.isComplete();
        cell.time = Clock::now() - began;
        if (isWhole)
            cell.time += answering(generated.automaton, lppe);
        m_beside += Clock::now() - began;
        return isWhole;
    }

    static bool formula(TableCell& cell, const TableCell& checked, const TableTask& task,
                        const QString& what)
    {
        const auto number
            = [&](const char* name) { return task.values[QLatin1String(name)].toInt(); };
        const auto value = what == QLatin1String("gambler")
            ? gamblersChance(number("start"), number("goal"), task.values[QStringLiteral("p")])
            : what == QLatin1String("length") ? ruinLength(number("N"), number("d"))
                                              : firstRuin(number("N"), number("d"));
        if (!value)
            return false;
        cell.bounds = value->bounds;
        if (value->exact.size() <= longestFraction)
            cell.exact = value->exact;
        cell.agreement = agreementOf(checked.bounds, value->bounds);
        return true;
    }

    Automaton explored(const TableRow& row, const Lppe& lppe)
    {
        auto generated
            = generate(lppe, m_options.exploring, m_options.stop, [&](const auto& progress) {
                  tell(row, FillingText::tr("%1 states").arg(progress.states));
              });
        const Automaton& automaton = generated.automaton;
        switch (automaton.status()) {
        case statespace::ExploreStatus::Complete:
            return std::move(generated.automaton);
        case statespace::ExploreStatus::Stopped:
            throw RowEnded {};
        case statespace::ExploreStatus::Failed:
            throw RowEnded {automaton.error()->message};
        case statespace::ExploreStatus::BudgetReached:
        case statespace::ExploreStatus::OutOfMemory:
        case statespace::ExploreStatus::StatesReached:
            break;
        }
        throw RowEnded {
            FillingText::tr("Memory ran out after %1 states.").arg(automaton.stateCount())};
    }

    static std::uint64_t counted(const Automaton& automaton, const Lppe& lppe, const QString& what)
    {
        if (what == QLatin1String("states"))
            return automaton.stateCount();
        const ObserverCounts counts = countWithObserver(automaton, *lppe.until);
        // Other tools put a loop where nothing follows.
        return what == QLatin1String("observed states") ? counts.states
                                                        : counts.branches + counts.deadlocks;
    }

    void value(const TableRow& row, TableCell& cell, const Automaton& automaton,
               const Property& property)
    {
        CheckOptions options;
        options.question = property.question;
        options.reward = property.reward;
        options.epsilon = m_options.epsilon;
        const auto told = [&](const CheckProgress& progress) {
            tell(row, FillingText::tr("%1, sweep %2").arg(property.text).arg(progress.sweeps));
        };
        CheckReport report = check(automaton, property.until, options, m_options.stop, told);
        // 1/32 is printed as 0.0313: no interval around it can tell.
        const bool isOpen = report.status == CheckStatus::Converged
            && automaton.stateCount() <= mostStatesForFractions
            && agreementOf(report.bounds, cell.published) == Agreement::Open;
        if (isOpen || (m_options.exact && report.status == CheckStatus::Converged)) {
            options.exact = true;
            const CheckReport exact
                = check(automaton, property.until, options, m_options.stop, told);
            if (exact.status == CheckStatus::Converged)
                report = exact;
        }
        if (report.status == CheckStatus::Stopped)
            throw RowEnded {};
        if (report.status != CheckStatus::Converged)
            throw RowEnded {
                report.error.isEmpty()
                    ? FillingText::tr("Memory ran out while checking %1.").arg(property.text)
                    : report.error};
        cell.bounds = report.bounds;
        cell.exact = report.exact;
        cell.verdict = report.verdict;
        cell.agreement = agreementOf(cell.bounds, cell.published);
    }

    template <typename T> static T wanted(Expected<T> value)
    {
        if (!value)
            throw RowEnded {value.error().message};
        return std::move(*value);
    }

    void tell(const TableRow& row, const QString& what) const
    {
        if (m_options.progress)
            m_options.progress(row.title + QStringLiteral(": ") + what);
    }
    void report() const
    {
        if (m_options.report)
            m_options.report(m_table);
    }

    StudyTable m_table;
    const TableOptions& m_options;
    std::chrono::nanoseconds m_beside {0}; ///< of the row, what does not belong to its time
};

}

StudyTable fillTable(StudyTable table, const TableOptions& options)
{
    return Filling(std::move(table), options).run();
}

}
