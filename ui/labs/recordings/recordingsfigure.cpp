// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/recordings/recordingsfigure.h"

#include "core/board/notation.h"
#include "core/recording/quantitytext.h"
#include "core/recording/recordingcomparison.h"
#include "core/search/metrics/disturbance.h"
#include "ui/paper/plotframe.h"
#include "ui/performance/enginecolors.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

struct RecordingsWords
{
    Q_DECLARE_TR_FUNCTIONS(RecordingsChart)
};

using Kind = FigureSeries::Kind;

constexpr double disturbedSize = 13;

QString textOf(const Recording& recording, std::size_t move, const Position& before,
               const QString& name, const SearchQuantity& quantity, double value)
{
    const int column = recording.moves[move].move.column();
    QString text = RecordingsWords::tr("Ply %1, %2 by %3\n%4: %5")
                       .arg(recording.ply(move))
                       .arg(notation::squareName(column, before.landingRow(column)), name,
                            quantityTitle(quantity), quantityNumber(quantity, value));
    const Disturbance disturbed = Disturbance::of(*recording.moves[move].report, quantity);
    if (disturbed.byProgram)
        text += u'\n' + RecordingsWords::tr("Disturbed by other work in this program");
    if (disturbed.byOthers)
        text += u'\n' + RecordingsWords::tr("Disturbed by other programs");
    return text;
}

class Builder
{
public:
    explicit Builder(const ShownRecordings& shown) : m_shown(shown)
    {
        m_disturbed.tone = FigureSeries::Tone::Text;
        m_disturbed.marker = chartstyle::Marker::Cross;
        m_disturbed.size = disturbedSize;
        m_disturbed.isHit = false;
    }

    Figure build()
    {
        m_figure.name = RecordingsWords::tr("Chart of one quantity of each search, by ply");
        for (const int which : {0, 1})
            if (const auto& recording = which == 0 ? m_shown.first : m_shown.second)
                for (const Player side : {Player::First, Player::Second})
                    add(*recording, which, side);
        if (m_figure.series.empty()) {
            m_figure.note = m_shown.first || m_shown.second
                ? RecordingsWords::tr("No search in these games reports this quantity.")
                : RecordingsWords::tr("Play a game against an engine, or open a recording.");
            return std::move(m_figure);
        }
        setAxes();
        addUprights();
        if (!m_disturbed.points.empty())
            m_figure.series.push_back(std::move(m_disturbed));
        if (m_leftOut)
            addWords(RecordingsWords::tr("zeros are not drawn"));
        return std::move(m_figure);
    }

private:
    void add(const Recording& recording, int which, Player side)
    {
        FigureSeries series {recording.players[side == Player::First ? 0 : 1].name, Kind::Line};
        if (m_shown.first && m_shown.second)
            series.name = which == 0 ? RecordingsWords::tr("first: %1").arg(series.name)
                                     : RecordingsWords::tr("second: %1").arg(series.name);
        // Hollow are disturbed times, as in every chart: the second game has marks of its own.
        series.marker = recordingMarker(which, side);
        series.dashes = which == 0 ? Qt::SolidLine : Qt::DashLine;
        series.isDescribed = true;
        const std::vector<Position> positions = recording.positions();
        for (std::size_t move = 0; move < recording.moves.size(); ++move) {
            const auto value = metricOf(recording.moves[move], *m_shown.quantity);
            if (recording.side(move) != side || !value)
                continue;
            if (m_shown.isLogarithmic && *value <= 0) {
                m_leftOut = true;
                continue;
            }
            FigureSeries::Point point {double(recording.ply(move)),
                                       m_shown.quantity->inUnit(*value)};
            point.isHollow
                = Disturbance::of(*recording.moves[move].report, *m_shown.quantity).any();
            if (point.isHollow)
                m_disturbed.points.push_back({point.x, point.y});
            point.text
                = textOf(recording, move, positions[move], series.name, *m_shown.quantity, *value);
            point.leadsTo = 2 * recording.ply(move) + which;
            series.points.push_back(std::move(point));
        }
        if (series.points.empty())
            return;
        const EngineColor color = colorOf(recording, side);
        series.side = color.family;
        series.ink = color.tint;
        m_figure.series.push_back(std::move(series));
    }

    EngineColor colorOf(const Recording& recording, Player side)
    {
        const QString& name = recording.players[side == Player::First ? 0 : 1].name;
        return side == Player::Second && name == recording.players[0].name
            ? m_colors.ofItsOpponent(name)
            : m_colors.of(name, side);
    }

    void setAxes()
    {
        const PlotRange plies = *rangeAcross(m_figure, false);
        m_figure.across = {RecordingsWords::tr("Ply: discs on the board after the move"),
                           plies.low - 0.7, plies.high + 0.7, false, 1};
        const PlotRange values = *rangeUp(m_figure, m_shown.isLogarithmic);
        m_figure.up = PlotFrame::axisFor(quantityTitle(*m_shown.quantity), values.low, values.high,
                                         m_shown.isLogarithmic);
    }

    void addUprights()
    {
        if (m_shown.ply > 0) {
            FigureSeries selected {QString(), Kind::Uprights, {{double(m_shown.ply)}}};
            selected.tone = FigureSeries::Tone::Faint;
            selected.dashes = Qt::SolidLine;
            m_figure.series.push_back(std::move(selected));
        }
        if (!m_shown.first || !m_shown.second)
            return;
        const auto differs = RecordingComparison(*m_shown.first, *m_shown.second).differsFrom();
        if (!differs)
            return;
        FigureSeries line {
            RecordingsWords::tr("the games differ from here"), Kind::Uprights, {{*differs - 0.5}}};
        line.tone = FigureSeries::Tone::Text;
        line.dashes = Qt::DashDotLine;
        m_figure.series.push_back(std::move(line));
        m_figure.words = figureInWords(m_figure) + QStringLiteral("; ")
            + RecordingsWords::tr("The games differ from ply %1").arg(*differs);
    }

    void addWords(const QString& words)
    {
        FigureSeries none {words, Kind::Markers};
        none.size = 0;
        m_figure.series.push_back(std::move(none));
    }

    const ShownRecordings& m_shown;
    Figure m_figure;
    FigureSeries m_disturbed {RecordingsWords::tr("disturbed"), Kind::Markers};
    /// One for an engine, in whichever game; the games differ by their lines.
    EngineColors m_colors;
    bool m_leftOut = false; ///< zeros, which have no place on a logarithmic axis
};

}

chartstyle::Marker recordingMarker(int which, Player side)
{
    return which == 0           ? chartstyle::markerOf(side)
        : side == Player::First ? chartstyle::Marker::Diamond
                                : chartstyle::Marker::UpTriangle;
}

Figure recordingsFigure(const ShownRecordings& shown)
{
    return Builder(shown).build();
}
