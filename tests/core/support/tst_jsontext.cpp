// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/formats/jsontext.h"

#include <QTest>

class TestJsonText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anObjectIsRead()
    {
        const auto object = jsonObject("{\"a\": {\"b\": 2}}\n");
        QVERIFY(object);
        QCOMPARE(object->value("a").toObject().value("b").toInt(), 2);
    }

    void whatIsNoJsonIsRefusedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("nothing") << QByteArray() << 1 << 1;
        // It might have become "false".
        QTest::newRow("a word") << QByteArray("fourcast") << 1 << 2;
        QTest::newRow("a byte order mark alone") << QByteArray("\xef\xbb\xbf") << 1 << 1;
        QTest::newRow("a byte order mark before it")
            << QByteArray("\xef\xbb\xbf{\n  \"a\": 1") << 2 << 9;
        // One is skipped, and no more; Qt stops behind what follows the second.
        QTest::newRow("two byte order marks before an object")
            << QByteArray("\xef\xbb\xbf\xef\xbb\xbf{}") << 1 << 3;
        QTest::newRow("cut off") << QByteArray("{\n  \"a\": 1") << 2 << 9;
        QTest::newRow("no value") << QByteArray("{\n\n\"é\": x}") << 3 << 6;
    }

    void whatIsNoJsonIsRefusedWithItsPlace()
    {
        QFETCH(QByteArray, text);
        const auto object = jsonObject(text);
        QVERIFY(!object);
        QTEST(object.error().line, "line");
        QTEST(object.error().column, "column");
        QVERIFY(object.error().message.startsWith(
            QStringLiteral("This is not valid JSON: line %1, column %2: ")
                .arg(object.error().line)
                .arg(object.error().column)));
    }

    void aTextThatIsCutOffEndsTooEarly()
    {
        const QByteArray whole = " {\"a\": [1, \"b\", {\"c\": 2.5}]}";
        for (qsizetype length = 2; length < whole.size(); ++length) {
            const auto object = jsonObject(whole.left(length) + '\n');
            QVERIFY(!object);
            QVERIFY2(object.error().message.contains("the text ends too early"),
                     qPrintable(whole.left(length) + ": " + object.error().message));
        }
        QVERIFY(!jsonObject("{\"a\": x}").error().message.contains("too early"));
    }

    /// Of marks at the beginning of a text Qt's reader leaves the first out.
    void whatIsWrittenIsReadTheSame_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a byte order mark") << QStringLiteral("\ufeff");
        QTest::newRow("byte order marks before a name") << QStringLiteral("\ufeff\ufeffBen");
        QTest::newRow("one within it") << QStringLiteral("Ben\ufeff \\ufeff \"Ä\"");
    }

    void whatIsWrittenIsReadTheSame()
    {
        QFETCH(QString, text);
        const QJsonObject object {{text, text}, {"list", QJsonArray {text}}};
        for (const auto format : {QJsonDocument::Indented, QJsonDocument::Compact}) {
            const auto again = jsonObject(jsonText(object, format));
            QVERIFY(again);
            QCOMPARE(*again, object);
        }
        const QJsonArray list {text};
        QCOMPARE(QJsonDocument::fromJson(jsonText(list, QJsonDocument::Compact)).array(), list);
    }

    void aListIsNoObject()
    {
        const auto object = jsonObject("[1, 2]");
        QVERIFY(!object);
        QCOMPARE(object.error().message, "This is valid JSON, but not a JSON object.");
    }
};

QTEST_GUILESS_MAIN(TestJsonText)
#include "tst_jsontext.moc"
