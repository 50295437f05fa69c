// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/tournamentrun.h"
#include "ui/board/boardthumbnail.h"
#include "ui/labs/tournament/classview.h"

#include <QLabel>
#include <QPointer>
#include <QSet>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

namespace {

constexpr int patience = 60'000;

Tournament classTournament(int gamesPerPair)
{
    TournamentOptions options;
    for (const char* const engine : {"random", "level-1", "level-2", "greedy-h1"})
        options.entrants.push_back({.engine = QString::fromLatin1(engine), .limits = {.depth = 2}});
    options.gamesPerPair = gamesPerPair;
    options.workers = 2;
    return {.options = options};
}

}

class TestClassView : public QObject
{
    Q_OBJECT

    static QString entrantOf(const ClassView& view, int row)
    {
        return view.findChild<QTableWidget*>()->item(row, 1)->text();
    }

private Q_SLOTS:
    void namesCanBeHidden()
    {
        TournamentOptions options = classTournament(2).options;
        QCOMPARE(classNames(options, ClassNaming::Names).front(), QStringLiteral("random"));
        for (const ClassNaming naming : {ClassNaming::Numbers, ClassNaming::Animals}) {
            const QStringList names = classNames(options, naming);
            QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), 4);
            QVERIFY(!names.contains(QStringLiteral("random")));
            // Those who join later change nobody's.
            TournamentOptions more = options;
            for (int i = 0; i < 60; ++i)
                more.entrants.push_back(options.entrants.front());
            const QStringList all = classNames(more, naming);
            QCOMPARE(all.mid(0, 4), names);
            QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), 64);
        }
    }

    void boardsAndStandingsFollowTheGames()
    {
        TournamentSession session;
        ClassView view(session, QStringLiteral("Cup"), ClassNaming::Animals);
        view.setAttribute(Qt::WA_DeleteOnClose, false);
        view.resize(1024, 700);
        view.show();
        session.start(classTournament(40), {});
        QTRY_VERIFY_WITH_TIMEOUT(!view.findChildren<BoardThumbnail*>().isEmpty(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(view.findChild<QTableWidget*>()->rowCount(), 4, patience);
        if (session.state() != TournamentSession::State::Idle) {
            const QStringList animals
                = classNames(session.tournament().options, ClassNaming::Animals);
            QVERIFY(animals.contains(entrantOf(view, 0)));
        }
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), TournamentSession::State::Idle, patience);
        // In the end everybody may know.
        const QStringList names = classNames(session.tournament().options, ClassNaming::Names);
        QVERIFY(names.contains(entrantOf(view, 0)));
        QVERIFY(view.findChildren<BoardThumbnail*>().size() <= ClassBoards::most);
    }

    void keysChooseNamesAndClose()
    {
        const auto played = runTournament(classTournament(2), {}, {});
        QVERIFY(played);
        const TournamentSession session;
        QPointer<ClassView> view
            = new ClassView(session, QStringLiteral("Cup"), ClassNaming::Names);
        view->resize(1024, 700);
        view->show();
        view->showTournament(*played, resultOf(*played), false);
        QVERIFY(QTest::qWaitForWindowActive(view));
        QSignalSpy changed(view, &ClassView::namingChanged);
        const QString name = entrantOf(*view, 0);
        QTest::keyClick(view, Qt::Key_N);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(view->naming(), ClassNaming::Numbers);
        QVERIFY(entrantOf(*view, 0) != name);
        QTest::keyClick(view->findChild<QTableWidget*>(), Qt::Key_N);
        QCOMPARE(view->naming(), ClassNaming::Animals);
        QTest::keyClick(view, Qt::Key_N);
        QCOMPARE(entrantOf(*view, 0), name);
        QTest::keyClick(view, Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!view, patience);
    }

    void itFitsASmallScreenAndLettersGrow()
    {
        const auto played = runTournament(classTournament(2), {}, {});
        QVERIFY(played);
        const TournamentSession session;
        ClassView view(session, QStringLiteral("Cup"), ClassNaming::Names);
        view.setAttribute(Qt::WA_DeleteOnClose, false);
        view.resize(1024, 700);
        view.show();
        view.showTournament(*played, resultOf(*played), true);
        QVERIFY(view.minimumSizeHint().width() <= 1024);
        QVERIFY(view.minimumSizeHint().height() <= 700);
        const auto* const table = view.findChild<QTableWidget*>();
        const int small = table->font().pixelSize();
        view.resize(1920, 1080);
        QTRY_VERIFY(table->font().pixelSize() > small);
        for (const BoardThumbnail* board : view.findChildren<BoardThumbnail*>())
            QVERIFY(!board->accessibleName().isEmpty());
    }
};

QTEST_MAIN(TestClassView)
#include "tst_classview.moc"
