// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/archivedatabase.h"
#include "core/archive/keptarchive.h"
#include "tests/core/archive/archivedgames.h"

#include <QFile>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <csignal>
#include <random>
#include <thread>
#include <unistd.h>

namespace {

/// What the test asks of a second process of itself.
constexpr const char* killedRun = "--killed-run";

/// Writes a game move by move and is killed: nothing is closed, nothing flushed.
int writeUntilKilled(const QString& file)
{
    const auto archive = archived::open(file);
    ArchivedGame game = archived::against(1, "");
    KeptAs as {game.uid};
    for (const char* moves : {"1", "12", "121", "1212"}) {
        game.game = archived::played(moves);
        as = archive->put(game, as).value();
    }
    return ::kill(::getpid(), SIGKILL);
}

/// What a program of another kind or time does to the file.
void change(const QString& file, const QString& statement)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", "change");
        database.setDatabaseName(file);
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(statement));
    }
    QSqlDatabase::removeDatabase("change");
}

std::vector<qint64> found(const GameArchive& archive, const ArchiveQuery& query = {})
{
    return archive.find(query).value();
}

PlayedResults resultsAt(const GameArchive& archive, const char* moves)
{
    return archive.explore(archived::played(moves).position())->all;
}

std::size_t countOf(const GameArchive& archive, const QString& words)
{
    return found(archive, {.words = words}).size();
}

}

class TestGameArchive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGameComesBackWhole();
    void aGameIsWrittenMoveByMove();
    void aGameThatWasLostOnTimeIsListedAsSuch();
    void aGameThatAProgramLostByFailingIsListedAsSuch();
    void whereAGameHasBeenIsCountedWithTheResultOfItsEarlyEnd_data();
    void whereAGameHasBeenIsCountedWithTheResultOfItsEarlyEnd();
    void placesOfAnOlderArchiveGetTheResultsOfTheirGames();
    void anArchiveOfBeforeTheClockIsBroughtUpToDate();
    void aKilledProgramLosesNothing();
    void twoWritersOfAGameLoseNothing();
    void whoHasMovedKeepsTheSettingsOfThen();
    void aFinishedGameIsNotWrittenOver();
    void aCopyGivesItsNotes();
    void aCopyOfTheSecondOfTwoGamesOfTheSameMovesGivesTheFirstNothing();
    void whatWasWrittenBeforeACrashIsKept();
    void laterLevelsDoNotChangeAPlayer();
    void aGameKeepsWhoPlayed();
    void wordsAreFoundByTheirBeginnings();
    void filtersGoTogether();
    void ordersAreThoseOfTheRows();
    void deletedGamesComeBack();
    void purgedGamesDoNot();
    void whereADeletedGameHasBeenIsKnownWhenItComesBack();
    void notesAndStarsStayWhenAGameGoesOn();
    void whatWasPlayedIsCounted();
    void countsAreThoseOfWalkingThroughTheGames();
    void opponentsAreListedOnce();
    void anAccuracyBelongsToItsMoves();
    void strangeFilesAreRefused_data();
    void strangeFilesAreRefused();
    void aLockedFileIsSaid();
    void aDamagedGameIsSaid();
    void twoArchivesOfAFileSeeEachOther();
};

void TestGameArchive::aGameComesBackWhole()
{
    const auto archive = archived::open();
    ArchivedGame game
        = archived::between(Entrant::person(), archived::level(3), archived::played("1212", "44"));
    game.game.setComment(0, QStringLiteral("{set up}"));
    game.game.setComment(2, QStringLiteral("hm\nand \"so\" on"));
    game.game.setTag(QStringLiteral("Event"), QStringLiteral("Family evening"));
    game.accuracy = {71.5, std::nullopt};
    game.favourite = true;
    game.note = QStringLiteral("nice");
    QCOMPARE(archive->add({game}).value().added, 1);
    const auto back = archive->game(found(*archive).front());
    QVERIFY(back.has_value());
    QVERIFY(back->game == game.game);
    QCOMPARE(back->uid, game.uid);
    QCOMPARE(back->begun, game.begun);
    QVERIFY(back->players[0].entrant->human);
    QVERIFY(*back->players[1].entrant == *game.players[1].entrant);
    QVERIFY(back->accuracy == game.accuracy);
    QVERIFY(back->favourite);
    QCOMPARE(back->note, game.note);

    const auto rows = archive->rows(found(*archive));
    QCOMPARE(rows->size(), std::size_t(1));
    const ArchiveRow& row = rows->front();
    QCOMPARE(row.moves, QStringLiteral("441212"));
    QCOMPARE(row.length, 4);
    QVERIFY(row.hasComments && row.favourite);
    QCOMPARE(row.result, PersonsResult::Open);
    QVERIFY(row.accuracy == std::optional(71.5));
}

