// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/search/metrics/searchquantity.h"
#include "core/search/searchreport.h"

#include <QObject>
#include <QString>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

struct Provenance;

/// What one engine move cost.
struct MovePoint
{
    int ply = 0; ///< move of the game, from 1, setup not counted
    Move move;
    int row = -1; ///< where the disc landed, from 0 at the bottom; -1 where it is not known
    std::uint64_t nodes = 0;
    double milliseconds = 0;
    bool disturbed = false; ///< the time: a laboratory was at work meanwhile
    int depth = 0; ///< plies
    Score score; ///< from the first player's view
    bool ownUnits = false; ///< the score is a program's of others
    bool busyElsewhere = false; ///< other programs had the processors meanwhile
    /// All that the search reported; nothing of a move that comes from a file. Use figure().
    SearchMetrics figures {};
    /// How long each task of its workers took itself; null where none is known.
    std::shared_ptr<const std::vector<std::chrono::nanoseconds>> taskTimes {};

    /// A number of the search, by its place in searchQuantities().
    std::optional<double> figure(std::size_t quantity) const;
    /// Its times are no measure of the search.
    bool isDisturbed() const { return disturbed || busyElsewhere; }

    static MovePoint fromReport(const SearchReport& report, Player side, int ply, int row = -1);
};

/// One engine's moves in one game: a series in both charts.
struct RunSeries
{
    int run = 0; ///< game number in this session, from 1
    Player side = Player::First;
    QString engine; ///< label, "mapped-h1, depth 6"
    bool visible = true;
    std::vector<MovePoint> points; ///< plies rise

    /// "Game 2: mapped-h1, depth 6 (first)".
    QString label() const;
};

/// Plies of a game, both ends within.
struct PlyRange
{
    int first = 0;
    int last = 0;
    friend bool operator==(const PlyRange&, const PlyRange&) = default;
};

/// The runs that the charts show: the game in progress and the games before it.
class RunHistory : public QObject
{
    Q_OBJECT

public:
    enum class Which
    {
        All,
        Visible
    };

    explicit RunHistory(QObject* parent = nullptr);

    const std::vector<RunSeries>& series() const { return m_series; }
    int currentRun() const { return m_run; }

    /// A new game begins; the series of the game before stay. Nothing to do while the current one
    /// has no points.
    void beginRun();
    /// Points after this move of the current game were taken back; a series without points goes.
    void truncate(int ply);
    /// A point for the current game. Points from the same ply on belonged to another line and go.
    void add(Player side, const QString& engineLabel, const MovePoint& point);
    void setVisible(std::size_t series, bool visible);
    /// The game that is drawn in full ink: the newest, until another is chosen.
    int highlighted() const { return m_highlighted; }
    /// It becomes visible.
    void setHighlighted(int run);
    /// Of the others, these are visible and no more.
    void showBelow(const std::vector<int>& runs);
    /// The moves of the highlighted game that are looked at together.
    std::optional<PlyRange> range() const { return m_range; }
    void setRange(std::optional<PlyRange> range);
    /// Removes the earlier games' series.
    void clearEarlier();

    /// A line per point under the header
    /// `run,side,engine,ply,column,nodes,time_ms,disturbed,depth_plies,score_kind,score_value,
    /// score_plies,disturbed_by_others`, and then every further number of a search under its key in
    /// searchQuantities(): all but `nodes`, `milliseconds` and `depth`, which are the columns
    /// `nodes`, `time_ms` and `depth_plies` that files have had from the start; at the end
    /// `disturbed_by_program`.
    ///
    /// Columns count from 1; `disturbed` is yes where the time is no measure: because a laboratory
    /// was at work meanwhile (`disturbed_by_program`), or because other programs had the processors
    /// (`disturbed_by_others`); scores are from the first
    /// player's view, `score_value` in the heuristic's units, `score_plies` for wins and losses. Of
    /// a program of others the kind is `program-win`, `program-loss`, `program-draw`, which it says
    /// and nobody has proved, or `program-estimate`, in units of its own. A
    /// number that an engine does not know is empty.
    QByteArray toCsv(Which which = Which::All) const;
    /// The same figures under the same names, an object per series; what is not known is left out.
    QByteArray toJson(Which which = Which::All) const;
    /// Which games these are, and their engines with their settings: of the visible ones.
    void addTo(Provenance& provenance) const;

Q_SIGNALS:
    /// Points were added to or removed from existing series.
    void pointsChanged();
    /// Series came, went, or changed visibility.
    void seriesChanged();
    void rangeChanged();

private:
    RunSeries* find(Player side, const QString& engineLabel);

    std::vector<RunSeries> m_series;
    int m_run = 1;
    int m_highlighted = 1;
    std::optional<PlyRange> m_range;
};
