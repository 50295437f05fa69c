// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/painting/graphlabels.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace {

/// Of the letters in the nodes.
constexpr double labelShare = 0.88;
/// Smaller letters cannot be read, in pixels of the surface.
constexpr double leastLabelPixels = 9;
/// With more arrows in sight than that their labels would hide the picture.
constexpr int mostLabels = 400;
/// From farther away only few arrows have labels.
constexpr double nearEnough = 0.34;
constexpr int fewArrows = 60;
/// A label that is too long is cut, first a little; in letters.
constexpr std::array<double, 3> lettersLeft {26, 14, 7};
/// Along the arrow, the middle first.
constexpr std::array<double, 5> sharesOfWay {0.5, 0.62, 0.38, 0.72, 0.28};

class Placing
{
public:
    Placing(const GraphScene& scene, const GraphSight& sight, const QFont& font)
        : m_scene(scene), m_sight(sight), m_metrics(graphlabels::letters(sight, font))
    {
    }

    std::vector<GraphLabel> placed()
    {
        for (const std::vector<int>& group : groups())
            place(group);
        return std::move(m_labels);
    }

private:
    bool matters(int edge) const
    {
        const GraphEdge& each = m_scene.graph().edge(edge);
        return m_sight.current == each.from || m_sight.hovered == each.from
            || (each.marks & GraphMark::OnPath) || m_sight.foundEdges.contains(edge);
    }

    /// Of those in sight.
    std::vector<int> labelled() const
    {
        const QRectF room
            = m_sight.toSurface.inverted().mapRect(m_sight.room).adjusted(-24, -12, 12, 12);
        std::vector<int> edges = m_scene.edgesIn(room);
        std::erase_if(edges, [this](int edge) {
            const GraphEdge& each = m_scene.graph().edge(edge);
            return each.label.isEmpty() || (each.marks & GraphMark::Hidden);
        });
        const auto count = static_cast<int>(edges.size());
        const bool isCrowded
            = count > mostLabels || (m_sight.toSurface.m11() < nearEnough && count > fewArrows);
        if (!m_sight.isOnPaper && isCrowded)
            std::erase_if(edges, [this](int edge) { return !matters(edge); });
        std::stable_partition(edges.begin(), edges.end(),
                              [this](int edge) { return matters(edge); });
        return edges;
    }

    std::vector<std::vector<int>> groups() const
    {
        std::vector<std::vector<int>> groups;
        std::map<std::tuple<int, int, int, bool>, std::size_t> known;
        for (const int edge : labelled()) {
            const GraphEdge& each = m_scene.graph().edge(edge);
            const auto [group, isNew] = known.try_emplace(
                std::tuple(each.from, each.to, each.role, matters(edge)), groups.size());
            if (isNew)
                groups.emplace_back();
            groups[group->second].push_back(edge);
        }
        return groups;
    }

    /// The longest text that has room somewhere on one of the arrows.
    void place(const std::vector<int>& group)
    {
        QStringList labels;
        for (const int edge : group)
            if (const QString& label = m_scene.graph().edge(edge).label; !labels.contains(label))
                labels << label;
        const QString whole = labels.join(QStringLiteral(", "));
        QString last;
        for (const double letters : lettersLeft) {
            const bool isWhole = m_sight.isOnPaper && last.isEmpty();
            const QString text = isWhole
                ? whole
                : m_metrics.elidedText(whole, Qt::ElideRight,
                                       letters * m_metrics.averageCharWidth());
            if (text == last)
                continue;
            last = text;
            for (const int edge : group)
                if (const auto free = freePlace(edge, m_metrics.size(0, text))) {
                    m_labels.push_back({edge, text, *free});
                    return;
                }
        }
    }

    std::optional<QRectF> freePlace(int edge, const QSizeF& size) const
    {
        const GraphRoute& route = m_scene.placement().routes[static_cast<std::size_t>(edge)];
        if (route.path.isEmpty())
            return std::nullopt;
        for (const double share : sharesOfWay) {
            QRectF place(QPointF(), size);
            place.moveCenter(share == 0.5 ? route.middle : route.path.pointAtPercent(share));
            place.adjust(-2, 0, 2, 0);
            const bool isCovered = std::ranges::any_of(
                m_labels, [&](const GraphLabel& other) { return other.place.intersects(place); });
            if (!isCovered && m_scene.nodesIn(place).empty())
                return place;
        }
        return std::nullopt;
    }

    const GraphScene& m_scene;
    const GraphSight& m_sight;
    const QFontMetricsF m_metrics;
    std::vector<GraphLabel> m_labels;
};

}

namespace graphlabels {

QStringList between(const GraphScene& scene, int from, int to)
{
    QStringList labels;
    for (const int edge : scene.out(from))
        if (const GraphEdge& each = scene.graph().edge(edge);
            each.to == to && !each.label.isEmpty() && !labels.contains(each.label))
            labels << each.label;
    return labels;
}

QFont letters(const GraphSight& sight, const QFont& font)
{
    QFont small = font;
    double pixels = std::max(8.0, QFontInfo(font).pixelSize() * labelShare);
    if (!sight.isOnPaper)
        pixels = std::max(pixels, leastLabelPixels / sight.toSurface.m11());
    small.setPixelSize(qRound(pixels));
    return small;
}

std::vector<GraphLabel> placed(const GraphScene& scene, const GraphSight& sight, const QFont& font)
{
    return sight.withLabels ? Placing(scene, sight, font).placed() : std::vector<GraphLabel>();
}

}