void TestGameArchive::aGameThatWasLostOnTimeIsListedAsSuch()
{
    const auto archive = archived::open();
    ArchivedGame game
        = archived::between(Entrant::person(), Entrant::person(), archived::played("12"));
    const auto as = archive->put(game, {game.uid});
    QVERIFY(as.has_value());
    QVERIFY(!archive->rows(found(*archive))->front().onTime);
    game.game.loseOnTime();
    QVERIFY(archive->put(game, *as).has_value());
    const ArchiveRow row = archive->rows(found(*archive))->front();
    QVERIFY(row.onTime);
    QCOMPARE(row.outcome, Outcome::SecondWins);
    QVERIFY(archive->game(found(*archive).front())->game.endedOnTime());
}

void TestGameArchive::aGameThatAProgramLostByFailingIsListedAsSuch()
{
    const auto archive = archived::open();
    ArchivedGame game
        = archived::between(Entrant::person(), Entrant::person(), archived::played("12"));
    game.players[0].name = QStringLiteral("my bot depth 3, version 2");
    const EngineFailure crashed {EngineFailure::Kind::Crashed, QStringLiteral("SIGSEGV")};
    const auto as = archive->put(game, {game.uid});
    QVERIFY(as.has_value());
    QVERIFY(!archive->rows(found(*archive))->front().failure);
    game.game.loseByFailure(crashed);
    QVERIFY(archive->put(game, *as).has_value());
    const ArchiveRow row = archive->rows(found(*archive))->front();
    QVERIFY(row.failure == std::optional(crashed));
    QVERIFY(!row.onTime);
    QCOMPARE(row.outcome, Outcome::SecondWins);
    // The program is an engine whether or not it is known today.
    QVERIFY(row.person == std::optional(Player::Second));
    QCOMPARE(row.result, PersonsResult::Won);
    QVERIFY(archive->game(found(*archive).front())->game.failure() == std::optional(crashed));
}

void TestGameArchive::whereAGameHasBeenIsCountedWithTheResultOfItsEarlyEnd_data()
{
    QTest::addColumn<bool>("onTime");
    QTest::newRow("time") << true;
    QTest::newRow("failure") << false;
}

void TestGameArchive::whereAGameHasBeenIsCountedWithTheResultOfItsEarlyEnd()
{
    QFETCH(const bool, onTime);
    const auto archive = archived::open();
    ArchivedGame game
        = archived::between(Entrant::person(), Entrant::person(), archived::played("12"));
    auto as = archive->put(game, {game.uid});
    QVERIFY(as.has_value());
    QVERIFY(resultsAt(*archive, "") == (PlayedResults {.open = 1}));
    // The moves are those of before: its end alone is new.
    const auto lose = [onTime](Game& lost) {
        if (onTime)
            lost.loseOnTime();
        else
            lost.loseByFailure({EngineFailure::Kind::Crashed, QStringLiteral("SIGSEGV")});
    };
    lose(game.game);
    as = archive->put(game, *as);
    QVERIFY(as.has_value());
    const auto all = found(*archive);
    for (const char* moves : {"", "1", "12"})
        QVERIFY(resultsAt(*archive, moves) == (PlayedResults {.secondWins = 1}));
    QVERIFY(archive->remove(all).has_value());
    QVERIFY(archive->restore(all).has_value());
    for (const char* moves : {"", "1", "12"})
        QVERIFY(resultsAt(*archive, moves) == (PlayedResults {.secondWins = 1}));
    // It is played on, and lost by the other: nothing of its earlier end is left.
    game.game = archived::played("123");
    as = archive->put(game, {game.uid, archive->keptAs(all.front())->revision});
    QVERIFY(as.has_value());
    QVERIFY(resultsAt(*archive, "12") == (PlayedResults {.open = 1}));
    lose(game.game);
    as = archive->put(game, *as);
    QVERIFY(resultsAt(*archive, "12") == (PlayedResults {.firstWins = 1}));
    QVERIFY(archive->erase(*as).has_value());
    QVERIFY(resultsAt(*archive, "") == PlayedResults());
    QVERIFY(resultsAt(*archive, "123") == PlayedResults());
}

