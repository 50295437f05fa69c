// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/game/gamefile.h"
#include "tests/core/board/randomgames.h"

#include <QTest>
#include <csignal>
#include <sys/resource.h>

namespace {

/// Text of what a comment may hold, the awkward parts included.
QString randomText(SeededRandom& random)
{
    static const QStringList parts = {"good",
                                      " ",
                                      "\n",
                                      "\r",
                                      "\r\n",
                                      "{",
                                      "}",
                                      "\\",
                                      "\"",
                                      "[",
                                      "]",
                                      "1-0",
                                      "3. d1",
                                      "\\n",
                                      "\u00e9t\u00e9",
                                      "*",
                                      "\u4e2d",
                                      "\U0001F534",
                                      QString(QChar(u'\0')),
                                      "\t",
                                      ";",
                                      "\u2028"};
    QString text;
    for (int length = static_cast<int>(random.below(12)); length > 0; --length)
        text += parts[random.below(static_cast<std::uint32_t>(parts.size()))];
    return text;
}

Game randomGame(SeededRandom& random)
{
    std::vector<Move> setup;
    Position position;
    for (const int column : randomColumns(random, Position(), static_cast<int>(random.below(8)))) {
        setup.emplace_back(column);
        position.play(column);
    }
    Game game(setup);
    for (const int column : randomColumns(random, position, static_cast<int>(random.below(43)))) {
        const auto played = game.play(Move(column));
        Q_ASSERT(played);
    }
    for (int ply = 0; ply <= game.length(); ++ply)
        if (random.below(3) == 0)
            game.setComment(ply, randomText(random));
    for (const char* name : {"Event", "First", "Second", "Note_1"})
        if (random.below(2) == 0)
            game.setTag(QString::fromLatin1(name), randomText(random));
    return game;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeFile(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), qint64(content.size()));
}

/// An error that a person can work with: a sentence and a place inside the text.
void checkError(const Error& error, const QByteArray& text)
{
    QVERIFY(!error.message.isEmpty());
    QVERIFY(error.message.startsWith(
        QStringLiteral("line %1, column %2: ").arg(error.line).arg(error.column)));
    QVERIFY(error.line >= 1 && error.line <= text.count('\n') + 1);
    QVERIFY(error.column >= 1 && error.column <= text.size() + 1);
}

/// Cuts the size of files that the process writes, as a full disk would.
class SmallDisk
{
public:
    SmallDisk()
    {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit small = m_before;
        small.rlim_cur = 100;
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    Q_DISABLE_COPY_MOVE(SmallDisk)

private:
    rlimit m_before {};
    void (*m_handler)(int) = nullptr;
};

} // namespace

class TestGameFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesTagsMovesCommentsAndResult();
    void secondPlayerMayBegin();
    void readsWhatItWrites();
    void longGamesAreBrokenIntoLines();
    void goodTextIsRead_data();
    void goodTextIsRead();
    void badTextIsRefusedWithItsPlace_data();
    void badTextIsRefusedWithItsPlace();
    void garbageNeverCrashes();
    void damagedFilesNeverCrash();
    void savesAndLoads();
    void filesThatAreNoGamesAreRefusedAndKept();
    void hugeFilesAreRefusedUnread();
    void foldersAndDevicesAreRefused();
    void saveWhereNothingCanBeWrittenLeavesNothing();
    void failedSaveLeavesWhatWasThere();
    void gamesTooLongToReadAreNotSaved();
    void moreTagsThanAGameHasAreRefused();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestGameFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestGameFile::writesTagsMovesCommentsAndResult()
{
    Game game(notation::parseMoves(u"44").value());
    game.setTag("Event", "The \"big\" one");
    for (const int column : {3, 3, 2})
        QVERIFY(game.play(Move(column)));
    game.setComment(0, "Before.");
    game.setComment(1, "Centre {again}\nand more");
    QCOMPARE(gamefile::write(game),
             "[Event \"The \\\"big\\\" one\"]\n"
             "[Setup \"44\"]\n"
             "[Result \"*\"]\n"
             "\n"
             "{Before.} 1. d3 {Centre \\{again\\}\n"
             "and more} d4 2. c1 *\n");
}

