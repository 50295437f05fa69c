// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/text/groupeddigits.h"
#include "core/support/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTest>
#include <QTranslator>
#include <thread>

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLanguageIsEmbedded();
    void languageIsFoundByItsCode_data();
    void languageIsFoundByItsCode();
    void laterCallTakesThePlaceOfTheEarlierOne();
    void oneAndSeveralAreTold_data();
    void oneAndSeveralAreTold();
    void aLanguageIsSpokenBesideTheProgramsOwn();
    void whatIsSpokenBesideIsSaidInItsThreadAlone();
};

void TestTranslations::everyLanguageIsEmbedded()
{
    const QStringList languages = availableLanguages();
    QVERIFY(languages.contains(QStringLiteral("en")));
    QVERIFY(languages.contains(QStringLiteral("es")));
    for (const QString& language : languages)
        QVERIFY(QFile::exists(QStringLiteral(":/i18n/fourcast_%1.qm").arg(language)));
    QCOMPARE(languages.size(), QDir(QStringLiteral(":/i18n")).entryList().size());
}

void TestTranslations::languageIsFoundByItsCode_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("spoken");
    QTest::newRow("a code") << QStringLiteral("es") << QStringLiteral("es");
    QTest::newRow("with a country") << QStringLiteral("es-MX") << QStringLiteral("es");
    QTest::newRow("as in LANG") << QStringLiteral("es_ES.UTF-8") << QStringLiteral("es");
    QTest::newRow("English") << QStringLiteral("en") << QStringLiteral("en");
    QTest::newRow("not translated") << QStringLiteral("eo") << QStringLiteral("en");
    QTest::newRow("no language") << QStringLiteral("est") << QStringLiteral("en");
}

void TestTranslations::languageIsFoundByItsCode()
{
    QFETCH(const QString, wanted);
    QTEST(installTranslations(*QCoreApplication::instance(), wanted), "spoken");
    QTEST(spokenLanguage(), "spoken");
}

void TestTranslations::laterCallTakesThePlaceOfTheEarlierOne()
{
    QCoreApplication& app = *QCoreApplication::instance();
    installTranslations(app, QStringLiteral("es"));
    const auto once = app.findChildren<QTranslator*>().size();
    QVERIFY(once > 0);
    installTranslations(app, QStringLiteral("es"));
    QCOMPARE(app.findChildren<QTranslator*>().size(), once);
}

void TestTranslations::oneAndSeveralAreTold_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("moves");
    QTest::addColumn<QString>("text");
    QTest::newRow("English, 1") << QStringLiteral("en") << 1 << QStringLiteral("wins in 1 move");
    QTest::newRow("English, 2") << QStringLiteral("en") << 2 << QStringLiteral("wins in 2 moves");
    QTest::newRow("Spanish, 1") << QStringLiteral("es") << 1 << QStringLiteral("gana en 1 jugada");
    QTest::newRow("Spanish, 2") << QStringLiteral("es") << 2 << QStringLiteral("gana en 2 jugadas");
}

void TestTranslations::oneAndSeveralAreTold()
{
    QFETCH(const QString, language);
    QFETCH(const int, moves);
    installTranslations(*QCoreApplication::instance(), language);
    QTEST(QCoreApplication::translate("Score", "wins in %n move(s)", nullptr, moves), "text");
}

static QString checkButton()
{
    return QCoreApplication::translate("QuestionView", "Check");
}

void TestTranslations::aLanguageIsSpokenBesideTheProgramsOwn()
{
    QCoreApplication& app = *QCoreApplication::instance();
    installTranslations(app, QStringLiteral("en"));
    {
        const LanguageScope spanish(QStringLiteral("es-MX"));
        QCOMPARE(checkButton(), QStringLiteral("Comprobar"));
        // Its numbers, too; four digits stay together.
        QCOMPARE(groupedDigits(QStringLiteral("900160")), QStringLiteral("900.160"));
        QCOMPARE(groupedDigits(QStringLiteral("1234567")), QStringLiteral("1.234.567"));
        QCOMPARE(groupedDigits(QStringLiteral("2401")), QStringLiteral("2401"));
        QCOMPARE(groupedDigits(QStringLiteral("1e+12")), QStringLiteral("1e+12"));
        QCOMPARE(QCoreApplication::translate("Score", "wins in %n move(s)", nullptr, 2),
                 QStringLiteral("gana en 2 jugadas"));
        QCOMPARE(spokenLanguage(), QStringLiteral("en"));
        {
            const LanguageScope english(QStringLiteral("en"));
            QCOMPARE(checkButton(), QStringLiteral("Check"));
        }
        {
            const LanguageScope unknown(QStringLiteral("eo"));
            QCOMPARE(checkButton(), QStringLiteral("Comprobar"));
        }
        QCOMPARE(checkButton(), QStringLiteral("Comprobar"));
    }
    QCOMPARE(checkButton(), QStringLiteral("Check"));
    // English has a file for what depends on a number alone.
    installTranslations(app, QStringLiteral("es"));
    QCOMPARE(checkButton(), QStringLiteral("Comprobar"));
    const LanguageScope english(QStringLiteral("en"));
    QCOMPARE(checkButton(), QStringLiteral("Check"));
    QCOMPARE(QCoreApplication::translate("Score", "wins in %n move(s)", nullptr, 1),
             QStringLiteral("wins in 1 move"));
}

void TestTranslations::whatIsSpokenBesideIsSaidInItsThreadAlone()
{
    installTranslations(*QCoreApplication::instance(), QStringLiteral("en"));
    const LanguageScope spanish(QStringLiteral("es"));
    QString elsewhere;
    std::thread([&elsewhere] { elsewhere = checkButton(); }).join();
    QCOMPARE(elsewhere, QStringLiteral("Check"));
    QCOMPARE(checkButton(), QStringLiteral("Comprobar"));
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
