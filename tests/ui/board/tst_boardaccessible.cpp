// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/board/boardtestsupport.h"

#include "ui/style/showndiscs.h"

#include <QAccessible>
#include <QAction>
#include <QSet>
#include <QSignalSpy>

namespace {

/// Keeps what the board says instead of handing it to a screen reader: the offscreen platform has
/// none and drops events.
class HeardBoard : public BoardView
{
public:
    bool said(QAccessible::Event kind, const QString& name) const
    {
        return m_heard.contains(std::pair(kind, name));
    }
    void forget() { m_heard.clear(); }

protected:
    void announce(QAccessibleEvent& event) override
    {
        m_heard.append({event.type(), event.accessibleInterface()->text(QAccessible::Name)});
    }

private:
    QList<std::pair<QAccessible::Event, QString>> m_heard;
};

}

class TestBoardAccessible : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { ShownDiscs::instance().setTheme(DiscTheme::Safe); }
    void theBoardIsATableOfNamedSquares();
    void rowsAndColumnsAreTheScreens();
    void turningTurnsTheTableToo();
    void namesSayWhatIsThere();
    void squaresKnowTheirPlace();
    void focusFollowsTheGhost();
    void movesAreAnnounced();
    void theLastMoveSaysNoResult();
    void pressingASquareDropsADisc();
    void theBannerIsReached();
    void theBoardSaysWhoseTurnItIs();
};

void TestBoardAccessible::theBoardIsATableOfNamedSquares()
{
    BoardView view;
    present(view);
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&view);
    QVERIFY(board);
    QCOMPARE(board->role(), QAccessible::Table);
    QVERIFY(!board->text(QAccessible::Name).isEmpty());
    QCOMPARE(board->childCount(), 42);
    QSet<QString> names;
    for (int i = 0; i < board->childCount(); ++i) {
        QAccessibleInterface* square = board->child(i);
        QVERIFY(square && square->isValid());
        QCOMPARE(square->role(), QAccessible::Cell);
        QCOMPARE(square->parent(), board);
        QCOMPARE(board->indexOfChild(square), i);
        QVERIFY(square->tableCellInterface());
        QVERIFY(!square->rect().isEmpty());
        names.insert(square->text(QAccessible::Name));
    }
    QCOMPARE(names.size(), 42);
    QCOMPARE(board->child(0)->text(QAccessible::Name), QStringLiteral("a6 empty"));
    QCOMPARE(board->child(41)->text(QAccessible::Name), QStringLiteral("g1 empty"));
    QVERIFY(!board->child(42));
}

void TestBoardAccessible::rowsAndColumnsAreTheScreens()
{
    BoardView view;
    present(view);
    QAccessibleTableInterface* table
        = QAccessible::queryAccessibleInterface(&view)->tableInterface();
    QVERIFY(table);
    QCOMPARE(table->rowCount(), 6);
    QCOMPARE(table->columnCount(), 7);
    QCOMPARE(table->columnDescription(0), QStringLiteral("a"));
    QCOMPARE(table->rowDescription(0), QStringLiteral("6"));
    QCOMPARE(table->cellAt(5, 3)->text(QAccessible::Name), QStringLiteral("d1 empty"));
    QVERIFY(!table->cellAt(6, 0));
    QVERIFY(!table->cellAt(0, -1));
    for (int row = 0; row < 6; ++row) {
        for (int column = 0; column < 7; ++column) {
            QAccessibleTableCellInterface* cell = table->cellAt(row, column)->tableCellInterface();
            QCOMPARE(cell->rowIndex(), row);
            QCOMPARE(cell->columnIndex(), column);
            QCOMPARE(cell->table(), QAccessible::queryAccessibleInterface(&view));
        }
    }
}

void TestBoardAccessible::turningTurnsTheTableToo()
{
    BoardView view;
    present(view);
    view.setFlipped(true);
    QAccessibleTableInterface* table
        = QAccessible::queryAccessibleInterface(&view)->tableInterface();
    QCOMPARE(table->columnDescription(0), QStringLiteral("g"));
    QCOMPARE(table->cellAt(5, 0)->text(QAccessible::Name), QStringLiteral("g1 empty"));
    QVERIFY(table->cellAt(5, 0)->rect().left() < table->cellAt(5, 6)->rect().left());
}

void TestBoardAccessible::namesSayWhatIsThere()
{
    BoardView view;
    ShownDiscs::instance().setTheme(DiscTheme::Classic);
    view.setPosition(positionAfter("443"), Move(2));
    QCOMPARE(view.squareText(3, 0), QStringLiteral("d1 red"));
    QCOMPARE(view.squareText(3, 1), QStringLiteral("d2 yellow"));
    QCOMPARE(view.squareText(2, 0), QStringLiteral("c1 red, last move"));
    QCOMPARE(view.squareText(2, 1), QStringLiteral("c2 empty"));
    view.setHint(Move(2));
    QCOMPARE(view.squareText(2, 1), QStringLiteral("c2 empty, hint"));
    ShownDiscs::instance().setTheme(DiscTheme::Safe);
    view.setPosition(positionAfter("1122334"), Move(3));
    QCOMPARE(view.squareText(0, 0), QStringLiteral("a1 orange, winning line"));
    QCOMPARE(view.squareText(3, 0), QStringLiteral("d1 orange, last move, winning line"));
    QCOMPARE(view.squareText(0, 1), QStringLiteral("a2 blue"));
}

