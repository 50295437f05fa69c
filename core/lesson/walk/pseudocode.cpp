// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/walk/pseudocode.h"

namespace fourcast::lesson {

namespace {

/// What a line is there for.
enum class Role
{
    Enter,
    Leaf,
    Known,
    WinAtSight,
    Answer,
    Other,
    Loop,
    Returned,
    Best,
    BestOfMax,
    BestOfMin,
    Cut,
    Keep,
    Leave
};

struct CodeLine
{
    Role role;
    const char* text;
};

/// Without and with the line, where there is a table.
void addIf(std::vector<CodeLine>& lines, bool isThere, const CodeLine& line)
{
    if (isThere)
        lines.push_back(line);
}

constexpr CodeLine leafLine {Role::Leaf,
                             "    if depth = 0 or node is finished: return value(node)"};
constexpr CodeLine leaveLine {Role::Leave, "    return best"};
constexpr CodeLine keepLine {Role::Keep, "    put best and its bound into the table"};
constexpr CodeLine knownLine {Role::Known, "    if the table knows enough: return what it says"};

std::vector<CodeLine> minimaxLines(bool table, bool isOfMover)
{
    std::vector<CodeLine> lines {{Role::Enter, "minimax(node, depth):"}, leafLine};
    addIf(lines, table, {Role::Known, "    if the table knows node: return what it says"});
    if (isOfMover)
        lines.insert(lines.end(),
                     {{Role::Other, "    best = -∞"},
                      {Role::Loop, "    for each move:"},
                      {Role::Returned, "        v = -minimax(node after move, depth - 1)"},
                      {Role::Best, "        if v > best: best = v"}});
    else
        lines.insert(lines.end(),
                     {{Role::Other, "    best = -∞ for MAX, ∞ for MIN"},
                      {Role::Loop, "    for each move:"},
                      {Role::Returned, "        v = minimax(node after move, depth - 1)"},
                      {Role::BestOfMax, "        MAX: if v > best: best = v"},
                      {Role::BestOfMin, "        MIN: if v < best: best = v"}});
    addIf(lines, table, {Role::Keep, "    put best into the table"});
    lines.push_back(leaveLine);
    return lines;
}

std::vector<CodeLine> alphaBetaOfMover(bool isHard, bool table)
{
    std::vector<CodeLine> lines {{Role::Enter, "alphabeta(node, depth, α, β):"}, leafLine};
    addIf(lines, table, knownLine);
    lines.insert(
        lines.end(),
        {{Role::Other, isHard ? "    best = α" : "    best = -∞"},
         {Role::Loop, "    for each move, in order:"},
         {Role::Returned, "        v = -alphabeta(node after move, depth - 1, -β, -α)"},
         {Role::Best, "        if v > best: best = v; α = max(α, best)"},
         {Role::Cut,
          isHard ? "        if α ≥ β: best = β; stop here" : "        if α ≥ β: stop here"}});
    addIf(lines, table, keepLine);
    lines.push_back(leaveLine);
    return lines;
}

std::vector<CodeLine> alphaBetaOfMax(bool isHard, bool table)
{
    std::vector<CodeLine> lines {{Role::Enter, "alphabeta(node, depth, α, β):"}, leafLine};
    addIf(lines, table, knownLine);
    lines.insert(lines.end(),
                 {{Role::Other,
                   isHard ? "    best = α for MAX, β for MIN" : "    best = -∞ for MAX, ∞ for MIN"},
                  {Role::Loop, "    for each move, in order:"},
                  {Role::Returned, "        v = alphabeta(node after move, depth - 1, α, β)"},
                  {Role::BestOfMax, "        MAX: if v > best: best = v; α = max(α, best)"},
                  {Role::BestOfMin, "        MIN: if v < best: best = v; β = min(β, best)"},
                  {Role::Cut,
                   isHard ? "        if α ≥ β: best = β for MAX, α for MIN; stop here"
                          : "        if α ≥ β: stop here"}});
    addIf(lines, table, keepLine);
    lines.push_back(leaveLine);
    return lines;
}

std::vector<CodeLine> engineLines(bool isOfMover)
{
    std::vector<CodeLine> lines {
        {Role::Enter, "alphabeta(node, depth, α, β):"},
        {Role::Leaf, "    if depth = 0 or the board is full: return value(node)"},
        {Role::WinAtSight, "    if a move wins: return its value"},
        {Role::Answer, "    if the opponent would win next: try the answer alone"},
        {Role::Other, isOfMover ? "    best = -∞" : "    best = -∞ for MAX, ∞ for MIN"},
        {Role::Loop, "    for each move, from the centre outwards:"}};
    if (isOfMover)
        lines.insert(
            lines.end(),
            {{Role::Returned, "        v = -alphabeta(node after move, depth - 1, -β, -α)"},
             {Role::Best, "        if v > best: best = v; α = max(α, best)"}});
    else
        lines.insert(lines.end(),
                     {{Role::Returned, "        v = alphabeta(node after move, depth - 1, α, β)"},
                      {Role::BestOfMax, "        MAX: if v > best: best = v; α = max(α, best)"},
                      {Role::BestOfMin, "        MIN: if v < best: best = v; β = min(β, best)"}});
    lines.push_back({Role::Cut, "        if α ≥ β: stop here"});
    lines.push_back(leaveLine);
    return lines;
}

std::vector<CodeLine> linesFor(const TreeRequest& request, PointOfView view)
{
    const bool isOfMover = view == PointOfView::Mover;
    const bool isHard = request.failing == Failing::Hard;
    switch (request.method) {
    case Method::Minimax:
        return minimaxLines(request.table, isOfMover);
    case Method::AlphaBeta:
        return isOfMover ? alphaBetaOfMover(isHard, request.table)
                         : alphaBetaOfMax(isHard, request.table);
    case Method::Engine:
        break;
    }
    return engineLines(isOfMover);
}

Role roleOf(const RecordedTree& tree, const WalkEvent& event, bool bestChanged, PointOfView view)
{
    switch (event.kind) {
    case WalkEvent::Kind::Enter:
        return Role::Enter;
    case WalkEvent::Kind::Leaf:
        return Role::Leaf;
    case WalkEvent::Kind::Known:
        return Role::Known;
    case WalkEvent::Kind::Cut:
        return Role::Cut;
    case WalkEvent::Kind::Returned:
        if (tree.nodes[event.node].kind == RecordedNode::Kind::WinAtSight)
            return Role::WinAtSight;
        if (tree.nodes[event.node].kind == RecordedNode::Kind::Answer)
            return Role::Answer;
        if (!bestChanged)
            return Role::Returned;
        if (view == PointOfView::Mover)
            return Role::Best;
        return tree.nodes[event.node].ply % 2 == 0 ? Role::BestOfMax : Role::BestOfMin;
    case WalkEvent::Kind::Leave:
        break;
    }
    const RecordedNode& node = tree.nodes[event.node];
    if (node.isLeaf())
        return Role::Leaf;
    if (node.kind == RecordedNode::Kind::Known)
        return Role::Known;
    return Role::Leave;
}

}

QStringList pseudoCode(const TreeRequest& request, PointOfView view)
{
    QStringList lines;
    for (const CodeLine& line : linesFor(request, view))
        lines << QString::fromUtf8(line.text);
    return lines;
}

int codeLineOf(const RecordedTree& tree, const WalkEvent& event, bool bestChanged, PointOfView view)
{
    const std::vector<CodeLine> lines = linesFor(tree.request, view);
    const Role role = roleOf(tree, event, bestChanged, view);
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (lines[i].role == role)
            return static_cast<int>(i);
    return 0;
}

}