void TestGameArchive::placesOfAnOlderArchiveGetTheResultsOfTheirGames()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("games.db");
    {
        ArchivedGame game
            = archived::between(Entrant::person(), Entrant::person(), archived::played("12"));
        game.game.loseOnTime();
        QVERIFY(archived::open(file)->add({game, archived::against(2)}).has_value());
    }
    change(file, "ALTER TABLE game DROP COLUMN failure");
    change(file, "UPDATE OR REPLACE place SET result = 0 WHERE game = 1");
    change(file, "INSERT INTO place SELECT key, move, 2, 1 FROM place WHERE game = 1 AND move = 7");
    change(file, "INSERT INTO place SELECT key, move, result, 99 FROM place WHERE game = 2");
    change(file, "PRAGMA user_version = 2");
    const auto archive = archived::open(file);
    QVERIFY(resultsAt(*archive, "12") == (PlayedResults {.firstWins = 1, .secondWins = 1}));
    QVERIFY(resultsAt(*archive, "") == (PlayedResults {.firstWins = 1, .secondWins = 1}));
}

void TestGameArchive::anArchiveOfBeforeTheClockIsBroughtUpToDate()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("games.db");
    QVERIFY(archived::open(file)->add({archived::against(2)}).has_value());
    change(file, "ALTER TABLE game DROP COLUMN on_time");
    change(file, "ALTER TABLE game DROP COLUMN failure");
    change(file, "PRAGMA user_version = 1");
    const auto archive = archived::open(file);
    const auto rows = archive->rows(found(*archive));
    QVERIFY(rows.has_value());
    QCOMPARE(rows->size(), std::size_t(1));
    QVERIFY(!rows->front().onTime);
}

void TestGameArchive::aGameIsWrittenMoveByMove()
{
    const auto archive = archived::open();
    ArchivedGame game = archived::against(2, "1");
    auto as = archive->put(game, {game.uid});
    QVERIFY(as.has_value());
    game.game = archived::played("12");
    as = archive->put(game, *as);
    QCOMPARE(as->revision, 2);
    QCOMPARE(found(*archive).size(), std::size_t(1));
    QCOMPARE(archive->rows(found(*archive))->front().length, 2);
    // Taken back to nothing: as if it had never been.
    QVERIFY(archive->erase(*as).has_value());
    QVERIFY(found(*archive).empty());
    QCOMPARE(archive->explore(Position())->all.games(), 0);
    QVERIFY(archive->erase(*as).has_value());
}

void TestGameArchive::aKilledProgramLosesNothing()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("games.sqlite");
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(), {"tst_gamearchive", killedRun, file});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    const auto archive = archived::open(file);
    QCOMPARE(archive->rows(found(*archive))->front().moves, QStringLiteral("1212"));
}

void TestGameArchive::twoWritersOfAGameLoseNothing()
{
    const auto archive = archived::open();
    ArchivedGame game = archived::against(2, "12");
    const auto both = archive->put(game, {game.uid});
    game.game = archived::played("123");
    const auto one = archive->put(game, *both);
    game.game = archived::played("124");
    const auto other = archive->put(game, *both);
    QVERIFY(one.has_value() && other.has_value());
    QVERIFY(one->uid != other->uid);
    QCOMPARE(found(*archive).size(), std::size_t(2));
    // Each goes on with its own.
    game.game = archived::played("1245");
    QCOMPARE(archive->put(game, *other)->uid, other->uid);
    QCOMPARE(found(*archive).size(), std::size_t(2));
}

void TestGameArchive::whoHasMovedKeepsTheSettingsOfThen()
{
    const auto archive = archived::open();
    ArchivedGame game
        = archived::between(Entrant::person(), archived::level(2), archived::played("44"));
    const auto as = archive->put(game, {game.uid});
    // Somebody comments on it while another one is chosen.
    game.players = {ArchivedPlayer {game.players[0].name}, ArchivedPlayer {game.players[1].name}};
    game.game.setComment(1, QStringLiteral("hm"));
    QVERIFY(archive->put(game, *as).has_value());
    const auto back = archive->game(found(*archive).front());
    QVERIFY(*back->players[1].entrant == archived::level(2));
    QVERIFY(!back->players[1].settings.isEmpty());
    QCOMPARE(back->game.comment(1), QStringLiteral("hm"));
}

