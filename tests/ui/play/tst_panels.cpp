// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "ui/performance/reportpanel.h"
#include "ui/play/gamemodel.h"
#include "ui/play/navigationbar.h"
#include "ui/play/players/opponentfigure.h"
#include "ui/play/players/playerspanel.h"
#include "ui/play/setup/positionfield.h"
#include "ui/play/setup/setuppanel.h"
#include "ui/play/turnpanel.h"
#include "ui/review/movelistmodel.h"
#include "ui/review/movespanel.h"
#include "ui/text/scoresentence.h"
#include "ui/widgets/labels/fixedlineslabel.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTableView>
#include <QTest>
#include <QToolButton>

class TestPanels : public QObject
{
    Q_OBJECT

private:
    static QString labelled(const QWidget& root, const QString& name)
    {
        const auto labels = root.findChildren<QLabel*>();
        for (const QLabel* label : labels)
            if (label->accessibleDescription() == name)
                return label->text();
        return {};
    }

private Q_SLOTS:
    void aSentenceOfTheMomentIsWholeOrElsewhere()
    {
        TurnPanel panel({}, {});
        panel.resize(500, panel.sizeHint().height());
        panel.setPair(QStringLiteral("You against Chick"), QStringLiteral("You against Chick"));
        panel.setReply(QStringLiteral("Chick played d2."));
        const auto said = [&panel] { return labelled(panel, QStringLiteral("Last move")); };
        const QString full = QStringLiteral("Column 4 is full.");
        QVERIFY(!panel.say(full)); // nobody sees it
        panel.show();
        QVERIFY(panel.say(full));
        QCOMPARE(said(), full);
        QVERIFY(!panel.say(full.repeated(20)));
        QCOMPARE(said(), QStringLiteral("Chick played d2."));
        QVERIFY(panel.say(full));
        panel.setReply(QStringLiteral("Chick played e1."));
        QCOMPARE(said(), QStringLiteral("Chick played e1."));
        // Another position takes it away, too.
        QVERIFY(panel.say(full));
        panel.setHint({});
        QCOMPARE(said(), QStringLiteral("Chick played e1."));
    }

    void nothingMovesUnderTheMouseAsTurnsChange()
    {
        QAction hint(QStringLiteral("Hint"));
        QAction undo(QStringLiteral("Undo"));
        QAction newGame(QStringLiteral("New game"));
        QAction start(QStringLiteral("Start engines"));
        QAction pause(QStringLiteral("Pause engines"));
        TurnPanel panel({&hint, &undo, &newGame}, {&start, &pause});
        panel.setOpponent(opponentFile(QStringLiteral("level-1")), OpponentFace::Waits);
        panel.show();
        const auto places = [&panel, &hint, &undo, &newGame] {
            QCoreApplication::processEvents();
            QList<QRect> places;
            for (const QAction* action : {&hint, &undo, &newGame})
                for (const QToolButton* button : panel.findChildren<QToolButton*>())
                    if (button->defaultAction() == action)
                        places += button->geometry();
            places += QRect(QPoint(), QSize(0, panel.sizeHint().height()));
            return places;
        };
        for (int width = 400; width <= 1400; width += 50) {
            panel.resize(width, panel.sizeHint().height());
            panel.setEdges(20, 40);
            panel.setTurn({}, {}, QStringLiteral("Your turn"));
            panel.setReply({});
            panel.setHint({});
            panel.setEnginesOffered(false);
            const QList<QRect> before = places();
            QCOMPARE(before.size(), 4);
            // Aligned with the board.
            QCOMPARE(before[2].right() + 1, width - 40);
            QCOMPARE(panel.opponent().x(), 20);
            // A click that comes late on Undo does not begin a new game.
            QVERIFY(before[2].left() - before[1].right() > before[1].left() - before[0].right());
            panel.setTurn({}, {}, QStringLiteral("The one with the longest name is thinking"));
            QCOMPARE(places(), before);
            panel.setOpponent(opponentFile(QStringLiteral("level-1")), OpponentFace::Thinks);
            panel.setReply(QStringLiteral("The one with the longest name played d2."));
            QCOMPARE(places(), before);
            panel.setHint(QStringLiteral("Drop in column 4: it blocks three in a row."));
            QCOMPARE(places(), before);
            panel.setEnginesOffered(true);
            for (const bool runs : {true, false}) {
                start.setEnabled(!runs);
                pause.setEnabled(runs);
                QCOMPARE(places(), before);
            }
        }
    }

