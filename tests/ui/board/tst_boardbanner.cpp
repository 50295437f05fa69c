// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/board/boardtestsupport.h"

#include "ui/board/boardbanner.h"
#include "ui/style/boardtheme.h"

#include <QAction>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPixmap>
#include <QPushButton>
#include <QSignalSpy>

class TestBoardBanner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void actionsAreButtons();
    void anActionMayReplaceTheBanner();
    void theWinningLineStaysInSight_data();
    void theWinningLineStaysInSight();
    void numbersStayInSightWhereThereIsRoom();
    void noDiscIsHiddenWhereThereIsRoom();
    void noneIsHiddenOfAFullBoard();
    void theLineGrowsWithBoardAndText();
    void theFirstButtonIsTheLargest();
    void tabGoesFromTheBoardToTheButtons();
    void enterOnTheBoardDoesTheFirst();
    void halfADoubleClickIsNoWish();
    void aDrawHasADiscOfEachSide();
    void halfANumberIsNone();
    void wordsGoBeforeAThirdRow();
    void keysReachTheBoardFromAButton();
    void theBannerComesToRest_data();
    void theBannerComesToRest();
};

/// Counts the layouts that the banner asks the board for.
class RequestCounter : public QObject
{
public:
    int requests = 0;
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        requests += event->type() == QEvent::LayoutRequest;
        return QObject::eventFilter(watched, event);
    }
};

void TestBoardBanner::actionsAreButtons()
{
    BoardView view;
    present(view);
    QAction rematch(QStringLiteral("Rematch")), save(QStringLiteral("Save"));
    save.setEnabled(false);
    view.setBanner(QStringLiteral("Orange wins."), {&rematch, &save});
    auto* banner = view.findChild<BoardBanner*>();
    QVERIFY(banner->isVisible());
    const auto buttons = banner->findChildren<QPushButton*>();
    QCOMPARE(buttons.size(), 2);
    QCOMPARE(buttons[0]->text(), QStringLiteral("Rematch"));
    QVERIFY(!buttons[1]->isEnabled());
    QVERIFY(buttons[0]->focusPolicy() & Qt::TabFocus);

    QSignalSpy triggered(&rematch, &QAction::triggered);
    buttons[0]->click();
    QTRY_COMPARE(triggered.count(), 1);
    save.setEnabled(true);
    QVERIFY(buttons[1]->isEnabled());

    view.setBanner(QString());
    QVERIFY(!banner->isVisible());
    QCOMPARE(banner->findChildren<QPushButton*>().size(), 0);
}

void TestBoardBanner::anActionMayReplaceTheBanner()
{
    BoardView view;
    present(view);
    QAction rematch(QStringLiteral("Rematch"));
    bool done = false;
    connect(&rematch, &QAction::triggered, &view, [&] {
        view.setBanner(QString());
        done = true;
    });
    view.setBanner(QStringLiteral("Draw."), {&rematch});
    QTest::mouseClick(view.findChild<QPushButton*>(), Qt::LeftButton);
    QTRY_VERIFY(done);
}

void TestBoardBanner::theWinningLineStaysInSight_data()
{
    QTest::addColumn<QByteArray>("moves");
    QTest::newRow("bottom row") << QByteArray("1122334");
    QTest::newRow("up to the top") << QByteArray("112131212");
    QTest::newRow("top row") << QByteArray();
    QTest::newRow("top of a column") << QByteArray("21311313131");
    QTest::newRow("slanting") << QByteArray("12233434464");
}

void TestBoardBanner::theWinningLineStaysInSight()
{
    QFETCH(QByteArray, moves);
    BoardView view;
    present(view, QSize(290, 280));
    Position position = positionAfter(moves);
    if (moves.isEmpty()) {
        // Four in the top row, whatever lies below.
        using Shape = Position::Shape;
        Bitboard own = 0, all = 0;
        for (int column = 0; column < 4; ++column) {
            own |= Shape::square(column, 5);
            all |= Shape::columnMask(column);
        }
        position = Position::fromBitboards(all & ~own, all);
    }
    QAction rematch(QStringLiteral("Rematch")), review(QStringLiteral("Review")),
        save(QStringLiteral("Save"));
    view.setPosition(position);
    view.setBanner(QStringLiteral("Orange wins."), {&rematch, &review, &save});
    auto* banner = view.findChild<BoardBanner*>();
    QVERIFY(view.rect().contains(banner->geometry()));
    int seen = 0;
    const BoardScene scene = view.scene();
    const Bitboard winners
        = Position::Shape::lineSquares(scene.first) | Position::Shape::lineSquares(scene.second);
    for (int column = 0; column < 7; ++column)
        for (int row = 0; row < 6; ++row)
            if ((winners & Position::Shape::square(column, row))
                && !banner->geometry().contains(middle(view, column, row)))
                ++seen;
    QVERIFY2(seen >= 4, qPrintable(QString::number(seen)));
}

