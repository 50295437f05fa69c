// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/soundeffects.h"

#include "core/support/threads/threads.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QThread>
#include <QUrl>
#include <array>
#include <cstddef>

namespace {

/// The player's, the sound server's, and the one that reads the files.
constexpr int neededThreads = 3;

QtMessageHandler handlerBefore = nullptr;

/// That there is no sound server is no news for anybody.
void keepBack(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    const bool aboutSound = text.contains(QLatin1String("PulseAudio"))
        || text.contains(QLatin1String("pa_context"))
        || text.contains(QLatin1String("audio device"))
        || QLatin1String(context.category).startsWith(QLatin1String("qt.multimedia"));
    if (aboutSound && type != QtFatalMsg)
        return;
    if (handlerBefore)
        handlerBefore(type, context, text);
    else
        qt_message_output(type, context, text);
}

}

/// Lives on the thread.
class SoundEffects::Player : public QObject
{
public:
    void open()
    {
        m_devices = std::make_unique<QMediaDevices>();
        connect(m_devices.get(), &QMediaDevices::audioOutputsChanged, this, [this] { load(); });
        load();
    }

    void play(Sound sound)
    {
        if (auto& effect = m_effects[static_cast<std::size_t>(sound)])
            effect->play();
    }

private:
    void load()
    {
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        if (device.id() == m_device)
            return;
        m_device = device.id();
        for (std::size_t index = 0; index < m_effects.size(); ++index) {
            m_effects[index].reset();
            if (device.isNull())
                continue;
            m_effects[index] = std::make_unique<QSoundEffect>(device);
            m_effects[index]->setSource(QUrl(
                QStringLiteral("qrc:/sounds/%1.wav").arg(soundName(static_cast<Sound>(index)))));
        }
    }

    std::unique_ptr<QMediaDevices> m_devices;
    std::array<std::unique_ptr<QSoundEffect>, static_cast<std::size_t>(Sound::Count)> m_effects;
    QByteArray m_device;
};

SoundEffects::SoundEffects() = default;

SoundEffects::~SoundEffects()
{
    if (!m_thread)
        return;
    m_thread->quit();
    m_thread->wait();
    qInstallMessageHandler(handlerBefore);
}

void SoundEffects::prepare()
{
    if (m_thread || startableThreads(neededThreads) < neededThreads)
        return;
    handlerBefore = qInstallMessageHandler(keepBack);
    m_thread = std::make_unique<QThread>();
    m_player = new Player;
    m_player->moveToThread(m_thread.get());
    QObject::connect(m_thread.get(), &QThread::started, m_player,
                     [player = m_player] { player->open(); });
    QObject::connect(m_thread.get(), &QThread::finished, m_player, &QObject::deleteLater);
    m_thread->start();
}

void SoundEffects::play(Sound sound)
{
    prepare();
    if (m_player)
        QMetaObject::invokeMethod(m_player, [player = m_player, sound] { player->play(sound); });
}
