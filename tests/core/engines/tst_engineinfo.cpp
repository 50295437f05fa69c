// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/engines/enginegroups.h"
#include "core/engines/levels.h"
#include "core/evaluation/heuristics.h"
#include "core/search/searchreport.h"
#include "tests/core/boards.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

/// Every line of `text` that tells one engine from another by a piece of its name, or that falls
/// back on one heuristic where it is not another.
QStringList questionsOfNames(const QString& text)
{
    QStringList pieces;
    QStringList names;
    for (const EngineInfo& info : engineTable()) {
        pieces << info.family + u'-';
        if (info.heuristic) {
            names << QString::fromLatin1(info.heuristic->name);
            pieces << u'-' + names.back().toLower();
        }
    }
    pieces.removeDuplicates();
    names.removeDuplicates();
    const QString quoted = QStringLiteral(R"re((?:\w+\(\s*)?u?"(?:%1)")re");
    const QRegularExpression piece(quoted.arg(pieces.join(u'|')));
    const QRegularExpression fallback(QStringLiteral(R"re(\?\s*)re")
                                      + quoted.arg(names.join(u'|')));
    const QRegularExpression chopped(
        QStringLiteral(R"re(engine\.(?:left|right|mid|chopped|section|sliced)\()re"));
    QStringList found;
    for (const QString& line : text.split(u'\n'))
        for (const auto& question : {piece, fallback, chopped})
            if (line.contains(question))
                found << line.trimmed();
    return found;
}

}

class TestEngineInfo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRowCanBeMadeSearchedAndDescribed();
    void everyWayToSearchHasAnEngineWithEveryHeuristic();
    void whatNobodyIsCalledHasARowWithoutMeaning();
    void datasetPlayersAreTheOtherEngineButForTheLabels();
    void opponentsComeFirstAndEveryEngineIsInOneGroup();
    void readingsMatterToTheEnginesThatSaySo();
    void noSourceAsksHowAnEngineIsCalled();
    void questionsOfNamesAreFound_data();
    void questionsOfNamesAreFound();
};

