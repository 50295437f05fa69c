// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/tournamentfile.h"
#include "core/tournament/tournamentrun.h"

#include <QTemporaryDir>
#include <QTest>

namespace {

Tournament keptTournament()
{
    TournamentOptions options;
    options.entrants
        = {{.engine = QStringLiteral("random"), .limits = {}},
           {.engine = QStringLiteral("mapped-h1"), .limits = {.depth = 2, .nodes = 500}},
           {.engine = QStringLiteral("level-1"), .limits = {}}};
    options.entrants[1].name = QStringLiteral("Ümlaut \"quoted\"");
    options.format = TournamentOptions::Format::Swiss;
    options.rounds = 2;
    options.seed = (std::uint64_t {1} << 53) - 1;
    options.openings = {.kind = TournamentOpenings::Kind::Exact, .plies = 2};
    options.retireAfter = 3;
    options.isRecorded = true;
    options.workers = 1;
    return *runTournament({.options = options}, {}, {});
}

}

class TestTournamentFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsReadIsWhatWasWritten()
    {
        const Tournament tournament = keptTournament();
        QVERIFY(!tournament.games.empty());
        const QByteArray json = tournamentfile::toJson(tournament);
        auto read = tournamentfile::fromJson(json);
        QVERIFY2(read.has_value(), qPrintable(read ? QString() : read.error().message));
        QCOMPARE(tournamentfile::toJson(*read), json);
        QCOMPARE(read->rounds, tournament.rounds);
        read->options.workers = tournament.options.workers; // not kept
        QVERIFY(read->options == tournament.options);
    }

    void versionsOfProgramsAreKeptAndOlderFilesHaveNone()
    {
        Tournament tournament = keptTournament();
        tournament.games[1].versions = {0, 3};
        QByteArray json = tournamentfile::toJson(tournament);
        const auto read = tournamentfile::fromJson(json);
        QVERIFY(read);
        QCOMPARE(read->games[1].versions, (std::array {0, 3}));
        QCOMPARE(read->games[0].versions, (std::array {0, 0}));
        QVERIFY(json.contains(",\"versions\":[0,3]"));
        json.replace(",\"versions\":[0,3]", "");
        QCOMPARE(tournamentfile::fromJson(json)->games[1].versions, (std::array {0, 0}));
    }

    void whatIsDamagedIsRefused()
    {
        const QByteArray json = tournamentfile::toJson(keptTournament());
        QVERIFY(!tournamentfile::fromJson("{}"));
        QVERIFY(!tournamentfile::fromJson(json.left(json.size() / 2)));
        for (const auto& [from, to] : std::vector<std::pair<QByteArray, QByteArray>> {
                 {"\"format\":\"swiss\"", "\"format\":\"cup\""},
                 {"\"clock\":\"none\"", "\"clock\":\"soon\""},
                 {"\"number\":1,", "\"number\":0,"},
                 {"\"moves\":\"", "\"moves\":\"9"},
                 {"\"version\":1", "\"version\":2"}}) {
            QByteArray damaged = json;
            damaged.replace(from, to);
            QVERIFY2(damaged != json, from.constData());
            const auto read = tournamentfile::fromJson(damaged);
            QVERIFY2(!read, from.constData());
            QVERIFY(!read.error().message.isEmpty());
        }
    }

    void theKeeperWritesAWholeFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("cup.json"));
        const Tournament tournament = keptTournament();
        QVERIFY(TournamentKeeper(path).keep(tournament));
        QCOMPARE(tournamentfile::load(path)->games.size(), tournament.games.size());
        QVERIFY(!tournamentfile::load(folder.filePath(QStringLiteral("none"))));
    }
};

QTEST_GUILESS_MAIN(TestTournamentFile)
#include "tst_tournamentfile.moc"
