// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/plans/planspage.h"

#include "core/game/game.h"
#include "core/plan/planjudges.h"
#include "core/solver/solverservice.h"
#include "ui/labs/plans/planboard.h"
#include "ui/labs/plans/planexamples.h"
#include "ui/labs/plans/planreplies.h"
#include "ui/labs/plans/practicewords.h"
#include "ui/widgets/labels/livelabel.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>

namespace {

/// Some 10 ms: more than that is checked away from the window.
constexpr std::uint64_t statesAtOnce = 50'000;
/// Some 100 MiB.
constexpr std::uint64_t statesInJob = 4'000'000;
constexpr std::uint64_t judgeNodes = 30'000'000;
constexpr std::chrono::milliseconds lookUpTime {2'000};

}

PlansPage::PlansPage(const LabServices& place, QWidget* parent)
    : LabPage(parent), m_solver(place.solver), m_drafts(place.file(QStringLiteral("plans.txt"))),
      m_card(planExamples().front().plan)
{
    build();
    connectBoard();
    connectJobs();
    fillPositions();
    m_positions->setCurrentIndex(0);
    begin();
}

PlansPage::~PlansPage()
{
    // What a person wrote a moment ago.
    (void)m_drafts.save();
    m_board->setPractice(nullptr);
}

LabEntry PlansPage::entry()
{
    return {.id = QStringLiteral("plans"),
            .title = tr("Plans"),
            .icon = QStringLiteral("plan"),
            .help
            = tr("Follow a plan that wins without calculating, break one, mend one, write one, "
                 "or duel with somebody"),
            .make = [](const LabServices& place) { return new PlansPage(place); },
            .fileEnds = {QStringLiteral(".plan")},
            .brief = tr("Win by a card, without calculating")};
}

QJsonObject PlansPage::fields() const
{
    return {
        {"mode", practicewords::modeName(mode())},
        {"plan",
         plantext::toText(m_practice->isReady() && mode() != PracticeMode::Mend ? m_practice->card()
                                                                                : m_card)},
        {"example", m_isExample},
        {"replies", planreplies::names().at(m_replies->currentIndex())}};
}

void PlansPage::setFields(const QJsonObject& fields)
{
    m_replies->setCurrentIndex(
        std::max(0, static_cast<int>(planreplies::names().indexOf(fields["replies"].toString()))));
    const auto mode = practicewords::modeFrom(fields["mode"].toString());
    if (const auto plan = plantext::parse(fields["plan"].toString())) {
        m_isExample = fields["example"].toBool() && mode != PracticeMode::Write
            && mode != PracticeMode::Duel;
        m_card = *plan;
        m_positions->setCurrentIndex(m_positions->findData(plantext::toText(m_card)));
    }
    if (mode) {
        const QSignalBlocker quiet(m_mode);
        m_mode->setCurrentIndex(static_cast<int>(*mode));
    }
    begin();
}

void PlansPage::takeGame(const Game& game)
{
    if (game.position().isFinished())
        return tell(tr("The game on the board is over. Go back some moves, then come back."));
    auto rooted = plantext::onMoves<Position>(game.positionText());
    if (!rooted)
        return tell(rooted.error().message);
    rooted->plan.side = rooted->position.sideToMove();
    setCard(*rooted);
}

void PlansPage::showPlan(const AnyRootedPlan& plan, PracticeMode mode)
{
    const QSignalBlocker quiet(m_mode);
    m_mode->setCurrentIndex(static_cast<int>(mode));
    setCard(plan);
}

PracticeMode PlansPage::mode() const
{
    return static_cast<PracticeMode>(m_mode->currentIndex());
}

QString PlansPage::told() const
{
    return m_told->text();
}

void PlansPage::run()
{
    ++m_seed;
    if (m_practice->isMarking() && mode() == PracticeMode::Write)
        m_card = m_practice->card();
    begin();
}

void PlansPage::setCard(const AnyRootedPlan& card)
{
    m_card = card;
    m_isExample = false;
    m_positions->setCurrentIndex(m_positions->findData(plantext::toText(card)));
    begin();
}

void PlansPage::begin()
{
    m_checking.abandon();
    m_filling.abandon();
    m_judging.abandon();
    m_replying.abandon();
    m_lookingUp.abandon();
    const PracticeMode mode = this->mode();
    const bool isWritten = mode == PracticeMode::Write || mode == PracticeMode::Duel;
    const bool isMissing = !isWritten && !hasMarks(m_card);
    auto practice = PlanPractice::make(isWritten && m_isExample ? withoutMarks(m_card) : m_card,
                                       isMissing ? PracticeMode::Write : mode, m_seed);
    m_board->setPractice(practice.get());
    m_practice = std::move(practice);
    m_told->say({});
    m_task->setText(practicewords::modeTask(mode));
    if (mode != PracticeMode::Duel)
        m_duel = {};
    if (isMissing)
        return lookUp();
    check();
    if (!m_practice->isReady())
        tell(tr("This plan can't be broken by a change in one square, or it does not hold. Choose "
                "another one."));
    replyInFollow();
    showAll();
}

void PlansPage::lookUp()
{
    m_verdict = {};
    m_board->setEnabled(false);
    tell(tr("Looking for a plan for this position."));
    const auto started
        = m_lookingUp.start([card = m_card, solver = m_solver](
                                const auto& context) -> Expected<std::vector<AnyRootedPlan>> {
              std::vector<AnyRootedPlan> found;
              withJudge(solver, context.stop(),
                        [&](PlanJudge<Position>& judge, const std::stop_token& stop) {
                            const PlanSearchLimits limits {.time = lookUpTime};
                            if (auto plan = lookedUpPlan(card, judge, limits, stop))
                                found.assign(1, *plan);
                        });
              return found;
          });
    if (!started)
        tell(started.error().message);
    showAll();
}

void PlansPage::withJudge(const std::shared_ptr<SolverService>& solver, const std::stop_token& stop,
                          const JudgeWork& work)
{
    const auto ask = [&work](Solver& exact, const std::stop_token& token) {
        SolverJudge judge(exact, judgeNodes);
        work(judge, token);
        return !token.stop_requested();
    };
    if (solver) {
        solver->ask({.urgency = Urgency::Shown}, stop, ask);
    } else {
        Solver own;
        ask(own, stop);
    }
}

void PlansPage::check()
{
    m_checking.abandon();
    m_verdict = m_practice->checking()({.states = statesAtOnce}, {});
    if (m_verdict.status == PlanCheckStatus::LimitReached) {
        m_verdict = {};
        const auto started = m_checking.start(
            [work = m_practice->checking()](const auto& context) -> Expected<PlanVerdict> {
                return work({.states = statesInJob}, context.stop());
            });
        if (!started)
            tell(started.error().message);
    }
    takeVerdict(m_verdict);
}

void PlansPage::takeVerdict(const PlanVerdict& verdict)
{
    m_verdict = verdict;
    // What a person is to find out is not said before.
    const bool isSought = !m_practice->isMarking() && !m_practice->isOver();
    const bool isHidden = mode() == PracticeMode::Duel || (mode() == PracticeMode::Mend && isSought)
        || (mode() == PracticeMode::Break && isSought
            && verdict.status == PlanCheckStatus::Refuted);
    m_verdictText->say(isHidden ? QString() : practicewords::verdict(verdict, *m_practice));
    if (!isHidden && verdict.status == PlanCheckStatus::Refuted && m_practice->isMarking())
        m_practice->showLine(verdict.line);
    m_board->refresh();
}

void PlansPage::connectJobs()
{
    connect(&m_checking, &JobBase::finished, this, [this] {
        if (m_checking.status() == JobStatus::Done)
            takeVerdict(m_checking.result());
        showAll();
    });
    connect(&m_filling, &JobBase::finished, this, [this] {
        if (m_filling.status() != JobStatus::Done)
            return showAll();
        const PracticeFill& fill = m_filling.result();
        if (fill.card) {
            m_practice->setCard(*fill.card);
            marked();
        }
        tell(practicewords::filled(fill.status));
        showAll();
    });
    connect(&m_judging, &JobBase::finished, this, [this] {
        if (m_judging.status() != JobStatus::Done)
            return;
        const Judged& judged = m_judging.result();
        const QString worth = !judged.keepsGoal ? tr("Whether it would still do is not known.")
            : *judged.keepsGoal
            ? tr("With best play it would still do, but no longer by this plan.")
            : tr("It would throw the result away.");
        tell(m_told->text() + u' ' + worth);
    });
    connect(&m_replying, &JobBase::finished, this, &PlansPage::takePerfectReply);
    connect(&m_lookingUp, &JobBase::finished, this, [this] {
        m_board->setEnabled(true);
        if (m_lookingUp.status() == JobStatus::Done && !m_lookingUp.result().empty())
            return setCard(m_lookingUp.result().front());
        tell(tr("No short plan is known for this position. Choose another one, or write one."));
        showAll();
    });
    m_keep.setSingleShot(true);
    m_keep.setInterval(1'000);
    connect(&m_keep, &QTimer::timeout, this, [this] {
        if (const auto saved = m_drafts.save(); !saved)
            tell(tr("The card could not be kept: %1.").arg(saved.error().message));
        fillPositions();
    });
}

void PlansPage::tell(const QString& sentence)
{
    m_told->say(sentence);
}

void PlansPage::showAll()
{
    const PracticeMode mode = this->mode();
    const bool isMarking = m_practice->isMarking();
    const bool isDuel = mode == PracticeMode::Duel;
    const bool isWritten = mode == PracticeMode::Write || mode == PracticeMode::Mend;
    const bool isBusy = m_lookingUp.isRunning();
    m_marks->setVisible(isMarking && !isBusy);
    m_replies->parentWidget()->setVisible(mode == PracticeMode::Follow);
    m_takeBack->setEnabled(!m_practice->moves().empty());
    m_undo->setEnabled(m_practice->canUndo());
    m_redo->setEnabled(m_practice->canRedo());
    m_clear->setEnabled(isMarking && hasMarks(m_practice->card()));
    m_help->setEnabled(isMarking && m_practice->hasAsked() && !m_filling.isRunning());
    m_toggle->setVisible(isWritten);
    m_toggle->setText(isMarking ? tr("&Play against it") : tr("Set &marks"));
    m_toggle->setToolTip(isMarking ? tr("Play against the card as it is")
                                   : tr("Go back to the card and set its marks"));
    m_handOver->setVisible(isDuel && isMarking);
    m_giveUp->setVisible(isDuel && !isMarking);
    const QSignalBlocker quiet(m_promise);
    m_promise->setCurrentIndex((m_practice->side() == Player::First ? 0 : 1)
                               + (m_practice->goal() == PlanGoal::Win ? 0 : 2));
    m_counter->setText(counterText());
    m_counter->setVisible(!m_counter->text().isEmpty());
    showMoves();
    m_board->refresh();
}

QString PlansPage::counterText() const
{
    if (mode() == PracticeMode::Duel)
        return tr("Round %1. Person %2 writes, person %3 breaks. Points: %4 to %5.")
            .arg(m_duel.round() + 1)
            .arg(m_duel.writer() + 1)
            .arg(m_duel.breaker() + 1)
            .arg(m_duel.points(0))
            .arg(m_duel.points(1));
    if (m_practice->isMarking())
        return {};
    if (mode() == PracticeMode::Follow)
        return m_practice->timesLeft() == 0
            ? QString()
            : tr("Moves that were not the plan's: %1").arg(m_practice->timesLeft());
    // Of a plan that fails the total says nothing.
    return practicewords::seen(m_practice->seen(),
                               mode() == PracticeMode::Mend ? PlanVerdict() : m_verdict);
}
