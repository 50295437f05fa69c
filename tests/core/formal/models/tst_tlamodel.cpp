// SPDX-License-Identifier: GPL-3.0-or-later
//
// The specification in TLA+: what can be seen of it without TLC, and TLC's own verdict and counts
// where there is one: java in PATH, and tla2tools.jar in PATH or named by TLA2TOOLS.
#include "core/formal/models/rules.h"
#include "core/formal/models/tlamodel.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace fourcast::formal;

namespace {

const QDir models(QStringLiteral(FOURCAST_SOURCE_DIR "/resources/models"));

QString read(const QString& name)
{
    QFile file(models.filePath(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Comments and strings away.
QString bare(QString text)
{
    static const QRegularExpression box(QStringLiteral(R"(\(\*.*?\*\))"),
                                        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression rest(QStringLiteral("\\\\\\*[^\\n]*|\"[^\"\\n]*\""));
    return text.remove(box).remove(rest);
}

/// What the module defines, in order, and the text of each definition.
QList<std::pair<QString, QString>> definitions(const QString& module)
{
    static const QRegularExpression head(QStringLiteral(R"(^(\w+)(\([^)]*\))? ==)"),
                                         QRegularExpression::MultilineOption);
    QList<std::pair<QString, QString>> found;
    qsizetype begin = 0;
    for (auto matches = head.globalMatch(module); matches.hasNext();) {
        const auto match = matches.next();
        if (!found.isEmpty())
            found.last().second = module.mid(begin, match.capturedStart() - begin);
        found.append({match.captured(1), QString()});
        begin = match.capturedStart();
    }
    if (!found.isEmpty())
        found.last().second = module.mid(begin);
    return found;
}

QStringList defined(const QString& module)
{
    QStringList names;
    for (const auto& definition : definitions(module))
        names += definition.first;
    return names;
}

QStringList words(const QString& text)
{
    static const QRegularExpression word(QStringLiteral(R"(\\?\b[A-Za-z]\w*)"));
    QStringList found;
    for (auto matches = word.globalMatch(text); matches.hasNext();)
        found += matches.next().captured();
    return found;
}

/// The words of a section of the configuration, such as INVARIANTS.
QStringList section(const QString& name)
{
    static const QStringList heads {"SPECIFICATION", "CONSTANTS", "INVARIANTS", "PROPERTIES",
                                    "CHECK_DEADLOCK"};
    QStringList found;
    bool inside = false;
    for (const QString& word : words(bare(read("Connect4.cfg")))) {
        if (heads.contains(word))
            inside = word == name;
        else if (inside)
            found += word;
    }
    return found;
}

/// The names after a keyword such as VARIABLES, up to an empty line.
QStringList declared(const QString& module, const QString& keyword)
{
    return words(module.section(u'\n' + keyword, 1).section(QStringLiteral("\n\n"), 0, 0));
}

QString toolsJar()
{
    if (const QString named = qEnvironmentVariable("TLA2TOOLS"); !named.isEmpty())
        return named;
    for (const QString& folder : qEnvironmentVariable("PATH").split(QDir::listSeparator()))
        if (const QString jar = QDir(folder).filePath("tla2tools.jar"); QFile::exists(jar))
            return jar;
    return {};
}

}

class TestTlaModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theModuleIsNamedAsItsFile();
    void theConfigurationFitsTheModule();
    void whatIsCheckedHereIsCheckedThere();
    void nothingIsUsedBeforeItIsDefined();
    void bracketsClose();
    void fairnessIsPartOfTheSpecification();
    void theConfigurationIsMadeForABoard();
    void tlcFindsTheSame_data();
    void tlcFindsTheSame();
};

void TestTlaModel::theModuleIsNamedAsItsFile()
{
    const QString text = read("Connect4.tla");
    static const QRegularExpression frame(QStringLiteral(R"(\A-{4,} MODULE Connect4 -{4,}\n)"));
    QVERIFY(frame.match(text).hasMatch());
    QVERIFY(text.trimmed().endsWith(QString(20, u'=')));
    for (const QString& line : text.split(u'\n'))
        QVERIFY2(line.size() <= 100, qPrintable(line));
}

void TestTlaModel::theConfigurationFitsTheModule()
{
    const QString module = bare(read("Connect4.tla"));
    QCOMPARE(section("CONSTANTS"), declared(module, "CONSTANTS"));
    QCOMPARE(section("SPECIFICATION"), QStringList {"Spec"});
    // A finished game has no move, which is no error.
    QCOMPARE(section("CHECK_DEADLOCK"), QStringList {"FALSE"});
    for (const QString& name :
         section("SPECIFICATION") + section("INVARIANTS") + section("PROPERTIES"))
        QVERIFY2(defined(module).contains(name), qPrintable(name));
}

void TestTlaModel::whatIsCheckedHereIsCheckedThere()
{
    QStringList there = section("INVARIANTS") + section("PROPERTIES");
    QStringList here;
    for (int i = 0; i < rulesProperties; ++i)
        here += name(static_cast<RulesProperty>(i));
    here.removeAll(name(RulesProperty::WinTest)); // of the program, not of the rules
    std::ranges::sort(there);
    std::ranges::sort(here);
    QCOMPARE(there, here);
}

void TestTlaModel::nothingIsUsedBeforeItIsDefined()
{
    const QString module = bare(read("Connect4.tla"));
    const QStringList language {"IF",      "THEN",    "ELSE",        "EXCEPT", "DOMAIN",
                                "ENABLED", "WF_vars", "_vars",       "Nat",    "Seq",
                                "Len",     "Append",  "Cardinality", "\\in",   "\\E",
                                "\\A",     "\\X",     "\\cup",       "\\"};
    QStringList known = language + declared(module, "CONSTANTS") + declared(module, "VARIABLES");
    QVERIFY(known.contains("board") && known.contains("Connect"));
    for (const auto& [name, text] : definitions(module)) {
        const QString body = text.section(QStringLiteral("=="), 1);
        QStringList local = words(text.section(QStringLiteral("=="), 0, 0));
        static const QRegularExpression bound(
            QStringLiteral(R"((?:\\[EA] |, |\[|\{)([a-z]) \\in)"));
        for (auto matches = bound.globalMatch(body); matches.hasNext();)
            local += matches.next().captured(1);
        for (const QString& word : words(body))
            QVERIFY2(known.contains(word) || local.contains(word),
                     qPrintable(QStringLiteral("%1 in %2").arg(word, name)));
        known += name;
    }
}

void TestTlaModel::bracketsClose()
{
    QString text = bare(read("Connect4.tla"));
    text.replace(QStringLiteral("<<"), QStringLiteral("‹")).replace(">>", QStringLiteral("›"));
    QString open;
    const QString pairs = QStringLiteral("()[]{}‹›");
    for (const QChar sign : text) {
        const qsizetype at = pairs.indexOf(sign);
        if (at < 0)
            continue;
        if (at % 2 == 0) {
            open += sign;
        } else {
            QVERIFY(open.endsWith(pairs[at - 1]));
            open.chop(1);
        }
    }
    QVERIFY(open.isEmpty());
}

void TestTlaModel::fairnessIsPartOfTheSpecification()
{
    const QString module = bare(read("Connect4.tla"));
    for (const auto& [name, text] : definitions(module))
        if (name == "Spec")
            QCOMPARE(text.simplified().section(QStringLiteral(" (* "), 0, 0).section(" ---", 0, 0),
                     "Spec == Init /\\ [][Next]_vars /\\ WF_vars(Next)");
}

void TestTlaModel::theConfigurationIsMadeForABoard()
{
    QCOMPARE(QString::fromUtf8(tlaSpecification()), read("Connect4.tla"));
    // The file is the one of its own board, but for the remark above it.
    const QString file = read("Connect4.cfg");
    QVERIFY(file.startsWith("\\*"));
    QCOMPARE(QString::fromUtf8(tlaConfiguration({4, 4, 3})), file.section(u'\n', 1));
    const QString made = QString::fromUtf8(tlaConfiguration({5, 6, 4}));
    QVERIFY(made.contains("Columns = 5\n    Rows = 6\n    Connect = 4\n"));
    QVERIFY(made.startsWith("SPECIFICATION Spec\n"));
}

void TestTlaModel::tlcFindsTheSame_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addRow("3x3") << 3 << 3;
    QTest::addRow("4x3") << 4 << 3;
}

void TestTlaModel::tlcFindsTheSame()
{
    QFETCH(const int, columns);
    QFETCH(const int, rows);
    const QString java = QStandardPaths::findExecutable(QStringLiteral("java"));
    if (java.isEmpty())
        QSKIP("TLC needs java, which is not in PATH.");
    if (toolsJar().isEmpty())
        QSKIP("TLC is not here: no tla2tools.jar in PATH, and TLA2TOOLS does not name one.");

    QTemporaryDir folder;
    QVERIFY(QFile::copy(models.filePath("Connect4.tla"), folder.filePath("Connect4.tla")));
    QFile file(folder.filePath("Connect4.cfg"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(tlaConfiguration({columns, rows, 3}));
    file.close();

    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(java, {"-cp", toolsJar(), "tlc2.TLC", "-config", "Connect4.cfg", "Connect4.tla"});
    QVERIFY(process.waitForFinished(300'000));
    const QString out = QString::fromUtf8(process.readAllStandardOutput()).remove(u',');
    QVERIFY2(out.contains("No error has been found"), qPrintable(out));

    const auto report = checkRules({.size = {columns, rows, 3}});
    QVERIFY(report.has_value());
    for (const QString& sentence : {QStringLiteral("%1 states generated %2 distinct states found")
                                        .arg(report->tlcGenerated())
                                        .arg(report->tlcDistinct()),
                                    QStringLiteral("graph search is %1.").arg(report->tlcDepth())})
        QVERIFY2(out.contains(sentence), qPrintable(out));
}

QTEST_GUILESS_MAIN(TestTlaModel)
#include "tst_tlamodel.moc"
