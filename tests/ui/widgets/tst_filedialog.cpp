// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/exports/filedialog.h"

#include "core/store/store.h"
#include "tests/core/store/databaselocks.h"

#include <QFileSystemModel>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

namespace {

StoreSchema words()
{
    return {.applicationId = 0x54657374,
            .notOurs = {},
            .notSqlite = {},
            .versions = {{QStringLiteral("CREATE TABLE word (text TEXT)")}}};
}

}

class TestFileDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Qt's icons open what has a name that tells nothing, and with it go SQLite's locks.
    void whatIsListedIsNotOpened()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games.sqlite"));
        const auto store = Store::open(file, words());
        QVERIFY(store.has_value());
        const int held = locksOn(file);
        QVERIFY(held > 0);
        FileDialog dialog(nullptr, QStringLiteral("Save"), folder.path());
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        dialog.setViewMode(QFileDialog::Detail);
        dialog.show();
        const auto* const model = dialog.findChild<QFileSystemModel*>();
        QVERIFY(model);
        const auto seen = [&] { return model->index(file); };
        QTRY_VERIFY(seen().isValid() && !model->fileIcon(seen()).isNull());
        QTRY_VERIFY(!model->type(seen()).isEmpty());
        QCOMPARE(locksOn(file), held);
        dialog.close();
        QCOMPARE(locksOn(file), held);
    }

    void foldersAndKnownNamesLookLikeWhatTheyAre()
    {
        const QTemporaryDir folder;
        const NamedFileIcons icons;
        QVERIFY(!icons.type(QFileInfo(folder.path())).isEmpty());
        QVERIFY(icons.type(QFileInfo(folder.filePath(QStringLiteral("a.png"))))
                != icons.type(QFileInfo(folder.filePath(QStringLiteral("a.txt")))));
    }
};

QTEST_MAIN(TestFileDialog)
#include "tst_filedialog.moc"