void TestGameFile::secondPlayerMayBegin()
{
    Game game(notation::parseMoves(u"4").value());
    QVERIFY(game.play(Move(3)));
    QVERIFY(game.play(Move(2)));
    const QByteArray text = gamefile::write(game);
    QVERIFY(text.endsWith("\n1... d2 2. c1 *\n"));
    QCOMPARE(gamefile::read(text).value(), game);
}

void TestGameFile::readsWhatItWrites()
{
    SeededRandom random(42);
    for (int i = 0; i < 500; ++i) {
        Game game = randomGame(random);
        const QByteArray text = gamefile::write(game);
        const auto again = gamefile::read(text);
        QVERIFY2(again, again ? "" : qPrintable(again.error().message));
        QCOMPARE(*again, game);
        QCOMPARE(gamefile::write(*again), text);
        // The same through an editor of another system.
        QByteArray changed = text;
        changed.replace("\n", "\r\n");
        QCOMPARE(gamefile::read("\xef\xbb\xbf" + changed).value(), game);
        // Where it is looked at makes no difference.
        game.goTo(1);
        QCOMPARE(gamefile::write(game), text);
    }
}

void TestGameFile::longGamesAreBrokenIntoLines()
{
    SeededRandom random(8);
    Game game;
    while (game.length() < 30) {
        game = Game();
        for (const int column : randomColumns(random, Position()))
            QVERIFY(game.play(Move(column)));
    }
    const QList<QByteArray> lines = gamefile::write(game).split('\n');
    QVERIFY(lines.size() > 4);
    for (const QByteArray& line : lines) {
        QVERIFY(line.size() <= 80);
        QVERIFY(!line.endsWith(' '));
    }
}

void TestGameFile::goodTextIsRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("position");
    QTest::newRow("only a result") << QByteArray("*") << "";
    QTest::newRow("no tags") << QByteArray("1. d1 d2 2. e1 *") << "445";
    QTest::newRow("glued numbers") << QByteArray("1.d1 d2 2.e1 *\n") << "445";
    QTest::newRow("dots before the second") << QByteArray("1. d1 1... d2 2. e1 *") << "445";
    QTest::newRow("columns") << QByteArray("1. 4 4 2. e *") << "445";
    QTest::newRow("blanks everywhere")
        << QByteArray(" \t\r\n [ Event \"x\" ]\r\n\r\n[Result\t\"*\"\n]1.\nd1\n\n*\r\n\r\n") << "4";
    QTest::newRow("glued comments") << QByteArray("{a}1.d1{b}d2{}*") << "44";
    QTest::newRow("won game") << QByteArray("1. a1 b1 2. a2 b2 3. a3 b3 4. a4 1-0") << "1212121";
    QTest::newRow("setup") << QByteArray("[Setup \"d1 d2\"]\n1. d3 *") << "444";
    QTest::newRow("setup before other tags")
        << QByteArray("[Setup \"4\"]\n[Event \"x\"]\n1... d2 *") << "44";
}

void TestGameFile::goodTextIsRead()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, position);
    const auto game = gamefile::read(text);
    QVERIFY2(game, game ? "" : qPrintable(game.error().message));
    QCOMPARE(game->positionText(), position);
    QCOMPARE(game->tag("Event"), text.contains("Event") ? "x" : "");
}

