// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/formulafiles.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace fourcast::formal;

class TestFormulaFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyModelHasAFileForEachFormula()
    {
        for (const ModelInfo& model : models()) {
            const QTemporaryDir folder;
            const QString into = folder.filePath(QStringLiteral("new/one"));
            const auto files = formulaFiles(model.name);
            const auto written = saveFormulas(files, into, false);
            QVERIFY2(written, qPrintable(written ? QString() : written.error().message));
            QCOMPARE(QDir(into).entryList(QDir::Files).size(),
                     static_cast<qsizetype>(formulasOf(model.name).size()));
            for (const FormulaInfo& info : formulasOf(model.name)) {
                QFile file(QDir(into).filePath(info.name + QStringLiteral(".mcf")));
                QVERIFY(file.open(QIODevice::ReadOnly));
                QCOMPARE(QString::fromUtf8(file.readAll()), formulaText(info));
            }
        }
    }

    void whatIsThereStays()
    {
        const QTemporaryDir folder;
        QFile there(folder.filePath(QStringLiteral("b.mcf")));
        QVERIFY(there.open(QIODevice::WriteOnly) && there.write("mine") == 4);
        there.close();
        const std::vector<FormulaFile> files {{"a", "true"}, {"b", "false"}};
        const auto refused = saveFormulas(files, folder.path(), false);
        QVERIFY(!refused);
        QVERIFY(refused.error().message.contains(QStringLiteral("b.mcf")));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList {"b.mcf"});
        QVERIFY(saveFormulas(files, folder.path(), true));
        QVERIFY(there.open(QIODevice::ReadOnly));
        QCOMPARE(there.readAll(), QByteArray("false\n"));
        QVERIFY(!saveFormulas(files, QStringLiteral("/dev/null/no"), false));
    }
};

QTEST_GUILESS_MAIN(TestFormulaFiles)
#include "tst_formulafiles.moc"