void TestBoardBanner::numbersStayInSightWhereThereIsRoom()
{
    BoardView view;
    // Much higher than the board needs.
    present(view, QSize(450, 700));
    QAction rematch(QStringLiteral("Rematch")), save(QStringLiteral("Save"));
    view.setPosition(positionAfter("1122334"));
    view.setBanner(QStringLiteral("You win!"), {&rematch, &save});
    const QRect banner = view.findChild<BoardBanner*>()->geometry();
    QVERIFY(view.rect().contains(banner));
    const int topRow = middle(view, 3, 5).y();
    const int cell = middle(view, 3, 4).y() - topRow;
    // The numbers are written in the lower half of the row above the topmost one.
    QVERIFY2(banner.bottom() <= topRow - cell,
             qPrintable(QStringLiteral("%1 > %2").arg(banner.bottom()).arg(topRow - cell)));
    QVERIFY(view.scene().keyNumbers);
}

void TestBoardBanner::noDiscIsHiddenWhereThereIsRoom()
{
    BoardView view;
    // A narrow window: no row of words has room.
    present(view, QSize(428, 415));
    QPixmap sign(16, 16);
    sign.fill(Qt::black);
    QAction rematch(sign, QStringLiteral("Rematch")), review(sign, QStringLiteral("Review game")),
        next(sign, QStringLiteral("Play against Careful"));
    view.setPosition(positionAfter("1122334"));
    view.setBanner(QStringLiteral("Beginner (Orange) wins."), {&rematch, &review, &next});
    auto* const banner = view.findChild<BoardBanner*>();
    const BoardGeometry squares = view.geometryOfSquares();
    for (int column = 0; column < 7; ++column)
        for (int row = 0; row < 2; ++row)
            QVERIFY(!banner->geometry().intersects(squares.cellRect(column, row).toRect()));
    QVERIFY(banner->height() <= 2 * squares.cell());
    // With more room above, the words are there again.
    view.resize(428, 600);
    QTRY_VERIFY(!banner->findChild<QPushButton*>()->text().isEmpty());
}

/// On a full board, where the row above it is all that is free.
void TestBoardBanner::noneIsHiddenOfAFullBoard()
{
    BoardView view;
    present(view, QSize(700, 700));
    QPixmap sign(16, 16);
    sign.fill(Qt::black);
    QAction rematch(sign, QStringLiteral("Rematch")), review(sign, QStringLiteral("Review"));
    view.setPosition(positionAfter("757341132773575647262416323134652254654611"));
    view.setBanner(QStringLiteral("It's a draw!"), {&rematch, &review});
    const BoardBanner& banner = *view.findChild<BoardBanner*>();
    const BoardGeometry squares = view.geometryOfSquares();
    for (int column = 0; column < 7; ++column)
        QVERIFY(!banner.geometry().contains(
            (squares.center(column, 5) - QPointF(0, squares.holeRadius())).toPoint()));
    QVERIFY(!banner.findChild<QPushButton*>()->text().isEmpty());
}

void TestBoardBanner::theLineGrowsWithBoardAndText()
{
    BoardView view;
    present(view, QSize(600, 600));
    QAction rematch(QStringLiteral("Rematch"));
    view.setPosition(positionAfter("1122334"));
    view.setBanner(QStringLiteral("You win!"), {&rematch});
    BoardBanner& banner = *view.findChild<BoardBanner*>();
    const auto letters = [&banner] { return banner.label().font().pixelSize(); };
    const int usual = letters();
    QVERIFY2(usual >= 36 && usual <= 48, qPrintable(QString::number(usual)));
    QVERIFY(banner.label().width() >= banner.label().sizeHint().width());
    view.setTextScale(2);
    QVERIFY(letters() > 1.2 * usual);
    view.setTextScale(1);
    QCOMPARE(letters(), usual);
    view.resize(1000, 1000);
    QTRY_VERIFY(letters() > 1.4 * usual);
    view.resize(300, 300);
    QTRY_VERIFY(letters() < usual);
}

