// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/practice/practicepicture.h"

#include "core/lesson/practice/practicereasons.h"
#include "ui/graph/painting/graphlook.h"
#include "ui/paper/chartstyle.h"

#include <QCoreApplication>
#include <QPainter>

using namespace fourcast::lesson;

namespace {

struct PracticePictureText
{
    Q_DECLARE_TR_FUNCTIONS(PracticePicture)
};

/// As wide as anything that is usually written into a field.
const QString practiceRoom = QStringLiteral("\u221288");

QString sideOf(const PracticeNode& node)
{
    return node.maxMoves ? PracticePictureText::tr("MAX") : PracticePictureText::tr("MIN");
}

QString markText(PracticeMark mark)
{
    switch (mark) {
    case PracticeMark::Right:
    case PracticeMark::Otherwise:
        return PracticePictureText::tr("right");
    case PracticeMark::Wrong:
        return PracticePictureText::tr("wrong");
    case PracticeMark::Missing:
        return PracticePictureText::tr("missing");
    case PracticeMark::Open:
    case PracticeMark::Free:
        break;
    }
    return {};
}

/// "MIN, branch 2"
QString placeText(const PracticeTree& tree, int node)
{
    const PracticeNode& at = tree.node(node);
    if (node == PracticeTree::root())
        return PracticePictureText::tr("%1, root").arg(sideOf(at));
    return PracticePictureText::tr("%1, branch %2")
        .arg(at.isLeaf() ? PracticePictureText::tr("Leaf") : sideOf(at), tree.path(node));
}

QString marked(const QString& text, PracticeMark mark)
{
    const QString word = markText(mark);
    return word.isEmpty() ? text : PracticePictureText::tr("%1, %2").arg(text, word);
}

}

