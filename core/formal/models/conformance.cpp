// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/conformance.h"

#include "core/formal/process/modelwalk.h"
#include "core/search/searchreport.h"
#include "core/syntax/model.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>
#include <utility>

namespace fourcast::formal {

namespace {

struct ConformanceText
{
    Q_DECLARE_TR_FUNCTIONS(Conformance)
};

using EventKind = TaskEvent::Kind;

/// The tasks as the run took them, and behind them those that it never came to.
std::vector<int> handedOut(const RecordedRun& run)
{
    std::vector<int> order;
    for (const TaskEvent& event : run.events)
        if (event.kind == EventKind::Take && std::ranges::find(order, event.task) == order.end()
            && std::ranges::find(run.tasks, event.task) != run.tasks.end())
            order.push_back(event.task);
    for (const int task : run.tasks)
        if (std::ranges::find(order, task) == order.end())
            order.push_back(task);
    return order;
}

/// What the run found first; 0 for what it did not come to, where nobody asks.
int valueOf(const RecordedRun& run, int task)
{
    const auto found = std::ranges::find_if(run.events, [task](const TaskEvent& event) {
        return event.kind == EventKind::Done && event.task == task;
    });
    return found == run.events.end() ? 0 : found->value;
}

/// The root moves, the one first that is the best of equal ones; never none, as the model asks for
/// the first even of a run without tasks.
std::vector<int> preferred(const RecordedRun& run)
{
    std::vector<int> moves = run.preferred;
    if (moves.empty()) {
        moves = run.moves.empty() ? run.tasks : run.moves;
        std::ranges::sort(moves);
        moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
    }
    if (moves.empty())
        moves.push_back(0);
    return moves;
}

/// "    given(0) = 3;", and so on.
template <typename Values> QString equations(const char* map, const Values& values)
{
    QString text;
    for (const auto& [argument, value] : values)
        text += QStringLiteral("    %1(%2) = %3;\n")
                    .arg(QLatin1String(map))
                    .arg(argument)
                    .arg(value);
    return text;
}

std::vector<std::pair<int, int>> numbered(const std::vector<int>& values)
{
    std::vector<std::pair<int, int>> pairs;
    for (const int value : values)
        pairs.emplace_back(static_cast<int>(pairs.size()), value);
    return pairs;
}

QString parameters(const RecordedRun& run)
{
    const std::vector<int> order = handedOut(run);
    const std::vector<int> moves = preferred(run);
    std::vector<std::pair<int, int>> moveOf;
    std::vector<std::pair<int, int>> scores;
    int top = std::numeric_limits<int>::min();
    for (std::size_t i = 0; i < run.tasks.size(); ++i) {
        const int task = run.tasks[i];
        moveOf.emplace_back(task, run.moves.empty() ? task : run.moves[i]);
        scores.emplace_back(task, valueOf(run, task));
        top = std::max(top, scores.back().second);
    }
    return QStringLiteral("eqn W = %1;\n    M = %2;\n    N = %3;\n    R = %4;\n")
               .arg(run.workers)
               .arg(order.size())
               .arg(run.open)
               .arg(moves.size())
        + equations("given", numbered(order)) + equations("move", moveOf)
        + equations("preferred", numbered(moves)) + equations("score", scores)
        + QStringLiteral("    top = %1;\n").arg(scores.empty() ? 0 : top);
}

/// "Worker(0, 0, 0) || Worker(1, 0, 0)"
QString workersText(int workers)
{
    QStringList parts;
    for (int worker = 0; worker < workers; ++worker)
        parts << QStringLiteral("Worker(%1, 0, 0)").arg(worker);
    return parts.join(QStringLiteral(" || "));
}

/// What stands between the two marks, both of which stay.
void replaceBetween(QString& text, const QString& from, const QString& to, const QString& other)
{
    const qsizetype begin = text.indexOf(from) + from.size();
    text.replace(begin, text.indexOf(to, begin) - begin, other);
}

QStringList texts(const std::vector<Label>& labels)
{
    QStringList list;
    for (const Label& label : labels)
        list << label.text();
    return list;
}

}

RecordedRun recordedRun(const SearchReport& report)
{
    RecordedRun run {report.workers, {}, report.events};
    for (const RootMoveReport& move : report.rootMoves)
        run.tasks.push_back(move.move.column());
    return run;
}

Label labelOf(const TaskEvent& event)
{
    const auto number = [](int value) { return syntax::Value::of(value); };
    const auto action = [](const char* name, std::vector<syntax::Value> arguments) {
        return Label(Action {syntax::Symbol(std::string_view(name)), std::move(arguments)});
    };
    switch (event.kind) {
    case EventKind::Take:
        return action("take", {number(event.worker), number(event.task)});
    case EventKind::Done:
        return action("done", {number(event.worker), number(event.task), number(event.value)});
    case EventKind::Best:
        break;
    }
    return action("best", {number(event.task), number(event.value)});
}

QString searchModelText(const RecordedRun& run)
{
    QString text = syntax::modelFile(QStringLiteral("search.mcrl2"));
    replaceBetween(text, QStringLiteral("% parameters\n"), QStringLiteral("% end of parameters"),
                   parameters(run));
    replaceBetween(text, QStringLiteral("Queue(0) || "), QStringLiteral(" || Collect"),
                   workersText(run.workers));
    return text;
}

Expected<Conformance> checkConformance(const RecordedRun& run)
{
    auto begun = ModelWalk::begin(searchModelText(run));
    if (!begun)
        return tl::unexpected(begun.error());
    ModelWalk& walk = **begun;
    Conformance result;
    for (const TaskEvent& event : run.events) {
        const Label label = labelOf(event);
        FOURCAST_LET(const auto gone, walk.go(label));
        if (!gone) {
            result.status = Conformance::Status::Refused;
            break;
        }
        result.path.push_back(label);
    }
    FOURCAST_LET(auto allowed, walk.enabled());
    result.allowed = std::move(allowed);
    const bool isTold = !run.events.empty() && run.events.back().kind == EventKind::Best;
    if (!result.isRefused() && !isTold)
        result.status = Conformance::Status::Unfinished;
    return result;
}

QString conformanceText(const Conformance& conformance, const RecordedRun& run)
{
    const auto steps = static_cast<int>(conformance.path.size());
    switch (conformance.status) {
    case Conformance::Status::Conforms:
        return ConformanceText::tr("Conforms: the model allows all %n event(s).", nullptr, steps);
    case Conformance::Status::Unfinished:
        return ConformanceText::tr("Conforms so far: the model allows all %n event(s). The search "
                                   "ended before its result.",
                                   nullptr, steps);
    case Conformance::Status::Refused:
        break;
    }
    // In one call: a label may hold what looks like a place for the next.
    return ConformanceText::tr(
               "Does not conform: the model does not allow event %1, %2, there. It allows %3.")
        .arg(QString::number(steps + 1), labelOf(run.events[conformance.path.size()]).text(),
             texts(conformance.allowed).join(QStringLiteral(", ")));
}

}
