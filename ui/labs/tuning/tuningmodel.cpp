// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tuning/tuningmodel.h"

#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <QFont>
#include <QLocale>
#include <algorithm>

namespace {

QString percent(double share)
{
    return QLocale().toString(100.0 * share, 'f', 1);
}

QString countOf(int count)
{
    return countText(static_cast<quint64>(count));
}

}

QString strengthText(const TuningStrength& strength)
{
    const Interval interval = strength.interval();
    return QCoreApplication::translate(
               "TuningModel",
               "%1 % of the points in %2 games (95 % interval %3 to %4 %): %5 won, %6 drawn, %7 "
               "lost")
        .arg(percent(strength.share()), countOf(strength.games()), percent(interval.low),
             percent(interval.high), countOf(strength.wins), countOf(strength.draws),
             countOf(strength.losses));
}

QString verdictText(const TuningStep& step, const SprtState& test)
{
    if (step.kept)
        return QCoreApplication::translate("TuningModel", "kept");
    return test.verdict == SprtState::Verdict::NotStronger
        ? QCoreApplication::translate("TuningModel", "not stronger")
        : QCoreApplication::translate("TuningModel", "open at the cap");
}

void TuningModel::setResult(const TuningResult& result)
{
    // New steps come on top; anything else is another climb.
    const bool goesOn = result.steps.size() > m_result.steps.size()
        && std::equal(m_result.steps.begin(), m_result.steps.end(), result.steps.begin());
    if (result.steps == m_result.steps) {
        m_result = result;
    } else if (goesOn) {
        beginInsertRows({}, 0, static_cast<int>(result.steps.size() - m_result.steps.size()) - 1);
        m_result = result;
        endInsertRows();
    } else {
        beginResetModel();
        m_result = result;
        endResetModel();
    }
}

int TuningModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_result.steps.size());
}

int TuningModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString TuningModel::text(const TuningStep& step, int column) const
{
    switch (column) {
    case StepColumn:
        return countOf(step.number);
    case ValueColumn:
        return H1Weights::title(step.value);
    case FromColumn:
        return countOf(step.from);
    case ToColumn:
        return countOf(step.to);
    case GamesColumn:
        return countOf(step.openings() * m_result.options.gamesPerOpening());
    case BetterColumn:
        return countOf(step.better);
    case EqualColumn:
        return countOf(step.equal);
    case WorseColumn:
        return countOf(step.worse);
    case LlrColumn:
        return decimalText(m_result.sprtOf(step).llr, 2);
    case VerdictColumn:
        return verdictText(step, m_result.sprtOf(step));
    default:
        return {};
    }
}

QVariant TuningModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TuningStep& step
        = m_result.steps[m_result.steps.size() - 1 - static_cast<std::size_t>(index.row())];
    const bool words = index.column() == ValueColumn || index.column() == VerdictColumn;
    switch (role) {
    case Qt::DisplayRole:
        return text(step, index.column());
    case Qt::ToolTipRole:
        return tr("Step %1: %2 from %3 to %4, %5; then %6")
            .arg(text(step, StepColumn), text(step, ValueColumn), text(step, FromColumn),
                 text(step, ToColumn), text(step, VerdictColumn), strengthText(step.strength));
    case Qt::TextAlignmentRole:
        return int((words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont font;
        font.setBold(step.kept);
        return font;
    }
    default:
        return {};
    }
}

QVariant TuningModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const QString titles[] {tr("Step"),   tr("Value"), tr("From"),  tr("To"),  tr("Games"),
                            tr("Better"), tr("Equal"), tr("Worse"), tr("LLR"), tr("Verdict")};
    const QString tips[] {
        tr("Counted from 1, the newest on top"),
        tr("Which value of H1 was moved"),
        tr("Heuristic units before the step"),
        tr("Heuristic units that were tried"),
        tr("Games that were played in the step"),
        tr("Openings in which the changed set got more points"),
        tr("Openings with as many points"),
        tr("Openings in which the changed set got fewer points"),
        tr("Log likelihood ratio of the sequential test; about 2.94 keeps the change"),
        tr("Was the change kept?")};
    if (role == Qt::DisplayRole)
        return titles[section];
    if (role == Qt::ToolTipRole)
        return tips[section];
    return {};
}