void TestGameFile::badTextIsRefusedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto add = [](const char* name, const QByteArray& text, const char* message) {
        QTest::newRow(name) << text << QString::fromUtf8(message);
    };
    add("empty", "", "line 1, column 1: the file is empty");
    add("blank", " \n\n ", "line 3, column 2: the file is empty");
    add("only a byte order mark", "\xef\xbb\xbf", "line 1, column 1: the file is empty");
    add("no result", "1. d1 d2",
        "line 1, column 9: the file ends before the result (1-0, 0-1, 1/2-1/2 or *)");
    add("only tags", "[Event \"x\"]\n",
        "line 2, column 1: the file ends before the result (1-0, 0-1, 1/2-1/2 or *)");
    add("unknown word", "1. d1\nhello *",
        "line 2, column 1: 'hello' is not a move, a number or a result");
    add("move with a sign", "1. d1! *",
        "line 1, column 4: 'd1!' is not a move, a number or a result");
    add("two moves glued", "1. d1d2 *",
        "line 1, column 4: 'd1d2' is not a move, a number or a result");
    add("long word", QByteArray(100, 'z'),
        "line 1, column 1: 'zzzzzzzzzzzzzzzzzzzz…' is not a move, a number or a result");
    add("column outside", "1. h1 *", "line 1, column 4: 'h1' is not a move, a number or a result");
    add("floating move", "1. d1 c2 *",
        "line 1, column 7: the next free square of column c is c1, not c2");
    add("full column", "1. d1 d2 2. d3 d4 3. d5 d6\n4. d *", "line 2, column 4: column 4 is full");
    add("move after the end", "1. a1 b1 2. a2 b2 3. a3 b3 4. a4 b4 1-0",
        "line 1, column 34: the game ended before this move");
    add("number after the end", "1. a 2 2. a b 3. a b 4. a 5. c 1-0",
        "line 1, column 27: the game ended before this move");
    add("text after the result", "1. d1 *\nd2", "line 2, column 1: there is text after the result");
    add("second result", "* *", "line 1, column 3: there is text after the result");
    add("comment after the result", "* {x}", "line 1, column 3: there is text after the result");
    add("wrong number", "1. d1 d2 3. d3 *", "line 1, column 10: the number here must be '2.'");
    add("number for the second", "1. d1 2. d2 *",
        "line 1, column 7: the number here must be '1...'");
    add("dots for the first", "1... d1 *", "line 1, column 1: the number here must be '1.'");
    add("huge number", "99999999999999999999. d1 *",
        "line 1, column 1: the number here must be '1.'");
    add("no number", "d1 *", "line 1, column 1: the move number 1. is missing before this move");
    add("no number later", "1. d1 d2 d3 *",
        "line 1, column 10: the move number 2. is missing before this move");
    add("no number after setup", "[Setup \"4\"]\nd2 *",
        "line 2, column 1: the move number 1... is missing before this move");
    add("two numbers", "1. 1. d1 *", "line 1, column 4: a move must follow its number");
    add("number alone", "1. *", "line 1, column 4: a move must follow its number");
    add("comment behind a number", "1. {x} d1 *",
        "line 1, column 4: a move must follow its number");
    add("two comments", "1. d1 {a} {b} *", "line 1, column 11: there is already a comment here");
    add("open comment", "1. d1 {a\n*", "line 1, column 7: this comment is never closed");
    add("nested comment", "{a {b} c} *",
        "line 1, column 4: a comment can't contain another one (write \\{ for a brace)");
    add("closing brace", "1. d1 } *", "line 1, column 7: '}' is not valid here");
    add("unknown escape", "{\\x} *",
        "line 1, column 2: only \\ { } \" n r 0 can follow a backslash");
    add("escape at the end", "{\\",
        "line 1, column 2: only \\ { } \" n r 0 can follow a backslash");
    add("wrong result", "1. d1 1-0",
        "line 1, column 7: the result is 1-0, but the moves lead to *");
    add("win not claimed", "1. a b 2. a b 3. a b 4. a *",
        "line 1, column 27: the result is *, but the moves lead to 1-0");
    add("wrong result tag", "[Event \"x\"]\n[Result \"0-1\"]\n1. d1 *",
        "line 2, column 9: the result is 0-1, but the moves lead to *");
    add("no such result", "[Result \"won\"]\n*",
        "line 1, column 9: the result is won, but the moves lead to *");
    add("tag twice", "[Event \"x\"]\n[Event \"x\"]\n*",
        "line 2, column 2: the tag Event appears twice");
    add("empty tag twice", "[Event \"\"]\n[Event \"\"]\n*",
        "line 2, column 2: the tag Event appears twice");
    add("tag without a name", "[\"x\"]\n*",
        "line 1, column 2: a tag needs a name here, made of letters, digits and _");
    add("tag with a sign", "[Ev-ent \"x\"]\n*",
        "line 1, column 2: a tag needs a name here, made of letters, digits and _");
    add("tag without a value", "[Event]\n*",
        "line 1, column 7: the value of a tag must be in quotation marks");
    add("tag not closed", "[Event \"x\"\n*", "line 2, column 1: a ] must close the tag here");
    add("open quotation", "[Event \"x]\n*",
        "line 1, column 8: this quotation mark is not closed on its line");
    add("open quotation at the end", "[Event \"x",
        "line 1, column 8: this quotation mark is not closed on its line");
    add("tag after the moves", "1. d1\n[Event \"x\"]\n*",
        "line 2, column 1: '[' is not valid here");
    add("bad setup", "[Setup \"4444444\"]\n*",
        "line 1, column 8: in the setup, move 7: column 4 is full");
    add("no utf-8", "[Event \"x\"]\n{\xc3\xa9\xff} *", "line 2, column 3: this is not UTF-8 text");
    add("half a character", "{x} * \xe4\xb8", "line 1, column 7: this is not UTF-8 text");
    add("three byte order marks", QByteArray("\xef\xbb\xbf").repeated(3),
        "line 1, column 1: '\ufeff\ufeff' is not a move, a number or a result");
    add("two byte order marks and a half", QByteArray("\xef\xbb\xbf").repeated(3).chopped(1),
        "line 1, column 2: this is not UTF-8 text");
    add("utf-16", QByteArray("\xff\xfe*\0", 4), "line 1, column 1: this is not UTF-8 text");
    add("zero byte", QByteArray("1. d1\n{\0} *", 11),
        "line 2, column 2: text must not contain a zero byte");
    add("column counts characters", "{\xf0\x9f\x94\xb4\xc3\xa9} x *",
        "line 1, column 6: 'x' is not a move, a number or a result");
}

