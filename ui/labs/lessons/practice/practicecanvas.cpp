// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/practice/practicecanvas.h"

#include "core/lesson/practice/practicereasons.h"
#include "ui/graph/painting/graphlook.h"
#include "ui/labs/lessons/practice/practiceaccessible.h"
#include "ui/labs/lessons/practice/practicepicture.h"

#include <QAccessible>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <array>

using namespace fourcast::lesson;

namespace {

/// How much larger than usual letters are where there is room, the largest first.
constexpr std::array<double, 7> letterSizes {3, 2.5, 2, 1.75, 1.5, 1.25, 1};
/// The sign on a branch, in heights of a letter.
constexpr double signSize = 1.15;

}

PracticeCanvas::PracticeCanvas(PracticeSheet& sheet, QWidget* parent)
    : GraphCanvas(parent), m_sheet(sheet)
{
    installPracticeAccessibility();
    setAccessibleName(tr("Tree to fill in"));
    setWhatsThis(tr("Type the value of each node: Tab goes to the next one, Enter checks it. Press "
                    "Space, or click a branch, to leave the branch out. The arrow keys go "
                    "everywhere. Zoom with the wheel, and drag to pan."));
    setAccessibleDescription(whatsThis());
    setTips([this](std::uint64_t id) {
        const int node = static_cast<int>(id);
        QStringList lines {practicepicture::nodeText(m_sheet, node), valueReason(m_sheet, node)};
        if (node != PracticeTree::root())
            lines << practicepicture::branchText(m_sheet, node) << branchReason(m_sheet, node);
        lines.removeAll(QString());
        return lines.join(u'\n');
    });
    connect(this, &GraphCanvas::nodeChosen, this,
            [this](std::uint64_t id) { choose(static_cast<int>(id)); });
}

void PracticeCanvas::takeTree()
{
    m_typedNode = -1;
    m_typed.clear();
    // Another tree, though its nodes have the same numbers.
    setTree({});
    fitLetters();
    setTree(practicepicture::graph(m_sheet, -1, {}));
    if (const std::vector<int> inner = m_sheet.tree().innerNodes(); !inner.empty())
        goTo(inner.front());
    showAll();
}

void PracticeCanvas::refresh()
{
    m_typedNode = -1;
    draw();
}

void PracticeCanvas::draw()
{
    setTree(practicepicture::graph(m_sheet, m_typedNode, m_typed));
}

void PracticeCanvas::fitLetters()
{
    const QFont usual = parentWidget() ? parentWidget()->font() : QFont();
    QFont chosen = usual;
    const Graph graph = practicepicture::graph(m_sheet, -1, {});
    const QSizeF room = QSizeF(size()) - 2 * QSizeF(GraphCamera::margin, GraphCamera::margin);
    for (const double times : letterSizes) {
        chosen = usual;
        if (usual.pointSizeF() > 0)
            chosen.setPointSizeF(usual.pointSizeF() * times);
        else
            chosen.setPixelSize(std::max(1, qRound(QFontInfo(usual).pixelSize() * times)));
        const QSizeF whole
            = graphplacement::tidy(graph, graphlook::sizesOf(graph, chosen)).bounds().size();
        if (whole.width() <= room.width() && whole.height() <= room.height())
            break;
    }
    if (chosen != font())
        setFont(chosen);
}

void PracticeCanvas::resizeEvent(QResizeEvent* event)
{
    GraphCanvas::resizeEvent(event);
    fitLetters();
    showAll();
}

QRectF PracticeCanvas::branchPlace(int node) const
{
    const std::vector<int>& into = scene().into(node);
    if (into.empty())
        return {};
    const double side
        = std::max(12.0, QFontMetricsF(font()).height() * signSize * std::min(zoom(), 1.0));
    QRectF place(0, 0, side, side);
    place.moveCenter(
        toWidget(scene().placement().routes[static_cast<std::size_t>(into.front())].middle));
    return place;
}

void PracticeCanvas::paintEvent(QPaintEvent* event)
{
    GraphCanvas::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const FigureStyle style {palette(), font()};
    for (int node = 0; node < std::min(m_sheet.tree().size(), scene().graph().nodeCount());
         ++node) {
        const PracticeSheet::Answer& answer = m_sheet.answer(node);
        QRectF branch = branchPlace(node);
        if (answer.isCut) {
            practicepicture::paintScissors(painter, branch, palette());
            branch.translate(branch.width() * 0.9, 0);
        }
        if (node != PracticeTree::root())
            practicepicture::paintMark(painter, branch, answer.branchMark, style);
        const QRectF place = nodePlace(node);
        QRectF badge(0, 0, place.height() * 0.42, place.height() * 0.42);
        badge.moveCenter(QPointF(place.right(), place.top() + badge.height() * 0.2));
        practicepicture::paintMark(painter, badge, answer.valueMark, style);
    }
}

void PracticeCanvas::choose(int node)
{
    if (m_sheet.tree().node(node).isLeaf())
        toggleCut(node);
}

void PracticeCanvas::toggleCut(int node)
{
    if (node == PracticeTree::root())
        return;
    m_sheet.setCut(node, !m_sheet.answer(node).isCut);
    goTo(node);
    refresh();
    Q_EMIT cutChanged(node);
    // Branches come behind the nodes.
    announceChange(scene().graph().nodeCount() + node - 1);
}

void PracticeCanvas::write(int node, const QString& typed)
{
    m_typedNode = node;
    m_typed = typed;
    bool isNumber = false;
    const int value = QString(typed).replace(QChar(0x2212), u'-').toInt(&isNumber);
    m_sheet.setValue(node, isNumber ? std::optional<Value>(value) : std::nullopt);
    draw();
    announceChange(node);
}

void PracticeCanvas::announceChange(int child)
{
    QAccessibleEvent changed(this, QAccessible::NameChanged);
    changed.setChild(child);
    QAccessible::updateAccessibility(&changed);
}

void PracticeCanvas::moveAlong(const std::vector<int>& order, int direction)
{
    const std::vector<int> all = m_sheet.tree().evaluationOrder();
    const auto place = [&all](int node) { return std::ranges::find(all, node) - all.begin(); };
    const auto now = place(current());
    std::optional<int> next;
    for (const int node : order)
        if (direction > 0 ? place(node) > now && !next : place(node) < now)
            next = node;
    if (next)
        goTo(*next);
}

void PracticeCanvas::goOn()
{
    refresh();
    moveAlong(fieldsToFill(), 1);
}

std::vector<int> PracticeCanvas::fieldsToFill() const
{
    std::vector<int> fields = m_sheet.tree().innerNodes();
    std::erase_if(fields, [this](int node) { return m_sheet.isBelowCut(node); });
    return fields;
}
