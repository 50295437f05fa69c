// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingsmodel.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

class TestSettingsModel : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString file(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    static Settings onDisk(const QString& path)
    {
        QSettings store(path, QSettings::IniFormat);
        return Settings::load(store);
    }

private Q_SLOTS:
    void aChangeIsToldAtOnceAndSavedOnceAfterTheLast()
    {
        QSettings store(file("edit.ini"), QSettings::IniFormat);
        SettingsModel keeper(store);
        QVERIFY(keeper.isFirstStart());
        int savings = 0;
        keeper.setBeforeSaving([&savings](Settings& settings) {
            ++savings;
            settings.labPage = QStringLiteral("study");
        });
        QSignalSpy changed(&keeper, &SettingsModel::changed);
        keeper.edit([](Settings& settings) { settings.discTheme = DiscTheme::HighContrast; });
        keeper.edit([](Settings& settings) { settings.flipped = true; });
        QCOMPARE(changed.count(), 2);
        QCOMPARE(keeper.settings().shownDiscs(), DiscTheme::HighContrast);
        QVERIFY(keeper.isSaving());
        QCOMPARE(savings, 0);
        QTRY_VERIFY(!keeper.isSaving());
        QCOMPARE(savings, 1);
        store.sync();
        const Settings read = onDisk(file("edit.ini"));
        QVERIFY(read.flipped);
        QVERIFY(read.discTheme == DiscTheme::HighContrast);
        QCOMPARE(read.labPage, QStringLiteral("study"));
    }

    void aNoteIsSavedUntold()
    {
        QSettings store(file("note.ini"), QSettings::IniFormat);
        SettingsModel keeper(store);
        QSignalSpy changed(&keeper, &SettingsModel::changed);
        keeper.note([](Settings& settings) { settings.logAxis = true; });
        QVERIFY(keeper.settings().logAxis);
        QVERIFY(keeper.isSaving());
        keeper.save();
        QVERIFY(!keeper.isSaving());
        QCOMPARE(changed.count(), 0);
        store.sync();
        QVERIFY(onDisk(file("note.ini")).logAxis);
        QSettings again(file("note.ini"), QSettings::IniFormat);
        QVERIFY(!SettingsModel(again).isFirstStart());
    }

    void twoWindowsKeepWhatTheOtherChanged()
    {
        QSettings one(file("two.ini"), QSettings::IniFormat);
        QSettings other(file("two.ini"), QSettings::IniFormat);
        SettingsModel first(one);
        SettingsModel second(other);
        first.edit([](Settings& settings) {
            settings.glyphs = false;
            settings.keys.insert(QStringLiteral("undo"), QStringLiteral("U"));
            settings.scores.insert(QStringLiteral("people"), {1, 0, 0, 1});
        });
        first.save();
        second.edit([](Settings& settings) {
            settings.flipped = true;
            settings.keys.insert(QStringLiteral("redo"), QStringLiteral("R"));
        });
        second.save();
        const Settings both = onDisk(file("two.ini"));
        QVERIFY(!both.glyphs);
        QVERIFY(both.flipped);
        QCOMPARE(both.keys.size(), 2);
        QCOMPARE(both.scores.value(QStringLiteral("people")), (DuelScore {1, 0, 0, 1}));
        // A score is counted on from where it is.
        QCOMPARE(second.settings().scores.value(QStringLiteral("people")).won, 1);
        // What a window takes away is gone, and nothing else.
        second.edit([](Settings& settings) { settings.keys.remove(QStringLiteral("redo")); });
        second.save();
        QCOMPARE(onDisk(file("two.ini")).keys.keys(), QStringList {QStringLiteral("undo")});
        // Closing brings nothing back.
        first.save();
        QVERIFY(onDisk(file("two.ini")).flipped);
    }
};

QTEST_GUILESS_MAIN(TestSettingsModel)
#include "tst_settingsmodel.moc"
