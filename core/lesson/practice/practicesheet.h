// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/practice/practicesolution.h"

namespace fourcast::lesson {

/// What became of one answer.
enum class PracticeMark : std::uint8_t
{
    Open, ///< not marked since it was last changed
    Right,
    Otherwise, ///< right in another way of writing values; why is said
    Wrong,
    Missing, ///< an answer is needed here, and was not given
    Free ///< nothing is needed here, and what stands here is not marked
};

inline bool isRight(PracticeMark mark)
{
    return mark == PracticeMark::Right || mark == PracticeMark::Otherwise;
}
inline bool isFault(PracticeMark mark)
{
    return mark == PracticeMark::Wrong || mark == PracticeMark::Missing;
}

/// What a person has written into a tree, and how it was marked. Values are of inner nodes, as MAX
/// sees them; a cut is a branch, known by the node that it leads to.
class PracticeSheet
{
public:
    /// Digits that the value of any node has at most.
    static constexpr int mostDigits = 2;

    struct Answer
    {
        std::optional<Value> value {};
        bool isCut = false;
        PracticeMark valueMark = PracticeMark::Open;
        PracticeMark branchMark = PracticeMark::Open;
    };
    struct Counts
    {
        int right = 0; ///< values and cuts
        int wrong = 0;
        int missing = 0;
    };

    /// An empty sheet for no tree.
    PracticeSheet() = default;
    explicit PracticeSheet(const PracticeRequest& request);

    const PracticeTree& tree() const { return m_tree; }
    const PracticeSolution& solution() const { return m_solution; }
    const Answer& answer(int node) const { return m_answers[static_cast<std::size_t>(node)]; }
    /// A branch above this node, or the one that leads to it, is marked as cut.
    bool isBelowCut(int node) const;
    bool hasAnswers() const;

    /// These two take an earlier mark away. Values are of inner nodes alone.
    void setValue(int node, std::optional<Value> value);
    /// Not of the root.
    void setCut(int node, bool isCut);
    /// Takes all answers away. Mistakes made before stay made.
    void clear();

    /// Mark one answer, and keep the mark. What is not answered stays open.
    PracticeMark checkValue(int node);
    PracticeMark checkBranch(int node);
    /// Marks all, what is missing among it.
    Counts checkAll();
    /// Writes the solution in, all of it marked right.
    void show();

    /// Everything is answered and right. What is marked makes no difference.
    bool isSolved() const;
    /// Solved, though nothing was ever marked wrong or missing, and without show().
    bool isSolvedCleanly() const { return !m_hadFault && !m_wasShown && isSolved(); }
    bool wasShown() const { return m_wasShown; }

private:
    PracticeMark markOfValue(int node) const;
    PracticeMark markOfBranch(int node) const;
    Answer& at(int node) { return m_answers[static_cast<std::size_t>(node)]; }
    PracticeMark kept(PracticeMark& mark, PracticeMark found);

    PracticeTree m_tree;
    PracticeSolution m_solution;
    std::vector<Answer> m_answers;
    bool m_hadFault = false;
    bool m_wasShown = false;
};

}