void TestGameFile::badTextIsRefusedWithItsPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    const auto game = gamefile::read(text);
    QVERIFY(!game);
    QCOMPARE(game.error().message, message);
    checkError(game.error(), text);
}

void TestGameFile::garbageNeverCrashes()
{
    SeededRandom random(99);
    const QByteArray signs = "[]{}\"\\\n .*1234567abcdefg-/Rs\r\t";
    for (int i = 0; i < 4000; ++i) {
        QByteArray text;
        for (auto length = random.below(120); length > 0; --length) {
            text += i % 2 == 0 ? static_cast<char>(random.below(256))
                               : signs[random.below(static_cast<std::uint32_t>(signs.size()))];
        }
        if (const auto game = gamefile::read(text); !game)
            checkError(game.error(), text);
    }
}

void TestGameFile::damagedFilesNeverCrash()
{
    SeededRandom random(100);
    int read = 0;
    for (int i = 0; i < 3000; ++i) {
        QByteArray text = gamefile::write(randomGame(random));
        const auto place = random.below(static_cast<std::uint32_t>(text.size()));
        switch (random.below(3)) {
        case 0:
            text[place] = static_cast<char>(random.below(256));
            break;
        case 1:
            text.truncate(place);
            break;
        default:
            text.remove(place, 1 + random.below(10));
        }
        const auto game = gamefile::read(text);
        if (!game) {
            checkError(game.error(), text);
            continue;
        }
        ++read;
        QCOMPARE(gamefile::read(gamefile::write(*game)).value(), *game);
    }
    QVERIFY(read > 0 && read < 3000);
}

void TestGameFile::savesAndLoads()
{
    SeededRandom random(1);
    const QString file = path(QStringLiteral("\u00e9t\u00e9 game.c4g"));
    for (int i = 0; i < 20; ++i) {
        const Game game = randomGame(random);
        const auto saved = gamefile::save(game, file);
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().message));
        QCOMPARE(gamefile::load(file).value(), game);
    }
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1);
}

void TestGameFile::filesThatAreNoGamesAreRefusedAndKept()
{
    const QString file = path("garbage.c4g");
    writeFile(file, "1. d1 *\nrubbish");
    const auto game = gamefile::load(file);
    QVERIFY(!game);
    QCOMPARE(game.error().message,
             file + QStringLiteral(", line 2, column 1: there is text after the result."));
    QCOMPARE(game.error().line, 2);
    QCOMPARE(contentOf(file), "1. d1 *\nrubbish");
    const auto missing = gamefile::load(path("missing.c4g"));
    QVERIFY(!missing);
    QVERIFY(missing.error().message.startsWith(path("missing.c4g")));
    QVERIFY(!QFile::exists(path("missing.c4g")));
}

