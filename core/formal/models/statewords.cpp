// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/statewords.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <optional>

namespace fourcast::formal {

namespace {

struct StateWord
{
    Q_DECLARE_TR_FUNCTIONS(FormalStates)
};

/// Nothing is collected yet.
constexpr int noScore = -99;

/// "Worker(w = 0)", or what is left of it to do: "doneS(w, t) . Worker(w) [w = 0, t = 2]".
struct LocalState
{
    QString name; ///< of the process, or of the action that comes next
    QMap<QString, QString> values;

    explicit LocalState(const QString& text)
    {
        static const QRegularExpression first(QStringLiteral(R"(^\w+)"));
        static const QRegularExpression value(QStringLiteral(R"(\b(\w+) = (-?\w+))"));
        name = first.match(text).captured();
        for (auto each = value.globalMatch(text); each.hasNext();) {
            const QRegularExpressionMatch match = each.next();
            values[match.captured(1)] = match.captured(2);
        }
    }
    bool has(const QStringList& names) const
    {
        for (const QString& each : names)
            if (!values.contains(each))
                return false;
        return true;
    }
    QString operator[](const char* key) const { return values.value(QString::fromLatin1(key)); }
    int number(const char* key) const { return (*this)[key].toInt(); }
};

/// What a person set, or what stands for it.
QString chosenValue(const ModelInfo& model, const ModelValues& values, const char* name)
{
    const QString key = QString::fromLatin1(name);
    for (const ModelParameter& parameter : model.parameters)
        if (parameter.name == key)
            return values.value(key, parameter.standard);
    return {};
}

QStringList columnsOf(const QString& list)
{
    QStringList columns;
    for (const QString& each : list.split(u',', Qt::SkipEmptyParts))
        columns << each.trimmed();
    return columns;
}

QString threadWords(const LocalState& now, int levels, const QString& mutant,
                    const QStringList& full)
{
    if (now.name == u"defSuccessor")
        return StateWord::tr("done, waits for the pool");
    if (now.name == u"delta")
        return StateWord::tr("stopped");
    if (now.name != u"Thread" || !now.has({QStringLiteral("z"), QStringLiteral("y")}))
        return {};
    if (full.contains(now["z"]))
        return StateWord::tr("its column is full");
    const int level = now.number("y");
    const QString at = level > levels ? StateWord::tr("all levels done, waits for the join")
        : level % 2 == 1              ? StateWord::tr("at level %1, max").arg(level)
                                      : StateWord::tr("at level %1, min").arg(level);
    if (now["again"] != u"true")
        return at;
    // What the flag says is the mutant's.
    return mutant == u"redo" ? StateWord::tr("%1, after going back once").arg(at)
                             : StateWord::tr("%1, a second time").arg(at);
}

QString poolWords(const LocalState& now)
{
    if (now.name == u"Pool")
        return StateWord::tr("waits for all threads");
    if (now.name == u"generate")
        return StateWord::tr("has joined the threads");
    return now.name == u"delta" ? StateWord::tr("stopped") : QString();
}

QString queueWords(const LocalState& now, int tasks)
{
    if (now.name != u"Queue" || !now.has({QStringLiteral("i")}))
        return {};
    return now.number("i") < tasks ? StateWord::tr("task %1 is next").arg(now["i"])
                                   : StateWord::tr("empty");
}

QString workerWords(const LocalState& now)
{
    if (now.name == u"Worker")
        return StateWord::tr("waits for a task");
    if (!now.has({QStringLiteral("t")}))
        return {};
    if (now.name == u"doneS")
        return StateWord::tr("searches task %1").arg(now["t"]);
    if (now.name == u"Compare")
        return StateWord::tr("has a result for task %1, reads the best next").arg(now["t"]);
    if (now.name != u"writeS" || !now.has({QStringLiteral("bt"), QStringLiteral("bv")}))
        return {};
    return now.number("bv") == noScore
        ? StateWord::tr("has read no best yet, writes task %1 next").arg(now["t"])
        : StateWord::tr("compares task %1 with the best it has read, task %2")
              .arg(now["t"], now["bt"]);
}

QString resultWords(const LocalState& now, int tasks)
{
    if (now.name == u"Halted")
        return StateWord::tr("reported, halted");
    if ((now.name != u"Collect" && now.name != u"Best")
        || !now.has({QStringLiteral("n"), QStringLiteral("bt"), QStringLiteral("bv")}))
        return {};
    if (now.number("bv") == noScore)
        return StateWord::tr("none yet");
    return StateWord::tr("%1 of %2, best so far task %3 with %4")
        .arg(now["n"], QString::number(tasks), now["bt"], now["bv"]);
}

struct Told
{
    QString who;
    QString what;
};

std::optional<Told> told(const ModelInfo& model, const ModelValues& values, const LocalState& start,
                         const LocalState& now)
{
    if (model.name == u"paper" && start.name == u"Thread")
        return Told {StateWord::tr("Thread %1").arg(start["z"]),
                     threadWords(now, chosenValue(model, values, "D").toInt(),
                                 chosenValue(model, values, "mutant"),
                                 columnsOf(chosenValue(model, values, "full")))};
    if (model.name == u"paper" && start.name == u"Pool")
        return Told {StateWord::tr("Pool"), poolWords(now)};
    if (model.name != u"pool" && model.name != u"race")
        return std::nullopt;
    const int tasks = chosenValue(model, values, "M").toInt();
    if (start.name == u"Queue")
        return Told {StateWord::tr("Queue"), queueWords(now, tasks)};
    if (start.name == u"Worker")
        return Told {StateWord::tr("Worker %1").arg(start["w"]), workerWords(now)};
    if (start.name == u"Collect" || start.name == u"Best")
        return Told {StateWord::tr("Results"), resultWords(now, tasks)};
    return std::nullopt;
}

}

QString stateWords(const ModelInfo& model, const ModelValues& values, const QString& start,
                   const QString& now)
{
    const auto words = told(model, values, LocalState(start), LocalState(now));
    return !words || words->what.isEmpty() ? QString()
                                           : words->who + QStringLiteral(": ") + words->what;
}

}
