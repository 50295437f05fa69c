// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/programtrial.h"
#include "ui/programs/argumentstext.h"
#include "ui/programs/programedits.h"
#include "ui/programs/programform.h"
#include "ui/programs/programlimitsform.h"
#include "ui/programs/programoptionsform.h"
#include "ui/programs/trialsentence.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

namespace {

std::vector<OptionLine> someOptions()
{
    std::vector<OptionLine> options;
    for (const char* line : {"option name Ponder type check default false",
                             "option name Hash type spin default 16 min 1 max 1024",
                             "option name Style type combo default Calm var Calm var Bold",
                             "option name VariantPath type string default <empty>",
                             "option name Clear Hash type button",
                             "option name Big type spin default 5 min 0 max 99999999999"})
        options.push_back(*OptionLine::read(QString::fromLatin1(line)));
    return options;
}

Program named(const char* name)
{
    Program program;
    program.name = QString::fromLatin1(name);
    return program;
}

QStringList namesOf(const std::vector<Program>& programs)
{
    QStringList names;
    for (const Program& program : programs)
        names << program.name;
    return names;
}

template <class Field> Field& fieldOf(const ProgramOptionsForm& form, const char* name)
{
    auto* const field = qobject_cast<Field*>(form.field(QString::fromLatin1(name)));
    if (!field)
        qFatal("no such field for %s", name);
    return *field;
}

}

