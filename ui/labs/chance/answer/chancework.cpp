// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/answer/chancework.h"

#include "core/chance/automaton/generate.h"
#include "core/chance/lppe/linearise.h"
#include "core/chance/prcrl/specification.h"
#include "core/chance/run/property.h"

#include <QCoreApplication>
#include <algorithm>
#include <functional>

using namespace fourcast;
using Clock = std::chrono::steady_clock;

namespace {

bool overlooksHidden(const ChanceSystem& system)
{
    return chance::overlooksHidden(*system.until, system.options.reward.counted)
        && std::ranges::all_of(system.answers, [](const ChanceAnswer& each) {
               return chance::overlooksHidden(each.property.until, each.property.reward.counted);
           });
}

/// What is said of it; what is known of each state takes too much room to be there twice.
chance::CheckReport withoutStates(const chance::CheckReport& report)
{
    chance::CheckReport brief;
    brief.status = report.status;
    brief.verdict = report.verdict;
    brief.bounds = report.bounds;
    brief.exact = report.exact;
    brief.error = report.error;
    brief.isWide = report.isWide;
    return brief;
}

/// Of larger automata the value of each state would take more room than they themselves.
constexpr chance::State mostValues = 4'000'000;
/// One more than is told of shows that there are others.
constexpr std::size_t mostDecisions = 11;

/// One run of the work.
class ChanceRun
{
public:
    ChanceRun(const ChanceChoice& choice, std::uint64_t memoryBudget,
              const ChanceJob::Context& context)
        : m_memoryBudget(memoryBudget), m_context(context),
          m_system(std::make_shared<ChanceSystem>())
    {
        m_system->choice = choice;
    }

    Expected<SharedChance> all(const SharedChance& known)
    {
        FOURCAST_LET(const auto specification, chance::readSpecification(m_system->choice.text));
        FOURCAST_TRY(readQuestions(specification));
        const bool isKnown = known && known->choice.text == m_system->choice.text
            && known->choice.passes == m_system->choice.passes && known->automaton().isComplete()
            && overlooksHidden(*known) == overlooksHidden(*m_system);
        if (isKnown)
            take(*known);
        else
            FOURCAST_TRY(explore(specification));
        if (m_system->automaton().isComplete()) {
            check();
            answerOthers();
        }
        return SharedChance(std::move(m_system));
    }

private:
    Expected<void> readQuestions(const chance::Specification& specification)
    {
        FOURCAST_LET(const auto property,
                     chance::readProperty(m_system->choice.property, specification));
        m_system->until = property.until;
        m_system->options.question = property.question;
        m_system->options.reward = property.reward;
        m_system->options.epsilon = m_system->choice.epsilon;
        m_system->options.exact = m_system->choice.exact;
        for (const chance::ModelQuestion& question : m_system->choice.questions) {
            FOURCAST_LET(auto asked, chance::readProperty(question.property, specification));
            m_system->answers.push_back({question, std::move(asked)});
        }
        m_progress.questions
            = 1 + static_cast<std::size_t>(std::ranges::count_if(m_system->answers, isOther()));
        return {};
    }

    void take(const ChanceSystem& known)
    {
        m_system->explored = known.explored;
        m_system->reduction = known.reduction;
        m_system->warnings = known.warnings;
        m_system->exploreTime = known.exploreTime;
        m_progress.exploring.states = known.automaton().stateCount();
        m_progress.exploring.expanded = known.automaton().stateCount();
        m_progress.exploring.bytes = known.automaton().bytes();
    }

