// SPDX-License-Identifier: GPL-3.0-or-later
//
// The manual against the program: what `--help` lists stands in the manual, each thing once.
#include "tests/app/program.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>

namespace {

const QDir root(QStringLiteral(FOURCAST_SOURCE_DIR));

/// The manual as text: requests, fonts, quotes and escapes away; paragraphs begin with `.TP`.
QString plainManual(const char* name)
{
    QString text = QString::fromUtf8(contents(root.filePath(QLatin1String("resources/") + name)));
    static const QRegularExpression fonts(QStringLiteral(R"(\\f[A-Z])"));
    static const QRegularExpression requests(QStringLiteral(R"(^\.(B|I|BR|BI|RB|RI|IR|IB) )"),
                                             QRegularExpression::MultilineOption);
    text.replace(QLatin1String("\\-"), QLatin1String("-"));
    text.remove(fonts).remove(requests).remove(u'"');
    return text.replace(u'\n', u' ').simplified();
}

/// The manual's paragraph about a command; empty where there is none.
QString paragraphOf(const QString& manual, const QString& command)
{
    QStringList found = manual.section(QStringLiteral(".SH COMMANDS"), 1)
                            .section(QStringLiteral(".SH ENGINE"), 0, 0)
                            .split(QStringLiteral(".TP "));
    found.removeIf([&command](const QString& paragraph) {
        // "odds" is not "odds fit", and "tree" not "tree step".
        return !paragraph.startsWith(command + u' ')
            || (!command.contains(u' ')
                && (paragraph.startsWith(command + QStringLiteral(" fit"))
                    || paragraph.startsWith(command + QStringLiteral(" step"))
                    || paragraph.startsWith(command + QStringLiteral(" draw"))
                    || paragraph.startsWith(command + QStringLiteral(" practise"))));
    });
    return found.size() == 1 ? found.first() : QString();
}

QStringList optionsOf(const QString& command)
{
    QStringList arguments = command.split(u' ');
    arguments << QStringLiteral("--help");
    static const QRegularExpression option(QStringLiteral(R"(^  (?:-\w, )?(--[a-z0-9-]+))"));
    QStringList names;
    for (const QString& line : helpBlock(runProgram(arguments).out, QStringLiteral("Options:")))
        if (const auto match = option.match(line); match.hasMatch())
            names << match.captured(1);
    names.removeAll(QStringLiteral("--help"));
    return names;
}

bool names(const QString& text, const QString& word)
{
    return text.contains(QRegularExpression(
        QStringLiteral("(?<![\\w-])%1(?![\\w-])").arg(QRegularExpression::escape(word))));
}

}

class TestCliManual : public QObject
{
    Q_OBJECT

private:
    QString m_manual;
    QString m_engineOptions;

private Q_SLOTS:
    void initTestCase()
    {
        m_manual = plainManual("fourcast-cli.1");
        m_engineOptions = m_manual.section(QStringLiteral(".SH ENGINE OPTIONS"), 1)
                              .section(QStringLiteral(".SH EXIT"), 0, 0);
        QVERIFY(!m_engineOptions.isEmpty());
    }

    void eachCommandHasAParagraphWithItsOptions_data()
    {
        QTest::addColumn<QString>("command");
        const QStringList commands = commandsOfTheProgram();
        QVERIFY(commands.size() > 20);
        for (const QString& command : commands)
            QTest::newRow(qPrintable(command)) << command;
    }

    void eachCommandHasAParagraphWithItsOptions()
    {
        QFETCH(QString, command);
        const QString paragraph = paragraphOf(m_manual, command);
        QVERIFY2(!paragraph.isEmpty(), "no paragraph, or more than one");
        const bool takesEngines = paragraph.contains(QStringLiteral("engine options"));
        for (QString option : optionsOf(command)) {
            if (names(paragraph, option))
                continue;
            static const QRegularExpression side(QStringLiteral("^--(first|second)-"));
            option.replace(side, QStringLiteral("--"));
            QVERIFY2(takesEngines && names(m_engineOptions, option), qPrintable(option));
        }
    }

    void noOptionIsNamedThatIsNotThere()
    {
        QStringList known {QStringLiteral("--help"), QStringLiteral("--enable-recovery"),
                           QStringLiteral("--first-"), QStringLiteral("--second-"),
                           QStringLiteral("--patience")};
        for (const QString& command : commandsOfTheProgram())
            known << optionsOf(command);
        static const QRegularExpression option(QStringLiteral(R"(--[a-z0-9][a-z0-9-]*)"));
        for (auto each = option.globalMatch(m_manual); each.hasNext();) {
            const QString name = each.next().captured();
            QVERIFY2(known.contains(name), qPrintable(name));
        }
    }

    void everyEngineIsNamed_data()
    {
        QTest::addColumn<QString>("engine");
        const QString list
            = runProgram({QStringLiteral("engines")}).out.section(QStringLiteral("Variants"), 0, 0);
        // The sentences above the groups are not indented.
        for (const QString& line : list.split(u'\n'))
            if (line.startsWith(QStringLiteral("  ")))
                QTest::newRow(qPrintable(line.section(u' ', 2, 2))) << line.section(u' ', 2, 2);
    }

    void everyEngineIsNamed()
    {
        QFETCH(QString, engine);
        QVERIFY2(names(m_engineOptions, engine), "not in the manual's engine options");
    }

    void examplesStandOnce_data()
    {
        QTest::addColumn<QStringList>("lines");
        static const QRegularExpression call(QStringLiteral("^(fourcast|mpirun|printf).*$"),
                                             QRegularExpression::MultilineOption);
        for (const char* file : {"README.md", "resources/fourcast-cli.1"}) {
            QStringList lines;
            const QString text
                = QString::fromUtf8(contents(root.filePath(QString::fromLatin1(file))));
            for (auto each = call.globalMatch(text); each.hasNext();)
                lines << each.next().captured();
            QTest::newRow(file) << lines;
        }
    }

    void examplesStandOnce()
    {
        QFETCH(QStringList, lines);
        QVERIFY(lines.size() > 5);
        lines.sort();
        const auto twice = std::ranges::adjacent_find(lines);
        QVERIFY2(twice == lines.end(), twice == lines.end() ? "" : qPrintable(*twice));
    }
};

QTEST_GUILESS_MAIN(TestCliManual)
#include "tst_climanual.moc"