void TestGameArchive::aFinishedGameIsNotWrittenOver()
{
    const auto archive = archived::open();
    const ArchivedGame won = archived::against(1, "1212121");
    QVERIFY(archive->put(won, {won.uid}));
    const auto moves = [&] {
        QStringList all;
        const auto kept = archive->rows(found(*archive));
        for (const ArchiveRow& row : *kept)
            all << row.moves;
        all.sort();
        return all.join(u' ');
    };
    // After Undo and a crash nobody knows the revision.
    ArchivedGame another = won;
    another.game = archived::played("1212123");
    const KeptAs unknown {won.uid, KeptAs::anyRevision};
    const auto as = archive->put(another, unknown);
    QVERIFY(as && as->uid != won.uid);
    QCOMPARE(moves(), QStringLiteral("1212121 1212123"));
    another.game = archived::played("12121234");
    QVERIFY(archive->put(another, *as));
    QCOMPARE(moves(), QStringLiteral("1212121 12121234"));
    // Nor does what a killed program left become a row for each start.
    another.game = archived::played("121212345");
    for (int start = 0; start < 2; ++start) {
        QVERIFY(archive->keep(another));
        QCOMPARE(moves(), QStringLiteral("1212121 121212345"));
    }
    QVERIFY(archive->erase(unknown));
    QCOMPARE(moves(), QStringLiteral("1212121 121212345"));
    // Its own moves come again, with what was noted.
    ArchivedGame noted = won;
    noted.game.setComment(3, QStringLiteral("here"));
    QCOMPARE(archive->put(noted, unknown)->uid, won.uid);
    QCOMPARE(moves(), QStringLiteral("1212121 121212345"));
    // A game that goes on is taken back to nothing.
    QVERIFY(archive->erase({as->uid, KeptAs::anyRevision}));
    QCOMPARE(moves(), QStringLiteral("1212121"));
}

void TestGameArchive::aCopyGivesItsNotes()
{
    const auto archive = archived::open();
    ArchivedGame kept = archived::against(1);
    kept.game.setComment(1, QStringLiteral("mine"));
    kept.note = QStringLiteral("a fine game");
    QCOMPARE(archive->add({kept}).value().added, 1);
    const qint64 id = archive->find({}).value().front();
    QVERIFY(archive->setNote(id, kept.note));

    // What a file of the game itself has is nothing new.
    ArchivedGame copy = kept;
    copy.uid = QStringLiteral("copy");
    copy.game.setComment(0, kept.note);
    AddedGames added = archive->add({copy}).value();
    QCOMPARE(added.known, 1);
    QCOMPARE(added.noted, 0);

    copy.game.setComment(1, {});
    copy.game.setComment(2, QStringLiteral("yours"));
    copy.game.goTo(2);
    QVERIFY(copy.game.branch(Move(6)));
    copy.game.setComment(3, QStringLiteral("an unheard-of move"));
    copy.game.showMainLine();
    for (const int noted : {1, 0}) {
        added = archive->add({copy}).value();
        QCOMPARE(added.added, 0);
        QCOMPARE(added.known, 1);
        QCOMPARE(added.noted, noted);
    }
    const ArchivedGame both = archive->game(id).value();
    QCOMPARE(both.uid, kept.uid);
    QCOMPARE(both.game.comment(0), QString());
    QCOMPARE(both.game.comment(1), QStringLiteral("mine"));
    QCOMPARE(both.game.comment(2), QStringLiteral("yours"));
    QCOMPARE(both.game.variations().size(), std::size_t(1));
    QCOMPARE(both.note, kept.note);
    QCOMPARE(archive->find({.words = QStringLiteral("unheard-of")}).value().size(), std::size_t(1));

    // One that a person threw away stays so.
    QVERIFY(archive->remove({id}));
    copy.game.setComment(4, QStringLiteral("more"));
    QCOMPARE(archive->add({copy}).value().noted, 0);
    QVERIFY(archive->find({}).value().empty());
}

void TestGameArchive::aCopyOfTheSecondOfTwoGamesOfTheSameMovesGivesTheFirstNothing()
{
    const auto archive = archived::open();
    ArchivedGame one = archived::against(1);
    ArchivedGame two = one;
    one.game.setComment(1, QStringLiteral("one"));
    two.uid = QStringLiteral("two");
    two.game.setComment(1, QStringLiteral("two"));
    for (const ArchivedGame& game : {one, two})
        QVERIFY(archive->put(game, {game.uid}));
    QCOMPARE(archive->add({two, one}).value().noted, 0);
}

void TestGameArchive::whatWasWrittenBeforeACrashIsKept()
{
    const auto archive = archived::open();
    const ArchivedGame game = archived::against(1);
    QVERIFY(archive->put(game, {game.uid}));
    ArchivedGame left = game;
    left.game.setComment(7, QStringLiteral("just now"));
    QVERIFY(archive->keep(left));
    QCOMPARE(archive->game(archive->find({}).value().front()).value().game.comment(7),
             QStringLiteral("just now"));
}

