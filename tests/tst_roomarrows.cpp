// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keeps the arrows between the rooms honest: reads every #include of the sources and compares it
// with the table of who may know whom.
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace {

struct Room
{
    QString folder;
    /// Folders besides its own, each of which stands for all that is below it. Of a room within a
    /// room the inner one has the first row, and the outer one knows it only where it says so.
    QStringList knows;
};

const QList<Room>& rooms()
{
    static const QList<Room> table {
        {"core/support", {}},
        // A column of a table, described once for files, the command line and the window.
        {"core/table", {"core/support"}},
        // What can be asked of a run, described once for forms, commands and lessons.
        {"core/settings", {"core/support"}},
        {"core/store", {"core/support"}},
        {"core/parallel", {"core/support"}},
        {"core/board", {"core/support"}},
        // Time that two people give themselves.
        {"core/clock", {"core/support", "core/board"}},
        // A game that a program has lost says why.
        {"core/game", {"core/support", "core/board", "core/search"}},
        {"core/evaluation", {"core/support", "core/board"}},
        {"core/search",
         {"core/support", "core/board", "core/evaluation", "core/parallel", "core/statistics"}},
        // Our engines, as hosts of other programs know them.
        {"core/uci/session",
         {"core/support", "core/board", "core/evaluation", "core/search", "core/solver",
          "core/engines", "core/uci", "core/clock"}},
        // What engines and hosts of different programs write to each other, as data.
        {"core/uci", {"core/support", "core/board", "core/evaluation", "core/search"}},
        {"core/solver",
         {"core/support", "core/board", "core/evaluation", "core/search", "core/parallel"}},
        {"core/book",
         {"core/support", "core/board", "core/search", "core/solver", "core/parallel"}},
        // Processes that are talked to in lines.
        {"core/engines/external/process", {"core/support"}},
        // Programs of others, asked as engines.
        {"core/engines/external",
         {"core/support", "core/board", "core/evaluation", "core/search", "core/uci",
          "core/engines", "core/engines/external/process"}},
        {"core/engines",
         {"core/support", "core/board", "core/evaluation", "core/search", "core/solver",
          "core/book", "core/parallel"}},
        // Plans in words, with the threats that are their reason.
        {"core/plan/words",
         {"core/support", "core/board", "core/evaluation", "core/search", "core/solver",
          "core/analysis", "core/plan"}},
        // Whole games of plans: files, how they are built and checked.
        {"core/plan/proof",
         {"core/support", "core/parallel", "core/board", "core/evaluation", "core/search",
          "core/solver", "core/book", "core/plan"}},
        // What is done with a plan to learn from it.
        {"core/plan/practice",
         {"core/support", "core/board", "core/evaluation", "core/search", "core/solver",
          "core/plan"}},
        // Ways to play that need no search, and why they win.
        {"core/plan",
         {"core/support", "core/board", "core/evaluation", "core/search", "core/solver"}},
        {"core/analysis",
         {"core/support", "core/board", "core/evaluation", "core/search", "core/solver",
          "core/book", "core/plan"}},
        {"core/review",
         {"core/support", "core/board", "core/game", "core/solver", "core/book", "core/analysis"}},
        {"core/statistics", {"core/support"}},
        {"core/match",
         {"core/support", "core/parallel", "core/board", "core/game", "core/evaluation",
          "core/search", "core/engines", "core/statistics"}},
        // Programs that people write to learn it: begun, compiled, tried.
        {"core/bots",
         {"core/support", "core/table", "core/board", "core/search", "core/solver", "core/engines",
          "core/statistics", "core/analysis", "core/match"}},
        // Many entrants, their clocks and pairings, and what their games come to.
        {"core/tournament",
         {"core/support", "core/clock", "core/board", "core/game", "core/evaluation", "core/search",
          "core/solver", "core/book", "core/engines", "core/analysis", "core/uci",
          "core/statistics", "core/parallel", "core/match"}},
        {"core/tuning",
         {"core/support", "core/settings", "core/parallel", "core/board", "core/evaluation",
          "core/search", "core/engines", "core/statistics", "core/match"}},
        {"core/odds",
         {"core/support", "core/parallel", "core/board", "core/evaluation", "core/engines",
          "core/statistics", "core/match"}},
        {"core/fulltree",
         {"core/support", "core/table", "core/settings", "core/board", "core/search",
          "core/parallel", "core/statistics"}},
        {"core/study",
         {"core/support", "core/parallel", "core/settings", "core/store", "core/board", "core/game",
          "core/evaluation", "core/search", "core/engines", "core/statistics", "core/match"}},
        // One search again and again while one thing grows.
        {"core/growth",
         {"core/support", "core/table", "core/settings", "core/parallel", "core/board",
          "core/search", "core/solver", "core/engines", "core/statistics", "core/fulltree",
          "core/study"}},
        // Where a search spends its time, by what perf has seen of it.
        {"core/profile", {"core/support", "core/statistics"}},
        // One position searched by several, again and again, and what pruning saves there.
        {"core/compare",
         {"core/support", "core/settings", "core/board", "core/evaluation", "core/search",
          "core/engines", "core/statistics", "core/match"}},
        // Games with what each search reported, and what becomes of their numbers.
        {"core/recording",
         {"core/support", "core/board", "core/game", "core/search", "core/parallel", "core/engines",
          "core/statistics", "core/match"}},
        // A person's own games, and where they and the kept experiments have been.
        {"core/archive",
         {"core/support", "core/store", "core/board", "core/game", "core/search", "core/engines",
          "core/match", "core/statistics", "core/study"}},
        {"core/session", {"core"}},
        // What the languages of the formal and the chance laboratory have in common.
        {"core/syntax", {"core/support"}},
        {"core/statespace", {"core/support", "core/parallel"}},
        {"core/formal/lts", {"core/support", "core/syntax", "core/statespace"}},
        // What a model says, read and checked; and what it does.
        {"core/formal/process/language", {"core/support", "core/syntax", "core/formal/lts"}},
        {"core/formal/process",
         {"core/support", "core/syntax", "core/statespace", "core/formal/lts",
          "core/formal/process/language"}},
        // What a formula is, read, checked, written and said in words.
        {"core/formal/mucalculus/language", {"core/support", "core/syntax", "core/formal/lts"}},
        {"core/formal/mucalculus",
         {"core/support", "core/syntax", "core/statespace", "core/formal/lts",
          "core/formal/mucalculus/language"}},
        // Alone in knowing what is modelled.
        {"core/formal/models",
         {"core/support", "core/parallel", "core/board", "core/search", "core/syntax",
          "core/statespace", "core/formal"}},
        {"core/chance/prcrl", {"core/support", "core/syntax"}},
        {"core/chance/lppe", {"core/support", "core/syntax", "core/chance/prcrl"}},
        {"core/chance/reduce",
         {"core/support", "core/syntax", "core/chance/prcrl", "core/chance/lppe"}},
        {"core/chance/automaton/evaluate", {"core/support", "core/syntax", "core/chance/prcrl"}},
        {"core/chance/automaton",
         {"core/support", "core/syntax", "core/statespace", "core/chance/prcrl", "core/chance/lppe",
          "core/chance/automaton/evaluate"}},
        // The algorithm as it is shown.
        {"core/chance/check/steps",
         {"core/support", "core/chance/lppe", "core/chance/automaton", "core/chance/check"}},
        // What is asked and answered, and the graph that it is asked of.
        {"core/chance/check/problem",
         {"core/support", "core/chance/lppe", "core/chance/automaton"}},
        {"core/chance/check",
         {"core/support", "core/chance/lppe", "core/chance/automaton",
          "core/chance/check/problem"}},
        {"core/chance/simulate",
         {"core/support", "core/parallel", "core/statistics", "core/chance/lppe",
          "core/chance/automaton"}},
        {"core/chance/models", {"core/support", "core/syntax", "core/statespace", "core/chance"}},
        // From a text to an answer.
        {"core/chance/run",
         {"core/support", "core/syntax", "core/statespace", "core/chance/prcrl", "core/chance/lppe",
          "core/chance/reduce", "core/chance/automaton", "core/chance/check"}},
        // What the study printed, and what is found here.
        {"core/chance/tables", {"core/support", "core/statespace", "core/chance"}},
        {"core/chance/experiments", {"core/support", "core/statespace", "core/chance"}},
        {"core/chance/export", {"core/support", "core/syntax", "core/chance"}},
        // The engine's search kept to be walked through.
        {"core/lesson/tree",
         {"core/support", "core/board", "core/evaluation", "core/search", "core/solver",
          "core/book"}},
        // The same, step by step: what a class guesses and reads on the way.
        {"core/lesson/walk", {"core/support", "core/board", "core/search", "core/lesson/tree"}},
        // Trees to practise with, and how answers written into them are marked.
        {"core/lesson/practice", {"core/support", "core/evaluation"}},
        // Lessons as text files.
        {"core/lesson/course",
         {"core/support", "core/settings", "core/board", "core/search", "core/tuning",
          "core/fulltree", "core/study", "core/growth", "core/compare", "core/plan", "core/syntax",
          "core/statespace", "core/formal", "core/lesson/tree", "core/lesson/walk",
          "core/lesson/practice"}},
        // What they ask of the laboratory's pages, held against its models and engines.
        {"core/lesson/laboratory",
         {"core/support", "core/syntax", "core/engines", "core/formal", "core/chance",
          "core/lesson/course"}},
        // What students hand in, a class's results, and exercises.
        {"core/lesson/answers",
         {"core/support", "core/statistics", "core/board", "core/lesson/tree", "core/lesson/walk",
          "core/lesson/course"}},
        {"ui/style", {"core"}},
        {"ui/text", {"core", "ui/style"}},
        {"ui/table", {"core", "ui/text"}},
        // Trees, worksheets and a class's results on paper.
        {"ui/paper/lessons",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/graph/painting", "ui/board/painting"}},
        // Pictures and pages painted without a window: what the command line may know of ui.
        {"ui/paper", {"core", "ui/style", "ui/text"}},
        {"ui/settings", {"core", "ui/style", "ui/text"}},
        {"ui/widgets", {"core", "ui/style", "ui/text", "ui/paper"}},
        {"ui/charts", {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets"}},
        // What is to be seen of a board and how it is painted; no widget.
        {"ui/board/painting", {"core", "ui/style", "ui/text"}},
        // A game as a moving picture, made without a window, too.
        {"ui/board/film", {"core", "ui/style", "ui/board/painting"}},
        // Trees and transition systems laid out and painted; no widget.
        {"ui/graph/painting", {"core", "ui/style", "ui/text", "ui/paper"}},
        // A canvas for them.
        {"ui/graph",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/graph/painting"}},
        {"ui/board", {"core", "ui/style", "ui/text", "ui/board/painting"}},
        {"ui/play/players", {"core", "ui/style", "ui/text", "ui/widgets", "ui/board/painting"}},
        // Two of the figures play while nobody else does.
        {"ui/play/demo",
         {"core", "ui/style", "ui/widgets", "ui/board/painting", "ui/board", "ui/play/players"}},
        {"ui/play/games", {"core", "ui/settings", "ui/style", "ui/widgets", "ui/play"}},
        {"ui/play/sharing",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/board/film"}},
        {"ui/play/setup", {"core", "ui/style", "ui/text", "ui/widgets", "ui/board", "ui/play"}},
        // What two people agree on: a clock, discs that are hidden.
        {"ui/play/terms", {"core", "ui/style", "ui/text", "ui/board", "ui/play"}},
        // What features share of a game: the model of it, its turns, the road to the engines.
        {"ui/play",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/settings", "ui/widgets", "ui/charts",
          "ui/board", "ui/play/players"}},
        // Programs of others that play, as a person has them.
        {"ui/programs", {"core", "ui/style", "ui/text", "ui/widgets"}},
        // What is heard of a game.
        {"ui/sound", {"core", "ui/board", "ui/play"}},
        {"ui/games",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/charts", "ui/board",
          "ui/play"}},
        // Programs that people write to learn it, made and tried in the window.
        {"ui/bots",
         {"core", "ui/style", "ui/text", "ui/table", "ui/paper", "ui/widgets", "ui/board"}},
        {"ui/explorer",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/analysis", "ui/play"}},
        {"ui/analysis",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/settings", "ui/widgets", "ui/charts",
          "ui/board", "ui/play"}},
        {"ui/review",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/charts", "ui/board",
          "ui/play"}},
        {"ui/performance/report",
         {"core", "ui/style", "ui/text", "ui/table", "ui/paper", "ui/widgets"}},
        // A timeline painted and in words.
        {"ui/performance/workers/drawing", {"core", "ui/text", "ui/paper", "ui/widgets"}},
        // What each worker did and when, also in the laboratory.
        {"ui/performance/workers",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/charts",
          "ui/performance/workers/drawing"}},
        {"ui/performance",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/charts", "ui/play",
          "ui/performance/report", "ui/performance/workers"}},
        // A page of the laboratory is put together from charts and from what edits an engine.
        {"ui/labs/page", {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/charts"}},
        {"ui/labs/runs", {"core", "ui/style", "ui/text", "ui/table", "ui/widgets"}},
        {"ui/labs/results",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/charts", "ui/labs/runs",
          "ui/labs/page"}},
        {"ui/labs/study",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/charts", "ui/play",
          "ui/labs/runs", "ui/labs/results", "ui/labs/page"}},
        // Engines in a list, for pages that let several of them work.
        {"ui/labs/entrants", {"core", "ui/text", "ui/widgets", "ui/play"}},
        {"ui/labs/compare",
         {"core", "ui/text", "ui/table", "ui/paper", "ui/widgets", "ui/charts", "ui/labs/entrants",
          "ui/labs/page"}},
        {"ui/labs/experiments",
         {"core", "ui/text", "ui/table", "ui/paper", "ui/widgets", "ui/charts", "ui/play",
          "ui/labs/entrants", "ui/labs/runs", "ui/labs/results", "ui/labs/page"}},
        {"ui/labs/tournament",
         {"core", "ui/text", "ui/table", "ui/paper", "ui/widgets", "ui/board", "ui/programs",
          "ui/labs/entrants", "ui/labs/page", "ui/labs/recordings"}},
        {"ui/labs/parallel",
         {"core", "ui/style", "ui/text", "ui/table", "ui/paper", "ui/widgets", "ui/charts",
          "ui/performance/workers", "ui/labs/page"}},
        {"ui/labs/growth",
         {"core", "ui/text", "ui/table", "ui/paper", "ui/widgets", "ui/charts", "ui/labs/page"}},
        // Plans that win without calculating, to practise with.
        {"ui/labs/plans",
         {"core", "ui/style", "ui/text", "ui/widgets", "ui/board/painting", "ui/labs/page"}},
        {"ui/labs/recordings",
         {"core", "ui/style", "ui/text", "ui/table", "ui/paper", "ui/widgets", "ui/charts",
          "ui/performance", "ui/labs/page"}},
        {"ui/labs/tuning",
         {"core", "ui/style", "ui/text", "ui/table", "ui/paper", "ui/widgets", "ui/charts",
          "ui/labs/page"}},
        // What the pages have that check a model: which one, its parameters, its text, its states.
        {"ui/labs/models", {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/graph"}},
        // A system drawn and walked through.
        {"ui/labs/formal/system",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/charts", "ui/graph",
          "ui/labs/models"}},
        {"ui/labs/formal/rules", {"core", "ui/text", "ui/widgets", "ui/labs/formal/system"}},
        {"ui/labs/formal",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/charts", "ui/graph",
          "ui/board", "ui/performance", "ui/labs/page", "ui/labs/models", "ui/labs/formal"}},
        // What was found out about a game of chance, and an automaton drawn.
        {"ui/labs/chance/answer", {"core", "ui/text", "ui/widgets", "ui/labs/models"}},
        {"ui/labs/chance/system",
         {"core", "ui/text", "ui/paper", "ui/widgets", "ui/graph", "ui/labs/models",
          "ui/labs/chance/answer"}},
        // A game played: its pictures, one way through it, many of them.
        {"ui/labs/chance/simulator/games", {"core", "ui/paper", "ui/labs/chance/answer"}},
        {"ui/labs/chance/simulator",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/labs/models",
          "ui/labs/chance/answer", "ui/labs/chance/system", "ui/charts",
          "ui/labs/chance/simulator"}},
        // A parameter over a range, as a table and as plots.
        {"ui/labs/chance/experiments",
         {"core", "ui/text", "ui/paper", "ui/widgets", "ui/labs/models", "ui/labs/chance/answer",
          "ui/charts"}},
        {"ui/labs/chance/tables",
         {"core", "ui/text", "ui/paper", "ui/widgets", "ui/labs/models", "ui/labs/chance/answer"}},
        {"ui/labs/chance/reductions", {"core", "ui/text", "ui/paper", "ui/widgets"}},
        {"ui/labs/chance/steps",
         {"core", "ui/text", "ui/paper", "ui/widgets", "ui/charts", "ui/graph", "ui/labs/models",
          "ui/labs/chance/answer", "ui/labs/chance/system"}},
        {"ui/labs/chance",
         {"core", "ui/text", "ui/paper", "ui/widgets", "ui/charts", "ui/graph", "ui/labs/page",
          "ui/labs/models", "ui/labs/chance"}},
        // Lessons and trees put on paper.
        {"ui/labs/lessons/sheets", {"core", "ui/style", "ui/paper", "ui/widgets"}},
        // Trees to be filled in.
        {"ui/labs/lessons/practice", {"core", "ui/style", "ui/paper", "ui/widgets", "ui/graph"}},
        // A search drawn and walked through.
        {"ui/labs/lessons/tree",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/charts", "ui/graph",
          "ui/labs/page", "ui/labs/lessons/sheets", "ui/labs/lessons/practice"}},
        // A lesson that is being gone through, and what is kept of it.
        {"ui/labs/lessons/run", {"core"}},
        {"ui/labs/lessons/questions",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/labs/models",
          "ui/labs/plans", "ui/labs/lessons/tree", "ui/labs/lessons/run"}},
        // The student's page.
        {"ui/labs/lessons/course",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/graph", "ui/labs/page",
          "ui/labs/lessons"}},
        // What students handed in, put together.
        {"ui/labs/lessons/results",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/labs/page"}},
        // The same before a class.
        {"ui/labs/lessons/presenter",
         {"core", "ui/style", "ui/widgets", "ui/labs/page", "ui/labs/lessons"}},
        // Where a teacher writes one.
        {"ui/labs/lessons/editor",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/play/sharing",
          "ui/labs/models", "ui/labs/lessons"}},
        {"ui/labs",
         {"core", "ui/style", "ui/text", "ui/paper", "ui/widgets", "ui/play", "ui/labs"}},
        {"ui/mainwindow/dialogs",
         {"core", "ui/style", "ui/settings", "ui/text", "ui/widgets", "ui/play"}},
        {"ui/mainwindow", {"core", "ui"}},
        {"app/cli", {"core", "ui/paper", "ui/board/film"}},
        // Checks what core has written, and shares nothing with it.
        {"app/plancheck", {}},
        {"app/gui", {"core", "ui"}},
        {"tests", {"core", "ui", "app"}},
    };
    return table;
}

