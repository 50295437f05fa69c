// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/modeltable.h"
#include "core/formal/models/boardsize.h"

#include <QCoreApplication>

namespace fourcast::formal {

namespace {

QString words(const char* source)
{
    return QCoreApplication::translate("FormalModels", source);
}

using ParameterKind = ModelParameter::Kind;

ModelParameter parameter(const char* name, const char* title, ParameterKind kind, int least,
                         int most, const char* standard, const QStringList& choices = {})
{
    return {name, words(title), kind, least, most, standard, choices};
}

ModelInfo paper()
{
    const QStringList noOrYes {"false", "true"};
    const QStringList mutants {"none",  "redo", "undercount", "repeat",
                               "twice", "loop", "stuck",      "overcount"};
    return {{"paper",
             words(QT_TRANSLATE_NOOP("FormalModels", "The study's multi-threaded minimax")),
             words(QT_TRANSLATE_NOOP(
                 "FormalModels",
                 "One thread per root column works through its levels, max and min in turn. When "
                 "all have finished, they are joined. Labels carry only the position counts. "
                 "Mutants contain a deliberate mistake, to see which formula catches it.")),
             {parameter("p", QT_TRANSLATE_NOOP("FormalModels", "Threads"), ParameterKind::Number, 1,
                        7, "7"),
              parameter("D", QT_TRANSLATE_NOOP("FormalModels", "Levels"), ParameterKind::Number, 0,
                        7, "3"),
              parameter("mutant", QT_TRANSLATE_NOOP("FormalModels", "Mutant"),
                        ParameterKind::Choice, 0, 0, "none", mutants),
              parameter("legal", QT_TRANSLATE_NOOP("FormalModels", "Count legal positions only"),
                        ParameterKind::Choice, 0, 0, "false", noOrYes),
              parameter("full", QT_TRANSLATE_NOOP("FormalModels", "Full root columns"),
                        ParameterKind::Columns, 1, 7, ""),
              parameter("repaired",
                        QT_TRANSLATE_NOOP("FormalModels", "Join the threads of open columns only"),
                        ParameterKind::Choice, 0, 0, "false", noOrYes)}},
            {{"max", 2}, {"min", 2}}};
}

std::vector<ModelParameter> poolParameters()
{
    return {parameter("P", QT_TRANSLATE_NOOP("FormalModels", "Workers"), ParameterKind::Number, 1,
                      8, "2"),
            parameter("M", QT_TRANSLATE_NOOP("FormalModels", "Tasks"), ParameterKind::Number, 1, 7,
                      "3"),
            parameter("scores", QT_TRANSLATE_NOOP("FormalModels", "Task scores"),
                      ParameterKind::Numbers, -98, 98, "3,-1,4,1,-5,4,2")};
}

ModelInfo pool()
{
    return {{"pool",
             words(QT_TRANSLATE_NOOP("FormalModels", "A pool of workers with a queue and a join")),
             words(QT_TRANSLATE_NOOP(
                 "FormalModels",
                 "Each root move is a task. A free worker takes the next one. The results are "
                 "collected until all tasks are done. Then the best move is reported.")),
             poolParameters()},
            {{"take", 0}, {"done", 0}}};
}

ModelInfo race()
{
    return {{"race",
             words(QT_TRANSLATE_NOOP("FormalModels", "The pool with an unguarded best move")),
             words(QT_TRANSLATE_NOOP(
                 "FormalModels",
                 "Each worker reads the best move so far, compares it with its own and writes the "
                 "better one back. If another worker writes in between, its result is lost.")),
             poolParameters()},
            {{"take", 0}, {"read", 0}, {"write", 0}}};
}

ModelInfo game()
{
    return {
        {"game",
         words(QT_TRANSLATE_NOOP("FormalModels", "The game itself on a small board")),
         words(QT_TRANSLATE_NOOP("FormalModels",
                                 "Every move of both players from a position, and who won at the "
                                 "end. “X can win against any play” is a fixpoint formula.")),
         {parameter("columns", QT_TRANSLATE_NOOP("FormalModels", "Columns"), ParameterKind::Number,
                    BoardSize::least, BoardSize::most, "4"),
          parameter("rows", QT_TRANSLATE_NOOP("FormalModels", "Rows"), ParameterKind::Number,
                    BoardSize::least, BoardSize::most, "3"),
          parameter("connect", QT_TRANSLATE_NOOP("FormalModels", "Discs in a row to win"),
                    ParameterKind::Number, BoardSize::leastConnect, BoardSize::mostConnect, "3"),
          parameter("moves", QT_TRANSLATE_NOOP("FormalModels", "Moves already played"),
                    ParameterKind::Moves, 0, 0, "")}},
        {}};
}

} // namespace

std::vector<ModelInfo> models()
{
    return {paper(), pool(), race(), game()};
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
