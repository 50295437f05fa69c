// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/film/gifwriter.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QTest>
#include <cstdlib>
#include <vector>

namespace {

struct ReadFrame
{
    QImage image;
    int delay = 0; ///< milliseconds
};

/// By Qt's own reader.
std::vector<ReadFrame> readFrames(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "gif");
    std::vector<ReadFrame> frames;
    for (QImage image = reader.read(); !image.isNull(); image = reader.read())
        frames.push_back({.image = image.convertToFormat(QImage::Format_RGB32),
                          .delay = reader.nextImageDelay()});
    return frames;
}

QImage plain(QSize size, QRgb color)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(color);
    return image;
}

/// As many colours as a palette has, in no order.
QImage noise(QSize size, int seed)
{
    QImage image(size, QImage::Format_RGB32);
    quint32 state = static_cast<quint32>(seed) * 2654435761U + 1;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x) {
            state = state * 1664525U + 1013904223U;
            const int level = static_cast<int>(state >> 24);
            image.setPixel(x, y, qRgb(level, 255 - level, level / 2));
        }
    return image;
}

} // namespace

class TestGifWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadAgain_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("a pixel") << QSize(1, 1);
        QTest::newRow("a line") << QSize(300, 1);
        QTest::newRow("small") << QSize(17, 23);
        // More runs than the longest codes can name, several times over.
        QTest::newRow("large") << QSize(301, 203);
    }

    void whatIsWrittenIsReadAgain()
    {
        QFETCH(const QSize, size);
        const std::vector<QImage> images {noise(size, 1), plain(size, qRgb(0, 255, 0)),
                                          noise(size, 2)};
        GifWriter gif(size, GifPalette(images));
        int delay = 7;
        for (const QImage& image : images)
            gif.add(image, delay++);
        QCOMPARE(gif.frames(), 3);
        const auto bytes = gif.finish();
        QVERIFY(bytes);
        const auto frames = readFrames(*bytes);
        QCOMPARE(frames.size(), images.size());
        for (std::size_t i = 0; i < images.size(); ++i) {
            QCOMPARE(frames[i].image, images[i]);
            QCOMPARE(frames[i].delay, 70 + 10 * static_cast<int>(i));
        }
    }

    void onlyWhatChangesIsWritten()
    {
        const QSize size(200, 200);
        const QImage before = noise(size, 3);
        QImage after = before;
        QPainter(&after).fillRect(50, 60, 4, 5, QColor(qRgb(0, 255, 0)));
        const GifPalette palette({before, after});
        GifWriter one(size, palette);
        one.add(before, 10);
        const qsizetype alone = one.finish()->size();
        GifWriter two(size, palette);
        two.add(before, 10);
        two.add(after, 10);
        const QByteArray both = *two.finish();
        QVERIFY(both.size() - alone < 100);
        const auto frames = readFrames(both);
        QCOMPARE(frames.size(), std::size_t {2});
        QCOMPARE(frames[1].image, after);
    }

    void whatLooksTheSameStaysLonger()
    {
        const QSize size(20, 20);
        const QImage image = noise(size, 4);
        GifWriter gif(size, GifPalette({image}));
        gif.add(image, 20);
        gif.add(image, 300);
        QCOMPARE(gif.frames(), 1);
        const auto bytes = gif.finish();
        QVERIFY(bytes);
        const auto frames = readFrames(*bytes);
        QCOMPARE(frames.size(), std::size_t {1});
        QCOMPARE(frames[0].delay, 3200);
    }

    void eachFrameHasItsOwnTime()
    {
        const QSize size(20, 20);
        const QImage one = noise(size, 5);
        const QImage other = noise(size, 6);
        GifWriter gif(size, GifPalette({one, other}));
        gif.add(one, 10);
        gif.add(one, 20);
        gif.add(other, 30);
        gif.add(other, 40);
        // More than the file can say.
        gif.add(one, 60000);
        gif.add(one, 60000);
        QCOMPARE(gif.frames(), 3);
        const auto frames = readFrames(*gif.finish());
        QCOMPARE(frames.size(), std::size_t {3});
        QCOMPARE(frames[0].delay, 300);
        QCOMPARE(frames[1].delay, 700);
        QCOMPARE(frames[2].delay, 655350);
        QCOMPARE(frames[2].image, one);
    }

    void itRepeatsForEver()
    {
        const QImage image = plain(QSize(8, 8), qRgb(1, 2, 3));
        GifWriter gif(image.size(), GifPalette({image}));
        gif.add(image, 10);
        QByteArray bytes = *gif.finish();
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        QImageReader reader(&buffer, "gif");
        QVERIFY(!reader.read().isNull());
        QCOMPARE(reader.loopCount(), -1);
    }

    void plainAreasKeepTheirColour()
    {
        // Far more than 256 colours, and four large areas.
        QImage image(256, 256, QImage::Format_RGB32);
        for (int y = 0; y < 256; ++y)
            for (int x = 0; x < 256; ++x)
                image.setPixel(x, y, qRgb(x, y, (x + y) / 2));
        const QList<QRgb> areas {qRgb(53, 72, 102), qRgb(230, 120, 10), qRgb(20, 90, 220),
                                 qRgb(250, 250, 250)};
        QPainter painter(&image);
        for (int i = 0; i < areas.size(); ++i)
            painter.fillRect(64 * i, 0, 60, 120, QColor(areas[i]));
        painter.end();
        GifPalette palette({image});
        QCOMPARE(palette.colors().size(), std::size_t {256});
        for (const QRgb area : areas)
            QCOMPARE(palette.colors()[palette.indexOf(area)], area);
        // And the others are near.
        const QRgb other = qRgb(200, 230, 215);
        const QRgb shown = palette.colors()[palette.indexOf(other)];
        for (const int apart : {qRed(other) - qRed(shown), qGreen(other) - qGreen(shown),
                                qBlue(other) - qBlue(shown)})
            QVERIFY2(std::abs(apart) < 40, qPrintable(QString::number(apart)));
    }
};

QTEST_MAIN(TestGifWriter)
#include "tst_gifwriter.moc"
