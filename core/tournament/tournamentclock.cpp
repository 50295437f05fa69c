// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/tournamentclock.h"

#include "core/clock/timeshare.h"
#include "core/engines/engineinfo.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <array>

using std::chrono::milliseconds;

namespace {

struct ClockText
{
    Q_DECLARE_TR_FUNCTIONS(TournamentClock)
};

constexpr std::array clockKeys {"none", "kaggle", "riddles", "classroom", "own"};
/// What one of our engines leaves of its time for being called and for coming back.
constexpr milliseconds mostOverhead {30};
constexpr int overheadShare = 10;

QString secondsOf(milliseconds time)
{
    constexpr double second = 1000;
    return QLocale().toString(static_cast<double>(time.count()) / second, 'g', 6);
}

milliseconds least(milliseconds own, milliseconds allowed)
{
    return own.count() > 0 ? std::min(own, allowed) : allowed;
}

}

TournamentClock TournamentClock::of(Preset preset)
{
    switch (preset) {
    case Preset::Kaggle:
        return {.move = milliseconds(2'000), .bank = milliseconds(60'000)};
    case Preset::Riddles:
        return {.bank = milliseconds(10'000), .increment = milliseconds(500), .isCapped = true};
    case Preset::Classroom:
        return {.move = milliseconds(1'000)};
    case Preset::None:
    case Preset::Own:
        break;
    }
    return {};
}

TournamentClock::Preset TournamentClock::preset() const
{
    for (const Preset preset : {Preset::None, Preset::Kaggle, Preset::Riddles, Preset::Classroom})
        if (*this == of(preset))
            return preset;
    return Preset::Own;
}

QString TournamentClock::key(Preset preset)
{
    return QLatin1String(clockKeys[static_cast<std::size_t>(preset)]);
}

std::optional<TournamentClock::Preset> TournamentClock::presetFromKey(const QString& key)
{
    for (std::size_t i = 0; i < clockKeys.size(); ++i)
        if (key == QLatin1String(clockKeys[i]))
            return static_cast<Preset>(i);
    return {};
}

QString TournamentClock::toText() const
{
    if (!isOn())
        return ClockText::tr("no clock");
    const QString each = ClockText::tr("%1 s a move").arg(secondsOf(move));
    if (bank.count() == 0 && increment.count() == 0)
        return each;
    const QString plain = increment.count() > 0
        ? ClockText::tr("%1 s + %2 s").arg(secondsOf(bank), secondsOf(increment))
        : ClockText::tr("%1 s").arg(secondsOf(bank));
    if (move.count() > 0)
        //: 2 s a move, 60 s beyond: what moves take longer comes out of a bank of 60 s.
        return ClockText::tr("%1, %2 beyond").arg(each, plain);
    return isCapped ? ClockText::tr("%1, never more").arg(plain)
                    : ClockText::tr("%1 a game").arg(plain);
}

QString TournamentClock::toKey() const
{
    if (!isOn())
        return QStringLiteral("none");
    QStringList parts;
    if (move.count() > 0)
        parts << QStringLiteral("move %1").arg(move.count());
    if (bank.count() > 0 || increment.count() > 0)
        parts << QStringLiteral("bank %1+%2").arg(bank.count()).arg(increment.count())
                + (isCapped ? QStringLiteral(" capped") : QString());
    return parts.join(u' ');
}

std::optional<TournamentClock> TournamentClock::fromKey(const QString& text)
{
    if (text == QLatin1String("none"))
        return TournamentClock();
    static const QRegularExpression form(QStringLiteral(
        "^(?:move ([0-9]{1,8}))? ?(?:bank ([0-9]{1,8})\\+([0-9]{1,8})( capped)?)?\\z"));
    const auto match = form.match(text);
    if (!match.hasMatch())
        return {};
    TournamentClock clock;
    clock.move = milliseconds(match.captured(1).toInt());
    clock.bank = milliseconds(match.captured(2).toInt());
    clock.increment = milliseconds(match.captured(3).toInt());
    clock.isCapped = match.hasCaptured(4);
    const bool isAny = clock.move.count() > 0 || clock.bank.count() > 0;
    const bool isShort = std::max({clock.move, clock.bank, clock.increment}) <= longest;
    return isAny && isShort ? std::optional(clock) : std::nullopt;
}

bool GameBanks::take(Player side, std::chrono::nanoseconds time)
{
    if (!m_clock.isOn())
        return true;
    milliseconds& bank = m_banks[static_cast<std::size_t>(side)];
    const auto used = std::chrono::duration_cast<milliseconds>(time) - m_clock.move;
    if (used > bank + margin)
        return false;
    bank = std::clamp(bank - used, milliseconds(0), bank) + m_clock.increment;
    if (m_clock.isCapped)
        bank = std::min(bank, m_clock.bank);
    return true;
}

SearchLimits GameBanks::limitsFor(const EngineInfo& engine, const SearchLimits& own,
                                  const Position& position) const
{
    if (!m_clock.isOn())
        return own;
    const Player side = position.sideToMove();
    const bool hasBank = m_clock.bank.count() > 0 || m_clock.increment.count() > 0;
    SearchLimits limits = own;
    if (engine.program && hasBank) {
        limits.clock = SearchClock {.own = bank(side),
                                    .other = bank(other(side)),
                                    .increment = m_clock.increment,
                                    .move = m_clock.move};
        return limits;
    }
    if (engine.program) {
        limits.time = least(own.time, m_clock.move);
        return limits;
    }
    const milliseconds share = m_clock.move.count() > 0
        ? m_clock.move
        : timeShare(bank(side), m_clock.increment, ownMovesLeft(position.plies()));
    const milliseconds overhead = std::min(mostOverhead, share / overheadShare);
    limits.time = least(own.time, std::max(milliseconds(1), share - overhead));
    return limits;
}
