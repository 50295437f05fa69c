// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/experimentlibrary.h"

ExperimentLibrary::ExperimentLibrary(const QString& file, QObject* parent)
    : QObject(parent), m_kept(KeptExperiments::of(file))
{
}

ExperimentLibrary::~ExperimentLibrary() = default;

void ExperimentLibrary::runs(QObject* asker, Answer<std::vector<KeptRun>> answer)
{
    m_questions.ask<std::vector<KeptRun>>(
        asker, QStringLiteral("runs"), [kept = m_kept] { return kept->runs(); }, std::move(answer));
}

void ExperimentLibrary::games(const Experiment& experiment, QObject* asker,
                              Answer<std::vector<ExperimentGame>> answer)
{
    m_questions.ask<std::vector<ExperimentGame>>(
        asker, QStringLiteral("games"),
        [kept = m_kept, experiment] { return kept->games(experiment); }, std::move(answer));
}

void ExperimentLibrary::results(QObject* asker, Answer<std::vector<ExperimentResult>> answer)
{
    m_questions.ask<std::vector<ExperimentResult>>(
        asker, QStringLiteral("results"), [kept = m_kept] { return kept->results(); },
        std::move(answer));
}

void ExperimentLibrary::use(const QString& file)
{
    const auto other = KeptExperiments::of(file);
    m_questions.order<void>(
        this, [other] { return other->store().map([](const auto&) {}); },
        [this, other](const Expected<void>& opened) {
            if (!opened)
                return Q_EMIT refused(opened.error().message);
            m_kept = other;
            Q_EMIT fileChanged(other->file());
        });
}

void ExperimentLibrary::change(const Change& change, const std::function<void()>& done)
{
    m_questions.order<void>(
        this,
        [kept = m_kept, change] {
            return kept->store().and_then([&change](const auto& store) { return change(*store); });
        },
        [this, done](const Expected<void>& changed) {
            Q_EMIT keptChanged();
            if (!changed)
                Q_EMIT refused(changed.error().message);
            else if (done)
                done();
        });
}

void ExperimentLibrary::rename(const QString& experimentId, const QString& name)
{
    change(
        [experimentId, name](ExperimentStore& store) { return store.rename(experimentId, name); },
        {});
}

void ExperimentLibrary::remove(const QString& experimentId)
{
    change([experimentId](ExperimentStore& store) { return store.remove(experimentId); },
           [this, experimentId] { Q_EMIT removed(experimentId); });
}
