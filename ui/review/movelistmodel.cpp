// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/movelistmodel.h"

#include "core/board/notation.h"
#include "core/review/reviewwords.h"
#include "core/session/reviewsession.h"
#include "ui/style/moveclasslook.h"
#include "ui/text/counttext.h"
#include "ui/text/scoresentence.h"
#include "ui/widgets/labels/plaintip.h"

#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <algorithm>
#include <utility>

MoveListModel::MoveListModel(const GameModel& model, QObject* parent)
    : QAbstractTableModel(parent), m_model(model), m_rows(rowsWanted())
{
    connect(&m_model, &GameModel::gameReset, this, &MoveListModel::handleReset);
    connect(&m_model, &GameModel::movesChanged, this, &MoveListModel::handleMoves);
    connect(&m_model, &GameModel::positionChanged, this, [this] {
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1),
                               {Qt::FontRole, CurrentRole});
    });
}

/// Moves of the second player stand in the second column also when a set-up position starts there.
int MoveListModel::pliesBefore() const
{
    return static_cast<int>(m_model.game().setup().size());
}

std::vector<MoveListModel::Row> MoveListModel::rowsWanted() const
{
    const Game& game = m_model.game();
    const int behind = pliesBefore() % 2;
    const int turns = game.length() == 0 ? 0 : (behind + game.length() + 1) / 2;
    const int lines = static_cast<int>(game.variations().size());
    std::vector<Row> rows;
    for (int turn = 0; turn < std::max(turns, 1); ++turn) {
        if (turn < turns)
            rows.push_back({.turn = turn});
        // Below the move that it has another for; below the last one where it goes on behind that.
        for (int i = 0; i < lines; ++i)
            if (std::min((game.branchPly(i) + behind) / 2, std::max(turns, 1) - 1) == turn)
                rows.push_back({.variation = i});
    }
    return rows;
}

int MoveListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MoveListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

int MoveListModel::plyAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.column() == NumberColumn)
        return 0;
    const int turn = m_rows[static_cast<std::size_t>(index.row())].turn;
    const int ply = 2 * turn + index.column() - pliesBefore() % 2;
    return turn >= 0 && ply <= m_model.game().length() ? ply : 0;
}

int MoveListModel::variationAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_rows[static_cast<std::size_t>(row)].variation : -1;
}

QModelIndex MoveListModel::indexOfPly(int ply) const
{
    if (ply < 1 || ply > m_model.game().length())
        return {};
    const int place = ply - 1 + pliesBefore() % 2;
    const auto row = std::ranges::find(m_rows, Row {.turn = place / 2});
    return index(static_cast<int>(row - m_rows.begin()), FirstColumn + place % 2);
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == VariationRole)
        return row.variation;
    if (row.variation >= 0)
        return variationData(row.variation, index.column(), role);
    if (index.column() == NumberColumn) {
        if (role == Qt::DisplayRole)
            return QString::number(pliesBefore() / 2 + row.turn + 1);
        if (role == Qt::TextAlignmentRole)
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    const int ply = plyAt(index);
    if (role == PlyRole)
        return ply;
    const bool current = ply > 0 && ply == m_model.game().ply();
    if (role == CurrentRole)
        return current;
    const ReviewedMove* const reviewed = judged(ply);
    const MoveClass quality = reviewed ? reviewed->quality : MoveClass::Unknown;
    if (role == QualityRole)
        return static_cast<int>(quality);
    if (ply == 0 || (current && m_lastMoveWaits && m_lastMoveWaits()))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return moveText(ply);
    case Qt::DecorationRole:
        return reviewed ? QVariant(moveClassIcon(quality, QGuiApplication::palette())) : QVariant();
    case Qt::ToolTipRole:
        return plainTip(toolTip(ply));
    case Qt::AccessibleTextRole:
        return spokenText(ply);
    case Qt::FontRole: {
        QFont font;
        font.setBold(current);
        return font;
    }
    default:
        return {};
    }
}

QVariant MoveListModel::variationData(int variation, int column, int role) const
{
    if (role == PlyRole)
        return 0;
    if (role == QualityRole)
        return static_cast<int>(MoveClass::Unknown);
    if (column != FirstColumn)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return variationText(variation);
    case Qt::ToolTipRole:
        return plainTip(variationTip(variation));
    case Qt::AccessibleTextRole:
        return tr("Variation: %1").arg(variationText(variation));
    case Qt::FontRole: {
        QFont font;
        font.setItalic(true);
        return font;
    }
    default:
        return {};
    }
}

/// "↳ 3. e1 e2 4. f1", or "↳ Game: 3. d3" for the main line.
QString MoveListModel::variationText(int variation) const
{
    const Game& game = m_model.game();
    const int from = game.branchPly(variation);
    const Line& line = game.variations()[static_cast<std::size_t>(variation)];
    Position position = game.positionAt(from);
    QStringList words;
    for (int ply = from; ply < static_cast<int>(line.moves.size()); ++ply) {
        const int turn = ply + pliesBefore();
        const bool second = turn % 2 == 1;
        if (!second || ply == from)
            words << QString::number(turn / 2 + 1)
                    + (second ? QStringLiteral("…") : QStringLiteral("."));
        const Move move = line.moves[static_cast<std::size_t>(ply)];
        words << notation::squareName(move.column(), position.landingRow(move.column()));
        position.play(move);
    }
    const QString text = words.join(u' ');
    return variation == game.mainLine() ? tr("↳ Game: %1", "the main line").arg(text)
                                        : tr("↳ %1", "a line beside").arg(text);
}