    void aHintIsReadWhole()
    {
        QAction hint(QStringLiteral("Hint"));
        QAction undo(QStringLiteral("Undo"));
        QAction newGame(QStringLiteral("New game"));
        TurnPanel panel({&hint, &undo, &newGame}, {});
        panel.setPair(QStringLiteral("The one with the longest name 3 : 2 somebody else"), {});
        panel.show();
        const auto labels = panel.findChildren<FixedLinesLabel*>();
        const auto found = std::ranges::find_if(labels, [](const FixedLinesLabel* label) {
            return label->accessibleDescription() == QStringLiteral("Hint");
        });
        QVERIFY(found != labels.end());
        for (int width = 500; width <= 1400; width += 50) {
            panel.resize(width, panel.sizeHint().height());
            for (const char* sentence :
                 {"Drop in column 4: it makes two threats at once.",
                  "You need to block somewhere in columns 5 to 7.",
                  "Play column 4. The board shows what may follow.", "Look at column 1."}) {
                panel.setHint(QString::fromLatin1(sentence));
                QCoreApplication::processEvents();
                QVERIFY2(!(*found)->isCut(), sentence);
            }
        }
    }

    void enginesAreOfferedOneButtonAtMost()
    {
        QAction newGame(QStringLiteral("New game"));
        QAction start(QStringLiteral("Start engines"));
        QAction pause(QStringLiteral("Pause engines"));
        TurnPanel panel({&newGame}, {&start, &pause});
        panel.resize(700, panel.sizeHint().height());
        panel.show();
        const auto seen = [&] {
            QStringList words;
            for (const QToolButton* button : panel.findChildren<QToolButton*>())
                if (button->isVisible()
                    && (button->defaultAction() == &start || button->defaultAction() == &pause))
                    words += button->text();
            return words.join(u' ');
        };
        start.setEnabled(false);
        QCOMPARE(seen(), QString());
        panel.setEnginesOffered(true);
        QCOMPARE(seen(), QStringLiteral("Pause engines"));
        pause.setEnabled(false);
        QCOMPARE(seen(), QString());
        start.setEnabled(true);
        QCOMPARE(seen(), QStringLiteral("Start engines"));
        panel.setEnginesOffered(false);
        QCOMPARE(seen(), QString());
    }

    void aScoreSaysItsKindAndSide()
    {
        const auto sentence = [](const Score& score, Player mover) {
            return scoreSentence(score, mover, DiscTheme::Classic);
        };
        QCOMPARE(sentence(Score::fromValue(412), Player::First),
                 QStringLiteral("estimate +412 for Red"));
        QVERIFY(sentence(Score::fromValue(value::win - 5), Player::Second)
                    .startsWith(u"Yellow wins in 3"));
        QVERIFY(sentence(Score::fromValue(-value::win + 4), Player::First)
                    .startsWith(u"Red loses in 2"));
    }