/// The parts of the form of a program, and the words of its test.
class TestProgramForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void argumentsAreReadAsTheyAreShown_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("none") << QStringList();
        QTest::newRow("plain") << QStringList {"-d", "8", "a/b.py"};
        QTest::newRow("blanks") << QStringList {"my bot.py", " ", "two  blanks "};
        QTest::newRow("marks") << QStringList {"say \"hi\"", "\"", "\"\"", "\" ", " \"", "a\"b"};
        QTest::newRow("of a shell") << QStringList {"$HOME", "*", "a;b", "it's", "\\n", "\t"};
    }

    void argumentsAreReadAsTheyAreShown()
    {
        QFETCH(QStringList, arguments);
        QCOMPARE(QProcess::splitCommand(argumentsText(arguments)), arguments);
    }

    void plainArgumentsNeedNoMarks()
    {
        QCOMPARE(argumentsText({QStringLiteral("-jar"), QStringLiteral("owl.jar")}),
                 QStringLiteral("-jar owl.jar"));
    }

    void eachOptionHasItsKindOfField()
    {
        ProgramOptionsForm form;
        form.setOptions(someOptions(), {});
        QVERIFY(!fieldOf<QCheckBox>(form, "Ponder").isChecked());
        QCOMPARE(fieldOf<QSpinBox>(form, "Hash").value(), 16);
        QCOMPARE(fieldOf<QSpinBox>(form, "Hash").maximum(), 1024);
        QCOMPARE(fieldOf<QComboBox>(form, "Style").currentText(), QStringLiteral("Calm"));
        QVERIFY(fieldOf<QLineEdit>(form, "VariantPath").text().isEmpty());
        QVERIFY(!fieldOf<QPushButton>(form, "Clear Hash").isChecked());
        // Larger than a box of numbers goes.
        QCOMPARE(fieldOf<QLineEdit>(form, "Big").text(), QStringLiteral("5"));
        QVERIFY(form.values().empty());
    }

    void whatIsChangedIsSetAndBold()
    {
        ProgramOptionsForm form;
        form.setOptions(someOptions(), {});
        QSignalSpy edited(&form, &ProgramOptionsForm::edited);
        fieldOf<QCheckBox>(form, "Ponder").click();
        fieldOf<QSpinBox>(form, "Hash").setValue(64);
        fieldOf<QComboBox>(form, "Style").setCurrentIndex(1);
        QTest::keyClicks(form.field(QStringLiteral("VariantPath")), QStringLiteral("a.ini"));
        fieldOf<QPushButton>(form, "Clear Hash").click();
        const ProgramOptionsForm::Values wanted {
            {QStringLiteral("Ponder"), QStringLiteral("true")},
            {QStringLiteral("Hash"), QStringLiteral("64")},
            {QStringLiteral("Style"), QStringLiteral("Bold")},
            {QStringLiteral("VariantPath"), QStringLiteral("a.ini")},
            {QStringLiteral("Clear Hash"), QString()}};
        QVERIFY(form.values() == wanted);
        QCOMPARE(edited.size(), 4 + 5);
        for (const QLabel* name : form.findChildren<QLabel*>())
            QCOMPARE(name->font().bold(), name->text() != QLatin1String("Big"));
    }

    void whatIsTakenBackIsTheProgramsOwn()
    {
        ProgramOptionsForm form;
        form.setOptions(someOptions(),
                        {{QStringLiteral("Hash"), QStringLiteral("64")},
                         {QStringLiteral("Style"), QStringLiteral("Bold")},
                         {QStringLiteral("Clear Hash"), QString()}});
        QCOMPARE(fieldOf<QSpinBox>(form, "Hash").value(), 64);
        QVERIFY(form.reset(QStringLiteral("Hash"))->isEnabled());
        QVERIFY(!form.reset(QStringLiteral("Ponder"))->isEnabled());
        form.reset(QStringLiteral("Hash"))->click();
        QCOMPARE(fieldOf<QSpinBox>(form, "Hash").value(), 16);
        QVERIFY(!form.reset(QStringLiteral("Hash"))->isEnabled());
        form.reset(QStringLiteral("Clear Hash"))->click();
        QVERIFY(!fieldOf<QPushButton>(form, "Clear Hash").isChecked());
        // By its field as well.
        fieldOf<QComboBox>(form, "Style").setCurrentIndex(0);
        QVERIFY(form.values().empty());
    }

    void whatTheProgramDoesNotKnowIsShownAsText()
    {
        ProgramOptionsForm form;
        form.setOptions({}, {{QStringLiteral("VariantPath"), QStringLiteral("a.ini")}});
        QCOMPARE(fieldOf<QLineEdit>(form, "VariantPath").text(), QStringLiteral("a.ini"));
        form.reset(QStringLiteral("VariantPath"))->click();
        QVERIFY(form.values().empty());
    }

    void limitsAreShownAsTheyAre()
    {
        ProgramLimits limits;
        limits.start = std::chrono::milliseconds(1);
        limits.move = std::chrono::milliseconds(22);
        limits.margin = std::chrono::milliseconds(0);
        limits.hang = std::chrono::milliseconds(4444);
        limits.memoryMib = 5;
        limits.processor = std::chrono::seconds(6);
        ProgramLimitsForm form;
        QSignalSpy edited(&form, &ProgramLimitsForm::edited);
        form.setLimits(limits);
        QVERIFY(form.limits() == limits);
        QCOMPARE(edited.size(), 0);
    }

    void oneBoxLimitsWhatIsNotTrusted()
    {
        ProgramLimits limits;
        limits.move = std::chrono::milliseconds(500);
        ProgramLimitsForm form;
        form.setLimits(limits);
        auto* const box = form.findChild<QCheckBox*>();
        QVERIFY(!box->isChecked());
        box->click();
        QCOMPARE(form.limits().memoryMib, ProgramLimits::untrusted().memoryMib);
        QVERIFY(form.limits().processor == ProgramLimits::untrusted().processor);
        QVERIFY(form.limits().move == limits.move);
        box->click();
        QVERIFY(form.limits() == limits);
    }

    void aTestIsToldInASentence()
    {
        ProgramTrial trial;
        trial.start = std::chrono::milliseconds(12);
        trial.answer = std::chrono::milliseconds(3);
        trial.move = Move(3);
        const QString plain = trialSentence({}, trial);
        for (const char* word : {"12", "d1", "3"})
            QVERIFY2(plain.contains(QLatin1String(word)), qPrintable(plain));
        trial.calledItself = QStringLiteral("Bot %1");
        trial.author = QStringLiteral("A. Student");
        const QString named = trialSentence({}, trial);
        QVERIFY2(named.startsWith(
                     QStringLiteral("It calls itself \"Bot %1\", by A. Student, was ready in 12")),
                 qPrintable(named));
    }

    void aFailureSaysWhatWouldBeRight_data()
    {
        QTest::addColumn<ProgramProtocol>("protocol");
        QTest::addColumn<EngineFailure::Kind>("kind");
        QTest::addColumn<QString>("words");
        using Kind = EngineFailure::Kind;
        QTest::newRow("UCI") << ProgramProtocol::Uci << Kind::NotAMove << "bestmove P@d1";
        QTest::newRow("Riddles") << ProgramProtocol::Riddles << Kind::NoAnswer << "place_disc 3";
        QTest::newRow("Kaggle") << ProgramProtocol::Kaggle << Kind::IllegalMove << "0 to 6";
        QTest::newRow("not ready") << ProgramProtocol::Uci << Kind::NotReady << "uciok";
        QTest::newRow("another game") << ProgramProtocol::Uci << Kind::Unsupported << "cfour";
        QTest::newRow("late") << ProgramProtocol::Riddles << Kind::OutOfTime << "2.00 s";
    }

    void aFailureSaysWhatWouldBeRight()
    {
        QFETCH(ProgramProtocol, protocol);
        QFETCH(EngineFailure::Kind, kind);
        QFETCH(QString, words);
        Program program;
        program.protocol = protocol;
        ProgramTrial trial;
        trial.failure = EngineFailure {kind, QStringLiteral("P@h1")};
        const QString sentence = trialSentence(program, trial);
        QVERIFY2(sentence.contains(trial.failure->toText()), qPrintable(sentence));
        QVERIFY2(sentence.contains(words), qPrintable(sentence));
    }

    void aFolderThatIsNotThereIsWhatIsWrong()
    {
        Program program;
        program.folder = QStringLiteral("/no/such/folder");
        ProgramTrial trial;
        trial.failure = EngineFailure {EngineFailure::Kind::NotStarted, {}};
        const QString sentence = trialSentence(program, trial);
        QVERIFY2(sentence.contains(program.folder), qPrintable(sentence));
        QVERIFY2(!sentence.contains(QLatin1String("PATH")), qPrintable(sentence));
    }

    void keyOfALabelReachesAFieldInARow()
    {
        ProgramForm form;
        form.show();
        QVERIFY(QTest::qWaitForWindowExposed(&form));
        form.activateWindow();
        QLineEdit* folder = nullptr;
        for (auto* const field : form.findChildren<QLineEdit*>())
            if (field->accessibleName() == QLatin1String("Folder"))
                folder = field;
        QVERIFY(folder);
        QTest::keyClick(&form, Qt::Key_F, Qt::AltModifier);
        QTRY_COMPARE(QApplication::focusWidget(), folder);
    }

    void editsLeaveWhatOthersDid()
    {
        // Meanwhile one was added, one was removed, and a file was saved anew.
        std::vector<Program> there {named("new"), named("fox"), named("owl")};
        there[1].version = 3;
        there[1].fingerprint = QStringLiteral("abc");
        Program fox = named("red fox");
        fox.command = QStringLiteral("/bin/fox");
        applyProgramEdits(there,
                          {{.oldName = QStringLiteral("fox"), .now = fox},
                           {.oldName = QStringLiteral("gone"), .now = named("gone"), .place = 9},
                           {.oldName = QStringLiteral("owl")},
                           {.now = named("first")}});
        QCOMPARE(namesOf(there), (QStringList {"first", "new", "red fox", "gone"}));
        QCOMPARE(there[2].command, fox.command);
        QCOMPARE(there[2].version, 3);
        QCOMPARE(there[2].fingerprint, QStringLiteral("abc"));
    }
};

QTEST_MAIN(TestProgramForm)
#include "tst_programform.moc"
