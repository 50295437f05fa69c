// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/plans/planexamples.h"

#include "core/plan/planlink.h"

#include <QCoreApplication>

std::vector<PlanExample> planExamples()
{
    std::vector<PlanExample> examples;
    const auto add = [&examples](const QString& title, const char* text) {
        if (auto plan = plantext::parse(QString::fromLatin1(text)))
            examples.push_back({title, std::move(*plan)});
    };
    const auto translated
        = [](const char* text) { return QCoreApplication::translate("PlanExamples", text); };
    add(translated(QT_TRANSLATE_NOOP("PlanExamples", "244424: on top of him, everywhere")),
        "plan 7x6/4 244424 second win "
        "^^^^^^^/^^^^^^^/^^^.^^^/^^^.^^^/^.^.^^^/^.^.^^^");
    add(translated(QT_TRANSLATE_NOOP("PlanExamples", "2243736553376: on top of him, too")),
        "plan 7x6/4 2243736553376 first win "
        "^^^^^^^/^^^^^^^/^^.^^^^/^^.^^^^/^..^.../^......");
    add(translated(QT_TRANSLATE_NOOP("PlanExamples", "235363211514315545: two numbers")),
        "plan 7x6/4 235363211514315545 first win "
        "222.212/......./.....21/...1.../.....22/.......");
    add(translated(QT_TRANSLATE_NOOP("PlanExamples", "The whole 4x4 board")),
        "plan 4x4/4 - second hold 3113/2.32/3113/2..2");
    add(translated(QT_TRANSLATE_NOOP("PlanExamples", "The whole 5x4 board")),
        "plan 5x4/4 - second hold bab1a/..11./bb22a/b^aab");
    add(translated(QT_TRANSLATE_NOOP("PlanExamples", "The whole 4x6 board")),
        "plan 4x6/4 - second hold 4cd1/2^55/4311/2355/43e1/bcee");
    return examples;
}

Expected<AnyRootedPlan> readPlan(const QString& text)
{
    const QString written = text.simplified();
    if (planlink::isLink(written))
        return planlink::parse(written);
    if (written.startsWith(QLatin1String("plan")))
        return plantext::parse(written);
    if (plantext::boardNames().contains(written))
        return plantext::onBoard(written);
    FOURCAST_LET(BasicRootedPlan<Position> rooted, plantext::onMoves<Position>(written));
    return AnyRootedPlan(std::move(rooted));
}
