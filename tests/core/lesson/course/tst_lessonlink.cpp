// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/lessonlink.h"

#include <QRandomGenerator>
#include <QTest>

using namespace fourcast::lesson;

namespace {

const QString small = QStringLiteral("---\nid: nu\ntitle: Grüße\n---\n\n# Eins — 1\n\nText.\n");

}

class TestLessonLink : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLessonComesBackLetterByLetter()
    {
        const auto link = lessonlink::write(small);
        QVERIFY(link);
        QVERIFY(link->startsWith("fourcast:lesson?z="));
        QVERIFY(lessonlink::isLink(*link));
        const auto read = lessonlink::read(*link);
        QVERIFY2(read, qPrintable(read ? QString() : read.error().message));
        QCOMPARE(read->text, small);
        QCOMPARE(read->lesson.title, QStringLiteral("Grüße"));
        // As messengers and browsers give it on.
        QVERIFY(lessonlink::read(u' ' + *link + u'\n'));
        QVERIFY(lessonlink::read(QString(*link).replace("fourcast", "FOURCAST")));
        QVERIFY(lessonlink::read(QString(*link).replace("z=", "z%3D")));
        // Nothing in it has to be escaped.
        const QString packed = link->mid(qstrlen("fourcast:lesson?z="));
        for (const QChar each : packed)
            QVERIFY(each.isLetterOrNumber() || each == u'-' || each == u'_');
    }

    void otherLinksAreNone()
    {
        for (const char* text : {"", "fourcast:44536", "fourcast:lesson", "lesson?z=abc"})
            QVERIFY2(!lessonlink::isLink(QString::fromLatin1(text)), text);
    }

    /// Every link cut off, every letter changed: a sentence, and never another lesson.
    void aDamagedLinkIsSaid()
    {
        const QString link = lessonlink::write(small).value();
        for (qsizetype length = 0; length < link.size(); ++length)
            QVERIFY(!lessonlink::read(link.left(length)));
        for (qsizetype i = qstrlen("fourcast:lesson?z="); i < link.size(); ++i) {
            QString other = link;
            other[i] = other[i] == u'A' ? u'B' : u'A';
            const auto read = lessonlink::read(other);
            QVERIFY2(!read || read->text == small, qPrintable(other));
        }
        for (const char* text :
             {"fourcast:lesson?z=", "fourcast:lesson?z=%", "fourcast:lesson?y=abcd",
              "fourcast:lesson?z=/////w", "fourcast:lesson?z=_____3ic"})
            QVERIFY2(!lessonlink::read(QString::fromLatin1(text)), text);
        QVERIFY(!lessonlink::read(link + QString(20'000, u'A')));
    }

    /// What is whole and no lesson is told with the place.
    void whatIsNoLessonIsSaidWithItsLine()
    {
        const auto read
            = lessonlink::read(lessonlink::write("---\nid: a\ntitle: A\n---\nText\n").value());
        QVERIFY(!read);
        QVERIFY(read.error().message.contains("line 5"));
    }

    void whatIsTooLongIsSaidWithItsSize()
    {
        QString text = small;
        auto random = QRandomGenerator(7);
        for (int i = 0; i < 600; ++i)
            text += QString::number(random.generate()) + u' ';
        const auto link = lessonlink::write(text);
        QVERIFY(!link);
        QVERIFY2(link.error().message.contains("2000"), qPrintable(link.error().message));
        // Much that is alike is short.
        QVERIFY(lessonlink::write(small + QString(20'000, u'a')));
    }
};

QTEST_GUILESS_MAIN(TestLessonLink)
#include "tst_lessonlink.moc"
