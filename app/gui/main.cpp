// SPDX-License-Identifier: GPL-3.0-or-later
// The window's door: fourcast [FILE].
#include "app/gui/applicationservice.h"
#include "app/gui/arguments.h"
#include "app/gui/endsignals.h"
#include "app/gui/windowrequests.h"
#include "core/support/threads/threads.h"
#include "core/support/translations.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/mainwindow/windowhost.h"
#include "ui/play/games/autosave.h"
#include "ui/sound/soundeffects.h"
#include "ui/sound/soundpresenter.h"
#include "ui/style/appearance.h"
#include "ui/widgets/quietaccessibility.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>
#include <QThread>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <memory>
#include <utility>

namespace {

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

/// Qt has threads of its own, and waits for ever for those that it does not get: one for what the
/// display says, one for D-Bus, one for a file dialog, and one per core for large pictures, which
/// come and go. Ours are more; there must be one at the start, and the later ones leave Qt's alone.
bool hasThreads()
{
    constexpr int steady = 2;
    const int passing = 1 + std::max(1, QThread::idealThreadCount());
    const int needed = steady + passing + 1;
    const int given = startableThreads(needed);
    leaveThreads(passing);
    if (given < needed)
        complain(QStringLiteral("the system gives this program %1 of the %2 further threads that a "
                                "window needs; fourcast-cli works without any")
                     .arg(given)
                     .arg(needed));
    return given >= needed;
}

/// Keeps Qt's own notices back while the program finds out whether it can start at all: a refusal
/// is one sentence. Where Qt would abort, because it can use no display, the program says so and
/// ends.
class QuietStart
{
public:
    QuietStart() { m_previous = qInstallMessageHandler(hear); }
    ~QuietStart() { qInstallMessageHandler(m_previous); }
    QuietStart(const QuietStart&) = delete;
    QuietStart& operator=(const QuietStart&) = delete;

    /// The start is under way: says what was kept back, and keeps nothing more.
    void end()
    {
        qInstallMessageHandler(m_previous);
        for (const auto& [type, text] : std::as_const(m_heard))
            qt_message_output(type, QMessageLogContext(), text);
        m_heard.clear();
    }

private:
    static void hear(QtMsgType type, const QMessageLogContext&, const QString& text)
    {
        if (type != QtFatalMsg) {
            m_heard.append({type, text});
            return;
        }
        const QString display
            = qEnvironmentVariable("DISPLAY", qEnvironmentVariable("WAYLAND_DISPLAY"));
        complain(QStringLiteral("no window can be opened on the display \"%1\"; fourcast-cli works "
                                "without one")
                     .arg(display));
        std::_Exit(1);
    }

    static inline QtMessageHandler m_previous = nullptr;
    static inline QList<std::pair<QtMsgType, QString>> m_heard;
};

/// Speaks the language; numbers are written in it, too.
void speak(QApplication& application, const QString& language)
{
    const QLocale locale(installTranslations(application, language));
    if (locale.language() != QLocale().language())
        QLocale::setDefault(locale);
}

/// Puts a file that this program can't have written out of the way, for whoever wants to look.
void setAside(const QString& path)
{
    const QString aside = path + QStringLiteral(".damaged");
    QFile::remove(aside);
    QFile::rename(path, aside);
    std::fprintf(stderr,
                 "fourcast: the settings in '%s' are damaged; they are called '%s' now, and the "
                 "program begins with its usual ones\n",
                 qPrintable(path), qPrintable(aside));
}

std::unique_ptr<QSettings> openSettings(const Arguments& arguments)
{
    const auto open = [&arguments] {
        return arguments.settingsFile.isEmpty()
            ? std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope,
                                          QCoreApplication::organizationName(),
                                          QCoreApplication::applicationName())
            : std::make_unique<QSettings>(arguments.settingsFile, QSettings::IniFormat);
    };
    auto store = open();
    QFile file(store->fileName());
    if (file.open(QIODevice::ReadOnly) && !Settings::couldBeOurs(file.readAll())) {
        file.close();
        store.reset();
        setAside(file.fileName());
        store = open();
    }
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

/// The sound server is asked for when the window has been painted.
constexpr int soundDelayMs = 300;

/// Is there a person in front of the window?
bool isSeen()
{
    const QString platform = QGuiApplication::platformName();
    return platform != QLatin1String("offscreen") && platform != QLatin1String("minimal");
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
    if (!hasThreads())
        return 1;
    const bool noDisplay = lacksDisplay(argc, argv);
    QuietStart start;
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("fourcast"));
    QCoreApplication::setApplicationName(QStringLiteral("fourcast"));
    QCoreApplication::setApplicationVersion(QStringLiteral(FOURCAST_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Fourcast"));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.fourcast.Fourcast"));
    installTranslations(application);
    const Arguments arguments = parseArguments();
    if (noDisplay) {
        complain(QCoreApplication::translate(
            "main", "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set"));
        return 1;
    }
    start.end();
    WindowRequest request = WindowRequest::ofTheEnvironment();
    request.action = arguments.action;
    if (!arguments.place.isEmpty())
        request.places = {arguments.place};
    ApplicationService service;
    if (!arguments.wantsOwnWindow()
        && service.begin(request) == ApplicationService::Start::Elsewhere)
        return 0;
    const auto store = openSettings(arguments);
    const QString language
        = arguments.language.isEmpty() ? Settings::load(*store).language : arguments.language;
    if (!language.isEmpty())
        speak(application, language);
    appearance::initialize();
    quietaccessibility::install();

    WindowHost host(*store, autosaveFolder(arguments),
                    [&application](const QString& chosen) { speak(application, chosen); });
    MainWindow& window = host.window(); // until the event loop begins
    FirstPaint firstPaint;
    if (arguments.quitAfterFirstPaint)
        window.installEventFilter(&firstPaint);
    else
        QTimer::singleShot(0, &window, &MainWindow::welcome);
    // Nobody hears a window that nobody sees. Once there is something to be seen.
    const auto letHear
        = [&host] { host.window().parts().sounds.setOutput(std::make_unique<SoundEffects>()); };
    if (isSeen()) {
        QTimer::singleShot(soundDelayMs, &host, letHear);
        QObject::connect(&host, &WindowHost::replaced, &host, letHear);
    }
    window.show();
    // What it says about the file belongs into a window that is there.
    WindowRequests requests(host);
    requests.fulfil(request);
    QObject::connect(&service, &ApplicationService::requested, &requests, &WindowRequests::take);
    EndSignals ends;
    const auto save = [&host] { host.window().saveForTheEnd(); };
    QObject::connect(&application, &QGuiApplication::commitDataRequest, &host, save,
                     Qt::DirectConnection);
    QObject::connect(&ends, &EndSignals::received, &host, [save] {
        save();
        // Not quit(), which would ask the window.
        QCoreApplication::exit();
    });
    return QApplication::exec();
}
