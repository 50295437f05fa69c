// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>
#include <cstdint>
#include <optional>

/// Why an engine answered no move that can be played: only a program of others can (our own always
/// answer). Whoever lets it play counts the game as lost by it, and keeps this as the reason.
struct EngineFailure
{
    enum class Kind : std::uint8_t
    {
        NotStarted, ///< there is no such file, or the system did not start it
        NotReady, ///< started, but it did not say in time that it is ready
        Unsupported, ///< it does not know this game
        NoAnswer, ///< it was silent, or wrote other things, until it was ended
        OutOfTime, ///< it answered after its time was over
        IllegalMove, ///< the column is full, or none of the board
        NotAMove, ///< what stands in the place of a move is none
        TooMuchOutput, ///< more than any program has to say
        Crashed, ///< ended by a signal
        Exited, ///< ended by itself before it answered
        ProcessorLimit, ///< used more of the processor than it may
    };

    Kind kind = Kind::NoAnswer;
    /// What happened, without words of ours: the answer as it was written, a signal's name, an
    /// exit code, the system's reason. At most 200 characters; empty where there is nothing to add.
    QString detail {};

    /// "illegal-move": for files.
    static QString key(Kind kind);
    static std::optional<Kind> fromKey(const QString& key);

    /// A translated part of a sentence: `an illegal move, "P@h1"`, `it crashed (SIGSEGV)`.
    QString toText() const;
    /// `illegal-move: P@h1`, for one cell of a file, in one line: control characters of the detail
    /// are blanks in it; and back. Nothing where it is no such thing.
    QString toCell() const;
    /// Of a game in which it may have happened: empty where it did not.
    static QString cellOf(const std::optional<EngineFailure>& failure);
    static std::optional<EngineFailure> fromCell(const QString& cell);

    friend bool operator==(const EngineFailure&, const EngineFailure&) = default;
};

Q_DECLARE_METATYPE(EngineFailure)
