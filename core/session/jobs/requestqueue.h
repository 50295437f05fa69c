// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/jobs/job.h"

#include <QPointer>
#include <deque>

/// Questions to what may keep its caller waiting, such as a file that others use: each is asked at
/// once, worked out on another thread after those before it, and answered on the thread that this
/// object lives on.
class RequestQueue : public QObject
{
    Q_OBJECT

public:
    template <typename T> using Answer = std::function<void(Expected<T>)>;

    explicit RequestQueue(QObject* parent = nullptr);
    /// Waits for the one that is being worked out, and does what was ordered. Nothing is answered
    /// any more.
    ~RequestQueue() override;

    /// Runs `work` on the worker thread, then `answer` on the caller's with its result or its
    /// error: never before ask() has returned, and only while `asker` lives. A later request of the
    /// same asker about the same topic replaces this one, whose answer is not delivered then.
    template <typename T>
    void ask(QObject* asker, const QString& topic, std::function<Expected<T>()> work,
             Answer<T> answer)
    {
        forget(asker, topic);
        add(question<T>(asker, topic, false, std::move(work), std::move(answer)));
    }

    /// The same for what changes something: it takes nobody's place, and is done even if nobody
    /// waits for it any more.
    template <typename T>
    void order(QObject* asker, std::function<Expected<T>()> work, Answer<T> answer)
    {
        add(question<T>(asker, {}, true, std::move(work), std::move(answer)));
    }

    /// Is there anything that has not been answered?
    bool isIdle() const { return !m_current && m_waiting.empty(); }

private:
    using Telling = std::function<void()>;
    struct Question
    {
        QPointer<QObject> asker;
        QString topic;
        bool isOrder = false;
        /// Gives what is to be called with the answer.
        std::function<Telling()> work;
        std::function<void(const Error&)> failed;
    };

    template <typename T>
    static Question question(QObject* asker, const QString& topic, bool isOrder,
                             std::function<Expected<T>()> work, Answer<T> answer)
    {
        auto failed = [answer](const Error& error) { answer(tl::unexpected(error)); };
        auto told = [work = std::move(work), answer = std::move(answer)]() -> Telling {
            auto made = std::make_shared<Expected<T>>(work());
            return [answer, made] { answer(std::move(*made)); };
        };
        return {asker, topic, isOrder, std::move(told), std::move(failed)};
    }

    void forget(const QObject* asker, const QString& topic);
    void add(Question question);
    void next();
    void finish();

    std::deque<Question> m_waiting;
    std::optional<Question> m_current;
    std::unique_ptr<Job<Telling>> m_job;
};
