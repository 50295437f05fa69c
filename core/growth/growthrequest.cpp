// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/growthrequest.h"

#include "core/board/position.h"
#include "core/engines/addedengines.h"
#include "core/fulltree/parallelstudy.h"
#include "core/growth/growthboards.h"
#include "core/growth/growthsettings.h"
#include "core/growth/growthtext.h"
#include "core/search/searchreport.h"
#include "core/support/text/enumnames.h"

#include <QThread>
#include <algorithm>
#include <array>

namespace {

constexpr EnumNames<GrowthBy, 4> growthByNames {{"depth", "discs", "workers", "boards"}};

bool canGrow(const EngineInfo& info, GrowthBy by)
{
    // Where labels answer, there is nothing to be counted.
    if (info.usesDataset())
        return false;
    switch (by) {
    case GrowthBy::Depth:
        return info.takesDepth();
    case GrowthBy::Discs:
        return info.searches();
    case GrowthBy::Workers:
        return info.usesWorkers && info.searches();
    case GrowthBy::Boards:
        break;
    }
    return false;
}

QString whyNot(const QString& engine, GrowthBy by)
{
    const QString others = growthEngines(by).join(QStringLiteral(", "));
    switch (by) {
    case GrowthBy::Depth:
        return GrowthText::tr("%1 has no depth setting. Choose one of these: %2.")
            .arg(engine, others);
    case GrowthBy::Discs:
        return GrowthText::tr("%1 does not search. Choose one of these: %2.").arg(engine, others);
    case GrowthBy::Workers:
        return GrowthText::tr("%1 searches with one worker only. These share their work: %2.")
            .arg(engine, others);
    case GrowthBy::Boards:
        break;
    }
    return GrowthText::tr("%1 searches only the standard board. These search every board: %2.")
        .arg(engine, others);
}

Expected<void> checkNumber(const QString& what, int number, int low, int high)
{
    if (number >= low && number <= high)
        return {};
    return fail(GrowthText::tr("%1 must be from %2 to %3, not %4.")
                    .arg(what)
                    .arg(low)
                    .arg(high)
                    .arg(number));
}

Expected<void> checkNumber(const QString& what, int number, const Setting& setting)
{
    return checkNumber(what, number, setting.low(), setting.high());
}

}

QString growthName(GrowthBy by)
{
    return growthByNames.of(by);
}

QStringList growthNames()
{
    return growthByNames.all();
}

Expected<GrowthBy> growthFromName(const QString& name)
{
    if (const auto by = growthByNames.find(name))
        return *by;
    return fail(GrowthText::tr("Unknown name \"%1\" for what grows. Choose one of these: %2.")
                    .arg(name, growthNames().join(QStringLiteral(", "))));
}

GrowthLaw growthLaw(GrowthBy by)
{
    return by == GrowthBy::Depth || by == GrowthBy::Discs ? GrowthLaw::Exponential
                                                          : GrowthLaw::Power;
}

GrowthRange growthRange(GrowthBy by)
{
    switch (by) {
    case GrowthBy::Depth:
        return {1, Position::Shape::squares};
    case GrowthBy::Discs:
        return {0, Position::Shape::squares - 1};
    case GrowthBy::Workers:
        return {1, SearchReport::mostWorkers};
    case GrowthBy::Boards:
        break;
    }
    return {1, static_cast<int>(growthBoards().size())};
}

GrowthRange usualGrowth(GrowthBy by)
{
    switch (by) {
    case GrowthBy::Depth:
        return {1, 8};
    case GrowthBy::Discs:
        return {0, 35};
    case GrowthBy::Workers:
        return {1, std::clamp(QThread::idealThreadCount(), 1, SearchReport::mostWorkers)};
    case GrowthBy::Boards:
        break;
    }
    return growthRange(by);
}

QStringList growthEngines(GrowthBy by)
{
    QStringList names;
    for (const EngineInfo& info : engineTable())
        if (canGrow(info, by))
            names += info.name;
    for (const EngineInfo* const info : addedengines::all())
        if (canGrow(*info, by))
            names += info->name;
    names += treeGrowth;
    if (by != GrowthBy::Depth)
        names += exactGrowth;
    return names;
}

bool growthTakesDepth(const QString& engine)
{
    return engine == treeGrowth || engineInfo(engine).takesDepth();
}

std::vector<int> GrowthRequest::places() const
{
    std::vector<int> places;
    if (by == GrowthBy::Workers) {
        places = workersUpTo(to);
        std::erase_if(places, [this](int count) { return count < from; });
        return places;
    }
    for (int place = from; place <= to; ++place)
        places.push_back(place);
    // The fewer discs, the longer it takes: what the limit of time spares comes last.
    if (by == GrowthBy::Discs)
        std::ranges::reverse(places);
    return places;
}

int GrowthRequest::positionsPerPlace() const
{
    return by == GrowthBy::Discs && moves.empty() ? positions : 1;
}

Expected<void> GrowthRequest::check() const
{
    if (engine != treeGrowth && engine != exactGrowth && !findEngine(engine))
        return fail(GrowthText::tr("Unknown engine \"%1\". Choose one of these: %2.")
                        .arg(engine, growthEngines(by).join(QStringLiteral(", "))));
    if (!growthEngines(by).contains(engine))
        return fail(whyNot(engine, by));
    const GrowthRange range = growthRange(by);
    const auto wrong = [](const Expected<void>& checked) { return !checked; };
    const std::array checks {
        checkNumber(GrowthText::tr("The first point"), from, range.low, range.high),
        checkNumber(GrowthText::tr("The last point"), to, range.low, range.high),
        checkNumber(GrowthText::tr("The depth"), depth, settingOf(growthSettings(), u"depth")),
        checkNumber(GrowthText::tr("The number of repetitions"), repeats,
                    settingOf(growthSettings(), u"repetitions")),
        checkNumber(GrowthText::tr("The number of positions"), positions,
                    settingOf(growthSettings(), u"positions"))};
    if (const auto first = std::ranges::find_if(checks, wrong); first != checks.end())
        return *first;
    if (from > to)
        return fail(GrowthText::tr("The first point, %1, must not be greater than the last, %2.")
                        .arg(from)
                        .arg(to));
    if (limit.count() < 1)
        return fail(GrowthText::tr("The time per point must be at least 1 millisecond."));
    const bool isOver = positionAfter(moves).isFinished();
    if (by == GrowthBy::Boards && !moves.empty())
        return fail(GrowthText::tr(
            "Growing boards are searched empty. They have no other position in common."));
    if (by == GrowthBy::Discs && !moves.empty()) {
        const int last = static_cast<int>(moves.size()) - (isOver ? 1 : 0);
        if (to > last)
            return fail(
                GrowthText::tr("The line of play has positions with up to %1 discs, not %2.")
                    .arg(last)
                    .arg(to));
    } else if (isOver) {
        return fail(GrowthText::tr("The game is over in this position."));
    }
    return {};
}
