// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/headtoheadscore.h"

#include "core/engines/levels.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"
#include "ui/play/turntext.h"
#include "ui/settings/settingsmodel.h"

#include <utility>

namespace {

constexpr int inARow = 3;

/// Of two who do not both play as engines.
PairName pairOf(const Entrant& first, const Entrant& second)
{
    if (first.human && second.human)
        return PairName::ofPeople(first.name, second.name);
    return first.human ? PairName::ofEngine(second.label(), first.name)
                       : PairName::ofEngine(first.label(), second.name);
}

/// Whose score it is: the person's who plays an engine; of two people the first by name, or, where
/// they have none, who has the theme's first colour.
Player oneOf(const PlayController& controller, bool swapped)
{
    const Entrant& first = controller.player(Player::First);
    const Entrant& second = controller.player(Player::Second);
    if (first.human != second.human)
        return first.human ? Player::First : Player::Second;
    const bool isSecond = first.name == second.name ? swapped : pairOf(first, second).isTurned();
    return isSecond ? Player::Second : Player::First;
}

}

HeadToHeadScore::HeadToHeadScore(GameModel& model, const PlayController& controller,
                                 SettingsModel& settings, QObject* parent)
    : QObject(parent), m_model(model), m_controller(controller), m_settings(settings)
{
    connect(&model, &GameModel::gameEnded, this, &HeadToHeadScore::count);
    connect(&model, &GameModel::gameReset, this, [this] {
        const Game& game = m_model.game();
        m_counts = game.length() == 0 && game.setup().empty();
        m_offer = Offer::None;
        Q_EMIT changed();
    });
    model.addWitness([this] {
        return [this, counts = m_counts, offer = m_offer] {
            m_counts = counts;
            m_offer = offer;
            Q_EMIT changed();
        };
    });
    connect(&controller, &PlayController::playersChanged, this, [this] {
        m_counts = m_counts && m_model.game().length() == 0;
        m_offer = Offer::None;
        Q_EMIT changed();
    });
}

QString HeadToHeadScore::pair() const
{
    const Entrant& first = m_controller.player(Player::First);
    const Entrant& second = m_controller.player(Player::Second);
    return first.human || second.human ? pairOf(first, second).key() : QString();
}

DuelScore HeadToHeadScore::score() const
{
    return m_settings.settings().scores.value(pair());
}

QString HeadToHeadScore::text() const
{
    const Settings& settings = m_settings.settings();
    const DuelScore now = score();
    if (now.games() == 0 || isOfOthers(m_model.game(), m_controller))
        return pairText(m_model.game(), m_controller, settings.shownDiscs());
    const Player one = oneOf(m_controller, settings.colorsSwapped);
    const auto name = [&](Player side) {
        const Entrant& player = m_controller.player(side);
        return player.human ? personWord(player, side, settings.shownDiscs()) : engineWord(player);
    };
    const QString result = m_controller.player(other(one)).human
        ? tr("%1 %2 – %3 %4", "who, games won, games won, who")
              .arg(name(one))
              .arg(now.won)
              .arg(now.lost)
              .arg(name(other(one)))
        : tr("You %1 – %2 %3", "games won, games won, who")
              .arg(now.won)
              .arg(now.lost)
              .arg(name(other(one)));
    return now.drawn > 0 ? tr("%1, %2", "a score, and the games drawn")
                               .arg(result, tr("%n draw(s)", nullptr, now.drawn))
                         : result;
}

QString HeadToHeadScore::levelBeside(int steps) const
{
    const Entrant& first = m_controller.player(Player::First);
    const Entrant& second = m_controller.player(Player::Second);
    if (first.human == second.human)
        return {};
    const Level* const level = findLevel((first.human ? second : first).engine);
    const int number = level ? level->number + steps : 0;
    if (!level || number < 1 || number > static_cast<int>(levels().size()))
        return {};
    return levels()[static_cast<std::size_t>(number - 1)].engine;
}

void HeadToHeadScore::count(Outcome outcome)
{
    // A line beside what was played is a trial.
    if (!m_model.game().showsMainLine() || !std::exchange(m_counts, false) || pair().isEmpty())
        return;
    if (outcome == Outcome::Draw)
        return take(0);
    take(winnerOf(outcome) == oneOf(m_controller, m_settings.settings().colorsSwapped) ? 1 : -1);
}

void HeadToHeadScore::take(int result)
{
    m_settings.save(); // with what another window has counted meanwhile
    DuelScore now = score();
    now.add(result);
    m_settings.note([&](Settings& settings) { settings.scores.insert(pair(), now); });
    // Once for each three: who wants to stay is not asked every time.
    m_offer = now.streak != 0 && now.streak % inARow == 0
        ? now.streak > 0 ? Offer::Harder : Offer::Easier
        : Offer::None;
    if (levelBeside(m_offer == Offer::Harder ? 1 : -1).isEmpty())
        m_offer = Offer::None;
    Q_EMIT changed();
}

void HeadToHeadScore::forget()
{
    m_settings.save();
    m_settings.note([this](Settings& settings) { settings.scores.remove(pair()); });
    m_offer = Offer::None;
    Q_EMIT changed();
}