void TestEngineInfo::everyRowCanBeMadeSearchedAndDescribed()
{
    QSet<QString> names;
    QSet<QString> descriptions;
    // Too many discs for the book and the data set, and nothing that is seen at once.
    const Position root = boards::fromDigits(u"44444326555511");
    for (const EngineInfo& info : engineTable()) {
        names.insert(info.name);
        QVERIFY2(!info.family.isEmpty() && info.make, qPrintable(info.name));
        QVERIFY2(!info.description().isEmpty()
                     && !info.description().contains(QStringLiteral("%1")),
                 qPrintable(info.name));
        descriptions.insert(info.description());
        QVERIFY2(!info.variant({}).isEmpty(), qPrintable(info.name));
        QCOMPARE(info.variant({}) != info.variant({.preferFastWins = false}), info.takesFastWins);

        const auto engine = info.make(info, {.workers = 1});
        QCOMPARE(QString::fromUtf8(engine->name().data()), info.name);
        const SearchReport report = engine->search(root, {.depth = 3, .nodes = 20'000}, {});
        QCOMPARE(report.engine, info.name);
        QVERIFY(root.canPlay(report.bestMove));
        QCOMPARE(report.rootMoves.empty() && report.nodes == 0,
                 info.name == QStringLiteral("random"));
    }
    QCOMPARE(names.size(), static_cast<qsizetype>(engineTable().size()));
    QCOMPARE(descriptions.size(), names.size());
}

void TestEngineInfo::everyWayToSearchHasAnEngineWithEveryHeuristic()
{
    int ways = 0;
    for (const EngineInfo& info : engineTable()) {
        if (!info.heuristic || info.usesDataset())
            continue;
        ++ways;
        for (const HeuristicInfo& heuristic : heuristics()) {
            const EngineInfo* const sister
                = findEngine(info.family, QString::fromLatin1(heuristic.name));
            QVERIFY(sister);
            QCOMPARE(sister->heuristic, &heuristic);
            QCOMPARE(sister->family, info.family);
            QCOMPARE(sister->depth, info.depth);
            QCOMPARE(sister->takesFastWins, info.takesFastWins);
        }
    }
    QCOMPARE(ways % static_cast<int>(heuristics().size()), 0);
    QVERIFY(ways > 0);
    QVERIFY(!findEngine(QStringLiteral("dataset"), QStringLiteral("H2")));
}

void TestEngineInfo::whatNobodyIsCalledHasARowWithoutMeaning()
{
    for (const char* name : {"", "mapped", "mapped-h0", "Mapped-h1", "level-9"}) {
        QVERIFY(!findEngine(QString::fromLatin1(name)));
        const EngineInfo& info = engineInfo(QString::fromLatin1(name));
        QVERIFY(info.name.isEmpty() && info.description().isEmpty());
        QVERIFY(!info.searches() && !info.takesDepth() && !info.takesReadings());
        QVERIFY(!makeEngine(QString::fromLatin1(name)));
    }
}

void TestEngineInfo::datasetPlayersAreTheOtherEngineButForTheLabels()
{
    int players = 0;
    for (const EngineInfo& info : engineTable()) {
        if (!info.usesDataset())
            continue;
        ++players;
        const EngineInfo& other = engineInfo(info.otherwise);
        QVERIFY(!other.name.isEmpty() && !other.usesDataset());
        QCOMPARE(info.depth, other.depth);
        QCOMPARE(info.heuristic, other.heuristic);
        QCOMPARE(info.variant({}), other.variant({}) + QStringLiteral(", labels of the book"));
        QVERIFY(info.description().contains(other.name));
    }
    QCOMPARE(players, 2);
}

void TestEngineInfo::opponentsComeFirstAndEveryEngineIsInOneGroup()
{
    const std::vector<EngineGroup> groups = engineGroups();
    QStringList names;
    QSet<QString> sentences;
    for (const EngineGroup& group : groups) {
        QVERIFY(!group.engines.empty());
        sentences.insert(group.sentence);
        for (const EngineInfo* const engine : group.engines)
            names << engine->name;
    }
    QCOMPARE(sentences.size(), static_cast<qsizetype>(groups.size()));
    for (std::size_t number = 0; number < levels().size(); ++number)
        QCOMPARE(groups.front().engines.at(number)->name, levels()[number].engine);
    QCOMPARE(groups.front().engines.size(), levels().size());
    QStringList all = engineNames();
    all.sort();
    names.sort();
    QCOMPARE(names, all);
}

void TestEngineInfo::readingsMatterToTheEnginesThatSaySo()
{
    const EngineOptions odd {.h1 = *H1Options::fromNames(QStringLiteral("no-f3"))};
    for (const EngineInfo& info : engineTable()) {
        QCOMPARE(info.variant(odd) != info.variant({}), info.takesReadings());
        const auto engine = info.make(info, odd);
        const SearchReport report = engine->search(Position(), {.depth = 2}, {});
        if (!info.usesDataset())
            QCOMPARE(report.variant.text().contains(odd.h1.toText()), info.takesReadings());
    }
}

void TestEngineInfo::noSourceAsksHowAnEngineIsCalled()
{
    const QDir root(QStringLiteral(FOURCAST_SOURCE_DIR));
    int files = 0;
    QStringList found;
    for (const char* top : {"core", "ui", "app"}) {
        QDirIterator each(root.filePath(QLatin1String(top)), {"*.h", "*.cpp"}, QDir::Files,
                          QDirIterator::Subdirectories);
        while (each.hasNext()) {
            QFile file(each.next());
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            ++files;
            for (const QString& line : questionsOfNames(QString::fromUtf8(file.readAll())))
                found << QStringLiteral("%1: %2").arg(root.relativeFilePath(file.fileName()), line);
        }
    }
    QVERIFY(files > 400);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void TestEngineInfo::questionsOfNamesAreFound_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("asks");
    const auto row = [](const char* name, const char* line, bool asks) {
        QTest::newRow(name) << QString::fromUtf8(line) << asks;
    };
    row("end", R"(if (engine.endsWith(QLatin1String("-h1"))))", true);
    row("beginning", R"(!engine.startsWith(QStringLiteral("study-")))", true);
    row("plain text", R"(name.starts_with("level-"))", true);
    row("made of pieces", R"(return QStringLiteral("literal-") + heuristic;)", true);
    row("fallback", R"(= isH2 ? QStringLiteral("H2") : QStringLiteral("H1"))", true);
    row("cut", R"(engine.left(engine.size() - 2) + heuristic)", true);
    row("a whole name", R"(= QStringLiteral("mapped-h1");)", false);
    row("the row", R"(if (engineInfo(engine).takesReadings()))", false);
    row("another word", R"(if (text.startsWith(QStringLiteral("figure"))))", false);
}

void TestEngineInfo::questionsOfNamesAreFound()
{
    QFETCH(const QString, line);
    QTEST(!questionsOfNames(line).isEmpty(), "asks");
}

QTEST_GUILESS_MAIN(TestEngineInfo)
#include "tst_engineinfo.moc"
