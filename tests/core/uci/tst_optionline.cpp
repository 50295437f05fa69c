// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uci/optionline.h"

#include <QTest>

class TestOptionLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTypeIsReadAsItIsWritten_data();
    void everyTypeIsReadAsItIsWritten();
    void namesAndChoicesMayHaveBlanks();
    void whatIsNoOptionIsNotRead();
    void valuesAreJudged_data();
    void valuesAreJudged();
    void settingsAreReadAsTheyAreWritten();
};

void TestOptionLine::everyTypeIsReadAsItIsWritten_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<OptionLine>("option");
    using Type = OptionLine::Type;
    const auto row = [](const char* line, const OptionLine& option) {
        QTest::newRow(line) << QString::fromLatin1(line) << option;
    };
    row("option name Hash type spin default 64 min 1 max 65536",
        {.name = "Hash", .type = Type::Spin, .value = "64", .least = 1, .most = 65536});
    row("option name Skill type spin default -5",
        {.name = "Skill", .type = Type::Spin, .value = "-5"});
    row("option name UCI_ShowWDL type check default false",
        {.name = "UCI_ShowWDL", .type = Type::Check, .value = "false"});
    row("option name UCI_Variant type combo default cfour var cfour var chess",
        {.name = "UCI_Variant",
         .type = Type::Combo,
         .value = "cfour",
         .choices = {"cfour", "chess"}});
    row("option name VariantPath type string default <empty>",
        {.name = "VariantPath", .type = Type::String});
    row("option name Book File type string default my book.bin",
        {.name = "Book File", .type = Type::String, .value = "my book.bin"});
    row("option name Clear Hash type button", {.name = "Clear Hash", .type = Type::Button});
}

void TestOptionLine::everyTypeIsReadAsItIsWritten()
{
    QFETCH(const QString, line);
    QFETCH(const OptionLine, option);
    QCOMPARE(option.toText(), line);
    QCOMPARE(OptionLine::read(line).value(), option);
}

void TestOptionLine::namesAndChoicesMayHaveBlanks()
{
    const auto option = OptionLine::read(
        u"option  name Analysis  Contempt type combo default Both sides var Off var Both sides");
    QVERIFY(option);
    QCOMPARE(option->name, "Analysis Contempt");
    QCOMPARE(option->value, "Both sides");
    QCOMPARE(option->choices, (QStringList {"Off", "Both sides"}));
}

void TestOptionLine::whatIsNoOptionIsNotRead()
{
    for (const char* line : {"", "option", "option name", "option name Hash",
                             "option name Hash type", "option name Hash type slider",
                             "option type spin", "info depth 1", "option name type spin default 4"})
        QVERIFY2(!OptionLine::read(QString::fromLatin1(line)), line);
}

void TestOptionLine::valuesAreJudged_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("accepted");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* line, const char* value, const char* accepted,
                        const char* message) {
        QTest::newRow(name) << QString("option name It type ") + line << QString(value)
                            << QString(accepted) << QString(message);
    };
    row("true", "check default false", "TRUE", "true", "");
    row("no truth", "check default false", "1", "", "It must be one of true, false, not '1'.");
    row("number", "spin default 1 min 1 max 8", " 8 ", "8", "");
    row("too many", "spin default 1 min 1 max 8", "9", "",
        "It must be a whole number from 1 to 8, not '9'.");
    row("no number", "spin default 1 min 1 max 8", "four", "",
        "It must be a whole number from 1 to 8, not 'four'.");
    row("fraction", "spin default 1", "1.5", "", "It must be a whole number, not '1.5'.");
    row("choice", "combo default a var a var Both sides", "both sides", "Both sides", "");
    row("no choice", "combo default a var a var b", "c", "", "It must be one of a, b, not 'c'.");
    row("text", "string default a", "anything at all", "anything at all", "");
    row("no text", "string default a", "<empty>", "", "");
    row("button", "button", "whatever", "", "");
}

void TestOptionLine::valuesAreJudged()
{
    QFETCH(const QString, line);
    QFETCH(const QString, value);
    const auto accepted = OptionLine::read(line)->accept(value);
    QTEST(accepted ? *accepted : QString(), "accepted");
    QTEST(accepted ? QString() : accepted.error().message, "message");
}

void TestOptionLine::settingsAreReadAsTheyAreWritten()
{
    for (const char* line : {"setoption name Hash value 64", "setoption name Clear Hash",
                             "setoption name Book File value my book.bin"})
        QCOMPARE(SetOptionLine::read(QString::fromLatin1(line))->toText(), line);
    QCOMPARE(SetOptionLine::read(u"setoption name Hash value"), (SetOptionLine {.name = "Hash"}));
    for (const char* line : {"setoption", "setoption name", "setoption name value 4", "Hash"})
        QVERIFY2(!SetOptionLine::read(QString::fromLatin1(line)), line);
}

QTEST_APPLESS_MAIN(TestOptionLine)
#include "tst_optionline.moc"
