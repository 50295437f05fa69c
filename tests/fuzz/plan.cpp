// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/planlink.h"
#include "core/plan/steadystate.h"
#include "tests/fuzz/fuzz.h"

using fuzz::require;

namespace {

void readPlan(const QString& text)
{
    const auto plan = plantext::parse(text);
    if (!plan) {
        fuzz::requirePlace(plan.error(), text);
        return;
    }
    std::visit(
        []<typename Board>(const BasicRootedPlan<Board>& rooted) {
            require(!rooted.position.isFinished(), "a plan is for a game that goes on");
            require(((rooted.plan.arrows | rooted.plan.numbered())
                     & (rooted.position.occupied() | ~Board::Shape::boardMask()))
                        == 0,
                    "marks are on empty squares");
        },
        *plan);
    const auto again = plantext::parse(plantext::toText(*plan));
    require(again && *again == *plan, "a plan is read as it was written");
    const auto linked = planlink::parse(planlink::write(*plan));
    require(linked && *linked == *plan, "and as a link");
}

void readDiagram(const QString& text)
{
    const auto diagram = steadystate::parse(text);
    if (!diagram) {
        fuzz::requirePlace(diagram.error(), text);
        return;
    }
    Bitboard seen = 0;
    for (const Bitboard squares : diagram->levels) {
        require((seen & squares) == 0, "no square has two marks");
        seen |= squares;
    }
    require((seen & diagram->position.occupied()) == 0, "marks are on empty squares");
}

}

/// The input is a plan as text and as link, and a steady-state diagram.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QString text = QString::fromUtf8(fuzz::bytesOf(data, size));
    readPlan(text);
    readDiagram(text);
    if (const auto plan = planlink::parse(text); !plan)
        fuzz::requireSentence(plan.error());
    else
        require(planlink::isLink(text), "what is read is a link");
    return 0;
}
