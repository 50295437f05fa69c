// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/mpichannel.h"

#include "core/parallel/messagemodule.h"

#include <chrono>
#include <cstring>
#include <thread>

void addBytes(std::vector<std::int64_t>& numbers, const QByteArray& bytes)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    numbers.push_back(bytes.size());
    const std::size_t place = numbers.size();
    numbers.resize(place + (size + sizeof(std::int64_t) - 1) / sizeof(std::int64_t));
    if (size > 0)
        std::memcpy(numbers.data() + place, bytes.constData(), size);
}

std::optional<QByteArray> takeBytes(const std::vector<std::int64_t>& numbers, std::size_t& place)
{
    if (place >= numbers.size() || numbers[place] < 0)
        return {};
    const auto size = static_cast<std::uint64_t>(numbers[place]);
    const std::size_t room = (numbers.size() - place - 1) * sizeof(std::int64_t);
    if (size > room)
        return {};
    QByteArray bytes(static_cast<qsizetype>(size), Qt::Uninitialized);
    if (size > 0)
        std::memcpy(bytes.data(), numbers.data() + place + 1, size);
    place += 1 + (size + sizeof(std::int64_t) - 1) / sizeof(std::int64_t);
    return bytes;
}

MpiChannel::~MpiChannel()
{
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::seconds(1);
    for (forgetDelivered(); !m_underWay.empty() && Clock::now() < end; forgetDelivered())
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    // MPI may still look at what could not be delivered.
    static std::list<Parcel> undelivered;
    undelivered.splice(undelivered.end(), m_underWay);
}

void MpiChannel::send(int process, MpiTopic topic, std::vector<std::int64_t> numbers)
{
    forgetDelivered();
    m_underWay.push_back({std::move(numbers)});
    Parcel& parcel = m_underWay.back();
    parcel.request = m_messages.send(process, static_cast<int>(topic), parcel.numbers.data(),
                                     static_cast<int>(parcel.numbers.size()));
    if (!parcel.request)
        m_underWay.pop_back();
}

std::optional<MpiMessage> MpiChannel::receive()
{
    int process = 0;
    int topic = 0;
    int count = 0;
    if (m_messages.arrived(&process, &topic, &count) == 0)
        return {};
    MpiMessage message {.process = process,
                        .topic = static_cast<MpiTopic>(topic),
                        .numbers = std::vector<std::int64_t>(static_cast<std::size_t>(count))};
    // Whoever sent it is not waited for: what has begun to arrive comes whole, or fails.
    if (m_messages.take(process, topic, message.numbers.data(), count) == 0)
        return {};
    return message;
}

void MpiChannel::forgetDelivered()
{
    m_underWay.remove_if(
        [this](const Parcel& parcel) { return m_messages.isDelivered(parcel.request) != 0; });
}
