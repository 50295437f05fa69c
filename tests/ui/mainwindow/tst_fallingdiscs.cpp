// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/board/boardbanner.h"
#include "ui/board/boardview.h"
#include "ui/board/discrain.h"
#include "ui/board/dropanimation.h"
#include "ui/board/winpulse.h"
#include "ui/play/playcontroller.h"
#include "ui/play/players/opponentfigure.h"
#include "ui/play/turnpanel.h"
#include "ui/style/appearance.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QPointer>
#include <QTest>
#include <algorithm>
#include <initializer_list>
#include <utility>
#include <vector>

namespace {

/// With the mouse over the board, wherever the keyboard is.
bool showsGhost(BoardView& board)
{
    const BoardGeometry squares = board.geometryOfSquares();
    const QPointF place = squares.center(board.ghostColumn(), 3);
    QMouseEvent over(QEvent::MouseMove, place, board.mapToGlobal(place), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(&board, &over);
    return board.scene().ghost.isValid();
}

/// A film of the discs that fall on a window's board: a frame for each step of their clock, which
/// the film itself winds on so that no test waits for it.
class Film
{
public:
    struct Frame
    {
        int ply;
        double height;
        bool ghost;
        bool banner;
        QString turn;
    };

    explicit Film(const WindowFixture& f)
        : m_f(f), m_drop(f.window->parts().centre.board().findChild<DropAnimation*>())
    {
        QObject::connect(m_drop, &DropAnimation::moved, &m_receiver, [this] { shoot(); });
    }

    /// Until so many moves are played and the last disc rests.
    bool run(int plies)
    {
        QElapsedTimer patience;
        patience.start();
        while (m_f.game().length() < plies || m_drop->isRunning()) {
            if (patience.hasExpired(20'000))
                return false;
            if (std::exchange(m_ply, m_f.game().length()) != m_f.game().length())
                m_elapsed = 0;
            if (m_drop->isRunning())
                m_drop->setElapsed(std::min(m_elapsed += 20, m_drop->duration()));
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
        }
        return true;
    }

    const std::vector<Frame>& frames() const { return m_frames; }

    /// The heights of one move's disc.
    std::vector<double> heights(int ply) const
    {
        std::vector<double> found;
        for (const Frame& frame : m_frames)
            if (frame.ply == ply)
                found.push_back(frame.height);
        return found;
    }

private:
    void shoot()
    {
        BoardView& board = m_f.window->parts().centre.board();
        const BoardScene scene = board.scene();
        m_frames.push_back({.ply = m_f.game().length(),
                            .height = scene.fallingHeight,
                            .ghost = showsGhost(board),
                            .banner = m_f.window->findChild<BoardBanner*>()->isVisible(),
                            .turn = m_f.window->findChild<TurnPanel*>()->turnText()});
    }

    const WindowFixture& m_f;
    DropAnimation* m_drop;
    QObject m_receiver;
    std::vector<Frame> m_frames;
    int m_ply = 0;
    int m_elapsed = 0;
};

DiscRain* rainOf(const WindowFixture& f)
{
    return f.window->findChild<DiscRain*>();
}

} // namespace

class TestFallingDiscs : public QObject
{
    Q_OBJECT

private:
    static Settings falling(AnimationSpeed speed)
    {
        Settings settings = WindowFixture::quickSettings();
        settings.animation = speed;
        return settings;
    }

    static void clickColumn(BoardView& board, int column)
    {
        const BoardGeometry squares = board.geometryOfSquares();
        QTest::mouseClick(&board, Qt::LeftButton, {}, squares.center(column, 3).toPoint());
    }

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void everyDiscLandsBeforeTheNextOneFalls_data()
    {
        QTest::addColumn<AnimationSpeed>("speed");
        QTest::addColumn<bool>("twoEngines");
        QTest::newRow("normal, against a person") << AnimationSpeed::Normal << false;
        QTest::newRow("slow, against a person") << AnimationSpeed::Slow << false;
        QTest::newRow("fast, two engines") << AnimationSpeed::Fast << true;
        QTest::newRow("slow, two engines") << AnimationSpeed::Slow << true;
    }

    void everyDiscLandsBeforeTheNextOneFalls()
    {
        QFETCH(AnimationSpeed, speed);
        QFETCH(bool, twoEngines);
        Settings settings = falling(speed);
        settings.second = WindowFixture::quickEngine();
        if (twoEngines)
            settings.first = WindowFixture::quickEngine();
        const WindowFixture f(settings);
        Film film(f);
        const int plies = 4;
        if (twoEngines) {
            f.trigger(Command::Start);
            QVERIFY(film.run(plies));
            f.trigger(Command::Pause);
        } else {
            for (int ply = 2; ply <= plies; ply += 2) {
                clickColumn(f.window->parts().centre.board(), 3);
                QVERIFY(film.run(ply));
            }
        }
        for (int ply = 1; ply <= plies; ++ply) {
            const std::vector<double> heights = film.heights(ply);
            QVERIFY2(heights.size() > 3, qPrintable(QString::number(ply)));
            QVERIFY(heights.front() > 0.5);
            QCOMPARE(heights.back(), 0.0);
        }
    }

    void theGhostIsAwayWhileTheOtherMoves()
    {
        Settings settings = falling(AnimationSpeed::Normal);
        settings.second = WindowFixture::quickEngine();
        const WindowFixture f(settings);
        BoardView& board = f.window->parts().centre.board();
        QVERIFY(showsGhost(board));
        clickColumn(board, 3);
        Film film(f);
        QVERIFY(film.run(2));
        QVERIFY(!film.frames().empty());
        for (const Film::Frame& frame : film.frames())
            QVERIFY(!frame.ghost);
        QVERIFY(showsGhost(board));
        QCOMPARE(board.scene().ghostDisc, Cell::First);
        // No move has come yet, and none falls: an engine that thinks keeps it away, too.
        f.window->parts().controller.setMinimumThinkingMs(60'000);
        clickColumn(board, 0);
        QVERIFY(film.run(3));
        QCOMPARE(f.window->parts().controller.state(), PlayController::State::Thinking);
        QVERIFY(!showsGhost(board));
    }

    /// The eye sees the column before the words tell of it.
    void wordsFollowTheDisc()
    {
        Settings settings = falling(AnimationSpeed::Normal);
        settings.second = {.engine = QStringLiteral("level-1")};
        const WindowFixture f(settings);
        auto* const panel = f.window->findChild<TurnPanel*>();
        QCOMPARE(panel->opponent().face(), OpponentFace::Waits);
        QCOMPARE(panel->opponent().opponent(), opponentFile(QStringLiteral("level-1")));
        const MoveListModel& list = f.window->parts().moves;
        const auto listed
            = [&] { return list.data(list.indexOfPly(f.game().ply()), Qt::DisplayRole); };
        BoardView& board = f.window->parts().centre.board();
        int seen = 0;
        int tooSoon = 0;
        connect(board.findChild<DropAnimation*>(), &DropAnimation::moved, panel, [&] {
            if (board.scene().fallingHeight <= 0)
                return;
            ++seen;
            tooSoon += listed().isValid() ? 1 : 0;
        });
        Film film(f);
        clickColumn(board, 3);
        QVERIFY(film.run(2));
        QVERIFY(seen > 0);
        QCOMPARE(tooSoon, 0);
        QCOMPARE(listed().toString().size(), 2);
        QVERIFY(!film.frames().empty());
        // Where a disc has come to rest it is shown once more.
        for (const Film::Frame& frame : film.frames())
            if (frame.height > 0)
                QCOMPARE(frame.turn,
                         frame.ply == 1 ? QStringLiteral("Your turn")
                                        : QStringLiteral("Chick is thinking"));
        QCOMPARE(panel->turnText(), QStringLiteral("Your turn"));
        QCOMPARE(panel->opponent().face(), OpponentFace::Waits);
        QVERIFY(!panel->opponent().isMoving());
    }

    void theFigureShowsHowItEnds()
    {
        Settings settings = falling(AnimationSpeed::Off);
        settings.second = {.engine = QStringLiteral("level-1")};
        for (const auto& [moves, face] : {std::pair("1212121", OpponentFace::Sad),
                                          std::pair("71212121", OpponentFace::Happy)}) {
            const WindowFixture f(settings);
            const auto* const panel = f.window->findChild<TurnPanel*>();
            for (const char* move = moves; *move; ++move) {
                f.window->parts().controller.pause();
                QVERIFY(f.window->parts().model.play(Move(*move - '1')));
            }
            QCOMPARE(panel->opponent().face(), face);
        }
        // Two people see nobody, and nobody's place.
        const WindowFixture people;
        QVERIFY(people.window->findChild<TurnPanel*>()->opponent().isHidden());
    }

    void theResultIsSaidWhenTheLastDiscHasLanded()
    {
        const WindowFixture f(falling(AnimationSpeed::Normal));
        f.play("121212");
        f.window->parts().centre.board().finishAnimation();
        Film film(f);
        clickColumn(f.window->parts().centre.board(), 0);
        QVERIFY(f.game().outcome() == Outcome::FirstWins);
        QVERIFY(film.run(7));
        QVERIFY(film.heights(7).size() > 3);
        for (const Film::Frame& frame : film.frames()) {
            QVERIFY(!frame.banner);
            QVERIFY(!frame.turn.contains(QStringLiteral("wins")));
        }
        // The four show themselves before the banner does.
        QVERIFY(f.window->parts().centre.board().isCelebrating());
        QVERIFY(!f.window->findChild<BoardBanner*>()->isVisible());
        auto* const pulse = f.window->parts().centre.board().findChild<WinPulse*>();
        QVERIFY(f.window->parts().centre.board().scene().lines.empty());
        pulse->setElapsed(pulse->duration() / 2);
        const BoardScene middle = f.window->parts().centre.board().scene();
        QVERIFY(middle.pulses.size() > 1 && middle.pulses.size() < 4);
        QCOMPARE(middle.pulses.front().square, (Square {0, 0}));
        // A disc in the air has left its hole.
        for (const PulseMark& pulse : middle.pulses) {
            QCOMPARE(pulse.disc, Cell::First);
            QCOMPARE(middle.at(pulse.square.column, pulse.square.row) == Cell::Empty,
                     pulse.strength > 0);
        }
        QVERIFY(std::ranges::any_of(middle.pulses,
                                    [](const PulseMark& pulse) { return pulse.strength > 0; }));
        pulse->setElapsed(pulse->duration());
        QVERIFY(!f.window->parts().centre.board().isCelebrating());
        QVERIFY(f.window->findChild<BoardBanner*>()->isVisible());
        QCOMPARE(f.window->findChild<BoardBanner*>()->words(), QStringLiteral("Orange wins!"));
        // Nothing is said twice.
        QCOMPARE(f.window->findChild<TurnPanel*>()->turnText(), QString());
        QCOMPARE(f.window->parts().centre.board().scene().lines.size(), std::size_t {1});
        // A person has won: discs rain all over the window, take nothing from what is below them,
        // and leave nothing that moves.
        const QPointer<DiscRain> rain = rainOf(f);
        QVERIFY(rain && rain->isVisible());
        QCOMPARE(rain->geometry(), f.window->rect());
        QCOMPARE(rain->focusPolicy(), Qt::NoFocus);
        auto* const banner = f.window->findChild<BoardBanner*>();
        const QPoint middleOfBanner = banner->mapTo(f.window.get(), banner->rect().center());
        const QWidget* const below = f.window->childAt(middleOfBanner);
        QVERIFY(below && below != rain.data());
        QVERIFY(below == banner || banner->isAncestorOf(below));
        rain->setElapsed(DiscRain::duration / 2);
        const QRect wet = rain->wet().boundingRect();
        QVERIFY(wet.width() > 0.8 * f.window->width());
        QVERIFY(wet.height() > 0.5 * f.window->height());
        f.window->resize(f.window->size() + QSize(40, 20));
        QTRY_COMPARE(rain->size(), f.window->size());
        rain->setElapsed(DiscRain::duration);
        QTRY_VERIFY(!rain);
    }

    void undoEndsTheCelebration()
    {
        const WindowFixture f(falling(AnimationSpeed::Slow));
        f.play("121212");
        f.window->parts().centre.board().finishAnimation();
        Film film(f);
        clickColumn(f.window->parts().centre.board(), 0);
        QVERIFY(film.run(7));
        QVERIFY(f.window->parts().centre.board().isCelebrating());
        f.trigger(Command::Undo);
        QVERIFY(!f.window->parts().centre.board().isCelebrating());
        QVERIFY(!rainOf(f));
        QVERIFY(!f.window->findChild<BoardBanner*>()->isVisible());
    }

    /// A hop of any line and the rain after it.
    void nothingMovesAfterThreeSeconds()
    {
        WinPulse pulse;
        for (const AnimationSpeed speed :
             {AnimationSpeed::Fast, AnimationSpeed::Normal, AnimationSpeed::Slow})
            for (const int discs : {4, 5, 6, 7}) {
                pulse.start(discs, speed);
                QVERIFY(pulse.isRunning());
                QVERIFY(pulse.duration() + DiscRain::duration < 3000);
                QCOMPARE(pulse.hasBegun(discs - 1), false);
                pulse.setElapsed(pulse.duration() - 1);
                QVERIFY(pulse.hasBegun(discs - 1));
                pulse.finish();
            }
    }

    void undoEndsTheRain()
    {
        const WindowFixture f(falling(AnimationSpeed::Normal));
        f.play("121212");
        f.window->parts().centre.board().finishAnimation();
        Film film(f);
        clickColumn(f.window->parts().centre.board(), 0);
        QVERIFY(film.run(7));
        auto* const pulse = f.window->parts().centre.board().findChild<WinPulse*>();
        pulse->setElapsed(pulse->duration());
        DiscRain* const rain = rainOf(f);
        QVERIFY(rain);
        const QAccessibleInterface* const window
            = QAccessible::queryAccessibleInterface(f.window.get());
        QCOMPARE(window->indexOfChild(QAccessible::queryAccessibleInterface(rain)), -1);
        f.trigger(Command::Undo);
        QVERIFY(!rainOf(f));
    }

    void withoutAnimationTheResultIsThereAtOnce()
    {
        const WindowFixture f(falling(AnimationSpeed::Off));
        f.play("1212121");
        QVERIFY(f.window->findChild<BoardBanner*>()->isVisible());
        QCOMPARE(f.window->findChild<BoardBanner*>()->words(), QStringLiteral("Orange wins!"));
        QVERIFY(!rainOf(f));
    }

    void undoInterruptsAFall()
    {
        Settings settings = falling(AnimationSpeed::Slow);
        settings.second = WindowFixture::quickEngine();
        const WindowFixture f(settings);
        BoardView& board = f.window->parts().centre.board();
        clickColumn(board, 3);
        QVERIFY(board.isAnimating());
        f.trigger(Command::Undo);
        QVERIFY(!board.isAnimating());
        QCOMPARE(f.text(), QString());
        QCOMPARE(f.window->parts().controller.state(), PlayController::State::WaitingForPerson);
        clickColumn(board, 2);
        Film film(f);
        QVERIFY(film.run(2));
        QCOMPARE(film.heights(2).back(), 0.0);
    }

    void aClickDuringTheFallIsKeptForItsTurn()
    {
        Settings settings = falling(AnimationSpeed::Normal);
        settings.second = WindowFixture::quickEngine();
        const WindowFixture f(settings);
        BoardView& board = f.window->parts().centre.board();
        clickColumn(board, 3);
        clickColumn(board, 6);
        QCOMPARE(f.text(), QStringLiteral("4"));
        QCOMPARE(board.scene().queuedColumn, 6);
        Film film(f);
        QVERIFY(film.run(4));
        QCOMPARE(f.game().moves()[2], Move(6));
        for (int ply = 1; ply <= 4; ++ply)
            QCOMPARE(film.heights(ply).back(), 0.0);
    }

    void aFallThatFollowsAnotherKeepsItsOwnEnd()
    {
        const WindowFixture f(falling(AnimationSpeed::Normal));
        f.play("12");
        QVERIFY(f.window->parts().centre.board().isAnimating());
        QVERIFY(f.window->parts().controller.isDiscFalling());
        f.window->parts().centre.board().finishAnimation();
        QVERIFY(!f.window->parts().controller.isDiscFalling());
    }
};

QTEST_MAIN(TestFallingDiscs)
#include "tst_fallingdiscs.moc"
