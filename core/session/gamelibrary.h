// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/keptarchive.h"
#include "core/session/jobs/requestqueue.h"

/// The file in which a person's games are kept, for a window: others may be writing to it, so that
/// everything is asked and answered as in a RequestQueue, in the order in which it was asked.
class GameLibrary : public QObject
{
    Q_OBJECT

public:
    template <typename T> using Answer = RequestQueue::Answer<T>;
    template <typename T> using Work = std::function<Expected<T>(GameArchive&)>;

    explicit GameLibrary(const QString& file, QObject* parent = nullptr);
    /// Waits until what was ordered is done.
    ~GameLibrary() override;

    QString file() const { return m_kept->file(); }
    /// For a worker.
    std::shared_ptr<KeptArchive> kept() const { return m_kept; }

    /// See Questions: `work` is called on another thread.
    template <typename T>
    void ask(QObject* asker, const QString& topic, Work<T> work, Answer<T> answer)
    {
        m_questions.ask<T>(asker, topic, opened<T>(std::move(work)), std::move(answer));
    }
    template <typename T> void order(QObject* asker, Work<T> work, Answer<T> answer)
    {
        m_questions.order<T>(asker, opened<T>(std::move(work)), std::move(answer));
    }
    /// An order after which kept games are others: changed() follows, or refused() with the reason.
    void change(Work<void> work, std::function<void()> done = {});

    using Games = std::vector<qint64>;
    using WorkOnGames = std::function<Expected<void>(GameArchive&, const Games&)>;
    /// A change of many games, some hundred at a time, with what is ordered meanwhile in between;
    /// one such change after the other. Once all are done changed() follows, or refused() with what
    /// ended it. The same piece may be worked on twice.
    void changeEach(Games games, WorkOnGames work);

    /// Is everything answered?
    bool isIdle() const { return m_questions.isIdle() && m_changes.empty(); }

Q_SIGNALS:
    /// Games came, went, or are others now, by this window.
    void changed();
    /// Why something was not done.
    void refused(const QString& sentence);

private:
    template <typename T> std::function<Expected<T>()> opened(Work<T> work) const
    {
        return [kept = m_kept, work = std::move(work)]() -> Expected<T> {
            return kept->archive().and_then(
                [&work](const std::shared_ptr<GameArchive>& archive) { return work(*archive); });
        };
    }

    /// A change of many games, with how many of them are done.
    struct Change
    {
        Games games;
        WorkOnGames work;
        std::size_t done = 0;
    };
    void changeSome();
    /// What is to be done next of a change.
    static Work<void> workOnSome(const Change& change, std::size_t most);

    std::shared_ptr<KeptArchive> m_kept;
    RequestQueue m_questions;
    std::deque<Change> m_changes; ///< the first is being done
};