    void theReportShowsEveryFigure()
    {
        const Position root = *notation::parsePosition(u"44");
        SearchReport report;
        report.engine = QStringLiteral("mapped-h1");
        report.variant = LazyText(QStringLiteral("H1 strict"));
        report.root = root;
        report.bestMove = Move(3);
        report.score = Score::fromValue(412);
        report.columnScores[2] = Score::fromValue(-30, Score::Bound::AtMost);
        report.columnScores[3] = report.score;
        report.principalVariation = {Move(3), Move(2)};
        report.nodes = 18'204;
        report.leaves = 9'000;
        report.cutoffs = 411;
        report.depth = 6;
        report.time = std::chrono::milliseconds(31);
        report.workers = 2;
        using std::chrono::milliseconds;
        report.rootMoves = {{.move = Move(3),
                             .worker = 1,
                             .start = milliseconds(1),
                             .end = milliseconds(4),
                             .nodes = 10'000},
                            {.move = Move(2),
                             .worker = 0,
                             .start = milliseconds(1),
                             .end = milliseconds(2),
                             .nodes = 30'000}};

        QAction hint(QStringLiteral("Hint"));
        ReportPanel panel(&hint);
        QVERIFY(panel.isEmpty());
        panel.setReport(report, QStringLiteral("Move 3"), DiscTheme::Classic);
        QVERIFY(!panel.isEmpty());
        QVERIFY(labelled(panel, QStringLiteral("Engine")).contains(QStringLiteral("H1 strict")));
        QCOMPARE(labelled(panel, QStringLiteral("Score")), QStringLiteral("estimate +412 for Red"));
        QCOMPARE(labelled(panel, QStringLiteral("Line")), QStringLiteral("d3 c1"));
        QCOMPARE(labelled(panel, QStringLiteral("Time")), QStringLiteral("31 ms"));
        QVERIFY(labelled(panel, QStringLiteral("Value of column 3")).contains(QChar(0x2264)));
        QVERIFY(labelled(panel, QStringLiteral("Value of column 4")).contains(u"+412"));
        panel.clear();
        QVERIFY(panel.isEmpty());
    }

    void textIsRefusedWithTheReason_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("full column") << QStringLiteral("4444444");
        QTest::newRow("no column") << QStringLiteral("48");
        QTest::newRow("after the end") << QStringLiteral("12121212");
        QTest::newRow("a book") << QString(100'000, QLatin1Char('x'));
        QTest::newRow("several lines") << QStringLiteral("4\n4\nhello");
    }

    void textIsRefusedWithTheReason()
    {
        QFETCH(QString, text);
        QAction action;
        PositionField field(&action, &action);
        field.setPositionText(QStringLiteral("12"));
        QSignalSpy entered(&field, &PositionField::gameEntered);
        QSignalSpy refused(&field, &PositionField::refused);
        field.take(text);
        QCOMPARE(entered.count(), 0);
        QCOMPARE(refused.count(), 1);
        QVERIFY(!refused.first().first().toString().isEmpty());
        field.setPositionText(QStringLiteral("12"));
        QCOMPARE(field.findChild<QLineEdit*>()->text(), QStringLiteral("12"));
    }

    void aRefusalIsSaidInOnePlaceUntilTheTextChanges()
    {
        QAction action;
        PositionField field(&action, &action);
        field.show();
        QSignalSpy refused(&field, &PositionField::refused);
        const auto reason = [&field] {
            const auto labels = field.findChildren<QLabel*>();
            for (const QLabel* label : labels)
                if (label->accessibleDescription() == QStringLiteral("Reason the text was refused"))
                    return label->isVisible() ? label->text() : QString();
            return QString();
        };
        field.take(QStringLiteral("4444444"));
        QCOMPARE(refused.count(), 0);
        QVERIFY(reason().contains(QStringLiteral("move 7")));
        auto* edit = field.findChild<QLineEdit*>();
        QCOMPARE(edit->text(), QStringLiteral("4444444"));
        QTest::keyClick(edit, Qt::Key_Backspace);
        QCOMPARE(reason(), QString());

        field.hide();
        field.take(QStringLiteral("9"));
        QCOMPARE(refused.count(), 1);
        field.show();
        QCOMPARE(reason(), QString());
    }

    void thePlayersButtonsStayInSight()
    {
        QAction start(QStringLiteral("Start engines"));
        QAction pause(QStringLiteral("Pause engines"));
        PlayersPanel panel({&start, &pause});
        for (const Player side : {Player::First, Player::Second})
            panel.setPlayer(side, {});
        panel.resize(panel.minimumSizeHint().width(), 220);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        int seen = 0;
        const auto buttons = panel.findChildren<QToolButton*>();
        for (const QToolButton* button : buttons)
            if (button->defaultAction() == &start || button->defaultAction() == &pause) {
                QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
                ++seen;
            }
        QCOMPARE(seen, 2);
        QVERIFY(panel.sizeHint().height() > 220);
    }

    void enterStartsFromTheTextTyped()
    {
        QAction action;
        PositionField field(&action, &action);
        QSignalSpy entered(&field, &PositionField::gameEntered);
        auto* edit = field.findChild<QLineEdit*>();
        QTest::keyClicks(edit, QStringLiteral("d1 d2 e1"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(entered.count(), 1);
        QCOMPARE(entered.first().first().value<Game>().length(), 3);
    }

    void theSetUpIsJudged()
    {
        using Shape = Position::Shape;
        SetupPanel panel;
        auto* use = panel.findChildren<QPushButton*>().first();
        const auto verdict
            = [&panel] { return labelled(panel, QStringLiteral("Is this position possible?")); };
        QVERIFY(use->isEnabled());
        panel.setDiscs(Shape::square(0, 1), 0);
        QVERIFY(!use->isEnabled());
        QVERIFY2(verdict().contains(QStringLiteral("a2")), qPrintable(verdict()));
        panel.setDiscs(Shape::square(0, 0), Shape::square(0, 1));
        QVERIFY(use->isEnabled());
        QSignalSpy accepted(&panel, &SetupPanel::accepted);
        use->click();
        QCOMPARE(accepted.first().first().value<std::vector<Move>>(),
                 (std::vector<Move> {Move(0), Move(0)}));
    }

    void theMoveListFollowsAndLeads()
    {
        GameModel model;
        MoveListModel moves(model);
        MovesPanel panel(model, moves);
        for (const int column : {3, 3, 4})
            QVERIFY(model.play(Move(column)));
        auto* view = panel.findChild<QTableView*>();
        QCOMPARE(moves.plyAt(view->currentIndex()), 3);
        view->setCurrentIndex(moves.indexOfPly(1));
        QCOMPARE(model.game().ply(), 1);
        model.goTo(3);
        model.takeBack(1);
        QCOMPARE(model.game().length(), 2);
        QCOMPARE(model.game().ply(), 2);

        auto* comment = panel.findChild<QLineEdit*>();
        QTest::keyClicks(comment, QStringLiteral("Centre"));
        QTest::keyClick(comment, Qt::Key_Return);
        QCOMPARE(model.game().comment(2), QStringLiteral("Centre"));
    }

    void theSliderWalksTheGame()
    {
        NavigationBar bar({}, {});
        QSignalSpy chosen(&bar, &NavigationBar::plyChosen);
        bar.setPlace(3, 7);
        QCOMPARE(chosen.count(), 0);
        bar.findChild<QSlider*>()->setValue(5);
        QCOMPARE(chosen.first().first().toInt(), 5);
    }
};

QTEST_MAIN(TestPanels)
#include "tst_panels.moc"
