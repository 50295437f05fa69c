// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/graphcanvas.h"

#include "ui/graph/graphaccessible.h"
#include "ui/graph/graphwords.h"
#include "ui/graph/painting/graphlook.h"
#include "ui/graph/painting/graphpicture.h"

#include <QAccessible>
#include <QPainter>
#include <QStyle>
#include <QToolTip>
#include <algorithm>

namespace {

/// Beyond that a movement is a jump: it could not be followed, nor painted quickly enough.
constexpr int mostMoving = 400;

bool isSame(const Graph& a, const Graph& b)
{
    return std::ranges::equal(a.nodes, b.nodes, {}, &GraphNode::id, &GraphNode::id)
        && std::ranges::equal(a.edges, b.edges, [](const GraphEdge& x, const GraphEdge& y) {
               return x.from == y.from && x.to == y.to && x.label == y.label;
           });
}

}

GraphCanvas::GraphCanvas(QWidget* parent) : QWidget(parent)
{
    installGraphAccessibility();
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(160, 120);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_moving.setStartValue(0.0);
    m_moving.setEndValue(1.0);
    m_moving.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_layout, &DotLayout::placed, this, &GraphCanvas::place);
    connect(&m_moving, &QVariantAnimation::valueChanged, this, [this](const QVariant& share) {
        m_between = GraphScene(m_scene.graph(), placementAt(share.toDouble()));
        update();
    });
    connect(&m_moving, &QVariantAnimation::finished, this, &GraphCanvas::stopMoving);
}

GraphCanvas::~GraphCanvas() = default;

void GraphCanvas::setGraph(Graph graph)
{
    m_isTree = false;
    const bool grows = std::ranges::any_of(
        graph.nodes, [this](const GraphNode& node) { return m_scene.nodeOf(node.id).has_value(); });
    if (!grows) {
        m_waiting = std::move(graph);
        m_layout.start(m_waiting, graphlook::sizesOf(m_waiting, font()));
        if (isArranging()) {
            show({}, false);
            Q_EMIT arranging();
        }
        return;
    }
    m_layout.cancel();
    if (isSame(graph, m_scene.graph()))
        return show(GraphScene(std::move(graph), m_scene.placement()), false);
    GraphPlacement placement = graphplacement::grown(m_scene.graph(), m_scene.placement(), graph,
                                                     graphlook::sizesOf(graph, font()));
    m_camera.stay();
    show(GraphScene(std::move(graph), std::move(placement)), true);
}

void GraphCanvas::setGraphByLevels(Graph graph)
{
    m_isTree = false;
    m_layout.cancel();
    m_laidOutFor = font();
    GraphPlacement placement = graphplacement::byLevels(graph, graphlook::sizesOf(graph, font()));
    show(GraphScene(std::move(graph), std::move(placement)), false);
    showAll();
}

void GraphCanvas::setTree(Graph graph)
{
    m_layout.cancel();
    m_isTree = true;
    if (isSame(graph, m_scene.graph())) {
        m_scene.setLooks(std::move(graph));
        search();
        fill();
        return update();
    }
    m_laidOutFor = font();
    GraphPlacement placement = graphplacement::tidy(graph, graphlook::sizesOf(graph, font()));
    const auto anchor = indexOfCurrent() ? indexOfCurrent() : firstNode();
    const auto stays
        = anchor ? std::optional(m_scene.graph().node(*anchor).id) : std::optional<std::uint64_t>();
    const QPointF before = anchor
        ? toWidget(m_scene.placement().centres[static_cast<std::size_t>(*anchor)])
        : QPointF();
    if (stays)
        m_camera.stay();
    show(GraphScene(std::move(graph), std::move(placement)), false);
    const auto now = stays ? m_scene.nodeOf(*stays) : std::nullopt;
    if (now)
        m_camera.pan(before
                     - toWidget(m_scene.placement().centres[static_cast<std::size_t>(*now)]));
    if (!now || (!m_isChosen && zoom() < legibleZoom()))
        showTree();
}

void GraphCanvas::layOut(bool isAskedFor)
{
    if (m_scene.isEmpty())
        return;
    if (m_isTree) {
        m_laidOutFor = font();
        Graph graph = m_scene.graph();
        GraphPlacement placement = graphplacement::tidy(graph, graphlook::sizesOf(graph, font()));
        show(GraphScene(std::move(graph), std::move(placement)), false);
        return showTree();
    }
    m_waiting = m_scene.graph();
    m_layout.start(m_waiting, graphlook::sizesOf(m_waiting, font()), isAskedFor);
    if (isArranging()) {
        update();
        Q_EMIT arranging();
    }
}

void GraphCanvas::place(const GraphPlacement& placement, DotLayout::Outcome outcome)
{
    const bool moves = !m_scene.isEmpty();
    m_camera.follow();
    m_laidOutFor = font();
    show(GraphScene(std::exchange(m_waiting, {}), placement), moves);
    fill();
    Q_EMIT arranged(outcome);
}