    Expected<void> explore(const chance::Specification& specification)
    {
        FOURCAST_LET(auto linear, chance::linearise(specification));
        m_system->warnings = specification.warnings;
        m_system->warnings.insert(m_system->warnings.end(), linear.warnings.begin(),
                                  linear.warnings.end());
        m_system->reduction = std::make_shared<const chance::Reduction>(reduced(linear.lppe));
        statespace::ExploreOptions options;
        options.memoryBudget = m_memoryBudget;
        const auto begun = Clock::now();
        chance::Lppe asked = *m_system->equation();
        asked.until = m_system->until; // which need not be the model's own
        chance::GenerationResult generated = chance::generate(
            asked, options, m_context.stop(), [this](const statespace::ExploreProgress& progress) {
                m_progress.exploring = progress;
                tell();
            });
        m_system->exploreTime = Clock::now() - begun;
        if (generated.automaton.status() == statespace::ExploreStatus::Failed)
            return tl::unexpected(generated.automaton.error().value_or(Error()));
        m_system->explored
            = std::make_shared<const chance::Automaton>(std::move(generated.automaton));
        return {};
    }

    /// By the passes that were chosen, but without the one that leaves out what is asked about.
    chance::Reduction reduced(const chance::Lppe& lppe)
    {
        std::vector<chance::Pass> passes = m_system->choice.passes;
        chance::Reduction made = chance::reduce(lppe, passes, m_context.stop());
        if (overlooksHidden(*m_system)
            || std::ranges::none_of(made.after().summands, &chance::Summand::isConfluent))
            return made;
        m_system->warnings.push_back({QCoreApplication::translate(
            "ChanceWork",
            "The property depends on hidden steps, so confluent steps are not taken at once.")});
        std::erase(passes, chance::Pass::Confluence);
        return chance::reduce(lppe, passes, m_context.stop());
    }

    void check()
    {
        const chance::Automaton& automaton = m_system->automaton();
        m_system->observed = chance::countWithObserver(automaton, *m_system->until);
        m_system->options.wantValues = automaton.stateCount() <= mostValues;
        m_system->options.wantStrategy = m_system->options.wantValues;
        m_system->answer = chance::check(automaton, *m_system->until, m_system->options,
                                         m_context.stop(), reporter());
        const chance::CheckReport& report = *m_system->answer;
        if (report.status != chance::CheckStatus::Failed
            && report.verdict == chance::Verdict::Value)
            m_system->decisions
                = chance::firstDecisions(automaton, *m_system->until, m_system->options, report,
                                         mostDecisions, m_context.stop());
    }

    /// Is it not the property that the states are shown for?
    std::function<bool(const ChanceAnswer&)> isOther() const
    {
        return [main = m_system->choice.property](const ChanceAnswer& each) {
            return each.question.property != main;
        };
    }

    void answerOthers()
    {
        const auto isOther = this->isOther();
        for (ChanceAnswer& each : m_system->answers) {
            if (!isOther(each)) {
                each.report = withoutStates(*m_system->answer);
                continue;
            }
            if (m_context.stop().stop_requested())
                continue;
            ++m_progress.question;
            chance::CheckOptions options = m_system->options;
            options.question = each.property.question;
            options.reward = each.property.reward;
            options.wantValues = false;
            options.wantStrategy = false;
            each.report = chance::check(m_system->automaton(), each.property.until, options,
                                        m_context.stop(), reporter());
        }
    }

    chance::CheckReporter reporter()
    {
        return [this](const chance::CheckProgress& progress) {
            m_progress.checking = progress;
            tell();
        };
    }

    void tell()
    {
        m_context.report({.done = m_progress.exploring.expanded,
                          .open = m_progress.exploring.states - m_progress.exploring.expanded});
        m_context.send(m_progress);
        m_context.waitWhilePaused();
    }

    const std::uint64_t m_memoryBudget;
    const ChanceJob::Context& m_context;
    std::shared_ptr<ChanceSystem> m_system;
    ChanceProgress m_progress;
};

}

ChanceJob::Work chanceWork(const ChanceChoice& choice, std::uint64_t memoryBudget,
                           const SharedChance& known)
{
    return [choice, memoryBudget, known](const ChanceJob::Context& context) {
        return ChanceRun(choice, memoryBudget, context).all(known);
    };
}
