// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/languagename.h"

#include <QTest>

class TestLanguageName : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLanguageIsCalledByItsOwnName_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("name");
        QTest::newRow("en") << "en"
                            << "English";
        QTest::newRow("es") << "es" << QStringLiteral("Español");
        QTest::newRow("de") << "de"
                            << "Deutsch";
        QTest::newRow("fr") << "fr" << QStringLiteral("Français");
        QTest::newRow("pt") << "pt" << QStringLiteral("Português");
        QTest::newRow("zh") << "zh" << QStringLiteral("简体中文");
        QTest::newRow("none") << ""
                              << "";
        QTest::newRow("nobody's") << "xx"
                                  << "xx";
    }
    void aLanguageIsCalledByItsOwnName()
    {
        QFETCH(QString, code);
        QTEST(languageName(code), "name");
    }
};

QTEST_APPLESS_MAIN(TestLanguageName)
#include "tst_languagename.moc"
