// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pagetabs.h"

#include <QLabel>
#include <QListWidget>
#include <QTest>
#include <QVBoxLayout>

namespace {

/// A sentence that may need several lines, above a list that would like to have much room.
QWidget* page(const QString& sentence, int leastOfTheList)
{
    auto* const made = new QWidget;
    auto* const column = new QVBoxLayout(made);
    auto* const label = new QLabel(sentence);
    label->setWordWrap(true);
    auto* const list = new QListWidget;
    list->setMinimumHeight(leastOfTheList);
    column->addWidget(label);
    column->addWidget(list, 1);
    return made;
}

}

class TestPageTabs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePageInFrontSaysHowHighTheyAreAtLeast()
    {
        PageTabs tabs;
        tabs.addTab(page(QStringLiteral("short"), 50), QStringLiteral("low"));
        tabs.addTab(page(QStringLiteral("short"), 400), QStringLiteral("high"));
        const int low = tabs.heightForWidth(600);
        QVERIFY(low >= 50 && low < 200);
        tabs.setCurrentIndex(1);
        QCOMPARE(tabs.heightForWidth(600), low + 350);
    }

    void linesThatAreNeededCount()
    {
        PageTabs tabs;
        tabs.addTab(page(QStringLiteral("many words ").repeated(30), 50), QStringLiteral("page"));
        const int line = tabs.fontMetrics().lineSpacing();
        QVERIFY(tabs.heightForWidth(150) >= tabs.heightForWidth(900) + 3 * line);
    }

    void withoutAPageOnlyTheFrameNeedsHeight()
    {
        PageTabs tabs;
        const int frame = tabs.heightForWidth(300);
        QVERIFY(frame >= 0 && frame < 50);
        QWidget* const high = page(QStringLiteral("short"), 400);
        tabs.addTab(high, QStringLiteral("high"));
        QVERIFY(tabs.heightForWidth(300) > frame + 400);
        delete high;
        QCOMPARE(tabs.heightForWidth(300), frame);
    }
};

QTEST_MAIN(TestPageTabs)
#include "tst_pagetabs.moc"
