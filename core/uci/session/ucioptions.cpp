// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uci/session/ucioptions.h"

#include "core/engines/levels.h"
#include "core/search/searchreport.h"
#include "core/solver/kernel/solvertable.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>

namespace {

using OptionType = OptionLine::Type;

/// An option, and the engines to which it means something.
struct OfferedOption
{
    OptionLine line;
    bool (*concerns)(const EngineInfo& info);
};

const QString usualEngine = QStringLiteral("perfect");
/// Hosts read these numbers as signed ones of 32 bits.
constexpr std::int64_t largestSeed = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t largestOverhead = 5000;

OptionLine spinOption(const QString& name, std::int64_t usual, std::int64_t least,
                      std::int64_t most)
{
    return {.name = name,
            .type = OptionType::Spin,
            .value = QString::number(usual),
            .least = least,
            .most = most};
}

OptionLine checkOption(const char* name, bool usual)
{
    return {.name = QLatin1String(name),
            .type = OptionType::Check,
            .value = usual ? QStringLiteral("true") : QStringLiteral("false")};
}

QString weightOption(int index)
{
    return "H1_" + H1Weights::name(index).replace(u'-', u'_');
}

bool anyEngine(const EngineInfo& /*info*/)
{
    return true;
}

bool valuesByReading(const EngineInfo& info)
{
    return info.takesReadings();
}

bool hasOwnTable(const EngineInfo& info)
{
    return info.hasTable();
}

std::vector<OfferedOption> offeredOptions()
{
    std::vector<OfferedOption> list {
        {spinOption("Threads", 1, 1, SearchReport::mostWorkers),
         [](const EngineInfo& info) { return info.usesWorkers; }},
        {spinOption("Hash", SolverTable::defaultMib, SolverTable::minimumMib,
                    SolverTable::maximumMib),
         hasOwnTable},
        {{.name = "Clear Hash", .type = OptionType::Button}, hasOwnTable},
        {checkOption("OwnBook", true), hasOwnTable},
        {spinOption("MultiPV", 1, 1, SearchReport::columns),
         [](const EngineInfo& info) { return info.searches(); }},
        {checkOption("UCI_ShowWDL", false), [](const EngineInfo& info) { return info.searches(); }},
        {spinOption("Seed", EngineOptions().seed, 0, largestSeed),
         [](const EngineInfo& info) { return info.drawsLots; }},
        {checkOption("AllWinsAlike", false),
         [](const EngineInfo& info) { return info.takesFastWins; }},
        {{.name = "H1_variant", .value = H1Options().toNames()}, valuesByReading}};
    for (int index = 0; index < H1Weights::count; ++index)
        list.push_back(
            {spinOption(weightOption(index), H1Weights().value(index), 0, H1Weights::largest),
             valuesByReading});
    list.push_back({spinOption("Move Overhead", 10, 0, largestOverhead), anyEngine});
    list.push_back(
        {{.name = "UCI_Variant", .type = OptionType::Combo, .value = "cfour", .choices = {"cfour"}},
         anyEngine});
    return list;
}

/// The opponents whose strength is measured.
std::vector<Level> measuredLevels()
{
    std::vector<Level> measured;
    for (const Level& level : levels())
        if (level.elo)
            measured.push_back(level);
    return measured;
}

/// The choice among all engines; by their strength, too, where it is measured.
std::vector<OptionLine> engineChoices()
{
    std::vector<OptionLine> list {{.name = "Engine",
                                   .type = OptionType::Combo,
                                   .value = usualEngine,
                                   .choices = engineNames()}};
    const std::vector<Level> measured = measuredLevels();
    if (measured.empty())
        return list;
    const auto [weakest, strongest]
        = std::ranges::minmax(measured, {}, [](const Level& level) { return level.elo->elo; });
    list.push_back(checkOption("UCI_LimitStrength", false));
    list.push_back(spinOption("UCI_Elo", std::lround(strongest.elo->elo),
                              std::lround(weakest.elo->elo), std::lround(strongest.elo->elo)));
    return list;
}

/// The opponent whose measured strength is nearest.
QString engineOfStrength(int elo)
{
    QString nearest;
    double least = std::numeric_limits<double>::infinity();
    for (const Level& level : measuredLevels())
        if (const double distance = std::abs(level.elo->elo - elo); distance < least) {
            least = distance;
            nearest = level.engine;
        }
    return nearest;
}

} // namespace

UciOptions::UciOptions(const QString& engine) : m_engine(engine)
{
    if (engine.isEmpty())
        m_lines = engineChoices();
    for (const OfferedOption& option : offeredOptions())
        if (engine.isEmpty() ? std::ranges::any_of(engineTable(), option.concerns)
                             : option.concerns(engineInfo(engine)))
            m_lines.push_back(option.line);
}

const OptionLine* UciOptions::find(const QString& name) const
{
    const auto found = std::ranges::find_if(m_lines, [&name](const OptionLine& line) {
        return line.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    return found == m_lines.end() ? nullptr : &*found;
}

bool UciOptions::isButton(const QString& name) const
{
    const OptionLine* const line = find(name);
    return line && line->type == OptionType::Button;
}

Expected<void> UciOptions::set(const SetOptionLine& setting)
{
    const OptionLine* const line = find(setting.name);
    if (!line)
        return fail(
            QCoreApplication::translate("Uci", "There is no option '%1'.").arg(setting.name));
    FOURCAST_LET(const QString value, line->accept(setting.value));
    if (line->name == QLatin1String("H1_variant"))
        FOURCAST_TRY(H1Options::fromNames(value));
    m_lines[static_cast<std::size_t>(line - m_lines.data())].value = value;
    return {};
}

/// Empty for an option that is not offered.
QString UciOptions::value(const char* name) const
{
    const OptionLine* const line = find(QLatin1String(name));
    return line ? line->value : QString();
}

UciSettings UciOptions::settings() const
{
    UciSettings settings;
    settings.engine = !m_engine.isEmpty() ? m_engine
        : isOn("UCI_LimitStrength")       ? engineOfStrength(number("UCI_Elo"))
                                          : value("Engine");
    const EngineInfo& info = engineInfo(settings.engine);
    EngineOptions& options = settings.options;
    if (info.usesWorkers)
        options.workers = number("Threads");
    if (info.hasTable()) {
        options.tableMib = number("Hash");
        options.usesBook = isOn("OwnBook");
    }
    if (info.drawsLots)
        options.seed = value("Seed").toULongLong();
    if (info.takesFastWins)
        options.preferFastWins = !isOn("AllWinsAlike");
    if (info.takesReadings()) {
        options.h1 = H1Options::fromNames(value("H1_variant")).value_or(H1Options());
        for (int index = 0; index < H1Weights::count; ++index)
            options.h1.weights.setValue(index, value(weightOption(index).toLatin1()).toInt());
    }
    if (info.searches()) {
        settings.multiPv = number("MultiPV");
        settings.showChances = isOn("UCI_ShowWDL");
    }
    settings.overhead = std::chrono::milliseconds(number("Move Overhead"));
    return settings;
}