void TestGameArchive::laterLevelsDoNotChangeAPlayer()
{
    const auto archive = archived::open();
    ArchivedGame game = archived::against(1);
    game.players[1].name = QStringLiteral("Beginner (level-1)");
    game.players[1].settings = QStringLiteral("depth 1, 99 % errors");
    QCOMPARE(archive->add({game}).value().added, 1);
    QCOMPARE(archive->game(found(*archive).front())->players[1].settings,
             QStringLiteral("depth 1, 99 % errors"));
}

void TestGameArchive::aGameKeepsWhoPlayed()
{
    const auto archive = archived::open();
    const Entrant anna = Entrant::person(QStringLiteral("Anna"));
    const ArchivedGame game
        = archived::between(anna, archived::level(1), archived::played("1212121"));
    QCOMPARE(archive->add({game}).value().added, 1);
    const qint64 id = found(*archive).front();
    QCOMPARE(archive->game(id)->players[0].entrant, anna);
    QCOMPARE(archive->game(id)->person(), Player::First);
    QCOMPARE(archive->rows({id})->front().names[0], QStringLiteral("Anna"));
    // Who has no name is a person, as in older archives.
    QCOMPARE(archive->add({archived::against(1)}).value().added, 1);
    QCOMPARE(archive->game(found(*archive).front())->players[0].entrant->name, QString());
}

void TestGameArchive::wordsAreFoundByTheirBeginnings()
{
    const auto archive = archived::open();
    ArchivedGame game = archived::against(1);
    game.begun = QDateTime(QDate(2021, 3, 4), QTime(12, 0)).toUTC();
    game.game.setComment(3, QStringLiteral("Ein schöner Zug"));
    game.game.setTag(QStringLiteral("Event"), QStringLiteral("Family evening"));
    QVERIFY(archive->add({game, archived::against(2, "4444")}).has_value());
    QCOMPARE(countOf(*archive, "begin"), std::size_t(1));
    QCOMPARE(countOf(*archive, "BEGINNER fam"), std::size_t(1));
    // Files name the level; the figure that shows it is looked for, too.
    QCOMPARE(countOf(*archive, "chick"), std::size_t(1));
    QCOMPARE(countOf(*archive, "robot"), std::size_t(1));
    QCOMPARE(countOf(*archive, "schoner"), std::size_t(1));
    QCOMPARE(countOf(*archive, "2021-03-04"), std::size_t(1));
    QCOMPARE(countOf(*archive, "12121"), std::size_t(1));
    QCOMPARE(countOf(*archive, "444"), std::size_t(1));
    QCOMPARE(countOf(*archive, "person"), std::size_t(2));
    QCOMPARE(countOf(*archive, "nobody"), std::size_t(0));
    ArchivedGame rare = archived::against(1, "7777");
    rare.players[0].name
        = QString::fromUtf8("\xf0\xa0\xae\xb7\xe9\x87\x8e"); // a letter beyond 65,535
    QVERIFY(archive->add({rare}));
    QCOMPARE(countOf(*archive, QString::fromUtf8("\xf0\xa0\xae\xb7")), std::size_t(1));
    QCOMPARE(countOf(*archive, ""), std::size_t(3));
    // What the language of the search would make of it is no business of a person's.
    for (const char* odd :
         {"\"", "AND", "a OR", "NEAR(", "*", "text:", "-", "(", "a\"b", "^x", "'"})
        QVERIFY2(archive->find({.words = QString::fromLatin1(odd)}).has_value(), odd);
}

void TestGameArchive::filtersGoTogether()
{
    const auto archive = archived::open();
    ArchivedGame old = archived::against(1);
    old.begun = QDateTime(QDate(2020, 5, 5), QTime(23, 59)).toUTC();
    ArchivedGame lost
        = archived::between(archived::level(1), Entrant::person(), archived::played("1212121"));
    lost.favourite = true;
    QVERIFY(archive->add({old, lost, archived::against(2, "44")}).has_value());
    const auto count = [&](const ArchiveQuery& query) { return found(*archive, query).size(); };
    QCOMPARE(count({.result = PersonsResult::Won}), std::size_t(1));
    QCOMPARE(count({.result = PersonsResult::Lost}), std::size_t(1));
    QCOMPARE(count({.result = PersonsResult::Open}), std::size_t(1));
    QCOMPARE(count({.opponent = "Beginner (level-1)"}), std::size_t(2));
    QCOMPARE(count({.opponent = "Beginner (level-1)", .favourites = true}), std::size_t(1));
    QCOMPARE(count({.from = QDate(2020, 5, 5), .to = QDate(2020, 5, 5)}), std::size_t(1));
    QCOMPARE(count({.to = QDate(2020, 5, 4)}), std::size_t(0));
    QCOMPARE(count({.from = QDate(2020, 5, 6)}), std::size_t(2));
    // By the mirror image of where they were.
    QCOMPARE(count({.position = archived::played("7676").position()}), std::size_t(2));
    QCOMPARE(
        count({.result = PersonsResult::Lost, .position = archived::played("7676").position()}),
        std::size_t(1));
    QVERIFY(!ArchiveQuery().isFiltered());
    QVERIFY((ArchiveQuery {.favourites = true}.isFiltered()));
}

