// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/positionlink.h"
#include "core/plan/planlink.h"

#include <QTest>

class TestPlanLink : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"plan 7x6/4 271761711337161676 second win .33.333...1....33.2...1112...3..2......2..",
              "plan 7x6/4 244424 second hold ^^^.^^^^^^a^^^i^^.^^^^^^.^^^^.^.^^^^.^.^^^",
              "plan 4x4/4 - second hold 31132.3231132..2"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void whatIsWrittenIsRead()
    {
        QFETCH(QString, text);
        const auto plan = plantext::parse(text);
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().message));
        const QString link = planlink::write(*plan);
        QVERIFY2(link.size() < 110, qPrintable(link));
        QVERIFY(planlink::isLink(link));
        // Nothing in it is escaped on the way.
        QCOMPARE(QString::fromLatin1(link.toUtf8().toPercentEncoding(":/")), link);
        for (const QString& form :
             {link, link.toUpper(), QString(link).replace(u':', QLatin1String("://")) + u'/',
              u' ' + QString(link).replace(u'/', QLatin1String("%2F")) + u'\n'}) {
            const auto read = planlink::parse(form);
            QVERIFY2(read, qPrintable(form));
            QCOMPARE(plantext::toText(*read), text);
        }
    }

    void aPositionIsNoPlan()
    {
        QVERIFY(!planlink::isLink(positionlink::write(QStringLiteral("44536"))));
        QVERIFY(!planlink::isLink(u"fourcast:"));
        QVERIFY(!planlink::isLink(u"fourcast:planet"));
        QVERIFY(!planlink::isLink(u"plan/7x6-4"));
        QVERIFY(planlink::isLink(u"fourcast:plan"));
        QVERIFY(positionlink::isLink(u"fourcast:plan"));
    }

    void aWrongOneGetsSentences_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("says");
        QTest::newRow("nothing") << QString() << "does not begin";
        QTest::newRow("position") << "fourcast:444"
                                  << "does not begin";
        QTest::newRow("parts") << "fourcast:plan/7x6-4/444"
                               << "come the board";
        QTest::newRow("board") << "fourcast:plan/9x9-4/444/first/win/0"
                               << "9x9/4";
        QTest::newRow("cells") << "fourcast:plan/7x6-4/444/first/win/0"
                               << "end after 1;";
        QTest::newRow("blank") << "fourcast:plan/7x6-4/444/first/%20/0"
                               << "goal";
        QTest::newRow("long") << "fourcast:plan/" + QString(5000, u'4') << "too long";
    }
    void aWrongOneGetsSentences()
    {
        QFETCH(QString, link);
        QFETCH(QString, says);
        const auto plan = planlink::parse(link);
        QVERIFY(!plan);
        const QString sentence = plan.error().message;
        QVERIFY2(sentence.contains(says), qPrintable(sentence));
        QVERIFY(sentence.endsWith(u'.') && sentence.size() < 300);
    }
};

QTEST_APPLESS_MAIN(TestPlanLink)
#include "tst_planlink.moc"
