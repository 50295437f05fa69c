// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/practice/practicereasons.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::lesson {

namespace {

struct PracticeReason
{
    Q_DECLARE_TR_FUNCTIONS(Practice)
};

/// What the search knows of a node when it is done with `before` of its branches.
Value bestBeforeChild(const PracticeSheet& sheet, int node, int child)
{
    const PracticeNode& at = sheet.tree().node(node);
    Value best = at.maxMoves ? -value::infinite : value::infinite;
    for (const int each : at.children) {
        if (each == child)
            break;
        const Value below = sheet.solution().node(each).value.value_or(best);
        best = at.maxMoves ? std::max(best, below) : std::min(best, below);
    }
    return best;
}

/// What a search that leaves nothing out would say.
Value fullValue(const PracticeTree& tree, int node)
{
    return *solvePractice(tree, false).node(node).value;
}

bool leavesOut(const PracticeSheet& sheet, int node)
{
    return std::ranges::any_of(sheet.tree().node(node).children, [&sheet](int child) {
        return sheet.solution().node(child).isLeftOut;
    });
}

QString wrongValue(const PracticeSheet& sheet, int node, Value given)
{
    const PracticeNode& at = sheet.tree().node(node);
    Value other = at.maxMoves ? value::infinite : -value::infinite;
    bool isBelow = false;
    for (const int child : at.children) {
        const std::optional<Value> below = sheet.solution().node(child).value;
        if (!below)
            continue;
        isBelow = isBelow || below == given;
        other = at.maxMoves ? std::min(other, *below) : std::max(other, *below);
    }
    // The likeliest mistakes have sentences of their own.
    if (leavesOut(sheet, node) && given == fullValue(sheet.tree(), node))
        return PracticeReason::tr("%1 counts a branch that alpha-beta leaves out here.")
            .arg(practiceValueText(given));
    if (isBelow && given == other)
        return at.maxMoves
            ? PracticeReason::tr("MAX moves here and takes the largest value. %1 is the smallest.")
                  .arg(practiceValueText(given))
            : PracticeReason::tr("MIN moves here and takes the smallest value. %1 is the largest.")
                  .arg(practiceValueText(given));
    return at.maxMoves
        ? PracticeReason::tr("MAX moves here: take the largest value of the branches.")
        : PracticeReason::tr("MIN moves here: take the smallest value of the branches.");
}

QString otherValue(const PracticeSheet& sheet, int node, Value given)
{
    const Value value = *sheet.solution().node(node).value;
    if (given == -value)
        return PracticeReason::tr(
                   "Right for the side to move here. As MAX sees it, the value is %1.")
            .arg(practiceValueText(value));
    return PracticeReason::tr("Right: that is the end of the window. Fail-soft returns %1.")
        .arg(practiceValueText(value));
}

QString rightValue(const PracticeSheet& sheet, int node, Value value)
{
    if (const QString cut = cutReason(sheet, node); !cut.isEmpty())
        return PracticeReason::tr("%1 is right. %2").arg(practiceValueText(value), cut);
    return sheet.tree().node(node).maxMoves
        ? PracticeReason::tr("%1 is right: the largest value here.").arg(practiceValueText(value))
        : PracticeReason::tr("%1 is right: the smallest value here.").arg(practiceValueText(value));
}

QString wrongCut(const PracticeSheet& sheet, int node)
{
    if (!sheet.tree().request.prunes)
        return PracticeReason::tr("Minimax searches every branch.");
    const int parent = sheet.tree().node(node).parent;
    const PracticeNode& above = sheet.tree().node(parent);
    if (above.children.front() == node)
        return PracticeReason::tr(
            "The first branch of a node is always searched: nothing is known of it yet.");
    const Value best = bestBeforeChild(sheet, parent, node);
    const SolvedNode& solved = sheet.solution().node(parent);
    if (above.maxMoves)
        return solved.beta == value::infinite
            ? PracticeReason::tr("MAX has %1 so far. Nothing above limits it, so this branch must "
                                 "be searched.")
                  .arg(practiceValueText(best))
            : PracticeReason::tr("MAX has %1 so far, less than beta %2: this branch must be "
                                 "searched.")
                  .arg(practiceValueText(best), practiceValueText(solved.beta));
    return solved.alpha == -value::infinite
        ? PracticeReason::tr(
              "MIN has %1 so far. Nothing above limits it, so this branch must be searched.")
              .arg(practiceValueText(best))
        : PracticeReason::tr("MIN has %1 so far, more than alpha %2: this branch must be searched.")
              .arg(practiceValueText(best), practiceValueText(solved.alpha));
}

}

QString practiceValueText(Value value)
{
    const QString digits = std::abs(value) >= value::infinite ? QStringLiteral("\u221e")
                                                              : QString::number(std::abs(value));
    return value < 0 ? QChar(0x2212) + digits : digits;
}

QString cutReason(const PracticeSheet& sheet, int node)
{
    if (!leavesOut(sheet, node))
        return {};
    const SolvedNode& solved = sheet.solution().node(node);
    return sheet.tree().node(node).maxMoves
        ? PracticeReason::tr(
              "Beta is %1 here, and this node can only get larger: the rest is left out.")
              .arg(practiceValueText(solved.beta))
        : PracticeReason::tr(
              "Alpha is %1 here, and this node can only get smaller: the rest is left out.")
              .arg(practiceValueText(solved.alpha));
}

QString valueReason(const PracticeSheet& sheet, int node)
{
    const PracticeSheet::Answer& answer = sheet.answer(node);
    switch (answer.valueMark) {
    case PracticeMark::Right:
        return rightValue(sheet, node, *answer.value);
    case PracticeMark::Otherwise:
        return otherValue(sheet, node, *answer.value);
    case PracticeMark::Wrong:
        return wrongValue(sheet, node, *answer.value);
    case PracticeMark::Missing:
        return PracticeReason::tr("This node still needs a value.");
    case PracticeMark::Free:
        return answer.value && !sheet.tree().node(node).isLeaf()
            ? PracticeReason::tr("Alpha-beta never comes here: no value is needed.")
            : QString();
    case PracticeMark::Open:
        break;
    }
    return {};
}

QString branchReason(const PracticeSheet& sheet, int node)
{
    const PracticeSheet::Answer& answer = sheet.answer(node);
    switch (answer.branchMark) {
    case PracticeMark::Right:
    case PracticeMark::Missing:
        return cutReason(sheet, sheet.tree().node(node).parent);
    case PracticeMark::Wrong:
        return wrongCut(sheet, node);
    case PracticeMark::Free:
        return answer.isCut ? PracticeReason::tr("This lies below a branch that is left out.")
                            : QString();
    case PracticeMark::Otherwise:
    case PracticeMark::Open:
        break;
    }
    return {};
}

}