void TestGameArchive::ordersAreThoseOfTheRows()
{
    const auto archive = archived::open();
    std::mt19937_64 generator(7);
    std::vector<ArchivedGame> games;
    for (int i = 0; i < 60; ++i) {
        ArchivedGame game = archived::between(Entrant::person(), archived::level(1 + i % 8),
                                              archived::random(generator));
        game.begun = game.begun.addSecs(static_cast<qint64>(generator() % 100000));
        game.favourite = i % 3 == 0;
        if (i % 2)
            game.accuracy = {static_cast<double>(generator() % 100), std::nullopt};
        games.push_back(game);
    }
    QVERIFY(archive->add(games).has_value());
    const auto isSorted = [&](ArchiveOrder order, auto key) {
        for (const bool descending : {false, true}) {
            auto rows = archive->rows(found(*archive, {.order = order, .descending = descending}));
            QCOMPARE(rows->size(), std::size_t(60));
            if (descending)
                std::ranges::reverse(*rows);
            QVERIFY(std::ranges::is_sorted(*rows, {}, key));
        }
    };
    isSorted(ArchiveOrder::Date, [](const ArchiveRow& row) { return row.begun; });
    isSorted(ArchiveOrder::Second, [](const ArchiveRow& row) { return row.names[1].toLower(); });
    isSorted(ArchiveOrder::Result, [](const ArchiveRow& row) { return row.result; });
    isSorted(ArchiveOrder::Length, [](const ArchiveRow& row) { return row.length; });
    isSorted(ArchiveOrder::Accuracy, [](const ArchiveRow& row) { return row.accuracy; });
    isSorted(ArchiveOrder::Favourite, [](const ArchiveRow& row) { return row.favourite; });
}

void TestGameArchive::deletedGamesComeBack()
{
    const auto archive = archived::open();
    QVERIFY(archive->add({archived::against(1), archived::against(2, "44")}).has_value());
    const auto all = found(*archive);
    QVERIFY(archive->remove(all).has_value());
    QVERIFY(archive->remove(all).has_value()); // twice is once
    QVERIFY(found(*archive).empty());
    QVERIFY(archive->rows(all)->empty());
    QVERIFY(archive->opponents()->isEmpty());
    QCOMPARE(archive->explore(Position())->all.games(), 0);
    QVERIFY(archive->restore(all).has_value());
    QVERIFY(found(*archive) == all);
    QCOMPARE(archive->explore(Position())->all.games(), 2);
}

void TestGameArchive::purgedGamesDoNot()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("games.sqlite");
    const QDateTime now = QDateTime::currentDateTimeUtc();
    std::vector<qint64> all;
    QString uid;
    {
        const auto archive = archived::open(file);
        QVERIFY(archive->add({archived::against(1), archived::against(2, "44")}).has_value());
        all = found(*archive);
        uid = archive->game(all.front())->uid;
        QVERIFY(archive->remove({all.front()}).has_value());
        QCOMPARE(archive->purge(now, 30, 100).value(), QStringList());
        // A clock that is ahead.
        QCOMPARE(archive->purge(now.addDays(400), 30, 100).value(), QStringList());
    }
    change(file,
           QStringLiteral("UPDATE game SET deleted = deleted - %1 WHERE deleted > 0")
               .arg(31LL * 24 * 60 * 60 * 1000));
    const auto archive = archived::open(file);
    QCOMPARE(archive->purge(now, 30, 100).value(), QStringList {uid});
    QVERIFY(archive->restore(all).has_value());
    QCOMPARE(found(*archive).size(), std::size_t(1));
    QCOMPARE(archive->explore(Position())->all.games(), 1);
}

