// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/peoplerow.h"

#include "ui/play/players/peopledialog.h"
#include "ui/widgets/labels/livelabel.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <algorithm>

namespace {

People annaAndBen()
{
    return {.names = {"Anna", "Ben"}, .player = "Anna", .partner = "Ben"};
}

QComboBox* choice(const PeopleRow& row, const char* name)
{
    const auto all = row.findChildren<QComboBox*>();
    const auto found = std::ranges::find_if(all, [name](const QComboBox* each) {
        return each->accessibleName() == QLatin1String(name);
    });
    return found == all.end() ? nullptr : *found;
}

/// As a person does.
void choose(QComboBox& box, const char* name)
{
    const int index = box.findText(QLatin1String(name));
    QVERIFY(index >= 0);
    box.setCurrentIndex(index);
    Q_EMIT box.activated(index);
}

QPushButton* button(const PeopleDialog& dialog, const char* text)
{
    const auto all = dialog.findChildren<QPushButton*>();
    const auto found = std::ranges::find_if(all, [text](const QPushButton* each) {
        return QString(each->text()).remove(u'&') == QLatin1String(text);
    });
    return found == all.end() ? nullptr : *found;
}

}

class TestPeopleRow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoHasNoNameIsAskedForOne()
    {
        PeopleRow row;
        QVERIFY(choice(row, "Your name")->isHidden());
        QVERIFY(choice(row, "Second player")->isHidden());
        QCOMPARE(row.findChild<QToolButton*>()->text(), QStringLiteral("Add your name…"));
        row.setPeople(annaAndBen());
        QVERIFY(!choice(row, "Your name")->isHidden());
        QCOMPARE(choice(row, "Your name")->currentText(), QStringLiteral("Anna"));
        QCOMPARE(choice(row, "Second player")->currentText(), QStringLiteral("Ben"));
    }

    void nobodyPlaysAgainstThemselves()
    {
        PeopleRow row;
        row.setPeople(annaAndBen());
        QSignalSpy changed(&row, &PeopleRow::changed);
        choose(*choice(row, "Your name"), "Ben");
        QCOMPARE(changed.size(), 1);
        QCOMPARE(row.people().player, QStringLiteral("Ben"));
        QCOMPARE(row.people().partner, QStringLiteral("Anna"));
        // Two may both be without a name.
        choose(*choice(row, "Your name"), "No name");
        choose(*choice(row, "Second player"), "No name");
        QCOMPARE(row.people().player, QString());
        QCOMPARE(row.people().partner, QString());
        QCOMPARE(changed.size(), 3);
    }

    void theFirstNameIsWhosePlays()
    {
        PeopleRow row;
        QSignalSpy changed(&row, &PeopleRow::changed);
        row.findChild<QToolButton*>()->click();
        auto* const dialog = row.findChild<PeopleDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit*>()->setText(QStringLiteral(" Anna "));
        button(*dialog, "Add")->click();
        QCOMPARE(changed.size(), 0);
        dialog->accept();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(row.people().names, QStringList {"Anna"});
        QCOMPARE(row.people().player, QStringLiteral("Anna"));
    }

    void aRefusedNameIsTold()
    {
        PeopleDialog dialog(annaAndBen());
        auto* const name = dialog.findChild<QLineEdit*>();
        QVERIFY(!button(dialog, "Add")->isEnabled());
        name->setText(QStringLiteral("  "));
        button(dialog, "Add")->click();
        QCOMPARE(dialog.findChild<LiveLabel*>()->text(),
                 QStringLiteral("Type a name with at least one letter."));
        name->setText(QStringLiteral("ben"));
        QCOMPARE(dialog.findChild<LiveLabel*>()->text(), QString());
        button(dialog, "Add")->click();
        QCOMPARE(dialog.findChild<LiveLabel*>()->text(),
                 QStringLiteral("ben is already on the list."));
        QCOMPARE(dialog.people(), annaAndBen());
    }

    void namesAreRenamedAndRemoved()
    {
        PeopleDialog dialog(annaAndBen());
        auto* const name = dialog.findChild<QLineEdit*>();
        auto* const list = dialog.findChild<QListWidget*>();
        QVERIFY(!button(dialog, "Remove")->isEnabled());
        list->setCurrentRow(0);
        QCOMPARE(name->text(), QStringLiteral("Anna"));
        QVERIFY(!button(dialog, "Rename")->isEnabled());
        for (const char* next : {"Ann", "Annika"}) {
            name->setText(QLatin1String(next));
            button(dialog, "Rename")->click();
        }
        QCOMPARE(dialog.people().names, (QStringList {"Annika", "Ben"}));
        QCOMPARE(dialog.people().player, QStringLiteral("Annika"));
        QCOMPARE(dialog.renamed(), (QMap<QString, QString> {{"Anna", "Annika"}}));
        button(dialog, "Remove")->click();
        QCOMPARE(dialog.people().names, QStringList {"Ben"});
        QVERIFY(dialog.renamed().isEmpty());
    }
};

QTEST_MAIN(TestPeopleRow)
#include "tst_peoplerow.moc"
