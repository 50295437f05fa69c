// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/lenspresenter.h"

#include "core/evaluation/h2.h"
#include "ui/analysis/lenspanel.h"
#include "ui/board/boardstage.h"
#include "ui/board/boardview.h"
#include "ui/play/gamemodel.h"
#include "ui/style/showndiscs.h"
#include "ui/text/heuristictext.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double palest = 0.35;
constexpr double fullest = 0.9;

/// The square values of a heuristic that has some go up to this.
constexpr double largestSquare = 13;
/// Others span six powers of ten: the tint goes with the number of digits.
constexpr double digits = 6;

double strengthOf(const HeuristicInfo& heuristic, qint64 value)
{
    const auto size = static_cast<double>(std::abs(value));
    const double share
        = heuristic.squareValue ? size / largestSquare * fullest : std::log10(1.0 + size) / digits;
    return std::copysign(std::clamp(share, palest, fullest), static_cast<double>(value));
}

}

LensPresenter::LensPresenter(BoardStage& stage, LensPanel& panel, const GameModel& model,
                             QObject* parent)
    : QObject(parent), m_stage(stage), m_board(stage.board()), m_panel(panel), m_model(model)
{
    connect(&model, &GameModel::positionChanged, this, &LensPresenter::show);
    connect(&model, &GameModel::gameReset, this, &LensPresenter::show);
    connect(&panel, &LensPanel::settingsChanged, this, &LensPresenter::show);
    connect(&panel, &LensPanel::seenChanged, this, &LensPresenter::show);
    connect(&panel, &LensPanel::featureChosen, this, [this](Bitboard discs, Bitboard squares) {
        const bool shown = m_panel.isSeen() && !isHidden();
        m_board.setLit(shown ? discs : 0, shown ? squares : 0);
    });
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, &LensPresenter::show);
}

void LensPresenter::apply(const Overlays& overlays)
{
    m_overlays = overlays;
    show();
}

void LensPresenter::setVeiled(bool on)
{
    if (on == m_veiled)
        return;
    m_veiled = on;
    m_panel.setVeiled(on);
    show();
}

void LensPresenter::setSetup(bool on)
{
    m_setup = on;
    show();
}

LensReport LensPresenter::report() const
{
    const Game& game = m_model.game();
    const Position& position = game.position();
    const std::optional<Position> before
        = game.ply() > 0 ? std::optional(game.positionAt(game.ply() - 1)) : std::nullopt;
    const Player view = m_panel.view(position.sideToMove());
    return lens(m_panel.heuristic(), m_panel.options(), position, before, view);
}

void LensPresenter::show()
{
    const bool heat = m_overlays.heat && !isHidden();
    const bool list = m_panel.isSeen() && !isHidden();
    if (!list)
        m_board.setLit(0, 0);
    if (!heat) {
        m_board.setHeat({});
        m_stage.setHeatLegend({});
    }
    if (!heat && !list)
        return;
    const LensReport now = report();
    m_panel.showReport(now);
    if (heat)
        showHeat(now);
}

void LensPresenter::showHeat(const LensReport& report)
{
    const Position& position = m_model.position();
    const HeuristicInfo& heuristic = m_panel.heuristic();
    std::vector<HeatMark> marks;
    for (int column = 0; column < Position::Shape::width; ++column)
        for (int row = 0; row < Position::Shape::height; ++row) {
            const qint64 value = report.at(column, row);
            if (value != 0) {
                marks.push_back(
                    {.square = {column, row},
                     .strength = strengthOf(heuristic, value),
                     .text = shortHeuristicText(value),
                     .spoken = tr("%1 in %2", "value, heuristic: +200 in H1 strict, for Orange")
                                   .arg(heuristicText(value), m_panel.sourceText())});
            } else if (heuristic.squareValue && position.at(column, row) == Cell::Empty) {
                const int weight = heuristic.squareValue(column, row);
                marks.push_back({.square = {column, row},
                                 .strength = 0,
                                 .text = QString::number(weight),
                                 .spoken = tr("a disc counts %1 in %2")
                                               .arg(weight)
                                               .arg(QLatin1String(heuristic.name))});
            }
        }
    m_board.setHeat(std::move(marks));
    m_stage.setHeatLegend(tr("Heat map: %1, in heuristic units. Light squares are good for this "
                             "side, dark squares are bad.")
                              .arg(m_panel.sourceText()));
}