void TestGameArchive::whereADeletedGameHasBeenIsKnownWhenItComesBack()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("games.sqlite");
    const ArchivedGame game = archived::against(1, "1212");
    std::vector<qint64> all;
    {
        const auto archive = archived::open(file);
        QVERIFY(archive->put(game, {game.uid}));
        all = found(*archive);
        QVERIFY(archive->remove(all));
        // What a killed program left of it, while it is deleted.
        ArchivedGame longer = game;
        longer.game = archived::played("12133");
        QVERIFY(archive->keep(longer));
        QCOMPARE(archive->explore(Position())->all.games(), 0);
        QVERIFY(archive->restore(all));
        QCOMPARE(archive->explore(archived::played("1213").position())->all.games(), 1);
        QCOMPARE(archive->explore(archived::played("1212").position())->all.games(), 0);
        QVERIFY(archive->remove(all));
    }
    // As a file was in which deleted games have been nowhere.
    change(file, QStringLiteral("DELETE FROM place"));
    const auto archive = archived::open(file);
    QVERIFY(archive->restore(all));
    QCOMPARE(archive->explore(archived::played("1213").position())->all.games(), 1);
}

void TestGameArchive::notesAndStarsStayWhenAGameGoesOn()
{
    const auto archive = archived::open();
    ArchivedGame game = archived::against(1, "12");
    auto as = archive->put(game, {game.uid});
    const qint64 id = found(*archive).front();
    QVERIFY(archive->setNote(id, "the long one").has_value());
    QVERIFY(archive->setFavourite({id}, true).has_value());
    QCOMPARE(countOf(*archive, "long"), std::size_t(1));
    game.game = archived::played("123");
    as = archive->put(game, *as);
    QVERIFY(as.has_value());
    QCOMPARE(as->uid, game.uid); // a note is nobody else's game
    const auto back = archive->game(id);
    QVERIFY(back->favourite);
    QCOMPARE(back->note, QStringLiteral("the long one"));
    QCOMPARE(countOf(*archive, "long"), std::size_t(1));
}

void TestGameArchive::whatWasPlayedIsCounted()
{
    const auto archive = archived::open();
    // The first player wins two, by mirror images; one is not played to the end.
    QVERIFY(archive
                ->add({archived::against(1, "1212121"), archived::against(2, "7676767"),
                       archived::against(3, "4"), archived::against(4, "12")})
                .has_value());
    const auto start = archive->explore(Position());
    QCOMPARE(start->all.games(), 4);
    QCOMPARE(start->all.wins(Player::First), 2);
    QCOMPARE(start->all.losses(Player::Second), 2);
    QCOMPARE(start->all.open, 2);
    QCOMPARE(start->moves.size(), std::size_t(2));
    QVERIFY(start->move(0) && start->move(6));
    QCOMPARE(start->move(0), start->move(6));
    QCOMPARE(start->move(0)->results.games(), 3);
    QCOMPARE(start->move(3)->results.games(), 1);
    QVERIFY(!start->move(2));
    // After 7 the games of 1 are seen from the other side.
    const auto after = archive->explore(archived::played("7").position());
    QCOMPARE(after->moves.size(), std::size_t(1));
    QCOMPARE(after->moves.front().columns, (std::vector<int> {5}));
    QCOMPARE(after->moves.front().results.games(), 3);
    // By another order of moves.
    QCOMPARE(archive->explore(archived::played("121").position())->all.games(), 2);
}

void TestGameArchive::countsAreThoseOfWalkingThroughTheGames()
{
    const auto archive = archived::open();
    std::mt19937_64 generator(11);
    std::vector<ArchivedGame> games;
    for (int i = 0; i < 200; ++i)
        games.push_back(archived::between(Entrant::person(), archived::level(1 + i % 8),
                                          archived::random(generator)));
    QVERIFY(archive->add(games).has_value());
    for (int i = 0; i < 20; ++i) {
        const Game& game = games[static_cast<std::size_t>(i)].game;
        for (int ply = 0; ply < 6; ++ply) {
            const Position& position = game.positionAt(ply);
            PlayedResults expected;
            for (const ArchivedGame& one : games)
                for (int there = 0; there <= one.game.length(); ++there)
                    if (one.game.positionAt(there) == position
                        || one.game.positionAt(there) == position.mirrored())
                        expected.count(one.game.outcome());
            const auto explored = archive->explore(position);
            QVERIFY(explored->all == expected);
            PlayedResults sum;
            for (const ExploredMove& move : explored->moves)
                sum += move.results;
            QVERIFY(sum == expected);
        }
    }
}

void TestGameArchive::opponentsAreListedOnce()
{
    const auto archive = archived::open();
    QVERIFY(
        archive
            ->add({archived::against(4), archived::against(1), archived::against(1, "1"),
                   archived::between(Entrant(), Entrant::person(), archived::played("1")),
                   archived::between(Entrant::person(), Entrant::person(), archived::played("1"))})
            .has_value());
    const auto names = archive->opponents();
    QCOMPARE(names->size(), 3);
    QCOMPARE(names->at(0), QStringLiteral("Beginner (level-1)"));
    QCOMPARE(names->at(2), Entrant().nameInFiles());
}

