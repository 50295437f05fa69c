// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/modeltable.h"
#include "core/formal/models/boardsize.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::formal {

namespace {

QString words(const char* source)
{
    return QCoreApplication::translate("FormalModels", source);
}

using ParameterKind = ModelParameter::Kind;

const char* const scores = "3,-1,4,1,-5,4,2";

ModelInfo paper()
{
    const QStringList noOrYes {QStringLiteral("false"), QStringLiteral("true")};
    const QStringList mutants {"none",  "redo", "undercount", "repeat",
                               "twice", "loop", "stuck",      "overcount"};
    return {
        QStringLiteral("paper"),
        words(QT_TRANSLATE_NOOP("FormalModels", "The multi-threaded minimax of the study")),
        words(QT_TRANSLATE_NOOP(
            "FormalModels",
            "One thread per root column looks at its levels one after the other, max and min in "
            "turn; when all are through they are joined. The counts of positions are all that a "
            "label tells. Mutants put a mistake in, to see which formula notices.")),
        {{"p",
          words(QT_TRANSLATE_NOOP("FormalModels", "Threads")),
          ParameterKind::Number,
          1,
          7,
          {},
          "7"},
         {"D",
          words(QT_TRANSLATE_NOOP("FormalModels", "Levels")),
          ParameterKind::Number,
          0,
          7,
          {},
          "3"},
         {"mutant", words(QT_TRANSLATE_NOOP("FormalModels", "Mutant")), ParameterKind::Choice, 0, 0,
          mutants, "none"},
         {"legal", words(QT_TRANSLATE_NOOP("FormalModels", "Count legal positions only")),
          ParameterKind::Choice, 0, 0, noOrYes, "false"},
         {"full",
          words(QT_TRANSLATE_NOOP("FormalModels", "Full root columns")),
          ParameterKind::Columns,
          1,
          7,
          {},
          ""},
         {"repaired",
          words(QT_TRANSLATE_NOOP("FormalModels", "Join the threads of open columns only")),
          ParameterKind::Choice, 0, 0, noOrYes, "false"}},
        {{"max", 2}, {"min", 2}}};
}

std::vector<ModelParameter> poolParameters(int mostWorkers)
{
    return {{"P",
             words(QT_TRANSLATE_NOOP("FormalModels", "Workers")),
             ParameterKind::Number,
             1,
             mostWorkers,
             {},
             "2"},
            {"M",
             words(QT_TRANSLATE_NOOP("FormalModels", "Tasks")),
             ParameterKind::Number,
             1,
             7,
             {},
             "3"},
            {"scores",
             words(QT_TRANSLATE_NOOP("FormalModels", "Scores of the tasks")),
             ParameterKind::Numbers,
             -98,
             98,
             {},
             scores}};
}

ModelInfo pool()
{
    return {
        QStringLiteral("pool"),
        words(QT_TRANSLATE_NOOP("FormalModels", "A pool of workers with a queue and a join")),
        words(QT_TRANSLATE_NOOP(
            "FormalModels",
            "Each root move is a task. A worker that is free takes the next one, and the results "
            "are collected until all are done; then the best move is told.")),
        poolParameters(8),
        {{"take", 0}, {"done", 0}}};
}

ModelInfo race()
{
    return {QStringLiteral("race"),
            words(QT_TRANSLATE_NOOP("FormalModels", "The pool with an unguarded best move")),
            words(QT_TRANSLATE_NOOP(
                "FormalModels",
                "Each worker reads the best move so far, compares it with its own and writes the "
                "better one back, while another may do the same: what was written in between is "
                "lost.")),
            poolParameters(8),
            {{"take", 0}, {"read", 0}, {"write", 0}}};
}

ModelInfo game()
{
    return {QStringLiteral("game"),
            words(QT_TRANSLATE_NOOP("FormalModels", "The game itself on a small board")),
            words(QT_TRANSLATE_NOOP(
                "FormalModels",
                "Every move of both players from a position on, and who has won in the end. That X "
                "can win against any play is a formula with a fixpoint.")),
            {{"columns",
              words(QT_TRANSLATE_NOOP("FormalModels", "Columns")),
              ParameterKind::Number,
              BoardSize::least,
              BoardSize::most,
              {},
              "4"},
             {"rows",
              words(QT_TRANSLATE_NOOP("FormalModels", "Rows")),
              ParameterKind::Number,
              BoardSize::least,
              BoardSize::most,
              {},
              "3"},
             {"connect",
              words(QT_TRANSLATE_NOOP("FormalModels", "Discs in line that win")),
              ParameterKind::Number,
              BoardSize::leastConnect,
              BoardSize::mostConnect,
              {},
              "3"},
             {"moves",
              words(QT_TRANSLATE_NOOP("FormalModels", "Moves that were made")),
              ParameterKind::Moves,
              0,
              0,
              {},
              ""}},
            {}};
}

} // namespace

std::vector<ModelInfo> models()
{
    return {paper(), pool(), race(), game()};
}

const ModelInfo* findModel(const std::vector<ModelInfo>& models, const QString& name)
{
    const auto found = std::ranges::find(models, name, &ModelInfo::name);
    return found == models.end() ? nullptr : &*found;
}

QMap<QString, int> threadArguments(const QString& model)
{
    const std::vector<ModelInfo> all = models();
    if (const ModelInfo* info = findModel(all, model))
        return info->threads;
    QMap<QString, int> threads;
    for (const ModelInfo& info : all)
        threads.insert(info.threads);
    return threads;
}

}
