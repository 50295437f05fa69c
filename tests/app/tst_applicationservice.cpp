// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <csignal>
#include <memory>

namespace {

const QString name = QStringLiteral("io.github.fourcast.Fourcast");

/// A home of its own, and the programs that are started in it.
class Home
{
public:
    std::unique_ptr<QProcess> start(const QStringList& arguments, bool withBus = true) const
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "LANGUAGE", "XDG_CONFIG_HOME",
                                     "XDG_DATA_HOME", "XDG_ACTIVATION_TOKEN"})
            environment.remove(QString::fromLatin1(variable));
        if (!withBus)
            environment.remove(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"));
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("HOME"), m_folder.path());
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), m_folder.path());
        auto process = std::make_unique<QProcess>();
        process->setWorkingDirectory(m_folder.path());
        process->setProcessEnvironment(environment);
        process->start(QStringLiteral(FOURCAST_GUI), arguments);
        return process;
    }

    void write(const char* file, const QByteArray& text) const
    {
        QFile out(path(file));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
    }

    QString path(const char* file) const { return m_folder.filePath(QString::fromLatin1(file)); }

    QByteArray settings() const
    {
        QFile file(path(".config/fourcast/fourcast.ini"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// What is kept of unsaved games.
    QByteArray keptGame() const
    {
        QDirIterator files(m_folder.path(), {QStringLiteral("*.c4g")}, QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.fileName().contains(QLatin1String("autosave"))
                && file.open(QIODevice::ReadOnly))
                return file.readAll();
        }
        return {};
    }

private:
    QTemporaryDir m_folder;
};

bool isOnTheBus()
{
    return QDBusConnection::sessionBus().interface()->isServiceRegistered(name);
}

QDBusMessage call(const QString& method, const QVariantList& arguments)
{
    QDBusMessage message
        = QDBusMessage::createMethodCall(name, QStringLiteral("/io/github/fourcast/Fourcast"),
                                         QStringLiteral("org.freedesktop.Application"), method);
    message.setArguments(arguments);
    return QDBusConnection::sessionBus().call(message, QDBus::Block, 10'000);
}

/// As the end of the desktop's session ends it; false when it does not end, or not well.
bool end(QProcess& process)
{
    ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
    return process.waitForFinished(30'000) && process.exitStatus() == QProcess::NormalExit
        && process.exitCode() == 0;
}

}

/// Run on a session bus of its own, by dbus-run-session.
class TestApplicationService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(QDBusConnection::sessionBus().isConnected()); }

    void aSecondStartOpensTheFileInTheWindowThatIsThere()
    {
        const Home home;
        home.write("ours.c4g", "1. d1 d2 2. e1 *\n");
        const auto first = home.start({});
        QTRY_VERIFY_WITH_TIMEOUT(isOnTheBus(), 30'000);
        const auto second = home.start({QStringLiteral("ours.c4g")});
        QVERIFY(second->waitForFinished(30'000));
        QCOMPARE(second->exitCode(), 0);
        QCOMPARE(second->readAllStandardError(), QByteArray());
        QTRY_VERIFY_WITH_TIMEOUT(home.settings().contains("ours.c4g"), 10'000);
        QCOMPARE(first->state(), QProcess::Running);
        QVERIFY(end(*first));
        QTRY_VERIFY(!isOnTheBus());
    }

    void aLinkIsOpenedAndKeptAtTheEndOfTheSession()
    {
        const Home home;
        const auto first = home.start({});
        QTRY_VERIFY_WITH_TIMEOUT(isOnTheBus(), 30'000);
        QCOMPARE(call(QStringLiteral("Open"),
                      {QStringList {"fourcast:4453"}, QVariantMap {{"activation-token", "t"}}})
                     .type(),
                 QDBusMessage::ReplyMessage);
        QTRY_VERIFY_WITH_TIMEOUT(!home.keptGame().isEmpty(), 10'000);
        // A wrong one changes nothing, and one that comes while another waits for an answer waits.
        call(QStringLiteral("Open"), {QStringList {"fourcast:9"}, QVariantMap()});
        QVERIFY(end(*first));
        QVERIFY(!home.keptGame().isEmpty());
    }

    void actionsAreTakenAndUnknownOnesRefused()
    {
        const Home home;
        const auto first = home.start({});
        QTRY_VERIFY_WITH_TIMEOUT(isOnTheBus(), 30'000);
        QCOMPARE(call(QStringLiteral("ActivateAction"),
                      {QStringLiteral("dance"), QVariantList(), QVariantMap()})
                     .type(),
                 QDBusMessage::ErrorMessage);
        QCOMPARE(call(QStringLiteral("Activate"), {QVariantMap()}).type(),
                 QDBusMessage::ReplyMessage);
        const auto second = home.start({QStringLiteral("--action"), QStringLiteral("laboratory")});
        QVERIFY(second->waitForFinished(30'000));
        QCOMPARE(second->exitCode(), 0);
        QVERIFY(end(*first));
        QVERIFY2(home.settings().contains("layout=lab"), home.settings());
    }

    void settingsOfItsOwnMeanAWindowOfItsOwn()
    {
        const Home home;
        const auto first
            = home.start({QStringLiteral("--new-window"), QStringLiteral("fourcast:44")});
        // Before it is there a signal would only kill it.
        QTRY_VERIFY_WITH_TIMEOUT(!home.keptGame().isEmpty(), 30'000);
        const auto second = home.start({QStringLiteral("--settings"), home.path("a.ini"),
                                        QStringLiteral("--quit-after-first-paint")});
        QVERIFY(second->waitForFinished(30'000));
        QCOMPARE(second->exitCode(), 0);
        QVERIFY(!isOnTheBus());
        QVERIFY(end(*first));
    }

    void withoutABusNothingIsSaid()
    {
        const Home home;
        const auto process = home.start({QStringLiteral("fourcast:44")}, false);
        QTRY_VERIFY_WITH_TIMEOUT(!home.keptGame().isEmpty(), 30'000);
        QVERIFY(!isOnTheBus());
        QVERIFY(end(*process));
        // What the platform without a display says of itself is not ours.
        const QByteArray said = process->readAllStandardError().replace(
            "This plugin does not support propagateSizeHints()\n", "");
        QCOMPARE(said, QByteArray());
    }

    void anUnknownActionIsWrongUsage()
    {
        const Home home;
        const auto process = home.start({QStringLiteral("--action"), QStringLiteral("dance")});
        QVERIFY(process->waitForFinished(30'000));
        QCOMPARE(process->exitCode(), 2);
        QVERIFY(process->readAllStandardError().contains("dance"));
    }
};

QTEST_GUILESS_MAIN(TestApplicationService)
#include "tst_applicationservice.moc"