void TestBoardBanner::theFirstButtonIsTheLargest()
{
    BoardView view;
    present(view);
    QAction rematch(QStringLiteral("Rematch")), review(QStringLiteral("Review"));
    view.setBanner(QStringLiteral("You win!"), {&rematch, &review});
    const auto buttons = view.findChild<BoardBanner*>()->findChildren<QPushButton*>();
    QVERIFY(buttons[0]->isDefault() && !buttons[1]->isDefault());
    QVERIFY(buttons[0]->height() > buttons[1]->height());
    QVERIFY(contrastRatio(buttons[0]->palette().color(QPalette::Button),
                          buttons[1]->palette().color(QPalette::Button))
            > 1.5);
}

void TestBoardBanner::tabGoesFromTheBoardToTheButtons()
{
    QWidget window;
    auto* const view = new BoardView(&window);
    auto* const after = new QPushButton(QStringLiteral("After"), &window);
    QWidget::setTabOrder(view, after);
    view->resize(600, 600);
    window.show();
    view->setFocus();
    QAction rematch(QStringLiteral("Rematch")), review(QStringLiteral("Review"));
    view->setPosition(positionAfter("1122334"));
    view->setBanner(QStringLiteral("You win!"), {&rematch, &review});
    const auto buttons = view->findChild<BoardBanner*>()->findChildren<QPushButton*>();
    for (QWidget* const next : {buttons[0], buttons[1], after}) {
        QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
        QCOMPARE(window.focusWidget(), next);
    }
}

void TestBoardBanner::enterOnTheBoardDoesTheFirst()
{
    BoardView view;
    present(view);
    QAction rematch(QStringLiteral("Rematch")), review(QStringLiteral("Review"));
    QSignalSpy again(&rematch, &QAction::triggered);
    QSignalSpy other(&review, &QAction::triggered);
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    view.setPosition(positionAfter("1122334"));
    view.setBanner(QStringLiteral("You win!"), {&rematch, &review});
    // The key that has dropped the last disc is still held.
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
    QCoreApplication::sendEvent(&view, &held);
    for (const char key : {'1', '7', 'a', ' '})
        QTest::keyClick(&view, key);
    QCoreApplication::processEvents();
    QCOMPARE(again.count(), 0);
    QTest::keyClick(&view, Qt::Key_Return);
    QTRY_COMPARE(again.count(), 1);
    QCOMPARE(other.count(), 0);
    QCOMPARE(chosen.count(), 0);
    // In a game that goes on it drops a disc.
    view.setPosition(Position());
    view.setBanner(QString());
    QTest::keyClick(&view, Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCoreApplication::processEvents();
    QCOMPARE(again.count(), 1);
}

/// The second press of a double click belongs to what the first one was on.
void TestBoardBanner::halfADoubleClickIsNoWish()
{
    const auto secondPress = [](QWidget& on, QPointF place) {
        for (const auto type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            QMouseEvent event(type, place, on.mapToGlobal(place), Qt::LeftButton,
                              type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton,
                              Qt::NoModifier);
            QCoreApplication::sendEvent(&on, &event);
        }
    };
    BoardView view;
    present(view);
    QAction rematch(QStringLiteral("Rematch"));
    QSignalSpy again(&rematch, &QAction::triggered);
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    view.setPosition(positionAfter("1122334"));
    view.setBanner(QStringLiteral("You win!"), {&rematch});
    auto* const button = view.findChild<QPushButton*>();
    // The first was on the board, and ended the game.
    secondPress(*button, button->rect().center());
    QCoreApplication::processEvents();
    QCOMPARE(again.count(), 0);
    // The first was on the button, and began another one.
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(again.count(), 1);
    view.setPosition(Position());
    view.setBanner(QString());
    secondPress(view, middle(view, 3, 3));
    QCOMPARE(chosen.count(), 0);
    QTest::mouseClick(&view, Qt::LeftButton, {}, middle(view, 3, 3));
    QCOMPARE(chosen.count(), 1);
}

void TestBoardBanner::aDrawHasADiscOfEachSide()
{
    BoardView view;
    present(view);
    QAction rematch(QStringLiteral("Rematch"));
    view.setPosition(positionAfter("757341132773575647262416323134652254654611"));
    QVERIFY(view.position().outcome() == Outcome::Draw);
    view.setBanner(QStringLiteral("A draw"), {&rematch});
    BoardBanner& banner = *view.findChild<BoardBanner*>();
    const auto hasColour = [&banner](const QColor& colour) {
        const QImage image = banner.grab().toImage();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y) == colour)
                    return true;
        return false;
    };
    const BoardTheme colours = BoardTheme::make(DiscTheme::Safe, view.palette());
    QVERIFY(hasColour(colours.first.fill) && hasColour(colours.second.fill));
    view.setPosition(positionAfter("1122334"));
    view.setBanner(QStringLiteral("Orange wins!"), {&rematch});
    QVERIFY(!hasColour(colours.first.fill) && !hasColour(colours.second.fill));
}