bool isBelow(const QString& path, const QString& folder)
{
    return path.startsWith(folder + QLatin1Char('/'));
}

const Room* roomOf(const QString& path)
{
    const auto found = std::ranges::find_if(
        rooms(), [&path](const Room& room) { return isBelow(path, room.folder); });
    return found == rooms().end() ? nullptr : &*found;
}

bool mayInclude(const Room& room, const QString& header)
{
    return roomOf(header) == &room
        || std::ranges::any_of(
               room.knows, [&header](const QString& folder) { return isBelow(header, folder); });
}

/// Qt modules that may be named in core, as in <QtCore/qglobal.h>. A header named alone, as
/// <QColor>, is the compiler's business: core is not given the folders of other modules.
bool isCoreModule(const QString& module)
{
    return QStringList {"QtCore", "QtConcurrent", "QtSql"}.contains(module);
}

/// One sentence for every include in `text`, the contents of `path`, that the table forbids.
QStringList wrongArrows(const QString& path, const QString& text)
{
    static const QRegularExpression include(
        QStringLiteral(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])"),
        QRegularExpression::MultilineOption);
    static const QRegularExpression generated(QStringLiteral(R"(^[^/]+\.moc$|^moc_[^/]+\.cpp$)"));

    const Room* room = roomOf(path);
    if (!room)
        return {QStringLiteral("%1 is in no room of the table").arg(path)};
    QStringList wrong;
    for (auto matches = include.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const QString header = match.captured(2);
        if (match.captured(1) == QLatin1String("\"")) {
            if (!generated.match(header).hasMatch() && !mayInclude(*room, header))
                wrong << QStringLiteral("%1 must not include \"%2\"").arg(path, header);
        } else if (isBelow(path, "core") && header.startsWith(QLatin1String("Qt"))
                   && header.contains(QLatin1Char('/'))
                   && !isCoreModule(header.section('/', 0, 0))) {
            wrong << QStringLiteral("%1 must not include <%2>").arg(path, header);
        }
    }
    return wrong;
}

