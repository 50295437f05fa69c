// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/followup.h"
#include "core/board/position.h"

#include <QString>
#include <optional>
#include <vector>

/// Threats, and who profits from them when nothing is left but to fill up columns.
///
/// The words and the way of counting are those of V. Allis, "A Knowledge-based Approach of
/// Connect-Four" (1988), chapter 3: rows count from 1 at the bottom, and nobody plays directly
/// below a threat of the other side as long as there is another move. When there is none left,
/// somebody has to: *zugzwang*.
///
/// Who that is, is a matter of counting. Six rows and seven columns are an even number of squares,
/// so the player who is to move when all others are used up depends on how many columns are held
/// shut by a threat on an odd row. A player can put the moment off by giving up a threat of his
/// own: he plays below it and the opponent blocks it; with a threat on an odd row that turns the
/// count round. Let each column with a threat hold one, of one side. Then
///
/// - the first player profits when he has more columns with an odd threat than the second player;
/// - otherwise the second player profits when he has an even threat, or at least two columns more
///   with an odd threat than the first player;
/// - otherwise nobody does.
///
/// So the first player needs an odd threat; an even one is of no help to him but blocks the column.
/// The second player wins with an even one by answering every move in the same column (follow-up),
/// unless the first player has more odd ones than he has. One odd threat each is a draw.
///
/// Where columns hold more than one threat that is not useless, the rest of the game is played out
/// (fillinggame.h) rather than counted. Both hold only as long as no new threats come up: a rule of
/// thumb while many squares are empty, and exact in the end.

/// An empty square that would complete four in line for `owner`.
struct Threat
{
    Player owner = Player::First;
    int column = 0;
    int row = 0; ///< 0 at the bottom
    Bitboard discs = 0; ///< own discs of all the lines that the square would complete
    /// A disc dropped now lands on it.
    bool playable = false;
    /// It can't be carried out: directly below it the opponent has a threat, too, so whoever of the
    /// two gets there, the opponent has won or answers on this square; or somewhere below it is a
    /// square on which both sides win.
    bool useless = false;
    /// Another threat, of either side, is below it in the same column: it counts only once that one
    /// has been given up.
    bool covered = false;

    /// Rows counted from 1 at the bottom, as Allis does: row index 0, 2, 4 is odd.
    bool isOdd() const { return row % 2 == 0; }
    Bitboard square() const { return Position::Shape::square(column, row); }

    friend bool operator==(const Threat&, const Threat&) = default;
};

/// Which case of the rule above decides.
enum class ZugzwangCase : std::uint8_t
{
    None, ///< nobody profits, or nothing is said
    MoreOddThreats, ///< the first player has an odd threat in more columns than the second
    EvenThreat, ///< the second player has an even one, and the first not more odd ones than he
    TwoMoreOddThreats, ///< the second player has an odd threat in two columns more
    PlayedOut ///< several threats in a column: the rest was played out
};

struct ThreatReport
{
    /// The playable ones first, the useless ones last, otherwise from left to right and upwards. A
    /// finished game has none.
    std::vector<Threat> threats;
    /// Who wins when both only fill up columns. Nothing when nobody does, and as long as a threat
    /// can be carried out or has to be blocked now: that comes first.
    std::optional<Player> zugzwang;
    ZugzwangCase zugzwangCase = ZugzwangCase::None;
    /// Was the rest of the game counted at all? There are threats, and none is playable.
    bool isCounted = false;
    /// What always answering in the same column proves, with threats or without: no rule of thumb.
    /// Only findThreatsAndFollowUp() looks for it.
    std::optional<FollowUpProof> followUp;

    /// The squares of one side's threats that a disc dropped now would land on.
    Bitboard playable(Player owner) const;
};

/// Some microseconds; without follow-up.
ThreatReport findThreats(const Position& position);
/// The same with what follow-up proves: some milliseconds at most, mostly microseconds. For where
/// the report is told in words.
ThreatReport findThreatsAndFollowUp(const Position& position, const std::stop_token& stop = {});

/// The two sides' names as the caller calls them, "Red" and "Blue", "the first player".
struct SideNames
{
    QString first;
    QString second;
    const QString& of(Player player) const { return player == Player::First ? first : second; }
};

/// "d3: Red's odd threat", for a tooltip or a list.
QString threatText(const Threat& threat, const SideNames& names);

/// "Blue wins by follow-up: ... Checked against all 13,508 positions that can come up." Two full
/// sentences.
QString followUpText(const FollowUpProof& proof, const SideNames& names);

/// A few full sentences: who wins at once or has to block, the threats of each side, who profits
/// from zugzwang and why, unless what follow-up proves says otherwise, and that. "There are no
/// threats." where there are none, "The game has ended." where there is nothing to come.
QString threatSummary(const ThreatReport& report, const Position& position, const SideNames& names);

/// The rule above for a person, with how often it told the truth.
QString zugzwangExplanation();
