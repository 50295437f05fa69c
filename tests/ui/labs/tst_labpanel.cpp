// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/labpanel.h"
#include "ui/widgets/pagearea.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

class TestLabPanel : public QObject
{
    Q_OBJECT

private:
    static void addPages(LabPanel& panel, QStringList& made)
    {
        for (const char* name : {"one", "two", "three"}) {
            const QString id = QString::fromLatin1(name);
            panel.addPage(id, id.toUpper(), QIcon(), QStringLiteral("What it is for"), [&made, id] {
                made << id;
                return new QLabel(id);
            });
        }
    }

private Q_SLOTS:
    void aPageIsMadeWhenItIsFirstSeen()
    {
        LabPanel panel;
        QStringList made;
        addPages(panel, made);
        QVERIFY(made.isEmpty());
        panel.showPage(QStringLiteral("two"));
        QVERIFY(made.isEmpty());
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QCOMPARE(made, QStringList {"two"});
        QVERIFY(!panel.page(QStringLiteral("one")));
        panel.showPage(QStringLiteral("one"));
        panel.showPage(QStringLiteral("two"));
        QCOMPARE(made, QStringList({"two", "one"}));
    }

    void aPageCanBeMadeBehindTheOthers()
    {
        LabPanel panel;
        QStringList made;
        addPages(panel, made);
        QSignalSpy told(&panel, &LabPanel::pageMade);
        QWidget* const page = panel.makePage(QStringLiteral("three"));
        QVERIFY(page);
        QCOMPARE(panel.makePage(QStringLiteral("three")), page);
        QCOMPARE(panel.page(QStringLiteral("three")), page);
        QCOMPARE(told.size(), 1);
        QCOMPARE(panel.currentPage(), QStringLiteral("one"));
        QVERIFY(!panel.makePage(QStringLiteral("cellar")));
    }

    /// Before a class it is shown elsewhere, and is the laboratory's all the same.
    void aPageThatIsLentIsKnownAndComesBack()
    {
        LabPanel panel;
        QStringList made;
        addPages(panel, made);
        panel.show();
        QWidget* const page = panel.makePage(QStringLiteral("one"));
        PageArea* area = nullptr;
        for (PageArea* const each : panel.findChildren<PageArea*>())
            if (each->page() == page)
                area = each;
        QVERIFY(area);
        QCOMPARE(area->lend(), page);
        QVERIFY(!panel.isAncestorOf(page));
        QCOMPARE(panel.page(QStringLiteral("one")), page);
        QCOMPARE(panel.makePage(QStringLiteral("one")), page);
        area->takeBack();
        QVERIFY(panel.isAncestorOf(page));
        QVERIFY(page->isVisible());
        QCOMPARE(made.count(QStringLiteral("one")), 1);
        // One that is gone is known no more.
        delete area->lend();
        QVERIFY(!panel.page(QStringLiteral("one")));
        area->takeBack();
    }

    void anUnknownPageChangesNothing()
    {
        LabPanel panel;
        QCOMPARE(panel.currentPage(), QString());
        QStringList made;
        addPages(panel, made);
        panel.showPage(QStringLiteral("three"));
        panel.showPage(QStringLiteral("cellar"));
        QCOMPARE(panel.currentPage(), QStringLiteral("three"));
    }

    /// Where the panel is narrow the pages have its whole width.
    void theListFoldsWhereThePagesNeedTheWidth()
    {
        LabPanel panel;
        QStringList made;
        addPages(panel, made);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        const QWidget* const page = panel.page(QStringLiteral("one"));
        const int letter = panel.fontMetrics().averageCharWidth();
        panel.resize(90 * letter, 600);
        QTRY_VERIFY(panel.isListFolded());
        QTRY_VERIFY(page->width() > panel.width() - 3 * letter);
        panel.resize(220 * letter, 600);
        QTRY_VERIFY(!panel.isListFolded());
        QTRY_VERIFY(page->width() >= 110 * letter);
        // Beside the list, which is as wide as its words.
        QTRY_VERIFY(page->mapTo(&panel, QPoint()).x() >= 5 * letter);
        QCOMPARE(panel.currentPage(), QStringLiteral("one"));
        // With larger letters the same panel is narrow.
        QFont large = panel.font();
        large.setPixelSize(3 * QFontInfo(large).pixelSize());
        const QFont usual = panel.font();
        panel.setFont(large);
        QTRY_VERIFY(panel.isListFolded());
        panel.setFont(usual);
        QTRY_VERIFY(!panel.isListFolded());
    }

