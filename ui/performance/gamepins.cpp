// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/gamepins.h"

#include "ui/performance/reportpresenter.h"
#include "ui/play/gamemodel.h"

GamePins::GamePins(GameModel& model, const ReportPresenter& reports, QObject* parent)
    : QObject(parent), m_model(model), m_reports(reports)
{
    connect(&model, &GameModel::gameReset, this, &GamePins::forget);
    model.addWitness([this] {
        return [this, pins = m_pins, saved = m_saved] {
            m_pins = pins;
            m_saved = saved;
            Q_EMIT changed();
        };
    });
    connect(&reports, &ReportPresenter::shown, this, &GamePins::setShown);
    connect(&reports, &ReportPresenter::cleared, this, [this] { m_shown.reset(); });
}

GamePins::Key GamePins::keyOf(const SearchReport& report)
{
    return {report.root.key(), report.bestMove.column(), report.time.count()};
}

SearchPins GamePins::in(const Pins& pins, const Key& key)
{
    const auto found = pins.find(key);
    return found == pins.end() ? SearchPins() : found->second;
}

void GamePins::put(Pins& pins, const Key& key, const SearchPins& added)
{
    if (added.isEmpty())
        pins.erase(key);
    else
        pins[key] = added;
}

void GamePins::forget()
{
    m_pins.clear();
    m_saved.clear();
    m_shown.reset();
    Q_EMIT changed();
}

void GamePins::setShown(const SearchReport& report)
{
    // Whoever shows the search that goes on brings its pins along.
    if (m_shown && !m_shown->isOfMove)
        m_pins.erase(m_shown->key);
    const SearchReport* const played = m_reports.reportOf(report.root, report.bestMove);
    m_shown = Shown {keyOf(report), played && keyOf(*played) == keyOf(report)};
}

void GamePins::changeShown(const SearchPins& pins)
{
    if (!m_shown)
        return;
    put(m_pins, m_shown->key, pins);
    Q_EMIT changed();
}

void GamePins::add(const Recording& recording)
{
    for (const RecordedMove& recorded : recording.moves)
        if (recorded.report)
            put(m_pins, keyOf(*recorded.report), recorded.pins);
    markSaved(recording);
    Q_EMIT replaced();
}

void GamePins::markSaved(const Recording& recording)
{
    for (const RecordedMove& recorded : recording.moves)
        if (recorded.report)
            put(m_saved, keyOf(*recorded.report), recorded.pins);
    Q_EMIT changed();
}

void GamePins::markUnsaved()
{
    m_saved.clear();
    Q_EMIT changed();
}

bool GamePins::areUnsaved() const
{
    const Game& game = m_model.game();
    for (int ply = 0; ply < game.length(); ++ply) {
        const SearchReport* const report
            = m_reports.reportOf(game.positionAt(ply), game.moves()[static_cast<std::size_t>(ply)]);
        if (report && of(*report) != in(m_saved, keyOf(*report)))
            return true;
    }
    return false;
}
