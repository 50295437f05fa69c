// SPDX-License-Identifier: GPL-3.0-or-later
// The window's door: fourcast [FILE].
#include "core/support/translations.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/models/autosave.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <memory>

namespace {

struct Arguments
{
    QString file;
    QString language;
    QString settingsFile;
    bool resetSettings = false;
    bool quitAfterFirstPaint = false;
};

/// Without a display Qt would abort. Draws nowhere then, so that --help, --version and refusals are
/// still told; returns whether it is so.
bool lacksDisplay(int argc, char* argv[])
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    const bool chosen = std::any_of(argv + 1, argv + argc, [](const char* argument) {
        return qstrcmp(argument, "-platform") == 0 || qstrcmp(argument, "--platform") == 0;
    });
    if (chosen || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")
        || !qEnvironmentVariableIsEmpty("DISPLAY")
        || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"))
        return false;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return true;
#else
    Q_UNUSED(argc)
    Q_UNUSED(argv)
    return false;
#endif
}

/// Speaks the language; numbers are written in it, too.
void speak(QApplication& application, const QString& language)
{
    const QLocale locale(installTranslations(application, language));
    if (locale.language() != QLocale().language())
        QLocale::setDefault(locale);
}

/// Ends the program for --help, --version and wrong usage.
Arguments parse(const QApplication& application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate(
        "main", "Play Connect Four against a minimax engine and watch it work."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 QCoreApplication::translate("main", "A game file (.c4g) to open."),
                                 QStringLiteral("[FILE]"));
    const QCommandLineOption language(
        QStringLiteral("language"),
        QCoreApplication::translate("main", "Speak this language: en or es."),
        QStringLiteral("CODE"));
    const QCommandLineOption settings(
        QStringLiteral("settings"),
        QCoreApplication::translate("main", "Keep the settings in this file."),
        QStringLiteral("SETTINGS"));
    const QCommandLineOption reset(
        QStringLiteral("reset-settings"),
        QCoreApplication::translate("main", "Begin with the first settings again."));
    // For tests/bench/bench_startup: how long does a start take?
    QCommandLineOption quit(QStringLiteral("quit-after-first-paint"));
    quit.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOptions({language, settings, reset, quit});
    parser.process(application);

    const auto wrongUsage = [](const QString& sentence) {
        std::fprintf(stderr, "fourcast: %s\n", qUtf8Printable(sentence));
        std::exit(2);
    };
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        wrongUsage(QCoreApplication::translate("main", "one game file at a time"));
    if (parser.isSet(language) && !availableLanguages().contains(parser.value(language)))
        wrongUsage(
            QCoreApplication::translate("main", "“%1” is no language of this program (%2)")
                .arg(parser.value(language), availableLanguages().join(QLatin1String(", "))));
    return {files.value(0), parser.value(language), parser.value(settings), parser.isSet(reset),
            parser.isSet(quit)};
}

std::unique_ptr<QSettings> openSettings(const Arguments& arguments)
{
    auto store = arguments.settingsFile.isEmpty()
        ? std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope,
                                      QCoreApplication::organizationName(),
                                      QCoreApplication::applicationName())
        : std::make_unique<QSettings>(arguments.settingsFile, QSettings::IniFormat);
    if (arguments.resetSettings)
        store->clear();
    return store;
}

/// Games of a program with settings of its own are kept beside them.
QString autosaveFolder(const Arguments& arguments)
{
    return arguments.settingsFile.isEmpty()
        ? Autosave::standardFolder()
        : QFileInfo(arguments.settingsFile).absoluteFilePath() + QStringLiteral(".autosave");
}

/// Quits when the window has painted itself once.
class FirstPaint : public QObject
{
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            QTimer::singleShot(0, qApp, &QCoreApplication::quit);
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

int main(int argc, char* argv[])
{
    const bool noDisplay = lacksDisplay(argc, argv);
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("fourcast"));
    QCoreApplication::setApplicationName(QStringLiteral("fourcast"));
    QCoreApplication::setApplicationVersion(QStringLiteral(FOURCAST_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Fourcast"));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.fourcast.Fourcast"));
    installTranslations(application);
    const Arguments arguments = parse(application);
    if (noDisplay) {
        std::fprintf(
            stderr, "fourcast: %s\n",
            qUtf8Printable(QCoreApplication::translate(
                "main", "there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)")));
        return 1;
    }
    const auto store = openSettings(arguments);
    const QString language
        = arguments.language.isEmpty() ? Settings::load(*store).language : arguments.language;
    if (!language.isEmpty())
        speak(application, language);
    appearance::initialize();

    MainWindow window(*store, autosaveFolder(arguments));
    FirstPaint firstPaint;
    if (arguments.quitAfterFirstPaint)
        window.installEventFilter(&firstPaint);
    else
        QTimer::singleShot(0, &window, &MainWindow::welcome);
    window.show();
    // What it says about the file belongs into a window that is there.
    if (!arguments.file.isEmpty())
        window.openFile(arguments.file);
    return QApplication::exec();
}