void TestGameFile::hugeFilesAreRefusedUnread()
{
    const QString name = path("huge.c4g");
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(100'000'000));
    file.close();
    const auto game = gamefile::load(name);
    QVERIFY(!game);
    QCOMPARE(game.error().message,
             name + QStringLiteral(" is larger than 1024 KiB and can't be a game file."));
    QCOMPARE(QFileInfo(name).size(), 100'000'000);
    // One byte too many is refused, not a byte less.
    const QByteArray blanks(int(gamefile::maximumSize) - 1, ' ');
    writeFile(name, blanks + "*");
    QVERIFY(gamefile::load(name));
    writeFile(name, blanks + "* ");
    QVERIFY(!gamefile::load(name));
}

void TestGameFile::foldersAndDevicesAreRefused()
{
    for (const QString& name : {m_folder->path(), QStringLiteral("/dev/zero")}) {
        const auto game = gamefile::load(name);
        QVERIFY(!game);
        QCOMPARE(game.error().message,
                 name + QStringLiteral(" could not be read: it is not a file."));
    }
}

void TestGameFile::saveWhereNothingCanBeWrittenLeavesNothing()
{
    writeFile(path("plain"), "text");
    const QStringList before = QDir(m_folder->path()).entryList(QDir::AllEntries);
    for (const QString& target : {path("missing/game.c4g"), path("plain/game.c4g"),
                                  QStringLiteral("/proc/game.c4g"), m_folder->path()}) {
        const auto saved = gamefile::save(Game(), target);
        QVERIFY(!saved);
        QVERIFY(saved.error().message.startsWith(
            QStringLiteral("The game could not be saved as %1: ").arg(target)));
        QVERIFY(saved.error().message.endsWith(u'.'));
        QVERIFY(!saved.error().message.contains(u'\n'));
    }
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries), before);
    QCOMPARE(contentOf(path("plain")), "text");
}

void TestGameFile::failedSaveLeavesWhatWasThere()
{
    const QString file = path("game.c4g");
    writeFile(file, "what was there");
    Game game;
    game.setComment(0, QString(5000, u'x'));
    {
        const SmallDisk disk;
        for (const QString& target : {file, path("new.c4g")}) {
            const auto saved = gamefile::save(game, target);
            QVERIFY(!saved);
            QCOMPARE(
                saved.error().message,
                QStringLiteral("The game could not be saved as %1: File too large.").arg(target));
        }
    }
    QCOMPARE(contentOf(file), "what was there");
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList("game.c4g"));
    QVERIFY(gamefile::save(game, file));
    QCOMPARE(gamefile::load(file).value(), game);
}

void TestGameFile::gamesTooLongToReadAreNotSaved()
{
    Game game;
    game.setComment(0, QString(int(gamefile::maximumSize), u'x'));
    const auto saved = gamefile::save(game, path("long.c4g"));
    QVERIFY(!saved);
    QVERIFY(saved.error().message.endsWith("its comments are too long."));
    QVERIFY(!QFile::exists(path("long.c4g")));
}

void TestGameFile::moreTagsThanAGameHasAreRefused()
{
    const auto tags = [](int count) {
        QByteArray text;
        for (int i = 1; i <= count; ++i)
            text += "[T" + QByteArray::number(i) + " \"\"]\n";
        return text;
    };
    QVERIFY(gamefile::read(tags(gamefile::maximumTags) + "*"));
    // As many as a file of the largest size has room for; the first that is too many is named.
    const auto game = gamefile::read(tags(90'000) + "*");
    QVERIFY(!game);
    QCOMPARE(game.error().message, "line 1001, column 2: a game file can hold at most 1000 tags");

    Game full;
    for (int i = 1; i <= gamefile::maximumTags; ++i)
        full.setTag(QStringLiteral("T%1").arg(i), "x");
    QVERIFY(gamefile::save(full, path("full.c4g")));
    QCOMPARE(gamefile::load(path("full.c4g")).value(), full);
    full.setTag("OneMore", "x");
    const auto saved = gamefile::save(full, path("more.c4g"));
    QVERIFY(!saved);
    QVERIFY(saved.error().message.endsWith("it has too many tags."));
    QVERIFY(!QFile::exists(path("more.c4g")));
}

QTEST_GUILESS_MAIN(TestGameFile)
#include "tst_gamefile.moc"
