// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/mpichannel.h"

#include <chrono>
#include <thread>

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
    const int sent
        = MPI_Isend(parcel.numbers.data(), static_cast<int>(parcel.numbers.size()), MPI_INT64_T,
                    process, static_cast<int>(topic), MPI_COMM_WORLD, &parcel.request);
    if (sent != MPI_SUCCESS)
        m_underWay.pop_back();
}

std::optional<MpiMessage> MpiChannel::receive()
{
    int arrived = 0;
    MPI_Status status;
    if (MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &arrived, &status) != MPI_SUCCESS
        || !arrived)
        return {};
    int count = 0;
    MPI_Get_count(&status, MPI_INT64_T, &count);
    MpiMessage message {.process = status.MPI_SOURCE,
                        .topic = static_cast<MpiTopic>(status.MPI_TAG),
                        .numbers = std::vector<std::int64_t>(static_cast<std::size_t>(count))};
    // Messages are small enough to have arrived whole.
    if (MPI_Recv(message.numbers.data(), count, MPI_INT64_T, status.MPI_SOURCE, status.MPI_TAG,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE)
        != MPI_SUCCESS)
        return {};
    return message;
}

void MpiChannel::forgetDelivered()
{
    m_underWay.remove_if([](Parcel& parcel) {
        int done = 0;
        return MPI_Test(&parcel.request, &done, MPI_STATUS_IGNORE) != MPI_SUCCESS || done != 0;
    });
}
