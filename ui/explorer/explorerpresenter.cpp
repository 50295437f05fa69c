// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explorer/explorerpresenter.h"

#include "core/session/gamelibrary.h"
#include "ui/analysis/analysismodel.h"
#include "ui/explorer/explorerpanel.h"
#include "ui/play/gamemodel.h"

ExplorerPresenter::ExplorerPresenter(ExplorerPanel& panel, const GameModel& model,
                                     AnalysisModel& analysis, GameLibrary& shelf,
                                     const QString& experiments, QObject* parent)
    : QObject(parent), m_panel(panel), m_model(model), m_analysis(analysis), m_shelf(shelf),
      m_experiments(KeptExperiments::of(experiments))
{
    connect(&model, &GameModel::positionChanged, this, &ExplorerPresenter::showPosition);
    connect(&panel, &ExplorerPanel::seenChanged, this, &ExplorerPresenter::showPosition);
    connect(&shelf, &GameLibrary::changed, this, &ExplorerPresenter::askArchive);
    connect(&analysis, &AnalysisModel::scoresChanged, this, [this](quint64 key) {
        if (key == m_panel.model().position().key())
            showExact();
    });
    showPosition();
}

ExplorerPresenter::~ExplorerPresenter()
{
    m_stop.request_stop();
}

void ExplorerPresenter::setExperiments(const QString& file)
{
    m_experiments = KeptExperiments::of(file);
    m_places.reset();
    askExperiments();
}

void ExplorerPresenter::setVeiled(bool veiled)
{
    m_veiled = veiled;
    showExact();
}

void ExplorerPresenter::showPosition()
{
    if (!m_panel.isSeen())
        return;
    const Position& position = m_model.position();
    m_panel.setPosition(position);
    m_panel.setProblem({});
    askArchive();
    askExperiments();
    // Where nobody else wants to know it.
    if (!m_veiled && !m_analysis.isEnabled())
        m_analysis.follow(position);
    showExact();
}

void ExplorerPresenter::askArchive()
{
    if (!m_panel.isSeen())
        return;
    m_shelf.ask<ExploredPosition>(
        this, QStringLiteral("explore"),
        [position = m_model.position()](GameArchive& archive) { return archive.explore(position); },
        [this](const Expected<ExploredPosition>& own) {
            if (own)
                m_panel.model().setOwn(*own);
            else
                m_panel.setProblem(own.error().message);
            m_panel.showSummary();
        });
}

void ExplorerPresenter::askExperiments()
{
    if (!m_panel.isSeen())
        return;
    using Places = std::shared_ptr<const StudyPlaces>;
    using Found = std::pair<Places, ExploredPosition>;
    m_questions.ask<Found>(
        this, QStringLiteral("experiments"),
        [kept = m_experiments, places = m_places, position = m_model.position(),
         stop = m_stop.get_token()]() -> Expected<Found> {
            Places known = places;
            if (!known || !known->isCurrent(*kept)) {
                FOURCAST_LET(auto read, StudyPlaces::read(*kept, stop));
                known = read;
            }
            return Found(known, known->explore(position));
        },
        [this](const Expected<Found>& found) {
            if (found) {
                m_places = found->first;
                m_panel.model().setStudy(found->second);
            } else {
                m_panel.setProblem(found.error().message);
            }
            m_panel.showSummary();
        });
}

void ExplorerPresenter::showExact()
{
    if (!m_panel.isSeen())
        return;
    m_panel.model().setExact(m_veiled ? std::nullopt
                                      : m_analysis.scores(m_panel.model().position()));
}
