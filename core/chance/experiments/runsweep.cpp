// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/generate.h"
#include "core/chance/check/curve.h"
#include "core/chance/experiments/endings.h"
#include "core/chance/experiments/sweep.h"
#include "core/chance/run/equation.h"
#include "core/chance/run/property.h"

#include <QCoreApplication>

namespace fourcast::chance {

namespace {

struct SweepRunText
{
    Q_DECLARE_TR_FUNCTIONS(ChanceSweep)
};

/// Thrown within a combination, caught around it.
struct PointEnded
{
    QString fault; ///< empty where it was stopped
};

class Running
{
public:
    Running(SweepReport report, const SweepOptions& options)
        : m_report(std::move(report)), m_options(options), m_models(models()),
          m_model(*findModel(m_models, m_report.plan.model))
    {
    }

    SweepReport run()
    {
        for (SweepPoint& point : m_report.points) {
            if (point.isRun)
                continue;
            if (m_options.stop.stop_requested())
                break;
            runPoint(point);
            if (m_options.report)
                m_options.report(m_report);
        }
        return std::move(m_report);
    }

private:
    void runPoint(SweepPoint& point)
    {
        m_name = pointText(m_report.plan, point);
        SweepPoint made {.at = point.at};
        try {
            fill(made);
            made.isRun = true;
        } catch (const PointEnded& ended) {
            made.fault = ended.fault;
        } catch (const std::bad_alloc&) {
            made.fault = SweepRunText::tr("The system has run out of memory.");
        }
        point = std::move(made);
    }

    void fill(SweepPoint& point)
    {
        const QString text = wanted(modelText(m_model, valuesOf(m_report.plan, point)));
        const Equation equation = wanted(equationOf(text, m_options.stop));
        const Property property
            = wanted(readProperty(m_report.plan.property, equation.specification));
        const Automaton automaton = explored(point, equation);
        point.states = automaton.stateCount();
        point.choices = automaton.choiceCount();
        point.branches = automaton.branchCount();
        point.bytes = automaton.bytes();
        answer(point, automaton, property);
        if (m_options.curvePoints > 0)
            addCurve(point, automaton, property);
    }

    Automaton explored(SweepPoint& point, const Equation& equation)
    {
        const auto began = std::chrono::steady_clock::now();
        auto generated = generate(equation.lppe, m_options.exploring, m_options.stop,
                                  [&](const auto& progress) {
                                      tell(SweepRunText::tr("%1 states").arg(progress.states));
                                  });
        point.exploring = std::chrono::steady_clock::now() - began;
        const Automaton& automaton = generated.automaton;
        switch (automaton.status()) {
        case statespace::ExploreStatus::Complete:
            return std::move(generated.automaton);
        case statespace::ExploreStatus::Stopped:
            throw PointEnded {};
        case statespace::ExploreStatus::Failed:
            throw PointEnded {automaton.error()->message};
        case statespace::ExploreStatus::BudgetReached:
        case statespace::ExploreStatus::OutOfMemory:
        case statespace::ExploreStatus::StatesReached:
            break;
        }
        throw PointEnded {
            SweepRunText::tr("Memory ran out after %1 states.").arg(automaton.stateCount())};
    }

    void answer(SweepPoint& point, const Automaton& automaton, const Property& property)
    {
        const auto began = std::chrono::steady_clock::now();
        CheckOptions options;
        options.question = property.question;
        options.reward = property.reward;
        options.epsilon = m_options.epsilon;
        CheckReport report = check(automaton, property.until, options, m_options.stop,
                                   [&](const CheckProgress& progress) {
                                       tell(SweepRunText::tr("sweep %1").arg(progress.sweeps));
                                   });
        if (report.status == CheckStatus::Converged && m_options.exact) {
            options.exact = true;
            const CheckReport exact = check(automaton, property.until, options, m_options.stop);
            if (exact.status == CheckStatus::Converged)
                report = exact;
        }
        point.checking = std::chrono::steady_clock::now() - began;
        if (report.status == CheckStatus::Stopped)
            throw PointEnded {};
        if (report.status != CheckStatus::Converged)
            throw PointEnded {report.error.isEmpty() ? SweepRunText::tr("Memory ran out.")
                                                     : report.error};
        point.bounds = report.bounds;
        point.exact = report.exact;
        point.verdict = report.verdict;
    }

    void addCurve(SweepPoint& point, const Automaton& automaton, const Property& property)
    {
        CurveOptions options;
        options.question = property.question == Question::Pmin ? Question::Pmin : Question::Pmax;
        options.counted = countedActions(property, automaton);
        options.most = m_options.curvePoints;
        CurveReport report = curve(automaton, property.until, options, m_options.stop);
        if (report.status == CheckStatus::Stopped)
            throw PointEnded {};
        point.curve = std::move(report.points);
        if (options.counted)
            point.counted = actionNames(automaton, *options.counted);
    }

    template <typename T> static T wanted(Expected<T> value)
    {
        if (!value)
            throw PointEnded {value.error().message};
        return std::move(*value);
    }

    void tell(const QString& what) const
    {
        if (m_options.progress)
            m_options.progress(m_name + QStringLiteral(": ") + what);
    }

    SweepReport m_report;
    const SweepOptions& m_options;
    const std::vector<ModelInfo> m_models;
    const ModelInfo& m_model;
    QString m_name;
};

}

SweepReport runSweep(SweepReport report, const SweepOptions& options)
{
    return Running(std::move(report), options).run();
}

}
