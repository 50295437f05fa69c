// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/ucidialogue.h"

#include "core/uci/goline.h"
#include "core/uci/infoline.h"
#include "core/uci/positionline.h"
#include "core/uci/ucimoves.h"
#include "core/uci/uciwords.h"

#include <QRegularExpression>
#include <algorithm>

namespace {

constexpr QStringView variantOption = u"UCI_Variant";
constexpr QStringView variantsOption = u"VariantPath";
constexpr QStringView variantName = u"cfour";

bool isOption(const QString& name, QStringView option)
{
    return QStringView(name).compare(option, Qt::CaseInsensitive) == 0;
}

QByteArray optionLine(const QString& name, const QString& value)
{
    // A line end would begin another command.
    return SetOptionLine {name.simplified(), value.simplified()}.toText().toUtf8() + '\n';
}

QByteArray goLineOf(const ProgramQuestion& question)
{
    const SearchLimits& limits = question.limits;
    GoLine go;
    if (limits.depth > 0)
        go.depth = limits.depth;
    if (limits.nodes > 0)
        go.nodes = limits.nodes;
    if (limits.time.count() > 0)
        go.moveTime = limits.time;
    else if (question.moveTime.count() > 0)
        go.moveTime = question.moveTime;
    if (limits.clock) {
        const auto mover = static_cast<std::size_t>(question.root.sideToMove());
        const SearchClock told = limits.clock->joined();
        go.clock[mover] = told.own;
        go.clock[1 - mover] = told.other;
        go.increment = {told.increment, told.increment};
    }
    return go.toText().toUtf8() + '\n';
}

/// `P@h1`, `d9`, `8`: of another board, or a column that is full.
bool looksLikeMove(const QString& text)
{
    static const QRegularExpression move(QStringLiteral("^([Pp]@)?([A-Za-z][0-9]{0,2}|[0-9])$"));
    return move.match(text).hasMatch();
}

}

ProgramStep UciDialogue::start()
{
    m_about = {};
    m_hasVariants = false;
    return {.say = "uci\n"};
}

ProgramStep UciDialogue::newGame()
{
    m_moves = {};
    return {.say = "ucinewgame\nisready\n"};
}

ProgramStep UciDialogue::readReady(const QString& line)
{
    UciWords words(line);
    const QStringView word = words.next();
    if (word == u"uciok")
        return afterOptions();
    if (word == u"readyok")
        return {.done = true};
    if (word == u"option") {
        if (const auto option = OptionLine::read(line))
            m_about.options.push_back(*option);
    } else if (word == u"id") {
        const QStringView what = words.next();
        if (what == u"name")
            m_about.name = words.rest().toString();
        else if (what == u"author")
            m_about.author = words.rest().toString();
    }
    return {};
}

ProgramStep UciDialogue::afterOptions()
{
    const auto variants = std::ranges::find_if(
        m_options, [](const auto& set) { return isOption(set.first, variantsOption); });
    if (variants != m_options.end() && !m_hasVariants) {
        // Which variants there are is known once their file is; the options say so then.
        m_hasVariants = true;
        m_about.options.clear();
        return {.say = optionLine(variants->first, variants->second) + "uci\n"};
    }
    QByteArray say;
    const auto variant = std::ranges::find_if(m_about.options, [](const OptionLine& option) {
        return isOption(option.name, variantOption);
    });
    if (variant != m_about.options.end()) {
        if (variant->type == OptionLine::Type::Combo
            && !variant->choices.contains(variantName, Qt::CaseInsensitive))
            return {.failure = programFailure(EngineFailure::Kind::Unsupported,
                                              variantOption.toString() + QStringLiteral(": ")
                                                  + variant->choices.join(QStringLiteral(", ")))};
        say += optionLine(variant->name, variantName.toString());
    }
    for (const auto& [name, value] : m_options)
        if (!isOption(name, variantOption) && !isOption(name, variantsOption))
            say += optionLine(name, value);
    return {.say = say + "isready\n"};
}

ProgramStep UciDialogue::ask(const ProgramQuestion& question, SearchReport& report)
{
    m_infos.emplace(report);
    PositionLine position;
    // Not every program reads a FEN, and a game tells it more.
    if (const auto moves = m_moves.to(question.root))
        position.moves = *moves;
    else
        position.start = question.root;
    return {.say = position.toText().toUtf8() + '\n' + goLineOf(question)};
}

ProgramStep UciDialogue::readAnswer(const QString& line)
{
    if (const auto info = InfoLine::read(line)) {
        m_infos->take(*info);
        return {};
    }
    const auto best = BestMoveLine::read(line);
    if (!best)
        return {};
    const Position& root = m_infos->root();
    const auto move = uci::readMove(root, best->move);
    if (!move)
        return {.failure = looksLikeMove(best->move)
                    ? illegal(best->move)
                    : notAMove(best->move.isEmpty() ? QStringView(line).mid(9).trimmed().toString()
                                                    : best->move)};
    m_infos->finish(*move, best->ponder);
    return {.done = true};
}