QString MoveListModel::variationTip(int variation) const
{
    const Game& game = m_model.game();
    const Line& line = game.variations()[static_cast<std::size_t>(variation)];
    QStringList lines {variation == game.mainLine()
                           ? tr("The moves played. Click or press Enter to return to them.")
                           : tr("A variation. Click or press Enter to put it on the board.")};
    for (std::size_t ply = static_cast<std::size_t>(game.branchPly(variation)) + 1;
         ply < line.comments.size(); ++ply)
        if (!line.comments[ply].isEmpty())
            lines << line.comments[ply];
    return lines.join(u'\n');
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NumberColumn:
        return tr("No.", "number of a move");
    case FirstColumn:
        return tr("First");
    case SecondColumn:
        return tr("Second");
    default:
        return {};
    }
}

QString MoveListModel::moveText(int ply) const
{
    const Game& game = m_model.game();
    const Move move = game.moves()[static_cast<std::size_t>(ply - 1)];
    QString square
        = notation::squareName(move.column(), game.positionAt(ply - 1).landingRow(move.column()));
    if (const ReviewedMove* reviewed = judged(ply))
        if (const QString symbol = moveClassSymbol(reviewed->quality); !symbol.isEmpty())
            square += QLatin1Char(' ') + symbol;
    // The mark says that the tooltip has a person's words in it.
    return game.comment(ply).isEmpty() ? square : tr("%1 …", "move with a comment").arg(square);
}

QString MoveListModel::toolTip(int ply) const
{
    const Game& game = m_model.game();
    QStringList lines;
    if (const ReviewedMove* reviewed = judged(ply)) {
        lines << moveClassSentence(reviewed->quality, reviewed->before, reviewed->move,
                                   reviewed->scores);
        if (reviewed->leftFollowUp)
            lines << reviewwords::leftPlan(*reviewed);
    }
    const auto found = m_reports.constFind(game.positionAt(ply - 1).key());
    if (found != m_reports.constEnd()
        && found->bestMove == game.moves()[static_cast<std::size_t>(ply - 1)]) {
        const QLocale locale;
        QString engine = found->engine;
        if (!found->variant.isEmpty())
            engine = tr("%1 (%2)", "engine and its variant").arg(engine, found->variant.text());
        lines << tr("%1, depth %2: %3")
                     .arg(engine)
                     .arg(found->depth)
                     .arg(scoreTextWithUnits(found->score, found->ownUnits));
        lines << tr("%1 nodes in %2 ms")
                     .arg(countText(found->nodes),
                          locale.toString(static_cast<double>(found->time.count()) / 1e6, 'f', 1));
        if (!found->principalVariation.empty())
            lines << tr("Best line: %1")
                         .arg(notation::toCoordinates(found->principalVariation,
                                                      game.positionAt(ply - 1)));
    }
    if (!game.comment(ply).isEmpty())
        lines << game.comment(ply);
    return lines.join(QLatin1Char('\n'));
}

QString MoveListModel::spokenText(int ply) const
{
    const Player player = m_model.game().positionAt(ply - 1).sideToMove();
    const int number = (pliesBefore() + ply + 1) / 2;
    const ReviewedMove* const reviewed = judged(ply);
    // The symbol behind the square says the same.
    const QString move = reviewed
        ? tr("%1, %2", "move, how good it was")
              .arg(reviewwords::square(*reviewed), moveClassName(reviewed->quality))
        : moveText(ply);
    return player == Player::First ? tr("Move %1, first player: %2").arg(number).arg(move)
                                   : tr("Move %1, second player: %2").arg(number).arg(move);
}

/// Null where nothing is known of the move, or nothing is to be told.
const ReviewedMove* MoveListModel::judged(int ply) const
{
    if (!m_review || (m_qualityHidden && !m_answered.contains(ply)))
        return nullptr;
    return m_review->moveAt(m_model.game(), ply);
}

void MoveListModel::setReview(const ReviewSession* review)
{
    if (m_review)
        disconnect(m_review, nullptr, this, nullptr);
    m_review = review;
    if (m_review)
        connect(m_review, &ReviewSession::changed, this, &MoveListModel::announceQualities);
    announceQualities();
}

void MoveListModel::setQualityHidden(bool hidden, const QSet<int>& answered)
{
    if (hidden == m_qualityHidden && answered == m_answered)
        return;
    m_qualityHidden = hidden;
    m_answered = answered;
    announceQualities();
}

void MoveListModel::announceQualities()
{
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1),
                           {Qt::DisplayRole, Qt::DecorationRole, Qt::ToolTipRole,
                            Qt::AccessibleTextRole, QualityRole});
}

void MoveListModel::addReport(const SearchReport& report)
{
    m_reports.insert(report.root.key(), report);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {Qt::ToolTipRole});
}

void MoveListModel::showLastMove()
{
    if (const QModelIndex last = indexOfPly(m_model.game().ply()); last.isValid())
        Q_EMIT dataChanged(last, last);
}

void MoveListModel::handleReset()
{
    m_reports.clear();
    replaceRows(rowsWanted());
}

void MoveListModel::replaceRows(std::vector<Row> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void MoveListModel::handleMoves()
{
    std::vector<Row> wanted = rowsWanted();
    const std::size_t common = std::min(wanted.size(), m_rows.size());
    if (!std::equal(wanted.begin(), wanted.begin() + static_cast<std::ptrdiff_t>(common),
                    m_rows.begin())) {
        replaceRows(std::move(wanted));
        return;
    }
    const int before = rowCount();
    const int after = static_cast<int>(wanted.size());
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_rows = std::move(wanted);
        endInsertRows();
    } else if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_rows = std::move(wanted);
        endRemoveRows();
    }
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}
