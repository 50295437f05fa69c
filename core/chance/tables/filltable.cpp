// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/generate.h"
#include "core/chance/automaton/observer.h"
#include "core/chance/run/equation.h"
#include "core/chance/run/property.h"
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

/// Thrown within a row, caught around it.
struct RowEnded
{
    QString fault; ///< empty where it was stopped
};

class Filling
{
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
        const auto began = std::chrono::steady_clock::now();
        row.fault.clear();
        try {
            for (const TableTask& task : row.tasks)
                runTask(row, task);
            row.isRun = true;
        } catch (const RowEnded& ended) {
            row.fault = ended.fault;
        } catch (const std::bad_alloc&) {
            row.fault = FillingText::tr("The system has no memory left for it.");
        }
        row.time = std::chrono::steady_clock::now() - began;
        report();
    }

    void runTask(TableRow& row, const TableTask& task)
    {
        const auto known = models();
        const QString text = wanted(modelText(*findModel(known, task.model), task.values));
        const Equation equation = wanted(equationOf(text, m_options.stop));
        const Automaton automaton = explored(row, equation);
        row.bytes = std::max(row.bytes, automaton.bytes());
        for (const TableTask::Asked& asked : task.asked) {
            const auto column = static_cast<std::size_t>(asked.column);
            TableCell& cell = row.cells[column];
            if (m_table.columns[column].kind == TableColumn::Kind::Count) {
                cell.count = counted(automaton, equation.lppe, asked.what);
                cell.agreement = agreementOf(cell.count, cell.published);
            } else {
                value(row, cell, automaton, wanted(readProperty(asked.what, text)));
            }
            cell.isKnown = true;
            report();
        }
    }

    Automaton explored(const TableRow& row, const Equation& equation)
    {
        auto generated = generate(equation.lppe, m_options.exploring, m_options.stop,
                                  [&](const auto& progress) {
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
            FillingText::tr("The memory ended after %1 states.").arg(automaton.stateCount())};
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
                    ? FillingText::tr("The memory ended while %1 was checked.").arg(property.text)
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
};

}

StudyTable fillTable(StudyTable table, const TableOptions& options)
{
    return Filling(std::move(table), options).run();
}

}
