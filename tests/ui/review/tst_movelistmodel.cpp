// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "ui/review/movelistmodel.h"

#include <QAbstractItemModelTester>
#include <QFont>
#include <QTest>

class TestMoveListModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_game = std::make_unique<GameModel>();
        m_list = std::make_unique<MoveListModel>(*m_game);
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_list.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    void cleanup()
    {
        m_tester.reset();
        m_list.reset();
        m_game.reset();
    }

    void movesStandInPairs()
    {
        play("44536");
        QCOMPARE(rows(), (QStringList {"1 d1 d2", "2 e1 c1", "3 f1 -"}));
    }

    void rowsFollowUndoAndRedo()
    {
        play("445");
        m_game->takeBack(2);
        QCOMPARE(rows(), QStringList {"1 d1 -"});
        m_game->takeBack(1);
        QCOMPARE(rows(), QStringList());
        m_game->playAgain(3);
        QCOMPARE(rows(), (QStringList {"1 d1 d2", "2 e1 -"}));
    }

    void setupThatEndsWithTheFirstPlayerLeavesAGap()
    {
        m_game->reset(Game(*notation::parseMoves(QStringLiteral("444"))));
        play("47");
        QCOMPARE(rows(), (QStringList {"2 - d4", "3 g1 -"}));
        QCOMPARE(m_list->plyAt(m_list->index(0, MoveListModel::FirstColumn)), 0);
    }

    void currentMoveIsMarked()
    {
        play("123");
        QVERIFY(isCurrent(3));
        m_game->goTo(2);
        QVERIFY(isCurrent(2));
        QVERIFY(!isCurrent(3));
        m_game->goTo(0);
        for (int ply = 1; ply <= 3; ++ply)
            QVERIFY(!isCurrent(ply));
    }

    void pliesAndIndexesFitEachOther()
    {
        play("1234567");
        for (int ply = 1; ply <= 7; ++ply) {
            const QModelIndex index = m_list->indexOfPly(ply);
            QCOMPARE(m_list->plyAt(index), ply);
            QCOMPARE(index.data(MoveListModel::PlyRole).toInt(), ply);
        }
        QVERIFY(!m_list->indexOfPly(0).isValid());
        QVERIFY(!m_list->indexOfPly(8).isValid());
    }

    void tooltipTellsReportAndComment()
    {
        play("4");
        SearchReport report;
        report.engine = "mapped-h1";
        report.variant = LazyText(QStringLiteral("H1 strict"));
        report.bestMove = Move(3);
        report.depth = 6;
        report.nodes = 1234;
        report.score = {.kind = Score::Kind::Draw};
        report.principalVariation = {Move(3), Move(3)};
        m_list->addReport(report);
        m_game->setComment(1, "the centre");
        const QString tip = tooltip(1);
        QVERIFY2(tip.contains("mapped-h1 (H1 strict), depth 6: draw"), qPrintable(tip));
        QVERIFY2(tip.contains("nodes in"), qPrintable(tip));
        QVERIFY2(tip.contains("d1 d2"), qPrintable(tip));
        QVERIFY2(tip.endsWith("the centre"), qPrintable(tip));

        m_game->takeBack(1);
        m_game->playAgain(1);
        QVERIFY(tooltip(1).contains("mapped-h1"));
        m_game->takeBack(1);
        play("5");
        QCOMPARE(tooltip(1), QString());
    }

    void aLineBesideStandsBelowTheMoveThatItReplaces()
    {
        play("44536");
        m_game->goTo(1);
        play("1");
        QCOMPARE(rows(),
                 (QStringList {"1 d1 a1", QStringLiteral("- ↳ Game: 1… d2 2. e1 c1 3. f1 -")}));
        QCOMPARE(m_list->variationAt(0), -1);
        QCOMPARE(m_list->variationAt(1), 0);
        QCOMPARE(m_list->plyAt(m_list->index(1, MoveListModel::FirstColumn)), 0);
        m_game->showMainLine();
        QCOMPARE(rows(),
                 (QStringList {"1 d1 d2", QStringLiteral("- ↳ 1… a1 -"), "2 e1 c1", "3 f1 -"}));
        QCOMPARE(m_list->plyAt(m_list->indexOfPly(5)), 5);
        QCOMPARE(m_list->indexOfPly(5).row(), 3);
        play("");
        m_game->goTo(5);
        play("7");
        QCOMPARE(rows().last(), "3 f1 g1");
        m_game->removeVariation(0);
        QCOMPARE(rows(), (QStringList {"1 d1 d2", "2 e1 c1", "3 f1 g1"}));
    }

    void movesAreSpoken()
    {
        play("44");
        QCOMPARE(m_list->indexOfPly(2).data(Qt::AccessibleTextRole).toString(),
                 QString("Move 1, second player: d2"));
    }

private:
    void play(const char* columns)
    {
        for (const char* c = columns; *c; ++c)
            QVERIFY(m_game->play(Move(*c - '1')));
    }
    QStringList rows() const
    {
        QStringList result;
        for (int row = 0; row < m_list->rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < m_list->columnCount(); ++column) {
                const QString text = m_list->index(row, column).data().toString();
                cells << (text.isEmpty() ? QString("-") : text);
            }
            result << cells.join(' ');
        }
        return result;
    }
    bool isCurrent(int ply) const
    {
        const QModelIndex index = m_list->indexOfPly(ply);
        const bool current = index.data(MoveListModel::CurrentRole).toBool();
        return current && index.data(Qt::FontRole).value<QFont>().bold();
    }
    QString tooltip(int ply) const
    {
        return m_list->indexOfPly(ply).data(Qt::ToolTipRole).toString();
    }

    std::unique_ptr<GameModel> m_game;
    std::unique_ptr<MoveListModel> m_list;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

QTEST_MAIN(TestMoveListModel)
#include "tst_movelistmodel.moc"