void TestBoardAccessible::squaresKnowTheirPlace()
{
    BoardView view;
    present(view);
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&view);
    const QPoint place = view.mapToGlobal(middle(view, 1, 4));
    QAccessibleInterface* square = board->childAt(place.x(), place.y());
    QVERIFY(square);
    QCOMPARE(square->text(QAccessible::Name), QStringLiteral("b5 empty"));
}

void TestBoardAccessible::focusFollowsTheGhost()
{
    HeardBoard view;
    present(view);
    view.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    view.setPosition(positionAfter("33"));
    view.forget();
    QTest::keyClick(&view, Qt::Key_Left);
    QVERIFY(view.said(QAccessible::Focus, QStringLiteral("c3 empty")));
    QAccessibleInterface* focus = QAccessible::queryAccessibleInterface(&view)->focusChild();
    QVERIFY(focus);
    QCOMPARE(focus->text(QAccessible::Name), QStringLiteral("c3 empty"));
    QVERIFY(focus->state().focused);
    view.setPosition(positionAfter("333333"));
    QCOMPARE(QAccessible::queryAccessibleInterface(&view)->focusChild()->text(QAccessible::Name),
             QStringLiteral("c6 blue"));
}

void TestBoardAccessible::movesAreAnnounced()
{
    HeardBoard view;
    present(view);
    view.forget();
    view.dropDisc(positionAfter("4"), Move(3));
    QVERIFY(view.said(QAccessible::NameChanged, QStringLiteral("d1 orange, last move")));
    QVERIFY(view.said(QAccessible::Alert, QStringLiteral("d1 orange, last move")));
    QVERIFY(view.said(QAccessible::DescriptionChanged, view.accessibleName()));
}

/// Who has won is said by the card that tells it.
void TestBoardAccessible::theLastMoveSaysNoResult()
{
    HeardBoard view;
    present(view);
    view.forget();
    view.dropDisc(positionAfter("1122334"), Move(3));
    QVERIFY(view.said(QAccessible::Alert, QStringLiteral("d1 orange, last move, winning line")));
    QVERIFY(!view.said(QAccessible::DescriptionChanged, view.accessibleName()));
}

void TestBoardAccessible::pressingASquareDropsADisc()
{
    BoardView view;
    present(view);
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&view);
    QAccessibleActionInterface* action = board->tableInterface()->cellAt(2, 5)->actionInterface();
    QVERIFY(action);
    action->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].value<Move>(), Move(5));
}

void TestBoardAccessible::theBannerIsReached()
{
    HeardBoard view;
    present(view);
    QAction rematch(QStringLiteral("Rematch"));
    view.forget();
    view.setBanner(QStringLiteral("Orange wins."), {&rematch});
    QVERIFY(view.said(QAccessible::Alert, QStringLiteral("Orange wins.")));
    // Once: what is offered may change, and whose state it is.
    view.forget();
    view.setBanner(QStringLiteral("Orange wins."), {});
    view.setBanner(QStringLiteral("Orange wins."), {&rematch});
    QVERIFY(!view.said(QAccessible::Alert, QStringLiteral("Orange wins.")));
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&view);
    QCOMPARE(board->childCount(), 43);
    QAccessibleInterface* banner = board->child(42);
    QVERIFY(banner);
    // Its words are those of a label, and of nothing else.
    QCOMPARE(banner->text(QAccessible::Name), QStringLiteral("Result"));
    QCOMPARE(banner->child(0)->role(), QAccessible::StaticText);
    QCOMPARE(banner->child(0)->text(QAccessible::Name), QStringLiteral("Orange wins."));
    QCOMPARE(board->indexOfChild(banner), 42);
    QCOMPARE(banner->parent(), board);
}

void TestBoardAccessible::theBoardSaysWhoseTurnItIs()
{
    BoardView view;
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&view);
    QCOMPARE(board->text(QAccessible::Description), QStringLiteral("Orange to move."));
    view.setPosition(positionAfter("4"), Move(3));
    QCOMPARE(board->text(QAccessible::Description),
             QStringLiteral("Blue to move. Last move: d1 orange."));
    view.setPosition(positionAfter("1122334"));
    QCOMPARE(board->text(QAccessible::Description), QStringLiteral("Orange wins."));
}

QTEST_MAIN(TestBoardAccessible)
#include "tst_boardaccessible.moc"
