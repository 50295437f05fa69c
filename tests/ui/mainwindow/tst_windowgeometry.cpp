// SPDX-License-Identifier: GPL-3.0-or-later
// What the settings say of the window's place may be damaged; the program starts all the same.
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/mainwindow/docks/windowgeometry.h"
#include "ui/style/appearance.h"

#include <QAction>
#include <QDataStream>
#include <QScreen>
#include <QTest>
#include <limits>

namespace {

constexpr int huge = 2'000'000'000;
constexpr int lowest = std::numeric_limits<int>::min();
constexpr int highest = std::numeric_limits<int>::max();

/// As QWidget::saveGeometry() writes it.
QByteArray geometryOf(const QRect& rect, bool maximized = false, quint16 version = 3)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_4_0);
    stream << quint32 {0x1D9D0CB} << version << quint16 {0} << rect << rect << qint32 {0}
           << quint8 {maximized} << quint8 {0};
    if (version > 1)
        stream << qint32 {800};
    if (version > 2)
        stream << rect;
    return bytes;
}

QRect corners(int left, int top, int right, int bottom)
{
    QRect rect;
    rect.setCoords(left, top, right, bottom);
    return rect;
}

}

class TestWindowGeometry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void whatAWindowSavesIsSound()
    {
        QWidget window;
        QVERIFY(isSoundGeometry(window.saveGeometry()));
        window.resize(700, 500);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QByteArray saved = window.saveGeometry();
        QVERIFY(isSoundGeometry(saved));
        for (qsizetype size = 0; size < saved.size(); ++size)
            QVERIFY(!isSoundGeometry(saved.left(size)));
        window.showMaximized();
        QVERIFY(isSoundGeometry(window.saveGeometry()));
    }

    void theProgramStartsWithADamagedGeometry_data()
    {
        QTest::addColumn<QByteArray>("geometry");
        QTest::newRow("huge width") << geometryOf({0, 0, huge, 600});
        QTest::newRow("huge height") << geometryOf({0, 0, 800, huge});
        QTest::newRow("huge width, older version") << geometryOf({0, 0, huge, 600}, false, 2);
        QTest::newRow("huge width, oldest version") << geometryOf({0, 0, huge, 600}, false, 1);
        QTest::newRow("huge, maximised") << geometryOf({0, 0, huge, huge}, true);
        QTest::newRow("a width that overflows") << geometryOf(corners(lowest, 0, highest, 600));
        QTest::newRow("far away") << geometryOf(corners(huge, huge, huge + 800, huge + 600));
        QTest::newRow("corners exchanged") << geometryOf(corners(800, 600, 0, 0));
        QTest::newRow("other bytes") << QByteArray("\x01\xd9\xd0\xcb geometry");
        QTest::newRow("zeros") << QByteArray(66, '\0');
    }

    void theProgramStartsWithADamagedGeometry()
    {
        QFETCH(QByteArray, geometry);
        QVERIFY(!isSoundGeometry(geometry));
        const QTemporaryDir folder;
        QSettings store(folder.filePath("settings.ini"), QSettings::IniFormat);
        Settings settings = WindowFixture::quickSettings();
        settings.windowGeometry = geometry;
        settings.save(store);
        MainWindow window(store, folder.filePath("autosave"));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QSize screen = window.screen()->availableSize();
        QVERIFY(window.width() <= std::max(screen.width(), window.minimumSizeHint().width()));
        QVERIFY(window.height() <= std::max(screen.height(), window.minimumSizeHint().height()));
    }

    void theProgramStartsWithDamagedDocks_data()
    {
        QTest::addColumn<int>("at");
        // From byte 10 on this has ended the program: Qt believes how many docks there are.
        for (const int at : {0, 4, 8, 10, 12, 50, 150})
            QTest::addRow("byte %d", at) << at;
    }

    void theProgramStartsWithDamagedDocks()
    {
        QFETCH(int, at);
        WindowFixture f;
        f.trigger(Command::LayoutAnalyse);
        f.window->close();
        f.window.reset();
        const QByteArray sound = Settings::load(*f.store).windowState;
        QVERIFY(sound.size() > at + 4);
        f.store->setValue("window/state", QByteArray(sound).replace(at, 4, QByteArray(4, '\xff')));
        QVERIFY(Settings::load(*f.store).windowState.isEmpty());
        // Nor does it ask Qt for a layout that was left, where the same happened to that.
        const QByteArray left = Settings::load(*f.store).leftLayouts.value("play");
        QVERIFY(!left.isEmpty());
        f.store->setValue("layouts/play", QByteArray(left).replace(at, 4, QByteArray(4, '\xff')));
        QVERIFY(!Settings::load(*f.store).leftLayouts.contains("play"));
        f.open();
        QVERIFY(f.window->isVisible());
        QVERIFY(f.action(Command::LayoutPlay)->isChecked());
    }
};

QTEST_MAIN(TestWindowGeometry)
#include "tst_windowgeometry.moc"
