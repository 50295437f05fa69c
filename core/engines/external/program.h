// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <chrono>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

/// How a program of others is asked for its moves.
enum class ProgramProtocol : std::uint8_t
{
    Uci, ///< UCI with the variant `cfour`
    Riddles, ///< Riddles.io, "Four in a row"
    TheAiGames, ///< its older dialect
    Kaggle ///< a file of Python with an agent of Kaggle's ConnectX
};

/// What a program may use. Zero means "no limit of this kind".
struct ProgramLimits
{
    static constexpr int silentHangs = 10;

    /// From its start until it says that it is ready.
    std::chrono::milliseconds start {10'000};
    /// For a move of a game that gives it neither a time nor a clock.
    std::chrono::milliseconds move {2'000};
    /// Allowed beyond a move's time before it counts as too late: what the system takes.
    std::chrono::milliseconds margin {100};
    /// Silent for so long beyond a move's time, it is ended. A search that has a depth or a number
    /// of nodes and no time may take as long as it likes, but not without a line for `silentHangs`
    /// times as long: a match must not wait for ever.
    std::chrono::milliseconds hang {5'000};
    /// Of address space, and of processor time in one run of the program.
    int memoryMib = 0;
    std::chrono::seconds processor {0};

    /// For programs of people who are learning, or who are not known.
    static ProgramLimits untrusted();

    friend bool operator==(const ProgramLimits&, const ProgramLimits&) = default;
};

/// A program of others that plays: how it is started and asked. A value; whether it is there is
/// seen when it is started.
struct Program
{
    /// What it is called everywhere: unlike all our engines' and other programs' names, 1 to 60
    /// printable characters without a comma, a colon or a quotation mark, no blank at either end.
    QString name {};
    ProgramProtocol protocol = ProgramProtocol::Uci;
    /// The program's file; a name without a slash is looked for in PATH. Of a Kaggle agent it is
    /// the agent's file, for which Python is started.
    QString command {};
    /// Handed over as they are: there is no shell.
    QStringList arguments {};
    /// Where it runs; empty is the folder of its file.
    QString folder {};
    /// Of UCI: what is set, by name; others stay as the program has them.
    std::vector<std::pair<QString, QString>> options {};
    ProgramLimits limits {};
    /// Which version it is, counted from 1: a file that is saved anew is another player.
    int version = 1;
    /// Hexadecimal digits of the file's SHA-256 when that version was seen; empty where it was not
    /// looked at.
    QString fingerprint {};

    /// "uci", "riddles", "theaigames", "kaggle": for files.
    static QString key(ProgramProtocol protocol);
    static std::optional<ProgramProtocol> protocolFromKey(const QString& key);
    /// "UCI", "Riddles.io", "TheAIGames", "Kaggle": names, the same in every language.
    static QString protocolName(ProgramProtocol protocol);
    /// "UCI program, version 2": what it plays like, for files.
    QString variant() const;

    friend bool operator==(const Program&, const Program&) = default;
};
