// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/planpresenter.h"

#include "core/plan/planlink.h"
#include "core/plan/words/planwords.h"
#include "ui/analysis/analysispanel.h"
#include "ui/analysis/plansection.h"
#include "ui/board/boardview.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"
#include "ui/style/showndiscs.h"
#include "ui/text/sidename.h"

#include <QAction>
#include <QMetaMethod>

namespace {

/// A plan that nobody keeps in mind is not told mark by mark.
QString hardText(const Plan& plan, const SideNames& names)
{
    const QString& side = names.of(plan.side);
    return plan.goal == PlanGoal::Win
        ? PlanPresenter::tr("%1 wins by a hard plan with %n number(s), which the card shows.",
                            nullptr, plan.numbersUsed())
              .arg(side)
        : PlanPresenter::tr("%1 does not lose, by a hard plan with %n number(s), which the card "
                            "shows.",
                            nullptr, plan.numbersUsed())
              .arg(side);
}

QString foundText(const Plan& plan, const PlanVerdict& verdict, const Position& root)
{
    const SideNames names = sideTitles(ShownDiscs::theme());
    const QString sentence = kindOf(plan, root) == PlanKind::HardCard
        ? hardText(plan, names)
        : planSentence(plan, root, names);
    // A four at hand needs no check.
    return verdict.states == 0 ? sentence
                               : sentence + QLatin1Char(' ') + planProofSentence(verdict.states);
}

/// A sentence for each claim that has a plan; why there is none where no claim has one.
QString whyText(const PositionPlans& plans)
{
    QStringList lines;
    for (const PlanClaim& claim : plans.claims)
        if (claim.isFound())
            lines << foundText(claim.search->plan, claim.search->verdict, plans.position);
    if (!lines.isEmpty())
        return lines.join(QLatin1Char('\n'));
    switch (plans.status) {
    case PositionPlans::Status::Searching:
        return PlanPresenter::tr("Looking for a plan…");
    case PositionPlans::Status::NotSolved:
        return PlanPresenter::tr(
            "Who wins was not found in the time allowed, so no plan was looked for.");
    case PositionPlans::Status::Done:
        if (!plans.claims.empty() && plans.claims.front().search)
            return planSearchSentence(plans.claims.front().search->status,
                                      plans.claims.front().search->numbersTried);
        break;
    case PositionPlans::Status::Stopped:
        break;
    }
    return {};
}

}

PlanPresenter::PlanPresenter(BoardView& board, AnalysisPanel& panel, const GameModel& model,
                             const PlayController& controller, PlanSession& session,
                             const PlanActions& actions, QObject* parent)
    : QObject(parent), m_board(board), m_panel(panel), m_model(model), m_controller(controller),
      m_session(session), m_actions(actions)
{
    panel.plan().setActions(
        {actions.card, actions.follow, actions.breakIt, actions.copy, actions.save});
    connect(actions.card, &QAction::triggered, this, &PlanPresenter::toggleCard);
    connect(actions.follow, &QAction::triggered, this, [this] {
        if (const auto shown = plan())
            Q_EMIT playPlan(*shown);
    });
    connect(actions.breakIt, &QAction::triggered, this, [this] {
        if (const auto shown = plan())
            Q_EMIT breakPlan(*shown);
    });
    connect(&model, &GameModel::positionChanged, this, &PlanPresenter::update);
    connect(&model, &GameModel::gameReset, this, &PlanPresenter::update);
    connect(&controller, &PlayController::stateChanged, this, &PlanPresenter::update);
    connect(&panel, &AnalysisPanel::seenChanged, this, &PlanPresenter::update);
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, [this] { showAll(); });
    connect(&session, &PlanSession::changed, this, [this](const Position& position) {
        if (position == m_model.position())
            showAll(true);
    });
    connect(&session, &PlanSession::failed, this, &PlanPresenter::failed);
    connect(&m_check, &JobBase::finished, this, &PlanPresenter::takeCheck);
    offerPractice();
    update();
}

PlanPresenter::~PlanPresenter() = default;

void PlanPresenter::setVeiled(bool on)
{
    m_veiled = on;
    update();
}

void PlanPresenter::setBlind(bool on)
{
    m_blind = on;
    update();
}

void PlanPresenter::setSetup(bool on)
{
    m_setup = on;
    update();
}

void PlanPresenter::setHintRunning(bool running)
{
    m_hintRuns = running;
    update();
}

bool PlanPresenter::isAwake() const
{
    const bool wanted = m_panel.isSeen() || m_cardWanted;
    const bool thinks = m_controller.state() == PlayController::State::Thinking || m_hintRuns;
    return wanted && !thinks && !m_veiled && !m_blind && !m_setup
        && !m_model.position().isFinished();
}

void PlanPresenter::update()
{
    const bool follows = isToldHere() && (m_isLinked || m_told->position != m_model.position());
    if (!isAwake() || follows)
        m_session.cancel();
    else if (const auto started = m_session.start(m_model.position()); !started)
        Q_EMIT failed(started.error().message);
    showAll();
}

