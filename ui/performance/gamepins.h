// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"

#include <QObject>
#include <map>
#include <tuple>

class GameModel;
class ReportPresenter;

/// What a person has pinned in the searches of the game on the board. It stays with each search
/// while others are looked at, and goes with the game: a recording keeps it.
class GamePins : public QObject
{
    Q_OBJECT

public:
    /// All must outlive it.
    GamePins(GameModel& model, const ReportPresenter& reports, QObject* parent = nullptr);

    /// Of this search; none where nothing was pinned.
    SearchPins of(const SearchReport& report) const { return in(m_pins, keyOf(report)); }
    /// Of the search that is shown.
    SearchPins shown() const { return m_shown ? in(m_pins, m_shown->key) : SearchPins(); }
    /// A person has pinned, named or unpinned a span of it.
    void changeShown(const SearchPins& pins);

    /// This recording has just come on the board.
    void add(const Recording& recording);
    /// This recording of the game was saved; the game may have gone on since.
    void markSaved(const Recording& recording);
    /// No recording has what is pinned.
    void markUnsaved();
    /// Is something pinned, or no longer pinned, in a search of the line on the board that no
    /// recording has so?
    bool areUnsaved() const;

Q_SIGNALS:
    /// Something was pinned or saved.
    void changed();
    /// The search that is shown has other pins now, from a recording.
    void replaced();

private:
    /// Position, column and time: two searches of one move do not take the same nanoseconds.
    using Key = std::tuple<quint64, int, qint64>;
    using Pins = std::map<Key, SearchPins>;
    struct Shown
    {
        Key key;
        bool isOfMove = false; ///< of one that was played; the others go with their search
    };

    static Key keyOf(const SearchReport& report);
    static SearchPins in(const Pins& pins, const Key& key);
    static void put(Pins& pins, const Key& key, const SearchPins& added);
    void setShown(const SearchReport& report);
    void forget();

    const GameModel& m_model;
    const ReportPresenter& m_reports;
    Pins m_pins;
    Pins m_saved;
    std::optional<Shown> m_shown;
};