void TestBoardBanner::halfANumberIsNone()
{
    BoardView view;
    // As high as the board needs: the banner covers the upper part of the numbers.
    present(view, QSize(450, 330));
    QAction rematch(QStringLiteral("Rematch"));
    view.setPosition(positionAfter("1122334"));
    QVERIFY(view.scene().keyNumbers);
    view.setBanner(QStringLiteral("Orange wins."), {&rematch});
    QVERIFY(!view.scene().keyNumbers);
    view.setBanner(QString());
    QVERIFY(view.scene().keyNumbers);
}

void TestBoardBanner::wordsGoBeforeAThirdRow()
{
    BoardView view;
    QPixmap sign(16, 16);
    sign.fill(Qt::black);
    QAction first(sign, QStringLiteral("Jugar la re&vancha")),
        second(sign, QStringLiteral("Revisar la partida")),
        third(sign, QStringLiteral("Guardar la partida"));
    present(view, QSize(280, 260));
    view.setBanner(QStringLiteral("Gana naranja."), {&first, &second, &third});
    auto* banner = view.findChild<BoardBanner*>();
    const auto buttons = banner->findChildren<QPushButton*>();
    QVERIFY(view.rect().contains(banner->geometry()));
    for (const QPushButton* button : buttons)
        QVERIFY(button->width() >= button->sizeHint().width());
    QVERIFY(banner->height() < 4 * buttons[0]->sizeHint().height());
    QVERIFY(buttons[2]->text().isEmpty());
    QCOMPARE(buttons[2]->accessibleName(), QStringLiteral("Guardar la partida"));
    QVERIFY(!buttons[2]->toolTip().isEmpty());
    // A change of the action brings no words back that have no room.
    third.setEnabled(false);
    QVERIFY(buttons[2]->text().isEmpty());
    QVERIFY(!buttons[2]->isEnabled());
    view.resize(1200, 1000);
    QCoreApplication::processEvents();
    QCOMPARE(buttons[0]->text(), QStringLiteral("Jugar la revancha"));
    QCOMPARE(buttons[2]->text(), QStringLiteral("Guardar la partida"));
}

void TestBoardBanner::keysReachTheBoardFromAButton()
{
    BoardView view;
    present(view);
    QAction save(QStringLiteral("Save"));
    view.setBanner(QStringLiteral("Saved."), {&save});
    auto* button = view.findChild<QPushButton*>();
    button->setFocus();
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    QTest::keyClick(button, Qt::Key_3);
    QCOMPARE(chosen.count(), 1);
}

void TestBoardBanner::theBannerComesToRest_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("words beside the result") << QSize(900, 700);
    QTest::newRow("words below it") << QSize(330, 300);
    QTest::newRow("icons alone") << QSize(200, 200);
}

void TestBoardBanner::theBannerComesToRest()
{
    QFETCH(QSize, size);
    BoardView view;
    QPixmap sign(16, 16);
    sign.fill(Qt::black);
    QAction first(sign, QStringLiteral("Rematch")), second(sign, QStringLiteral("Review the game")),
        third(sign, QStringLiteral("Save the game"));
    present(view, size);
    view.setBanner(QStringLiteral("Orange wins"), {&first, &second, &third});
    QCoreApplication::processEvents();

    constexpr int rounds = 100;
    RequestCounter counter;
    view.installEventFilter(&counter);
    for (int round = 0; round < rounds; ++round)
        QCoreApplication::processEvents();
    QVERIFY2(counter.requests < 5, qPrintable(QString::number(counter.requests)));

    // Another word asks once more, and finds its place.
    first.setText(QStringLiteral("Play again"));
    counter.requests = 0;
    for (int round = 0; round < rounds; ++round)
        QCoreApplication::processEvents();
    QVERIFY(counter.requests > 0);
    QVERIFY2(counter.requests < 10, qPrintable(QString::number(counter.requests)));
    QVERIFY(view.rect().contains(view.findChild<BoardBanner*>()->geometry()));
    QCOMPARE(view.findChild<QPushButton*>()->accessibleName(), first.text());
}

QTEST_MAIN(TestBoardBanner)
#include "tst_boardbanner.moc"