QStringList sourceFiles(const QDir& root)
{
    QStringList files;
    for (const char* top : {"core", "ui", "app", "tests"}) {
        QDirIterator each(root.filePath(top), {"*.h", "*.cpp"}, QDir::Files,
                          QDirIterator::Subdirectories);
        while (each.hasNext())
            files << root.relativeFilePath(each.next());
    }
    return files;
}

/// Who includes whom, by name.
using Graph = std::map<QString, std::set<QString>>;

/// What is left when all are taken away, again and again, that lead to nobody who is left: the
/// circles, and what leads to them.
QStringList inCircles(Graph graph)
{
    const auto leadsOn = [&graph](const auto& node) {
        return std::ranges::any_of(node.second,
                                   [&](const QString& to) { return graph.contains(to); });
    };
    while (true) {
        const auto last = std::ranges::find_if_not(graph, leadsOn);
        if (last == graph.end())
            break;
        graph.erase(last);
    }
    QStringList left;
    for (const auto& [name, others] : graph)
        for (const QString& other : others)
            if (graph.contains(other))
                left << QStringLiteral("%1 includes %2").arg(name, other);
    return left;
}

QString folderOf(const QString& path)
{
    return path.section(u'/', 0, -2);
}

/// Which library or program each source belongs to, by what the CMakeLists.txt of its folder says;
/// those that a variable names are not known.
std::map<QString, QString> targetsOf(const QDir& root)
{
    static const QRegularExpression sources(
        QStringLiteral("(?:target_sources|add_library|add_executable)\\(([\\w-]+)([^)]*)\\)"));
    static const QRegularExpression source(QStringLiteral("[a-z0-9]+\\.(?:cpp|h)\\b"));
    std::map<QString, QString> targets;
    for (const char* top : {"core", "ui", "app"}) {
        QDirIterator each(root.filePath(QLatin1String(top)), {"CMakeLists.txt"}, QDir::Files,
                          QDirIterator::Subdirectories);
        while (each.hasNext()) {
            QFile file(each.next());
            const QString folder = folderOf(root.relativeFilePath(file.fileName())) + u'/';
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const QString text = QString::fromUtf8(file.readAll());
            for (auto lists = sources.globalMatch(text); lists.hasNext();) {
                const auto list = lists.next();
                for (auto names = source.globalMatch(list.captured(2)); names.hasNext();)
                    targets[folder + names.next().captured()] = list.captured(1);
            }
        }
    }
    return targets;
}

