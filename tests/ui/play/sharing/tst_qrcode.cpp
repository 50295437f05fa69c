// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/sharing/qrcode.h"

#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

class TestQrCode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itHasTheFindersOfTheStandard()
    {
        const auto code = QrCode::of("fourcast:44536");
        QVERIFY(code);
        // Version v has 17 + 4 v modules along a side.
        QCOMPARE((code->size() - 17) % 4, 0);
        for (const auto& [left, top] :
             {std::pair {0, 0}, std::pair {code->size() - 7, 0}, std::pair {0, code->size() - 7}})
            for (int y = 0; y < 7; ++y)
                for (int x = 0; x < 7; ++x) {
                    const int ring = std::max(std::abs(x - 3), std::abs(y - 3));
                    QCOMPARE(code->isDark(left + x, top + y), ring != 2);
                }
    }

    void thePictureHasAMarginOfFourModules()
    {
        const auto code = QrCode::of("fourcast:");
        const QImage image = code->image(3);
        QCOMPARE(image.width(), 3 * (code->size() + 8));
        QCOMPARE(image.pixelColor(11, 11), QColor(Qt::white));
        QCOMPARE(image.pixelColor(12, 12), QColor(Qt::black));
    }

    void theDrawingShowsTheSame()
    {
        const auto code = QrCode::of("fourcast:4453611");
        QSvgRenderer renderer(code->svg());
        QVERIFY(renderer.isValid());
        const QImage expected = code->image(4);
        QImage drawn(expected.size(), QImage::Format_RGB32);
        drawn.fill(Qt::red);
        QPainter painter(&drawn);
        renderer.render(&painter);
        painter.end();
        QCOMPARE(drawn, expected);
    }

    void aTextThatIsTooLongIsRefused()
    {
        const auto code = QrCode::of(QByteArray(4000, 'a'));
        QVERIFY(!code);
        QVERIFY(code.error().message.contains(QStringLiteral("4000")));
    }

    /// By another program, where there is one.
    void aReaderReadsIt()
    {
        const QString zbar = QStandardPaths::findExecutable(QStringLiteral("zbarimg"));
        if (zbar.isEmpty())
            QSKIP("zbarimg is not installed");
        const QByteArray text = "fourcast:444444333333222222111111555555666666777777";
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("code.png"));
        QVERIFY(QrCode::of(text)->image(6).save(file));
        QProcess reader;
        reader.start(zbar, {QStringLiteral("--raw"), QStringLiteral("-q"), file});
        QVERIFY(reader.waitForFinished());
        QCOMPARE(reader.readAllStandardOutput().trimmed(), text);
    }
};

QTEST_MAIN(TestQrCode)
#include "tst_qrcode.moc"
