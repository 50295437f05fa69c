// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/board/positionlink.h"

#include <QTest>

class TestPositionLink : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        for (const char* text : {"", "4", "44536", "1212121"}) {
            const QString link = positionlink::write(QString::fromLatin1(text));
            QVERIFY(positionlink::isLink(link));
            const auto moves = positionlink::parse(link);
            QVERIFY2(moves, text);
            QCOMPARE(static_cast<int>(moves->size()), static_cast<int>(qstrlen(text)));
            QCOMPARE(*moves, *notation::parseMoves(QString::fromLatin1(text)));
        }
    }

    void browsersWriteItInSeveralWays_data()
    {
        QTest::addColumn<QString>("link");
        for (const char* link :
             {"fourcast:44536", "FOURCAST:44536", "fourcast://44536", "fourcast://44536/",
              "fourcast:4453%36", " fourcast:44536\n", "fourcast:d1%20d2%20e1%20c1%20f1"})
            QTest::newRow(link) << QString::fromLatin1(link);
    }

    void browsersWriteItInSeveralWays()
    {
        QFETCH(QString, link);
        const auto moves = positionlink::parse(link);
        QVERIFY(moves);
        QCOMPARE(moves->size(), std::size_t(5));
        QCOMPARE(moves->front().column(), 3);
    }

    void aWrongOneGetsOneSentence_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("says");
        QTest::newRow("column") << "fourcast:4489"
                                << "8";
        QTest::newRow("full") << "fourcast:4444444"
                              << "full";
        QTest::newRow("after the end") << "fourcast:12121212"
                                       << "ended";
        QTest::newRow("nonsense") << "fourcast:%00%ff%"
                                  << "does not lead to a position";
        QTest::newRow("page") << "fourcast:" + QString(5000, u'4') << "too long";
        QTest::newRow("other") << "https://example.org"
                               << "not a link";
        QTest::newRow("nothing") << ""
                                 << "not a link";
    }

    void aWrongOneGetsOneSentence()
    {
        QFETCH(QString, link);
        QFETCH(QString, says);
        const auto moves = positionlink::parse(link);
        QVERIFY(!moves);
        const QString sentence = moves.error().message;
        QVERIFY2(sentence.contains(says), qPrintable(sentence));
        QVERIFY(sentence.endsWith(u'.') && !sentence.endsWith(QLatin1String("..")));
        QVERIFY(sentence.size() < 250);
    }
};

QTEST_APPLESS_MAIN(TestPositionLink)
#include "tst_positionlink.moc"