/// The includes of the product, from what `nodeOf` says of a file to what it says of another; what
/// it has no name for is left out.
template <typename NodeOf> Graph graphOf(const QDir& root, NodeOf nodeOf)
{
    static const QRegularExpression include(
        QStringLiteral("^\\s*#\\s*include\\s*\"([^\"]+/[^\"]+)\""),
        QRegularExpression::MultilineOption);
    Graph graph;
    for (const QString& path : sourceFiles(root)) {
        QFile file(root.filePath(path));
        if (isBelow(path, QStringLiteral("tests")) || !file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.readAll());
        const QString from = nodeOf(path);
        for (auto matches = include.globalMatch(text); matches.hasNext();)
            if (const QString to = nodeOf(matches.next().captured(1));
                to != from && !to.isEmpty() && !from.isEmpty())
                graph[from].insert(to);
    }
    return graph;
}

} // namespace

class TestRoomArrows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noSourceIncludesAgainstTheArrows();
    void arrowsAreJudged_data();
    void arrowsAreJudged();
    void noFolderOrTargetGoesRound();
    void circlesAreSeen();
};

void TestRoomArrows::noSourceIncludesAgainstTheArrows()
{
    const QDir root(QStringLiteral(FOURCAST_SOURCE_DIR));
    const QStringList files = sourceFiles(root);
    QVERIFY(files.contains(QStringLiteral("core/board/position.h")));
    QStringList wrong;
    for (const QString& path : files) {
        QFile file(root.filePath(path));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
        wrong << wrongArrows(path, QString::fromUtf8(file.readAll()));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

/// The table stands for whole subtrees; circles within one, and between targets, are seen here.
void TestRoomArrows::noFolderOrTargetGoesRound()
{
    const QDir root(QStringLiteral(FOURCAST_SOURCE_DIR));
    const Graph folders = graphOf(root, folderOf);
    QVERIFY(folders.size() > 80);
    QVERIFY2(inCircles(folders).isEmpty(), qPrintable(inCircles(folders).join(u'\n')));

    const std::map<QString, QString> known = targetsOf(root);
    QVERIFY(known.size() > 1500);
    const Graph targets = graphOf(root, [&known](const QString& path) {
        const auto found = known.find(path);
        return found == known.end() ? QString() : found->second;
    });
    QVERIFY(
        targets.at(QStringLiteral("fourcast_lesson")).contains(QStringLiteral("fourcast_studies")));
    QVERIFY2(inCircles(targets).isEmpty(), qPrintable(inCircles(targets).join(u'\n')));
}

void TestRoomArrows::circlesAreSeen()
{
    QVERIFY(inCircles({}).isEmpty());
    QVERIFY(inCircles({{"a", {"b", "c"}}, {"b", {"c"}}}).isEmpty());
    QCOMPARE(inCircles({{"a", {"b"}}, {"b", {"c"}}, {"c", {"b", "d"}}}),
             (QStringList {"a includes b", "b includes c", "c includes b"}));
}

void TestRoomArrows::arrowsAreJudged_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char* name, const char* path, const char* text, bool allowed) {
        QTest::newRow(name) << QString::fromUtf8(path) << QString::fromUtf8(text) << allowed;
    };
    row("own room", "core/board/a.h", "#include \"core/board/b.h\"", true);
    row("along the arrow", "core/search/a.cpp", "#include \"core/board/b.h\"", true);
    row("Qt Core", "core/board/a.h", "#include <QString>\n#include <QtCore/qglobal.h>", true);
    row("moc's output", "ui/board/a.cpp", "#include \"a.moc\"", true);
    row("window to chart", "ui/mainwindow/a.cpp", "#include \"ui/charts/b.h\"", true);
    row("door to window", "app/gui/a.cpp", "#include \"ui/mainwindow/b.h\"", true);
    row("command to picture", "app/cli/study/a.cpp", "#include \"ui/paper/b.h\"", true);
    row("command to moving picture", "app/cli/play/a.cpp", "#include \"ui/board/film/b.h\"", true);
    row("command to the board's view", "app/cli/play/a.cpp", "#include \"ui/board/b.h\"", false);
    row("command to its line", "app/cli/study/a.cpp", "#include \"app/cli/b.h\"", true);
    row("command to window", "app/cli/study/a.cpp", "#include \"ui/labs/study/b.h\"", false);
    row("lesson's picture to graph", "ui/paper/lessons/a.cpp", "#include \"ui/graph/painting/b.h\"",
        true);
    row("lesson's picture to canvas", "ui/paper/lessons/a.cpp", "#include \"ui/graph/b.h\"", false);
    row("picture to widget", "ui/paper/a.cpp", "#include \"ui/widgets/b.h\"", false);
    row("support to board", "core/support/a.h", "#include \"core/board/b.h\"", false);
    row("board to search", "core/board/a.h", "#pragma once\n#include \"core/search/b.h\"", false);
    row("search to session", "core/search/a.h", "#include \"core/session/b.h\"", false);
    row("search to solver", "core/search/a.h", "#include \"core/solver/b.h\"", false);
    row("solver to analysis", "core/solver/a.h", "#include \"core/analysis/b.h\"", false);
    row("core to ui", "core/study/a.cpp", "  #  include \"ui/models/b.h\"", false);
    row("core to Gui", "core/board/a.cpp", "#include <QtGui/QColor>", false);
    row("core to Charts", "core/study/a.cpp", "#include <QtCharts/QChart>", false);
    row("board to play", "ui/board/a.h", "#include \"ui/play/b.h\"", false);
    row("board to charts", "ui/board/a.h", "#include \"ui/charts/b.h\"", false);
    row("laboratory to chart", "ui/labs/study/a.cpp", "#include \"ui/charts/b.h\"", true);
    row("laboratory to window", "ui/labs/study/a.cpp", "#include \"ui/mainwindow/b.h\"", false);
    row("laboratory to board", "ui/labs/study/a.cpp", "#include \"ui/board/b.h\"", false);
    row("chart to laboratory", "ui/charts/a.cpp", "#include \"ui/labs/b.h\"", false);
    row("chart to window", "ui/charts/a.h", "#include \"ui/mainwindow/b.h\"", false);
    row("laboratory to its sister", "ui/labs/study/a.cpp", "#include \"ui/labs/tuning/b.h\"",
        false);
    row("inner room to its outer one", "ui/play/games/a.cpp", "#include \"ui/play/b.h\"", true);
    row("room to one within it", "ui/play/a.cpp", "#include \"ui/play/players/b.h\"", true);
    row("painting to the board's view", "ui/board/painting/a.cpp", "#include \"ui/board/b.h\"",
        false);
    row("room to one above it", "ui/play/a.cpp", "#include \"ui/play/setup/b.h\"", false);
    row("play to review", "ui/play/a.h", "#include \"ui/review/b.h\"", false);
    row("ui to tests", "ui/board/a.h", "#include \"tests/ui/board/b.h\"", false);
    row("not from the root", "core/board/a.cpp", "#include \"b.h\"", false);
    row("out of the room", "core/board/a.cpp", "#include \"../search/b.h\"", false);
    row("model to board", "core/formal/models/a.cpp", "#include \"core/board/b.h\"", true);
    row("formula to board", "core/formal/mucalculus/a.cpp", "#include \"core/board/b.h\"", false);
    row("formula to its solver", "core/formal/mucalculus/language/a.cpp",
        "#include \"core/formal/mucalculus/b.h\"", false);
    row("states to formula", "core/statespace/a.cpp", "#include \"core/formal/lts/b.h\"", false);
    row("lesson to search", "core/lesson/tree/a.cpp", "#include \"core/search/b.h\"", true);
    row("search to lesson", "core/search/a.cpp", "#include \"core/lesson/tree/b.h\"", false);
    row("lesson to match", "core/lesson/tree/a.cpp", "#include \"core/match/b.h\"", false);
    row("tree to canvas", "ui/labs/lessons/tree/a.cpp", "#include \"ui/graph/b.h\"", true);
    row("tree to its sister", "ui/labs/lessons/tree/a.cpp",
        "#include \"ui/labs/formal/system/b.h\"", false);
    row("a room without a row", "core/cellar/a.cpp", "", false);
}

void TestRoomArrows::arrowsAreJudged()
{
    QFETCH(const QString, path);
    QFETCH(const QString, text);
    QTEST(wrongArrows(path, text).isEmpty(), "allowed");
}

QTEST_GUILESS_MAIN(TestRoomArrows)
#include "tst_roomarrows.moc"
