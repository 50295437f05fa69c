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
    Cut,
    Keep,
    Leave
};

struct CodeLine
{
    Role role;
    const char* text;
};

std::vector<CodeLine> minimaxLines(bool table)
{
    std::vector<CodeLine> lines {
        {Role::Enter, "minimax(node, depth):"},
        {Role::Leaf, "    if depth = 0 or node is finished: return value(node)"}};
    if (table)
        lines.push_back({Role::Known, "    if the table knows node: return what it says"});
    lines.insert(lines.end(),
                 {{Role::Other, "    best = -∞"},
                  {Role::Loop, "    for each move:"},
                  {Role::Returned, "        v = -minimax(node after move, depth - 1)"},
                  {Role::Best, "        if v > best: best = v"}});
    if (table)
        lines.push_back({Role::Keep, "    put best into the table"});
    lines.push_back({Role::Leave, "    return best"});
    return lines;
}

std::vector<CodeLine> alphaBetaLines(Failing failing, bool table)
{
    const bool isHard = failing == Failing::Hard;
    std::vector<CodeLine> lines {
        {Role::Enter, "alphabeta(node, depth, α, β):"},
        {Role::Leaf, "    if depth = 0 or node is finished: return value(node)"}};
    if (table)
        lines.push_back({Role::Known, "    if the table knows enough: return what it says"});
    lines.insert(
        lines.end(),
        {{Role::Other, isHard ? "    best = α" : "    best = -∞"},
         {Role::Loop, "    for each move, in order:"},
         {Role::Returned, "        v = -alphabeta(node after move, depth - 1, -β, -α)"},
         {Role::Best, "        if v > best: best = v; α = max(α, best)"},
         {Role::Cut,
          isHard ? "        if α ≥ β: best = β; stop here" : "        if α ≥ β: stop here"}});
    if (table)
        lines.push_back({Role::Keep, "    put best and its bound into the table"});
    lines.push_back({Role::Leave, "    return best"});
    return lines;
}

std::vector<CodeLine> engineLines()
{
    return {{Role::Enter, "alphabeta(node, depth, α, β):"},
            {Role::Leaf, "    if depth = 0 or the board is full: return value(node)"},
            {Role::WinAtSight, "    if a move wins: return its value"},
            {Role::Answer, "    if the opponent would win next: try the answer alone"},
            {Role::Other, "    best = -∞"},
            {Role::Loop, "    for each move, from the centre outwards:"},
            {Role::Returned, "        v = -alphabeta(node after move, depth - 1, -β, -α)"},
            {Role::Best, "        if v > best: best = v; α = max(α, best)"},
            {Role::Cut, "        if α ≥ β: stop here"},
            {Role::Leave, "    return best"}};
}

std::vector<CodeLine> linesFor(const TreeRequest& request)
{
    switch (request.method) {
    case Method::Minimax:
        return minimaxLines(request.table);
    case Method::AlphaBeta:
        return alphaBetaLines(request.failing, request.table);
    case Method::Engine:
        break;
    }
    return engineLines();
}

Role roleOf(const RecordedTree& tree, const WalkEvent& event, bool bestChanged)
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
        return bestChanged ? Role::Best : Role::Returned;
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

QStringList pseudoCode(const TreeRequest& request)
{
    QStringList lines;
    for (const CodeLine& line : linesFor(request))
        lines << QString::fromUtf8(line.text);
    return lines;
}

int codeLineOf(const RecordedTree& tree, const WalkEvent& event, bool bestChanged)
{
    const std::vector<CodeLine> lines = linesFor(tree.request);
    const Role role = roleOf(tree, event, bestChanged);
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (lines[i].role == role)
            return static_cast<int>(i);
    return 0;
}

}
