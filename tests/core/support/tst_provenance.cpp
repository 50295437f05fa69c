// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/formats/provenance.h"
#include "core/support/text/machinetext.h"

#include <QJsonDocument>
#include <QTest>

namespace {

Provenance example()
{
    Provenance provenance(QStringLiteral("Table 9"));
    provenance.add(QStringLiteral("protocol"), QStringLiteral("Protocol"),
                   QStringLiteral("as the article says, both colours"));
    provenance.add(QStringLiteral("seed"), QStringLiteral("Seed"), QStringLiteral("3000"));
    provenance.add(QStringLiteral("note"), QStringLiteral("Note"), QString());
    return provenance;
}

}

class TestProvenance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReaderIsToldSettingsProgramDateAndMachine()
    {
        const QStringList lines = example().lines();
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines.front(),
                 QStringLiteral("Protocol: as the article says, both colours. Seed: 3000."));
        QVERIFY(lines.back().startsWith(programText()));
        QVERIFY(lines.back().endsWith(machineText()));
        QVERIFY(lines.back().contains(QString::number(QDate::currentDate().year() % 100)));
    }

    void everyRowOfATableHasTheColumns()
    {
        const QByteArray csv
            = example().addedToCsv("a,seed\n1,7\n\"two\nlines, \"\"quoted\"\"\",8\n");
        const QList<QByteArray> lines = csv.split('\n');
        QCOMPARE(lines.size(), 5);
        // A column that is there stays what it is.
        QCOMPARE(lines[0], QByteArray("a,seed,protocol,program,date,machine"));
        QVERIFY(lines[1].startsWith("1,7,\"as the article says, both colours\","));
        QCOMPARE(lines[2], QByteArray("\"two"));
        QVERIFY(lines[3].startsWith("lines, \"\"quoted\"\"\",8,\"as the article"));
    }

    void aTableWithoutRowsStaysOne()
    {
        QCOMPARE(example().addedToCsv("a\n"), QByteArray("a,protocol,seed,program,date,machine\n"));
    }

    void jsonHoldsItBesideWhatWasThere()
    {
        const QByteArray json = example().addedToJson("{\"games\": [1]}");
        const QJsonObject object = QJsonDocument::fromJson(json).object();
        QVERIFY(object.contains("games"));
        const QJsonObject provenance = object["provenance"].toObject();
        QCOMPARE(provenance["title"].toString(), QStringLiteral("Table 9"));
        QCOMPARE(provenance["settings"].toObject()["seed"].toString(), QStringLiteral("3000"));
        QCOMPARE(provenance["program"].toString(), programText());
        QVERIFY(QDate::fromString(provenance["date"].toString(), Qt::ISODate).isValid());
    }
};

QTEST_MAIN(TestProvenance)
#include "tst_provenance.moc"