namespace practicepicture {

QString nodeText(const PracticeSheet& sheet, int node)
{
    const PracticeNode& at = sheet.tree().node(node);
    const PracticeSheet::Answer& answer = sheet.answer(node);
    QString text = placeText(sheet.tree(), node);
    if (at.isLeaf())
        text = PracticePictureText::tr("%1: %2").arg(text, practiceValueText(at.leaf));
    else if (answer.value)
        text = PracticePictureText::tr("%1: value %2").arg(text, practiceValueText(*answer.value));
    else
        text = PracticePictureText::tr("%1: no value yet").arg(text);
    return marked(text, answer.valueMark);
}

QString branchText(const PracticeSheet& sheet, int node)
{
    const PracticeSheet::Answer& answer = sheet.answer(node);
    const QString path = sheet.tree().path(node);
    return marked(answer.isCut ? PracticePictureText::tr("Branch %1, left out").arg(path)
                               : PracticePictureText::tr("Branch %1, searched").arg(path),
                  answer.branchMark);
}

Graph graph(const PracticeSheet& sheet, int typedNode, const QString& typed)
{
    Graph graph;
    const PracticeTree& tree = sheet.tree();
    for (int node = 0; node < tree.size(); ++node) {
        const PracticeNode& at = tree.node(node);
        const PracticeSheet::Answer& answer = sheet.answer(node);
        GraphNode made;
        made.id = static_cast<std::uint64_t>(node);
        made.room = practiceRoom;
        made.level = at.ply;
        made.shape = at.isLeaf() ? GraphShape::Box
            : at.maxMoves        ? GraphShape::Roof
                                 : GraphShape::Funnel;
        if (at.isLeaf())
            made.text = practiceValueText(at.leaf);
        else if (node == typedNode)
            made.text = typed;
        else if (answer.value)
            made.text = practiceValueText(*answer.value);
        if (answer.valueMark == PracticeMark::Wrong)
            made.fill = GraphFill::truth(false);
        else if (isRight(answer.valueMark))
            made.fill = GraphFill::shareOf(0.3);
        made.description = nodeText(sheet, node);
        const GraphMarks looks
            = sheet.isBelowCut(node) ? GraphMarks(GraphMark::LeftOut) : GraphMarks();
        made.marks = looks;
        graph.nodes.push_back(std::move(made));
        if (at.parent >= 0)
            graph.edges.push_back(
                {.from = at.parent, .to = node, .label = {}, .role = -1, .marks = looks});
    }
    return graph;
}

void paintMark(QPainter& painter, const QRectF& place, PracticeMark mark, const FigureStyle& style)
{
    if (mark == PracticeMark::Open || mark == PracticeMark::Free)
        return;
    const double side = place.width();
    const QColor color = chartstyle::seriesColor(isRight(mark) ? 0 : 1, style.palette);
    painter.setPen(QPen(color, side / 12));
    painter.setBrush(style.palette.color(QPalette::Base));
    painter.drawEllipse(place);
    painter.setPen(QPen(color, side / 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&place](double x, double y) {
        return QPointF(place.left() + x * place.width(), place.top() + y * place.height());
    };
    if (isRight(mark)) {
        painter.drawPolyline(QPolygonF({at(0.27, 0.52), at(0.44, 0.7), at(0.74, 0.32)}));
    } else if (mark == PracticeMark::Wrong) {
        painter.drawLine(at(0.32, 0.32), at(0.68, 0.68));
        painter.drawLine(at(0.68, 0.32), at(0.32, 0.68));
    } else {
        QFont font = style.font;
        font.setBold(true);
        font.setPixelSize(std::max(6, qRound(side * 0.72)));
        painter.setFont(font);
        painter.drawText(place, Qt::AlignCenter, QStringLiteral("?"));
    }
}

void paintScissors(QPainter& painter, const QRectF& place, const QPalette& palette)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Base));
    painter.drawEllipse(place.adjusted(-1, -1, 1, 1));
    const auto at = [&place](double x, double y) {
        return QPointF(place.left() + x * place.width(), place.top() + y * place.height());
    };
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(palette.color(QPalette::Text), place.width() / 11, Qt::SolidLine, Qt::RoundCap));
    const double ring = place.width() * 0.15;
    painter.drawEllipse(at(0.24, 0.28), ring, ring);
    painter.drawEllipse(at(0.24, 0.72), ring, ring);
    painter.drawLine(at(0.37, 0.36), at(0.9, 0.72));
    painter.drawLine(at(0.37, 0.64), at(0.9, 0.28));
}

std::vector<plotlegend::Entry> legend(const FigureStyle& style)
{
    const auto node = [&style](const QString& text, GraphShape shape) {
        GraphNode look;
        look.shape = shape;
        return graphlook::nodeEntry(text, look, style);
    };
    const auto mark = [&style](const QString& text, PracticeMark which) {
        return plotlegend::Entry {text, [style, which](QPainter& painter, const QRectF& place) {
                                      const double side = std::min(place.width(), place.height());
                                      QRectF square(0, 0, side, side);
                                      square.moveCenter(place.center());
                                      paintMark(painter, square, which, style);
                                  }};
    };
    plotlegend::Entry leftOut {
        PracticePictureText::tr("left out"), [style](QPainter& painter, const QRectF& place) {
            painter.setPen(graphlook::edgePen(
                {.label = {}, .role = -1, .marks = GraphMarks(GraphMark::LeftOut)}, style.palette));
            painter.drawLine(QPointF(place.left(), place.center().y()),
                             QPointF(place.right(), place.center().y()));
            const double side = std::min(place.width(), place.height());
            QRectF square(0, 0, side, side);
            square.moveCenter(place.center());
            paintScissors(painter, square, style.palette);
        }};
    return {node(PracticePictureText::tr("MAX"), GraphShape::Roof),
            node(PracticePictureText::tr("MIN"), GraphShape::Funnel),
            node(PracticePictureText::tr("leaf"), GraphShape::Box),
            std::move(leftOut),
            mark(PracticePictureText::tr("right"), PracticeMark::Right),
            mark(PracticePictureText::tr("wrong"), PracticeMark::Wrong),
            mark(PracticePictureText::tr("missing"), PracticeMark::Missing)};
}

}
