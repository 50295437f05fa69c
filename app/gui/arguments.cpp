// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/arguments.h"

#include "app/gui/windowrequests.h"
#include "core/support/translations.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <cstdio>
#include <cstdlib>

void complain(const QString& sentence)
{
    std::fprintf(stderr, "fourcast: %s\n", qUtf8Printable(sentence));
}

Arguments parseArguments()
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate(
        "main", "Play Connect Four against a minimax engine and watch it work."));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QCoreApplication::translate(
            "main",
            "A game (.c4g), a recording (.c4rec) or a link such as fourcast:44536 to open."),
        QStringLiteral("[FILE]"));
    const QCommandLineOption action(
        QStringLiteral("action"),
        QCoreApplication::translate("main", "Start with this action: %1.")
            .arg(windowrequests::actionNames().join(QStringLiteral(", "))),
        QStringLiteral("NAME"));
    const QCommandLineOption newWindow(
        QStringLiteral("new-window"),
        QCoreApplication::translate("main", "Open another window beside the existing one."));
    const QCommandLineOption language(QStringLiteral("language"),
                                      QCoreApplication::translate("main", "Use this language: %1.")
                                          .arg(availableLanguages().join(QStringLiteral(", "))),
                                      QStringLiteral("CODE"));
    const QCommandLineOption settings(
        QStringLiteral("settings"),
        QCoreApplication::translate("main", "Keep the settings in this file."),
        QStringLiteral("SETTINGS"));
    const QCommandLineOption reset(
        QStringLiteral("reset-settings"),
        QCoreApplication::translate("main", "Start with the default settings again."));
    // For tests/bench/bench_startup: how long does a start take?
    QCommandLineOption quit(QStringLiteral("quit-after-first-paint"));
    quit.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOptions({action, newWindow, language, settings, reset, quit});
    const auto wrongUsage = [](const QString& sentence) {
        complain(sentence);
        std::exit(2);
    };
    // Not process(), which ends the program with 1.
    if (!parser.parse(QCoreApplication::arguments()))
        wrongUsage(parser.errorText());
    if (parser.isSet(help))
        parser.showHelp();
    if (parser.isSet(version))
        parser.showVersion();
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        wrongUsage(QCoreApplication::translate("main", "one game file at a time"));
    if (parser.isSet(language) && !availableLanguages().contains(parser.value(language)))
        wrongUsage(
            QCoreApplication::translate("main", "“%1” is not a language of this program (%2)")
                .arg(parser.value(language), availableLanguages().join(QLatin1String(", "))));
    if (parser.isSet(action) && !windowrequests::actionNames().contains(parser.value(action)))
        wrongUsage(QCoreApplication::translate("main", "there is no action “%1” (%2)")
                       .arg(parser.value(action),
                            windowrequests::actionNames().join(QLatin1String(", "))));
    return {.place = files.value(0),
            .action = parser.value(action),
            .language = parser.value(language),
            .settingsFile = parser.value(settings),
            .resetSettings = parser.isSet(reset),
            .newWindow = parser.isSet(newWindow),
            .quitAfterFirstPaint = parser.isSet(quit)};
}