bool PlanPresenter::isToldHere() const
{
    if (!m_told)
        return false;
    const Game& game = m_model.game();
    const int root = static_cast<int>(m_told->moves.size());
    if (root > game.ply() || game.positionAt(root) != m_told->position)
        return false;
    for (int ply = root; ply < game.ply(); ++ply) {
        const Position& position = game.positionAt(ply);
        const auto moveAt = [&game](int at) { return game.moves()[static_cast<std::size_t>(at)]; };
        const int last = ply > root ? moveAt(ply - 1).column() : -1;
        if (position.sideToMove() == m_told->plan.side
            && !planChoice(m_told->plan, position, last).allows(moveAt(ply).column()))
            return false;
    }
    return true;
}

void PlanPresenter::keepFound()
{
    if (isToldHere() && (m_isLinked || m_told->position != m_model.position()))
        return;
    const auto plans = m_session.plans(m_model.position());
    const PlanClaim* const claim = plans ? plans->firstFound() : nullptr;
    if (!claim)
        return;
    const Game& game = m_model.game();
    const auto begin = game.moves().begin();
    m_check.abandon();
    m_told = RootedPlan {.moves = {begin, begin + game.ply()},
                         .position = game.position(),
                         .plan = claim->search->plan};
    m_verdict = claim->search->verdict;
    m_isLinked = false;
}

std::optional<RootedPlan> PlanPresenter::plan() const
{
    if (m_veiled || m_blind || m_setup || m_model.position().isFinished())
        return {};
    return isToldHere() && m_verdict && m_verdict->isValid() ? m_told : std::nullopt;
}

QString PlanPresenter::words() const
{
    if (m_model.position().isFinished() || m_veiled || m_blind || m_setup)
        return {};
    const auto plans = m_session.plans(m_model.position());
    if (isToldHere() && (m_isLinked || !plans || m_told->position != m_model.position())) {
        if (!m_verdict)
            return tr("The plan of the link is being checked…");
        return m_verdict->isValid()
            ? foundText(m_told->plan, *m_verdict, m_told->position)
            : planFailureSentence(*m_verdict, m_told->plan, m_told->position,
                                  sideTitles(ShownDiscs::theme()));
    }
    if (plans)
        return whyText(*plans);
    return m_session.isRunning() ? tr("Looking for a plan…") : QString();
}

/// What nobody does is not offered.
void PlanPresenter::offerPractice()
{
    m_actions.follow->setVisible(
        isSignalConnected(QMetaMethod::fromSignal(&PlanPresenter::playPlan)));
    m_actions.breakIt->setVisible(
        isSignalConnected(QMetaMethod::fromSignal(&PlanPresenter::breakPlan)));
}

void PlanPresenter::connectNotify(const QMetaMethod& signal)
{
    QObject::connectNotify(signal);
    offerPractice();
}

void PlanPresenter::showAll(bool isNews)
{
    keepFound();
    const bool hasPlan = plan().has_value();
    m_panel.plan().showText(words(), hasPlan, isNews && hasPlan);
    for (QAction* const action :
         {m_actions.follow, m_actions.breakIt, m_actions.copy, m_actions.save})
        action->setEnabled(hasPlan);
    showCard();
    if (!m_tells || m_session.isRunning() || m_check.isRunning())
        return;
    m_tells = false;
    if (!m_panel.isSeen())
        Q_EMIT told(words());
}

void PlanPresenter::showCard()
{
    const auto shown = plan();
    const bool isHard = shown && kindOf(shown->plan, shown->position) == PlanKind::HardCard
        && m_hardShown != shown->position.key();
    const bool isOn = m_cardWanted && !isHard;
    m_actions.card->setChecked(isOn);
    m_board.setPlanCard(isOn && shown
                            ? std::optional(PlanCard {.plan = shown->plan, .root = shown->position})
                            : std::nullopt);
}

void PlanPresenter::toggleCard(bool on)
{
    m_cardWanted = on;
    m_tells = on;
    const auto shown = plan();
    m_hardShown = on && shown ? shown->position.key() : 0;
    update();
}

void PlanPresenter::showLinked(const RootedPlan& plan)
{
    m_check.abandon();
    m_verdict.reset();
    m_told = plan;
    m_isLinked = true;
    m_cardWanted = true;
    m_hardShown = plan.position.key();
    const auto started = m_check.start([plan](const auto& job) -> Expected<PlanVerdict> {
        return verifyPlan(plan.plan, plan.position, {}, job.stop());
    });
    if (!started) {
        m_told.reset();
        Q_EMIT failed(started.error().message);
    }
    update();
}

void PlanPresenter::takeCheck()
{
    if (m_check.status() == JobStatus::Failed) {
        m_told.reset();
        Q_EMIT failed(m_check.error().message);
    } else {
        m_verdict = m_check.result();
        if (!m_verdict->isValid())
            Q_EMIT linkedRefuted(words(), m_verdict->line);
    }
    update();
}

QString PlanPresenter::textForOthers() const
{
    const auto shown = plan();
    if (!shown)
        return {};
    return words() + QLatin1Char('\n') + plantext::toText(*shown) + QLatin1Char('\n')
        + planlink::write(*shown) + QLatin1Char('\n');
}
