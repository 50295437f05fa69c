// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/formalsystem.h"

#include "core/formal/models/modeltable.h"
#include "core/formal/models/statewords.h"
#include "core/formal/process/processmodel.h"
#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <optional>
#include <set>

using namespace fourcast;
using statespace::ExploreStatus;

namespace {

struct FormalSystemText
{
    Q_DECLARE_TR_FUNCTIONS(FormalSystem)
};

/// Fewer parameters with such names are no board.
constexpr int fewestSquares = 4;

QString exploredSentence(const formal::GenerationResult& generated)
{
    switch (generated.status) {
    case ExploreStatus::Complete:
        return {};
    case ExploreStatus::Stopped:
        return FormalSystemText::tr("Stopped. These are the states found so far.");
    case ExploreStatus::BudgetReached:
    case ExploreStatus::OutOfMemory:
        return FormalSystemText::tr(
            "The memory allowed for this is used up. These are the states found so far. The model "
            "also runs in mCRL2, on larger machines.");
    case ExploreStatus::StatesReached:
        return FormalSystemText::tr("The model has more states than the limit allows.");
    case ExploreStatus::Failed:
        break;
    }
    return generated.error ? generated.error->message : QString();
}

/// Where a process has the squares of a board as its parameters (a1 = X, b1 = N), its rows from
/// above, as SystemWords has boards; empty where it has none.
QString boardIn(const QString& state)
{
    static const QRegularExpression square(QStringLiteral(R"(\b([a-g])([1-9]) = (\w))"));
    QStringList rows;
    int squares = 0;
    for (auto matches = square.globalMatch(state); matches.hasNext(); ++squares) {
        const QRegularExpressionMatch match = matches.next();
        const qsizetype column = match.captured(1).front().unicode() - u'a';
        const qsizetype row = match.captured(2).toInt() - 1;
        while (rows.size() <= row)
            rows.prepend(QString());
        QString& line = rows[rows.size() - 1 - row];
        line = line.leftJustified(std::max(line.size(), column + 1), u'.');
        const QChar disc = match.captured(3).front();
        line[column] = disc == u'X' || disc == u'O' ? disc : QChar(u'.');
    }
    return squares >= fewestSquares ? rows.join(QLatin1Char('\n')) : QString();
}

QString partVector(const FormalSystem& system, formal::State state, std::size_t part)
{
    return system.generated.model->componentText(system.generated.states.state(state), part);
}

/// What each part does; the vector where the model is none of the program's own.
std::function<QString(formal::State)> partWords(const SharedSystem& system)
{
    std::vector<QString> starts;
    for (std::size_t part = 0; part < system->generated.model->componentCount(); ++part)
        starts.push_back(partVector(*system, system->lts().initial(), part));
    const std::vector<formal::ModelInfo> all = formal::models();
    const formal::ModelInfo* const own = formal::findModel(all, system->choice.model);
    const auto model = own ? std::optional(*own) : std::nullopt;
    return [system, starts, model](formal::State state) {
        QStringList lines;
        for (std::size_t part = 0; part < starts.size(); ++part) {
            const QString vector = partVector(*system, state, part);
            const QString words = model
                ? formal::stateWords(*model, system->choice.values, starts[part], vector)
                : QString();
            lines << (words.isEmpty() ? vector : words);
        }
        return lines.join(QLatin1Char('\n'));
    };
}

/// By formal::threadArguments().
std::vector<int> threadsOf(const formal::Label& label, const QMap<QString, int>& arguments)
{
    std::vector<int> threads;
    for (const formal::Action& action : label.actions()) {
        const int at = arguments.value(action.name.text(), -1);
        if (at >= 0 && at < static_cast<int>(action.arguments.size())
            && action.arguments[static_cast<std::size_t>(at)].kind == syntax::Value::Kind::Number)
            threads.push_back(
                static_cast<int>(action.arguments[static_cast<std::size_t>(at)].number));
    }
    return threads;
}

}

