// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lablist.h"

#include <QAccessible>
#include <QComboBox>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

class TestLabList : public QObject
{
    Q_OBJECT

private:
    /// Two groups of two pages.
    static void addPages(LabList& list)
    {
        const auto add = [&list](const char* name) {
            const QString id = QString::fromLatin1(name);
            list.addPage({.id = id,
                          .title = id.toUpper(),
                          .icon = {},
                          .brief = QStringLiteral("What one does there"),
                          .help = QStringLiteral("What it is for, in a sentence")});
        };
        list.addGroup(QStringLiteral("Teach"), false);
        add("lessons");
        add("class");
        list.addGroup(QStringLiteral("Research"), true);
        add("study");
        add("tuning");
    }

    static QListView* view(const LabList& list)
    {
        const auto views = list.findChildren<QListView*>(QString(), Qt::FindDirectChildrenOnly);
        return views.isEmpty() ? nullptr : views.constFirst();
    }

private Q_SLOTS:
    void keysPassOverHeadings()
    {
        LabList list;
        addPages(list);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        QListView* const rows = view(list);
        QVERIFY(rows);
        QSignalSpy chosen(&list, &LabList::pageChosen);
        const QList<std::pair<Qt::Key, QString>> walk {
            {Qt::Key_Up, "lessons"},    {Qt::Key_Down, "class"},   {Qt::Key_Down, "study"},
            {Qt::Key_End, "tuning"},    {Qt::Key_Down, "tuning"},  {Qt::Key_Up, "study"},
            {Qt::Key_Up, "class"},      {Qt::Key_Home, "lessons"}, {Qt::Key_PageDown, "tuning"},
            {Qt::Key_PageUp, "lessons"}};
        for (const auto& [key, id] : walk) {
            QTest::keyClick(rows, key);
            QCOMPARE(list.current(), id);
        }
        // At both ends nothing happened.
        QCOMPARE(chosen.size(), walk.size() - 2);
    }

    void aClickChoosesAPageAndNoHeading()
    {
        LabList list;
        addPages(list);
        list.resize(400, 600);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        QListView* const rows = view(list);
        QSignalSpy chosen(&list, &LabList::pageChosen);
        const auto click = [rows](int row) {
            const QRect place = rows->visualRect(rows->model()->index(row, 0));
            QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, place.center());
        };
        click(3); // "Research"
        QCOMPARE(list.current(), QStringLiteral("lessons"));
        QVERIFY(chosen.isEmpty());
        click(4);
        QCOMPARE(list.current(), QStringLiteral("study"));
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front().front().toString(), QStringLiteral("study"));
        // Below all rows there is nothing to choose, and nothing is taken back.
        QTest::mouseClick(rows->viewport(), Qt::LeftButton, {},
                          {5, rows->viewport()->height() - 5});
        click(3);
        const QModelIndexList selected = rows->selectionModel()->selectedIndexes();
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected.front().row(), 4);
    }

    void theDropDownChoosesTheSame()
    {
        LabList list;
        addPages(list);
        list.setFolded(true);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        auto* const choice = list.findChild<QComboBox*>();
        QVERIFY(choice->isVisible());
        QVERIFY(!view(list)->isVisible());
        QCOMPARE(choice->currentText(), QStringLiteral("LESSONS"));
        QSignalSpy chosen(&list, &LabList::pageChosen);
        QTest::keyClick(choice, Qt::Key_Down);
        QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(list.current(), QStringLiteral("study"));
        QCOMPARE(chosen.size(), 2);
        list.setCurrent(QStringLiteral("class"));
        QCOMPARE(choice->currentText(), QStringLiteral("CLASS"));
        QCOMPARE(chosen.size(), 2);
        // Unfolded, the list says the same.
        list.setFolded(false);
        QVERIFY(!choice->isVisible());
        QCOMPARE(view(list)->currentIndex().data().toString(), QStringLiteral("CLASS"));
    }

    void aRowIsAsHighAsItsTexts()
    {
        LabList list;
        list.addPage({.id = QStringLiteral("short"),
                      .title = QStringLiteral("Tree"),
                      .icon = {},
                      .brief = QStringLiteral("Walk"),
                      .help = {}});
        list.addPage({.id = QStringLiteral("long"),
                      .title = QStringLiteral("Tree"),
                      .icon = {},
                      .brief = QStringLiteral("word ").repeated(20),
                      .help = {}});
        list.resize(400, 600);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        QListView* const rows = view(list);
        const auto height
            = [rows](int row) { return rows->visualRect(rows->model()->index(row, 0)).height(); };
        QVERIFY(height(0) > rows->fontMetrics().height());
        QVERIFY(height(1) > height(0) + rows->fontMetrics().height());
        QVERIFY(rows->width() <= list.listWidth());
    }

    void itIsRead()
    {
        LabList list;
        addPages(list);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        auto* const face = QAccessible::queryAccessibleInterface(view(list));
        QVERIFY(face);
        QCOMPARE(face->role(), QAccessible::List);
        QVERIFY(!face->text(QAccessible::Name).isEmpty());
        QCOMPARE(face->childCount(), 6);
        QCOMPARE(face->child(1)->text(QAccessible::Name), QStringLiteral("LESSONS"));
        QCOMPARE(face->child(1)->text(QAccessible::Description),
                 QStringLiteral("What one does there"));
        QCOMPARE(face->child(0)->text(QAccessible::Name), QStringLiteral("Teach"));
    }
};

QTEST_MAIN(TestLabList)
#include "tst_lablist.moc"
