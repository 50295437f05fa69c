// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <list>
#include <mpi.h>
#include <optional>
#include <vector>

/// What the processes say to each other.
enum class MpiTopic : std::uint8_t
{
    Alive, ///< by the leader: nothing else; by the others: how many tasks they could begin with
    Work, ///< by the leader: tasks, by their numbers
    Done, ///< by the others: a task and what came of it
    Leaving, ///< by the others: nothing more will come
    Dismissed ///< by the leader: that was all
};

struct MpiMessage
{
    int process = 0;
    MpiTopic topic = MpiTopic::Alive;
    std::vector<std::int64_t> numbers;
};

/// Messages to and from other processes, without ever waiting for one of them: it might be lost.
class MpiChannel
{
public:
    MpiChannel() = default;
    MpiChannel(const MpiChannel&) = delete;
    MpiChannel& operator=(const MpiChannel&) = delete;
    /// Gives what is under way a second to arrive.
    ~MpiChannel();

    /// Returns at once.
    void send(int process, MpiTopic topic, std::vector<std::int64_t> numbers = {});
    /// The next message that has arrived.
    std::optional<MpiMessage> receive();

private:
    struct Parcel
    {
        std::vector<std::int64_t> numbers;
        MPI_Request request = MPI_REQUEST_NULL;
    };

    void forgetDelivered();

    /// MPI reads the numbers until they are delivered.
    std::list<Parcel> m_underWay;
};