void GraphCanvas::show(GraphScene scene, bool moves)
{
    const GraphScene before = std::exchange(m_scene, std::move(scene));
    const GraphCamera sightBefore = m_camera;
    stopMoving();
    m_hovered.reset();
    if (m_current && !m_scene.nodeOf(*m_current))
        m_current.reset();
    m_camera.setBounds(m_scene.bounds());
    search();
    update();
    QAccessibleEvent changed(this, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&changed);
    const int duration
        = QWidget::style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
    if (!moves || duration <= 0 || !isVisible() || m_scene.graph().nodeCount() > mostMoving)
        return;
    // From where it was, or from what leads to it.
    m_from = m_scene.placement().centres;
    for (std::size_t node = 0; node < m_from.size(); ++node) {
        auto was = before.nodeOf(m_scene.graph().nodes[node].id);
        for (const int edge : m_scene.into(static_cast<int>(node)))
            if (!was)
                was = before.nodeOf(m_scene.graph().node(m_scene.graph().edge(edge).from).id);
        if (!was)
            continue;
        m_from[node] = before.placement().centres[static_cast<std::size_t>(*was)];
        // On the screen it begins where it was, however the whole is shown now.
        if (m_camera.transform() != sightBefore.transform())
            m_from[node] = toScene(sightBefore.toSurface(m_from[node]));
    }
    if (m_from == m_scene.placement().centres)
        return;
    m_between = GraphScene(m_scene.graph(), placementAt(0));
    m_moving.setDuration(duration);
    m_moving.start();
}

void GraphCanvas::stopMoving()
{
    m_moving.stop();
    m_between.reset();
    m_from.clear();
    update();
}

GraphPlacement GraphCanvas::placementAt(double share) const
{
    GraphPlacement placement = m_scene.placement();
    for (std::size_t node = 0; node < m_from.size(); ++node)
        placement.centres[node] = m_from[node] + (placement.centres[node] - m_from[node]) * share;
    graphplacement::routeFrom(m_scene.graph(), placement);
    return placement;
}

std::optional<int> GraphCanvas::indexOfCurrent() const
{
    return m_current ? m_scene.nodeOf(*m_current) : std::nullopt;
}

std::optional<int> GraphCanvas::firstNode() const
{
    const auto& nodes = m_scene.graph().nodes;
    if (nodes.empty())
        return std::nullopt;
    const auto initial = std::ranges::find_if(
        nodes, [](const GraphNode& node) { return bool(node.marks & GraphMark::Initial); });
    return initial == nodes.end() ? 0 : static_cast<int>(initial - nodes.begin());
}

void GraphCanvas::setCurrentNode(std::uint64_t id)
{
    const auto node = m_scene.nodeOf(id);
    if (!node)
        return;
    const bool isNew = m_current != id;
    m_current = id;
    m_camera.bringIntoSight(m_scene.placement().nodeRect(*node));
    fill();
    update();
    if (!isNew)
        return;
    // It is about a node that may lie elsewhere by now.
    QToolTip::hideText();
    announceFocus();
    Q_EMIT currentChanged();
}

void GraphCanvas::announceFocus()
{
    const auto node = indexOfCurrent();
    if (!hasFocus() || !node)
        return;
    QAccessibleEvent focused(this, QAccessible::Focus);
    focused.setChild(*node);
    QAccessible::updateAccessibility(&focused);
}

void GraphCanvas::activate(int node)
{
    const std::uint64_t id = m_scene.graph().node(node).id;
    setCurrentNode(id);
    Q_EMIT nodeChosen(id);
}

QString GraphCanvas::nodeText(int node) const
{
    return graphwords::node(m_scene, node);
}

QString GraphCanvas::tipText(int node) const
{
    return m_tips ? m_tips(m_scene.graph().node(node).id) : nodeText(node);
}

void GraphCanvas::find(const QString& text)
{
    m_search.setText(text);
    search();
    if (!found().empty())
        stepFound(1);
    update();
}

void GraphCanvas::search()
{
    m_search.look(m_scene.graph());
    Q_EMIT foundChanged();
}

void GraphCanvas::stepFound(int direction)
{
    const auto node = m_search.step(direction);
    if (!node)
        return;
    setCurrentNode(m_scene.graph().node(*node).id);
    Q_EMIT foundChanged();
}

void GraphCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGraph(painter, m_between ? *m_between : m_scene, sight(), style());
    painter.setPen(palette().color(QPalette::Text));
    if (isArranging()) {
        const QString sentence = m_scene.isEmpty()
            ? tr("Graphviz is laying out %n node(s) … Press Esc to place them by level now.",
                 nullptr, m_waiting.nodeCount())
            : tr("Graphviz is redoing the layout … Press Esc to place the nodes by level now.");
        constexpr double margin = GraphCamera::margin;
        const QRectF room = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
        const int how = (m_scene.isEmpty() ? Qt::AlignCenter : Qt::AlignHCenter | Qt::AlignTop)
            | Qt::TextWordWrap;
        const QRectF text = painter.boundingRect(room, how, sentence);
        painter.fillRect(text.adjusted(-6, -4, 6, 4), palette().color(QPalette::Base));
        painter.drawText(room, how, sentence);
    }
    if (!hasFocus())
        return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void GraphCanvas::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    update();
    // Larger letters need larger nodes, and these other places.
    if (event->type() == QEvent::FontChange && !m_scene.isEmpty() && font() != m_laidOutFor)
        layOut(false);
}

void GraphCanvas::setLabelsShown(bool shown)
{
    m_withLabels = shown;
    update();
}

ChartContent GraphCanvas::content(const QString& title) const
{
    ChartContent content = graphPicture(m_scene, title, font(), m_withLabels);
    if (m_scene.isEmpty())
        return content;
    content.csv = graphwords::csv(m_scene.graph());
    content.json = graphwords::json(m_scene.graph());
    return content;
}