ExploreJob::Work exploreWork(const FormalChoice& choice, std::uint64_t memoryBudget)
{
    return [choice, memoryBudget](const ExploreJob::Context& context) -> Expected<SharedSystem> {
        auto system = std::make_shared<FormalSystem>();
        system->choice = choice;
        FOURCAST_LET(auto specification, formal::readSpecification(choice.text));
        system->specification = std::move(specification);
        statespace::ExploreOptions options;
        options.memoryBudget = memoryBudget;
        const auto begun = std::chrono::steady_clock::now();
        system->generated
            = formal::generate(system->specification, options, context.stop(),
                               [&context](const statespace::ExploreProgress& progress) {
                                   context.report({.done = progress.expanded,
                                                   .open = progress.states - progress.expanded});
                                   context.send(progress);
                               });
        system->time = std::chrono::steady_clock::now() - begun;
        if (system->generated.status == ExploreStatus::Failed)
            return tl::unexpected(system->generated.error.value_or(Error()));
        return SharedSystem(std::move(system));
    };
}

SystemWords wordsOf(const SharedSystem& system)
{
    SystemWords words;
    words.title = system->choice.sentence;
    words.model = system->choice.model;
    for (auto each = system->choice.values.cbegin(); each != system->choice.values.cend(); ++each)
        words.parameters[each.key()] = each.value();
    words.state = partWords(system);
    words.vector = [system](formal::State state) {
        QStringList lines;
        for (std::size_t i = 0; i < system->generated.model->componentCount(); ++i)
            lines << partVector(*system, state, i);
        return lines.join(QLatin1Char('\n'));
    };
    const auto textOf = [system](formal::State state) {
        return system->generated.model->stateText(system->generated.states.state(state));
    };
    if (!boardIn(textOf(system->lts().initial())).isEmpty())
        words.board = [textOf](formal::State state) { return boardIn(textOf(state)); };
    // Some models count from 0, others from 1, and one of a person's own as it likes.
    const QMap<QString, int> arguments = formal::threadArguments(system->choice.model);
    std::set<int> found;
    const formal::LabelTable& labels = system->lts().labels();
    for (formal::LabelId id = 0; id < labels.size(); ++id) {
        const std::vector<int> threads = threadsOf(labels[id], arguments);
        found.insert(threads.begin(), threads.end());
    }
    const std::vector<int> numbers(found.begin(), found.end());
    words.threads = [arguments, numbers](const formal::Label& label) {
        std::vector<int> places;
        for (const int thread : threadsOf(label, arguments))
            places.push_back(
                static_cast<int>(std::ranges::lower_bound(numbers, thread) - numbers.begin()));
        return places;
    };
    for (const int thread : numbers)
        words.threadNames << FormalSystemText::tr("thread %1").arg(thread);
    return words;
}

SharedLts ltsOf(const SharedSystem& system)
{
    return {system, &system->lts()};
}

QString factsSentence(const FormalSystem& system)
{
    const formal::Lts& lts = system.lts();
    formal::State deadlocks = 0;
    const auto known = static_cast<formal::State>(system.generated.expanded);
    for (formal::State state = 0; state < known; ++state)
        deadlocks += lts.isDeadlock(state) ? 1 : 0;
    QStringList parts {
        FormalSystemText::tr("%1: %2 states, %3 transitions, %4 labels, %5 levels; explored in %6.")
            .arg(system.choice.sentence, countText(lts.stateCount()),
                 countText(lts.transitionCount()), countText(lts.labels().size()),
                 countText(system.generated.levelEnds.size()), durationText(system.time)),
        deadlocks == 0
            ? FormalSystemText::tr("No deadlocks.")
            : FormalSystemText::tr("%n deadlock(s).", nullptr, static_cast<int>(deadlocks))};
    if (const QString end = exploredSentence(system.generated); !end.isEmpty())
        parts << end;
    return parts.join(QLatin1Char(' '));
}

QString factsSentence(const statespace::ExploreProgress& progress)
{
    if (progress.states == 0 && progress.localStates > 0) {
        return FormalSystemText::tr("%1 states of individual processes; %2 MiB")
            .arg(countText(progress.localStates), mebibytesText(progress.bytes));
    }
    return FormalSystemText::
        tr("%1 states, %2 not yet expanded; %3 transitions, level %4; %5 states per second; %6 MiB")
            .arg(countText(progress.states), countText(progress.states - progress.expanded),
                 countText(progress.transitions), countText(static_cast<quint64>(progress.level)),
                 countText(static_cast<quint64>(progress.statesPerSecond)),
                 mebibytesText(progress.bytes));
}