void TestGameArchive::anAccuracyBelongsToItsMoves()
{
    const auto archive = archived::open();
    ArchivedGame game = archived::against(1, "12");
    auto as = archive->put(game, {game.uid});
    QVERIFY(archive->setAccuracy(game.game, {90.0, 20.0}).has_value());
    const auto accuracy = [&] { return archive->rows(found(*archive))->front().accuracy; };
    QVERIFY(accuracy() == std::optional(90.0));
    game.game.setComment(1, "why not");
    as = archive->put(game, *as);
    QVERIFY(accuracy() == std::optional(90.0));
    game.game = archived::played("123");
    as = archive->put(game, *as);
    QVERIFY(!accuracy());
}

void TestGameArchive::strangeFilesAreRefused_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QString>("reason");
    QTest::newRow("another's") << "PRAGMA application_id = 5"
                               << "no Fourcast games";
    QTest::newRow("newer") << "PRAGMA user_version = 99"
                           << "version 99";
    QTest::newRow("text") << ""
                          << "not an SQLite file";
}

void TestGameArchive::strangeFilesAreRefused()
{
    QFETCH(const QString, statement);
    QFETCH(const QString, reason);
    const QTemporaryDir folder;
    const QString file = folder.filePath("games.sqlite");
    archived::open(file);
    if (statement.isEmpty()) {
        QFile text(file);
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("These are my games, all of them lost.");
    } else {
        change(file, statement);
    }
    const auto refused = GameArchive::open(file);
    QVERIFY(!refused.has_value());
    QVERIFY2(refused.error().message.contains(reason), qPrintable(refused.error().message));
    QVERIFY(refused.error().message.contains("games.sqlite"));
}

void TestGameArchive::aLockedFileIsSaid()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("games.sqlite");
    const auto archive = archived::open(file);
    {
        QSqlDatabase other = QSqlDatabase::addDatabase("QSQLITE", "other");
        other.setDatabaseName(file);
        QVERIFY(other.open());
        QSqlQuery query(other);
        QVERIFY(query.exec("BEGIN IMMEDIATE"));
        QVERIFY(archive->find({}).has_value()); // who reads is not kept waiting
        const auto refused = archive->add({archived::against(1)});
        QVERIFY(!refused.has_value());
        QVERIFY2(refused.error().message.contains("another program is writing"),
                 qPrintable(refused.error().message));
        QVERIFY(query.exec("ROLLBACK"));
    }
    QSqlDatabase::removeDatabase("other");
    QVERIFY(archive->add({archived::against(1)}).has_value());
}

void TestGameArchive::aDamagedGameIsSaid()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("games.sqlite");
    const auto archive = archived::open(file);
    QVERIFY(archive->add({archived::against(1)}).has_value());
    change(file, "UPDATE game SET content = '1. d9 *', moves = '99', outcome = 77");
    const auto ids = found(*archive);
    const auto game = archive->game(ids.front());
    QVERIFY(!game.has_value());
    QVERIFY2(game.error().message.contains("damaged"), qPrintable(game.error().message));
    QCOMPARE(archive->rows(ids)->size(), std::size_t(1)); // and can be thrown away
    QVERIFY(archive->remove(ids).has_value());
    QVERIFY(found(*archive).empty());
}

void TestGameArchive::twoArchivesOfAFileSeeEachOther()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("games.sqlite");
    const auto one = archived::open(file);
    const auto other = archived::open(file);
    const auto before = other->version();
    QVERIFY(one->add({archived::against(1)}).has_value());
    QCOMPARE(found(*other).size(), std::size_t(1));
    QVERIFY(other->version().value() != before.value());
    const auto write = [](GameArchive& archive, int first) {
        for (int i = 0; i < 20; ++i) {
            ArchivedGame game = archived::against(1 + (first + i) % 8, "44");
            if (!archive.put(game, {game.uid}))
                qFatal("not written");
        }
    };
    std::thread thread([&] { write(*one, 0); });
    write(*other, 3);
    thread.join();
    QCOMPARE(found(*one).size(), std::size_t(41));
}

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    if (argc == 3 && QString::fromLatin1(argv[1]) == QLatin1String(killedRun))
        return writeUntilKilled(QString::fromLocal8Bit(argv[2]));
    TestGameArchive test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_gamearchive.moc"
