// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/board/boardtestsupport.h"

#include "ui/board/boardbanner.h"

#include <QAction>
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
    void theTopRowStaysInSight();
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
    // As in the layout for analysis: higher than the board needs.
    present(view, QSize(450, 390));
    QAction rematch(QStringLiteral("Rematch")), save(QStringLiteral("Save"));
    view.setPosition(positionAfter("1122334"));
    view.setBanner(QStringLiteral("Orange wins."), {&rematch, &save});
    const QRect banner = view.findChild<BoardBanner*>()->geometry();
    QVERIFY(view.rect().contains(banner));
    const int topRow = middle(view, 3, 5).y();
    const int cell = middle(view, 3, 4).y() - topRow;
    // The numbers are written in the lower half of the row above the topmost one.
    QVERIFY2(banner.bottom() <= topRow - cell,
             qPrintable(QStringLiteral("%1 > %2").arg(banner.bottom()).arg(topRow - cell)));
    QVERIFY(view.scene().keyNumbers);
}

void TestBoardBanner::theTopRowStaysInSight()
{
    BoardView view;
    // A narrow window: no row of words has room, and two rows are higher than what is free.
    present(view, QSize(428, 415));
    QPixmap sign(16, 16);
    sign.fill(Qt::black);
    QAction rematch(sign, QStringLiteral("Rematch")), review(sign, QStringLiteral("Review game")),
        next(sign, QStringLiteral("Play against Careful"));
    view.setPosition(positionAfter("1122334"));
    view.setBanner(QStringLiteral("Beginner (Orange) wins."), {&rematch, &review, &next});
    auto* const banner = view.findChild<BoardBanner*>();
    const int face = static_cast<int>(view.geometryOfSquares().faceRect().top());
    QVERIFY2(banner->geometry().bottom() <= face,
             qPrintable(QStringLiteral("%1 > %2").arg(banner->geometry().bottom()).arg(face)));
    // With more room above, the words are there again.
    view.resize(428, 600);
    QTRY_VERIFY(!banner->findChild<QPushButton*>()->text().isEmpty());
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
    QVERIFY(buttons[0]->text().isEmpty());
    QCOMPARE(buttons[0]->accessibleName(), QStringLiteral("Jugar la revancha"));
    QVERIFY(!buttons[0]->toolTip().isEmpty());
    // A change of the action brings no words back that have no room.
    first.setEnabled(false);
    QVERIFY(buttons[0]->text().isEmpty());
    QVERIFY(!buttons[0]->isEnabled());
    view.resize(900, 700);
    QCoreApplication::processEvents();
    QCOMPARE(buttons[0]->text(), QStringLiteral("Jugar la revancha"));
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
