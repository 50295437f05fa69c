// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/practice/practicesheet.h"

#include <algorithm>

namespace fourcast::lesson {

PracticeSheet::PracticeSheet(const PracticeRequest& request)
    : m_tree(practiceTree(request)), m_solution(solvePractice(m_tree, request.prunes)),
      m_answers(m_tree.nodes.size())
{
}

bool PracticeSheet::isBelowCut(int node) const
{
    for (int at = node; at > PracticeTree::root(); at = m_tree.node(at).parent)
        if (answer(at).isCut)
            return true;
    return false;
}

bool PracticeSheet::hasAnswers() const
{
    return std::ranges::any_of(m_answers,
                               [](const Answer& each) { return each.isCut || each.value; });
}

void PracticeSheet::setValue(int node, std::optional<Value> value)
{
    if (m_tree.node(node).isLeaf())
        return;
    at(node).value = value;
    at(node).valueMark = PracticeMark::Open;
}

void PracticeSheet::setCut(int node, bool isCut)
{
    if (node == PracticeTree::root())
        return;
    at(node).isCut = isCut;
    at(node).branchMark = PracticeMark::Open;
}

void PracticeSheet::clear()
{
    m_answers.assign(m_tree.nodes.size(), {});
}

PracticeMark PracticeSheet::markOfValue(int node) const
{
    const SolvedNode& solved = m_solution.node(node);
    if (m_tree.node(node).isLeaf() || !solved.isSearched())
        return PracticeMark::Free;
    const std::optional<Value> given = answer(node).value;
    if (!given)
        return PracticeMark::Missing;
    if (given == solved.value)
        return PracticeMark::Right;
    // Fail-hard returns no more than the window; the side to move there sees it the other way
    // round, which is another number for MIN.
    const bool isClamped
        = m_tree.request.prunes && given == std::clamp(*solved.value, solved.alpha, solved.beta);
    const bool isOfMin = !m_tree.node(node).maxMoves && *given == -*solved.value;
    return isClamped || isOfMin ? PracticeMark::Otherwise : PracticeMark::Wrong;
}

PracticeMark PracticeSheet::markOfBranch(int node) const
{
    if (node == PracticeTree::root())
        return PracticeMark::Free;
    const bool isCut = answer(node).isCut;
    if (m_solution.node(node).isLeftOut)
        return isCut ? PracticeMark::Right : PracticeMark::Missing;
    // Below a branch that is left out nothing is wrong.
    return isCut && m_solution.node(node).isSearched() ? PracticeMark::Wrong : PracticeMark::Free;
}

PracticeMark PracticeSheet::kept(PracticeMark& mark, PracticeMark found)
{
    m_hadFault = m_hadFault || isFault(found);
    return mark = found;
}

PracticeMark PracticeSheet::checkValue(int node)
{
    return answer(node).value ? kept(at(node).valueMark, markOfValue(node)) : PracticeMark::Open;
}

PracticeMark PracticeSheet::checkBranch(int node)
{
    return answer(node).isCut ? kept(at(node).branchMark, markOfBranch(node)) : PracticeMark::Open;
}

PracticeSheet::Counts PracticeSheet::checkAll()
{
    Counts counts;
    const auto count = [&counts](PracticeMark mark) {
        counts.right += isRight(mark) ? 1 : 0;
        counts.wrong += mark == PracticeMark::Wrong ? 1 : 0;
        counts.missing += mark == PracticeMark::Missing ? 1 : 0;
    };
    for (int node = 0; node < m_tree.size(); ++node) {
        count(kept(at(node).valueMark, markOfValue(node)));
        count(kept(at(node).branchMark, markOfBranch(node)));
    }
    return counts;
}

void PracticeSheet::show()
{
    m_wasShown = m_wasShown || !isSolved();
    for (int node = 0; node < m_tree.size(); ++node) {
        const SolvedNode& solved = m_solution.node(node);
        Answer& answer = at(node);
        answer = {};
        if (!m_tree.node(node).isLeaf())
            answer.value = solved.value;
        answer.isCut = solved.isLeftOut;
        answer.valueMark = markOfValue(node);
        answer.branchMark = markOfBranch(node);
    }
}

bool PracticeSheet::isSolved() const
{
    for (int node = 0; node < m_tree.size(); ++node)
        if (isFault(markOfValue(node)) || isFault(markOfBranch(node)))
            return false;
    return m_tree.size() > 0;
}

}
