// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/soundeffects.h"

#include <QFile>
#include <QTest>
#include <QtEndian>
#include <algorithm>
#include <cstdlib>
#include <vector>

namespace {

constexpr int headerBytes = 44;
constexpr int rate = 22050;

QStringList messages;

void note(QtMsgType, const QMessageLogContext&, const QString& text)
{
    messages << text;
}

QByteArray bytesOf(int sound)
{
    QFile file(QStringLiteral(":/sounds/%1.wav").arg(soundName(static_cast<Sound>(sound))));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::vector<int> samplesOf(int sound)
{
    const QByteArray bytes = bytesOf(sound);
    std::vector<int> samples;
    for (qsizetype at = headerBytes; at + 1 < bytes.size(); at += 2)
        samples.push_back(qFromLittleEndian<qint16>(bytes.constData() + at));
    return samples;
}

/// How often it swings in the second that follows its first touch.
int swings(const std::vector<int>& samples)
{
    int count = 0;
    for (std::size_t at = rate / 20; at + 1 < samples.size(); ++at)
        count += samples[at] < 0 && samples[at + 1] >= 0;
    return count;
}

}

class TestSoundEffects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("PULSE_SERVER", "unix:/nonexistent/pulse"); }

    void eachSoundIsShortAndQuiet()
    {
        for (int sound = 0; sound < static_cast<int>(Sound::Count); ++sound) {
            const QByteArray bytes = bytesOf(sound);
            QVERIFY2(bytes.startsWith("RIFF"), qPrintable(soundName(static_cast<Sound>(sound))));
            QCOMPARE(qFromLittleEndian<quint32>(bytes.constData() + 24), quint32(rate));
            const auto samples = samplesOf(sound);
            QVERIFY(samples.size() > rate / 20);
            QVERIFY(samples.size() < rate * 11 / 10);
            int peak = 0;
            for (const int sample : samples)
                peak = std::max(peak, std::abs(sample));
            QVERIFY(peak > 1000);
            QVERIFY(peak < 0.4 * 32768);
            // It ends without a click.
            QVERIFY(std::abs(samples.back()) < 100);
        }
    }

    void higherRowsSoundHigher()
    {
        for (int row = 1; row < 6; ++row)
            QVERIFY(swings(samplesOf(static_cast<int>(dropSound(row))))
                    > swings(samplesOf(static_cast<int>(dropSound(row - 1)))));
        QCOMPARE(dropSound(7), Sound::Drop6);
    }

    void withoutADeviceItIsSilentInEveryWay()
    {
        const auto before = qInstallMessageHandler(note);
        {
            SoundEffects effects;
            effects.prepare();
            effects.play(Sound::Win);
            // Time in which its thread asks for a server and for a device: that neither is there is
            // told nobody, and the messages about it are what must not be seen.
            QTest::qWait(300);
            effects.play(Sound::Drop1);
        }
        // Others' messages come through again.
        qWarning("PulseAudio");
        qInstallMessageHandler(before);
        QCOMPARE(messages, QStringList {"PulseAudio"});
    }
};

QTEST_MAIN(TestSoundEffects)
#include "tst_soundeffects.moc"
