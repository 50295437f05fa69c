// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/dotlayout.h"
#include "ui/graph/graphcamera.h"
#include "ui/graph/graphsearch.h"
#include "ui/graph/painting/graphpainter.h"
#include "ui/graph/painting/graphscene.h"
#include "ui/paper/chartexport.h"

#include <QVariantAnimation>
#include <QWidget>
#include <functional>

/// A tree or a transition system that a person looks around in: a drag and Shift with the arrow
/// keys move it, the wheel, + and - zoom, 0 shows the whole. The arrow keys go from node to node,
/// Enter and a click choose one. What is on the screen stays where it is when the graph grows.
class GraphCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit GraphCanvas(QWidget* parent = nullptr);
    ~GraphCanvas() override;

    /// Nodes are known again by their ids: those that are drawn stay, with the zoom; new ones stand
    /// below what leads to them. A graph without any of them is laid out by Graphviz, which takes a
    /// while; arranged() says when and how.
    void setGraph(Graph graph);
    /// By the levels of its nodes at once, without Graphviz.
    void setGraphByLevels(Graph graph);
    /// A forest, laid out at once. As setGraph(), what is drawn stays where it is: the current
    /// node, or the first one; the same nodes and edges take their new looks and nothing moves.
    void setTree(Graph graph);
    const GraphScene& scene() const { return m_scene; }
    DotLayout& layoutProgram() { return m_layout; }
    bool isArranging() const { return m_layout.isRunning(); }

    /// Pixels for each one of the scene.
    double zoom() const { return m_camera.zoom(); }
    /// Where a point of the scene is in the widget, and the other way round.
    QPointF toWidget(const QPointF& point) const { return m_camera.toSurface(point); }
    QPointF toScene(const QPointF& place) const { return m_camera.toScene(place); }

    std::optional<std::uint64_t> currentNode() const { return m_current; }
    /// Brings it into sight, too; no node of that id changes nothing.
    void setCurrentNode(std::uint64_t id);
    /// Moves the picture by as little as shows these nodes, if they have room.
    void reveal(const std::vector<std::uint64_t>& ids);

    /// Marks what has the text in its words or in the label of an edge out of it, and brings the
    /// first of them into sight. Empty ends it.
    void find(const QString& text);
    /// The nodes found, in the order of the graph.
    const std::vector<int>& found() const { return m_search.nodes(); }
    /// Which of them is looked at, from 0; -1 for none.
    int foundIndex() const { return m_search.index(); }
    void stepFound(int direction);

    /// For a class: the whole fills the widget. Where its texts would be too small to read, the
    /// current node and what is around it are seen, as large as can be read. What a person zooms or
    /// moves holds until the graph or its current node is another one.
    void setFilling(bool filling);
    bool isFilling() const { return m_isFilling; }
    /// For a class, a line of nodes from the first one on: where the whole would be too small to
    /// read, as much of it as has room is seen with the current node.
    void setLine(std::vector<std::uint64_t> ids) { m_line = std::move(ids); }

    /// What stands beside the mouse instead of nodeText(), made when it is asked for.
    void setTips(std::function<QString(std::uint64_t id)> tips) { m_tips = std::move(tips); }

    /// Whether labels stand on the arrows; tips and words have them anyway.
    void setLabelsShown(bool shown);
    bool areLabelsShown() const { return m_withLabels; }
    /// Of the arrow at this place of the widget, or of the one whose label is there: where it leads
    /// and, each in a line, all labels between these two nodes. Empty where there is none.
    QString arrowText(const QPointF& place) const;

    /// All of a node in words: its name, its marks, what else is known, where its edges lead.
    QString nodeText(int node) const;
    QString tipText(int node) const;
    /// While the graph fills its place before a class: as large as the rest.
    QString tipInItsLetters(int node) const;
    /// Where it is on the widget.
    QRect nodePlace(int node) const;
    /// Chooses it, as a click does.
    void activate(int node);

    /// The whole graph for a file; legend, note and provenance are the caller's.
    ChartContent content(const QString& title) const;

public Q_SLOTS:
    /// Lays all of it out again, however large it is.
    void arrange() { layOut(true); }
    void zoomIn() { zoomBy(1.5); }
    void zoomOut() { zoomBy(1 / 1.5); }
    /// As a person asks for it, however small it is.
    void showAll();
    /// Where the whole would be too small to read: the first node, and as much below it as there is
    /// room for; otherwise the whole.
    void showBeginning();

Q_SIGNALS:
    /// A click on a node, or Enter.
    void nodeChosen(std::uint64_t id);
    void currentChanged();
    void foundChanged();
    /// A layout has begun.
    void arranging();
    void arranged(DotLayout::Outcome outcome);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// A tree that was left too small to read is shown as large as it can be read.
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void layOut(bool isAskedFor);
    void place(const GraphPlacement& placement, DotLayout::Outcome outcome);
    void show(GraphScene scene, bool moves);
    void stopMoving();
    GraphPlacement placementAt(double share) const;
    double legibleZoom() const;
    void showTree();
    void fill();
    struct SeenLine
    {
        QRectF rect;
        bool isWhole = false;
    };
    /// A part of the scene and as much of the line as has room with it.
    SeenLine withLine(const QRectF& part) const;
    bool isOnLine(int node) const;
    void zoomBy(double factor);
    void pan(const QPointF& by);
    bool moveByKey(Qt::Key key);
    void setHovered(std::optional<int> node);
    std::optional<int> arrowAt(const QPointF& point) const;
    void search();
    std::optional<int> indexOfCurrent() const;
    std::optional<int> firstNode() const;
    GraphSight sight() const;
    FigureStyle style() const { return {palette(), font()}; }
    void announceFocus();

    GraphScene m_scene;
    DotLayout m_layout;
    /// What is being laid out.
    Graph m_waiting;
    /// The largest font that there is room for.
    QFont m_laidOutFor;
    QVariantAnimation m_moving;
    /// Where each node of the scene comes from while it moves.
    std::vector<QPointF> m_from;
    std::optional<GraphScene> m_between;

    GraphCamera m_camera;
    bool m_isTree = false;
    /// A person zoomed or panned: what is seen is theirs.
    bool m_isChosen = false;
    bool m_isFilling = false;
    std::vector<std::uint64_t> m_line;
    bool m_withLabels = true;
    std::function<QString(std::uint64_t)> m_tips;
    std::optional<std::uint64_t> m_current;
    std::optional<int> m_hovered;
    GraphSearch m_search;
    std::optional<QPointF> m_pressed;
    QPointF m_pressedOrigin;
    bool m_isDragging = false;
};
