// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <cstdint>
#include <list>
#include <optional>
#include <vector>

struct FourcastMessages;

/// What the processes say to each other.
enum class MpiTopic : std::uint8_t
{
    Alive, ///< by the leader: nothing else; by the others: how many tasks they could begin with
    Work, ///< by the leader: tasks
    Done, ///< by the others: a task and what came of it
    Resting, ///< by the leader: no more of these tasks; others may come later
    Leaving, ///< by the others: nothing more will come
    Dismissed ///< by the leader: that was all
};

struct MpiMessage
{
    int process = 0;
    MpiTopic topic = MpiTopic::Alive;
    std::vector<std::int64_t> numbers;
};

/// Bytes as numbers that can be sent, behind those that are there.
void addBytes(std::vector<std::int64_t>& numbers, const QByteArray& bytes);
/// What was added at `place`, which is moved behind it. Nothing where they are no such bytes.
std::optional<QByteArray> takeBytes(const std::vector<std::int64_t>& numbers, std::size_t& place);

/// Messages to and from other processes, without ever waiting for one of them: it might be lost.
class MpiChannel
{
public:
    explicit MpiChannel(const FourcastMessages& messages) : m_messages(messages) { }
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
        void* request = nullptr;
    };

    void forgetDelivered();

    const FourcastMessages& m_messages;
    /// MPI reads the numbers until they are delivered.
    std::list<Parcel> m_underWay;
};
