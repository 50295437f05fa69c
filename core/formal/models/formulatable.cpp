// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/formulatable.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace fourcast::formal {

namespace {

using FormulaKind = FormulaInfo::Kind;

struct Row
{
    const char* name = "";
    const char* title = "";
    FormulaKind kind = FormulaKind::Property;
    /// It speaks of the action done, which the race does not have.
    bool ofDone = false;
};

constexpr std::array paperRows {
    Row {"paper-deadlocks", QT_TRANSLATE_NOOP("FormalModels", "Deadlocks"), FormulaKind::Published},
    Row {"paper-liveness", QT_TRANSLATE_NOOP("FormalModels", "Liveness"), FormulaKind::Published},
    Row {"paper-safety1", QT_TRANSLATE_NOOP("FormalModels", "Safety 1"), FormulaKind::Published},
    Row {"paper-safety2", QT_TRANSLATE_NOOP("FormalModels", "Safety 2"), FormulaKind::Published},
    Row {"paper-safety3", QT_TRANSLATE_NOOP("FormalModels", "Safety 3"), FormulaKind::Published},
    Row {"paper-safety4", QT_TRANSLATE_NOOP("FormalModels", "Safety 4"), FormulaKind::Published},
    Row {"paper-successors", QT_TRANSLATE_NOOP("FormalModels", "Successor generation"),
         FormulaKind::Published},
    Row {"paper-deadlocks-repaired", QT_TRANSLATE_NOOP("FormalModels", "Deadlocks, repaired"),
         FormulaKind::Repaired},
    Row {"paper-liveness-repaired", QT_TRANSLATE_NOOP("FormalModels", "Liveness, repaired"),
         FormulaKind::Repaired},
    Row {"paper-safety1-repaired", QT_TRANSLATE_NOOP("FormalModels", "Safety 1, repaired"),
         FormulaKind::Repaired},
    Row {"paper-safety2-repaired", QT_TRANSLATE_NOOP("FormalModels", "Safety 2, repaired"),
         FormulaKind::Repaired},
    Row {"paper-successors-repaired",
         QT_TRANSLATE_NOOP("FormalModels", "Successor generation, repaired"),
         FormulaKind::Repaired},
};

constexpr std::array poolRows {
    Row {"pool-no-deadlock", QT_TRANSLATE_NOOP("FormalModels", "No deadlock")},
    Row {"pool-result", QT_TRANSLATE_NOOP("FormalModels", "A result is inevitable")},
    Row {"pool-taken-once", QT_TRANSLATE_NOOP("FormalModels", "Each task is taken at most once")},
    Row {"pool-taken", QT_TRANSLATE_NOOP("FormalModels", "Each task is eventually taken")},
    Row {"pool-done-after-take",
         QT_TRANSLATE_NOOP("FormalModels", "No task is done before it is taken"),
         FormulaKind::Property, true},
    Row {"pool-join", QT_TRANSLATE_NOOP("FormalModels", "The join waits for all"),
         FormulaKind::Property, true},
    Row {"pool-maximum", QT_TRANSLATE_NOOP("FormalModels", "The result is the maximum")},
    Row {"pool-tie", QT_TRANSLATE_NOOP("FormalModels", "A tie goes to the first task")},
    Row {"pool-same-result",
         QT_TRANSLATE_NOOP("FormalModels", "The result does not depend on which worker is faster")},
    Row {"pool-result-once",
         QT_TRANSLATE_NOOP("FormalModels", "The result is reported at most once")},
    Row {"pool-halts", QT_TRANSLATE_NOOP("FormalModels", "After that it halts for ever")},
    Row {"pool-no-starvation",
         QT_TRANSLATE_NOOP("FormalModels", "Every worker eventually gets a task")},
    Row {"pool-can-get-a-task", QT_TRANSLATE_NOOP("FormalModels", "Every worker can get a task")},
    Row {"pool-two-at-once", QT_TRANSLATE_NOOP("FormalModels", "Two tasks can run at once")},
    Row {"pool-one-does-all", QT_TRANSLATE_NOOP("FormalModels", "One worker can do everything")},
    Row {"pool-halts-again-and-again",
         QT_TRANSLATE_NOOP("FormalModels", "It halts again and again")},
};

constexpr std::array gameRows {
    Row {"game-x-wins", QT_TRANSLATE_NOOP("FormalModels", "X can win against any play")},
    Row {"game-o-wins", QT_TRANSLATE_NOOP("FormalModels", "O can win against any play")},
};

FormulaInfo infoOf(const Row& row)
{
    return {QString::fromLatin1(row.name), QCoreApplication::translate("FormalModels", row.title),
            row.kind};
}

/// A multi-action of equal patterns, of which the last may differ, for so many threads.
QString folded(QString text, int threads)
{
    static const QRegularExpression multiAction(
        QStringLiteral(R"((\w+\([^()]*\))(\s*\|\s*\w+\([^()]*\))+)"));
    qsizetype from = 0;
    for (auto match = multiAction.match(text); match.hasMatch();
         match = multiAction.match(text, from)) {
        QStringList parts = match.captured().split(u'|');
        const QString last = parts.last().trimmed();
        QStringList made(threads - 1, parts.first().trimmed());
        made << last;
        const QString whole = made.join(u'|');
        text.replace(match.capturedStart(), match.capturedLength(), whole);
        from = match.capturedStart() + whole.size();
    }
    return text;
}

}

std::vector<FormulaInfo> formulasOf(const QString& model)
{
    std::vector<FormulaInfo> formulas;
    if (model == QLatin1String("paper"))
        for (const Row& row : paperRows)
            formulas.push_back(infoOf(row));
    if (model == QLatin1String("game"))
        for (const Row& row : gameRows)
            formulas.push_back(infoOf(row));
    const bool isRace = model == QLatin1String("race");
    if (isRace || model == QLatin1String("pool"))
        for (const Row& row : poolRows)
            if (!isRace || !row.ofDone)
                formulas.push_back(infoOf(row));
    return formulas;
}

QString formulaText(const FormulaInfo& formula, const ModelValues& values)
{
    const QString text = syntax::modelFile(formula.name + QStringLiteral(".mcf"));
    const int threads = values.value(QStringLiteral("p")).toInt();
    return threads > 0 ? folded(text, threads) : text;
}

}