    void theListStandsAtTheRightWhereOneReadsFromThere()
    {
        LabPanel panel;
        panel.setLayoutDirection(Qt::RightToLeft);
        QStringList made;
        addPages(panel, made);
        panel.resize(220 * panel.fontMetrics().averageCharWidth(), 600);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QTRY_VERIFY(!panel.isListFolded());
        QTRY_COMPARE(panel.page(QStringLiteral("one"))->mapTo(&panel, QPoint()).x(), 0);
    }

    void turningPagesComesRound()
    {
        LabPanel panel;
        panel.turnPage(1);
        QCOMPARE(panel.currentPage(), QString());
        QStringList made;
        addPages(panel, made);
        panel.turnPage(1);
        QCOMPARE(panel.currentPage(), QStringLiteral("two"));
        panel.turnPage(-2);
        QCOMPARE(panel.currentPage(), QStringLiteral("three"));
        QTest::keyClick(&panel, Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(panel.currentPage(), QStringLiteral("one"));
        QTest::keyClick(&panel, Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(panel.currentPage(), QStringLiteral("three"));
    }

    void aPageForResearchIsListedWhileItIsInFront()
    {
        LabPanel panel;
        QStringList made;
        panel.addGroup(QStringLiteral("Class"));
        addPages(panel, made);
        panel.addGroup(QStringLiteral("Research"), true);
        panel.addPage(QStringLiteral("paper"), QStringLiteral("Paper"), QIcon(), QString(),
                      [] { return new QLabel; });
        const QStringList all {"one", "two", "three", "paper"};
        QCOMPARE(panel.listedPages(), all);
        panel.setResearchListed(false);
        QCOMPARE(panel.listedPages(), all.mid(0, 3));
        QCOMPARE(panel.pages(), all);
        panel.turnPage(-1);
        QCOMPARE(panel.currentPage(), QStringLiteral("three"));
        panel.showPage(QStringLiteral("paper"));
        QCOMPARE(panel.currentPage(), QStringLiteral("paper"));
        QCOMPARE(panel.listedPages(), all);
        panel.showPage(QStringLiteral("one"));
        panel.setResearchListed(false);
        QCOMPARE(panel.listedPages(), all.mid(0, 3));
    }

    void aPageScrollsForWhatItNeedsAndNotForWhatItLikes()
    {
        LabPanel panel;
        auto* const text = new QLabel(QStringLiteral("one word after the other ").repeated(30));
        text->setWordWrap(true);
        auto* const picture = new QFrame;
        panel.addPage(QStringLiteral("page"), QStringLiteral("Page"), QIcon(), QString(), [=] {
            auto* const page = new QWidget;
            auto* const layout = new QVBoxLayout(page);
            layout->addWidget(text);
            picture->setMinimumHeight(100);
            layout->addWidget(picture, 1);
            return page;
        });
        panel.resize(400, 600);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        const QWidget* const page = panel.page(QStringLiteral("page"));
        const auto* const place = panel.findChild<QScrollArea*>(QStringLiteral("page"));
        QTRY_COMPARE(page->size(), place->viewport()->size());
        QVERIFY(picture->height() > 100);
        // Lower than the text and the smallest picture: nothing is squeezed, and the page scrolls.
        panel.resize(400, 260);
        QTRY_VERIFY(place->verticalScrollBar()->maximum() > 0);
        QCOMPARE(place->horizontalScrollBar()->maximum(), 0);
        QTRY_COMPARE(picture->height(), 100);
        QVERIFY(text->height() >= text->heightForWidth(text->width()));
        QVERIFY(!text->geometry().intersects(picture->geometry()));
        // A longer text makes a longer page.
        const int before = page->height();
        text->setText(text->text().repeated(2));
        QTRY_VERIFY(page->height() > before);
    }

    void aLargePageScrollsInASmallPanel()
    {
        LabPanel panel;
        panel.addPage(QStringLiteral("large"), QStringLiteral("Large"), QIcon(), QString(), [] {
            auto* page = new QWidget;
            page->setMinimumSize(3000, 2000);
            return page;
        });
        panel.resize(400, 300);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QCOMPARE(panel.size(), QSize(400, 300));
        QCOMPARE(panel.page(QStringLiteral("large"))->width(), 3000);
    }
};

QTEST_MAIN(TestLabPanel)
#include "tst_labpanel.moc"
