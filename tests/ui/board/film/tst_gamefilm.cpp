// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "ui/board/boardpicture.h"
#include "ui/board/film/filmframe.h"
#include "ui/board/film/gamefilm.h"

#include <QBuffer>
#include <QImageReader>
#include <QPalette>
#include <QTest>
#include <cstdlib>
#include <vector>

namespace {

Game gameOf(const char* columns)
{
    Game game;
    for (; *columns; ++columns)
        game.play(Move(*columns - '1'));
    return game;
}

FilmRequest requestOf(const Game& game, FilmSize size = FilmSize::Small)
{
    return {.game = game,
            .look = FilmLook::make(DiscTheme::Safe, QPalette(Qt::white)),
            .words = {.first = QStringLiteral("Anna"),
                      .second = QStringLiteral("Ben"),
                      .result = filmResult(game, QStringLiteral("Anna"), QStringLiteral("Ben"))},
            .size = size};
}

struct SeenFrame
{
    QImage image;
    int delay = 0;
};

std::vector<SeenFrame> framesOf(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "gif");
    std::vector<SeenFrame> frames;
    for (QImage image = reader.read(); !image.isNull(); image = reader.read())
        frames.push_back({.image = image, .delay = reader.nextImageDelay()});
    return frames;
}

/// The mean of what their channels are apart, 0 to 255.
double difference(const QImage& a, const QImage& b)
{
    if (a.size() != b.size())
        return 255;
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb left = a.pixel(x, y);
            const QRgb right = b.pixel(x, y);
            sum += std::abs(qRed(left) - qRed(right)) + std::abs(qGreen(left) - qGreen(right))
                + std::abs(qBlue(left) - qBlue(right));
        }
    return sum / (3.0 * a.width() * a.height());
}

/// The board of a position as BoardPicture has it.
QImage boardOf(const Game& game, int ply, FilmSize size)
{
    BoardScene scene;
    scene.first = game.positionAt(ply).firstPlayerDiscs();
    scene.second = game.positionAt(ply).secondPlayerDiscs();
    if (ply > 0) {
        const int column = game.moves()[static_cast<std::size_t>(ply) - 1].column();
        scene.lastMove = {column, game.positionAt(ply - 1).landingRow(column)};
    }
    for (const Bitboard discs : {scene.first, scene.second})
        for (const WinningLine& line : winningLines(discs))
            scene.lines.push_back(line);
    return BoardPicture(scene, BoardTheme::make(DiscTheme::Safe, QPalette(Qt::white)), false)
        .image(cellPixels(size));
}

} // namespace

