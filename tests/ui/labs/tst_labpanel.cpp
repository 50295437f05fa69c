// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/labpanel.h"

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