class TestGameFilm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itBeginsAndEndsAsTheBoardIs_data()
    {
        QTest::addColumn<FilmSize>("size");
        QTest::newRow("small") << FilmSize::Small;
        QTest::newRow("medium") << FilmSize::Medium;
    }

    void itBeginsAndEndsAsTheBoardIs()
    {
        QFETCH(const FilmSize, size);
        const Game game = gameOf("4343434");
        const FilmRequest request = requestOf(game, size);
        const auto film = makeFilm(request);
        QVERIFY(film);
        const auto frames = framesOf(film->bytes);
        QCOMPARE(static_cast<int>(frames.size()), film->frames);
        for (const SeenFrame& frame : frames)
            QCOMPARE(frame.image.size(), film->size);
        const QRect board = FilmFrame(request.look, request.words, size).boardRect();
        // What 256 colours leave out is not seen.
        constexpr double unseen = 1.5;
        const auto shows = [&](const SeenFrame& frame, int ply) {
            return difference(frame.image.copy(board), boardOf(game, ply, size));
        };
        QVERIFY2(shows(frames.front(), 0) < unseen,
                 qPrintable(QString::number(shows(frames.front(), 0))));
        QVERIFY2(shows(frames.back(), 7) < unseen,
                 qPrintable(QString::number(shows(frames.back(), 7))));
        // Other discs would be seen.
        QVERIFY(shows(frames.front(), 7) > 3 * unseen);
    }

    void aMoveTakesFourFifthsOfASecondAndTheEndThree()
    {
        const auto film = makeFilm(requestOf(gameOf("4343434")));
        QVERIFY(film);
        const auto frames = framesOf(film->bytes);
        int all = 0;
        for (const SeenFrame& frame : frames)
            all += frame.delay;
        QCOMPARE(frames.front().delay, 1000);
        QCOMPARE(frames.back().delay, 3000);
        // The last move's rest is the end's.
        QVERIFY(all > 1000 + 6 * 800 + 3000 && all < 1000 + 7 * 800 + 3000);
        // A disc that falls is seen on its way some times.
        QVERIFY(film->frames > 7 * 5);
    }

    void theResultIsWrittenAtTheEnd()
    {
        const Game won = gameOf("4343434");
        QCOMPARE(filmResult(won, QStringLiteral("Anna"), QStringLiteral("Ben")),
                 QStringLiteral("Anna wins"));
        QCOMPARE(filmResult(gameOf("44"), QStringLiteral("Anna"), QStringLiteral("Ben")),
                 QString());
        Game late = gameOf("44");
        late.loseOnTime();
        QCOMPARE(filmResult(late, QStringLiteral("Anna"), QStringLiteral("Ben")),
                 QStringLiteral("Ben wins on time"));
        Game failed = gameOf("444");
        failed.loseByFailure({EngineFailure::Kind::IllegalMove, QStringLiteral("P@h1")});
        QCOMPARE(filmResult(failed, QStringLiteral("Anna"), QStringLiteral("my bot")),
                 QStringLiteral("Anna wins: my bot: an illegal move, \"P@h1\""));
        const FilmRequest request = requestOf(won);
        const auto film = makeFilm(request);
        QVERIFY(film);
        const auto frames = framesOf(film->bytes);
        const QRect board = FilmFrame(request.look, request.words, request.size).boardRect();
        const QRect strip(0, board.top() / 2, board.width(), board.top() / 2);
        QVERIFY(frames.back().image.copy(strip) != frames.front().image.copy(strip));
        // Of a game that goes on nothing is said.
        const auto open = framesOf(makeFilm(requestOf(gameOf("4343")))->bytes);
        QCOMPARE(open.back().image.copy(strip), open.front().image.copy(strip));
    }

    void namesAreWrittenAboveTheBoard()
    {
        FilmRequest request = requestOf(gameOf("4"));
        const auto one = framesOf(makeFilm(request)->bytes);
        request.words.second = QStringLiteral("Somebody with a very long name that is cut");
        const auto other = framesOf(makeFilm(request)->bytes);
        const QRect left(0, 0, one[0].image.width() / 2, 20);
        const QRect right(left.width(), 0, left.width(), 20);
        constexpr double seen = 2;
        QVERIFY(difference(other[0].image.copy(left), one[0].image.copy(left)) < seen);
        QVERIFY(difference(other[0].image.copy(right), one[0].image.copy(right)) > seen);
        QCOMPARE(other[0].image.size(), one[0].image.size());
    }

    void nothingFlickers()
    {
        // Where no disc ever is, no frame changes a pixel.
        const FilmRequest request = requestOf(gameOf("4444"));
        const auto frames = framesOf(makeFilm(request)->bytes);
        const QRect board = FilmFrame(request.look, request.words, request.size).boardRect();
        const QRect beside(board.left(), board.top(), board.width() / 4, board.height());
        for (const SeenFrame& frame : frames)
            QCOMPARE(frame.image.copy(beside), frames.front().image.copy(beside));
    }

    void largerOnesAreLarger()
    {
        const Game game = gameOf("44");
        const auto small = makeFilm(requestOf(game, FilmSize::Small));
        const auto medium = makeFilm(requestOf(game, FilmSize::Medium));
        const auto large = makeFilm(requestOf(game, FilmSize::Large));
        QVERIFY(small->size.width() < medium->size.width());
        QVERIFY(medium->size.width() < large->size.width());
        QVERIFY(small->bytes.size() < large->bytes.size());
        QCOMPARE(filmSizeOf(QStringLiteral("medium")), FilmSize::Medium);
        QVERIFY(!filmSizeOf(QStringLiteral("huge")));
    }

    void itIsStoppedAndTellsHowFarItIs()
    {
        std::stop_source stop;
        int told = 0;
        const auto film
            = makeFilm(requestOf(gameOf("44444")), stop.get_token(), [&](int done, int all) {
                  QCOMPARE(all, 5);
                  QCOMPARE(done, told++);
                  if (done == 2)
                      stop.request_stop();
              });
        QVERIFY(film);
        QCOMPARE(film->frames, 0);
        QVERIFY(film->bytes.isEmpty());
        QCOMPARE(told, 3);
    }

    void aGameWithoutMovesIsOnePicture()
    {
        const auto film = makeFilm(requestOf(Game()));
        QVERIFY(film);
        QCOMPARE(film->frames, 1);
    }
};

QTEST_MAIN(TestGameFilm)
#include "tst_gamefilm.moc"
