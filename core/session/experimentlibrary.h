// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/jobs/requestqueue.h"
#include "core/study/runs/keptexperiments.h"

#include <QObject>

/// The file in which experiments are kept, for a window: a worker may be writing to it, so that
/// everything is asked and answered as in a RequestQueue. The answers come in the order of the
/// questions.
class ExperimentLibrary : public QObject
{
    Q_OBJECT

public:
    template <typename T> using Answer = RequestQueue::Answer<T>;

    explicit ExperimentLibrary(const QString& file, QObject* parent = nullptr);
    /// Waits until what was asked to be changed is.
    ~ExperimentLibrary() override;

    QString file() const { return m_kept->file(); }
    /// For a worker. It stays what it is when another file is used.
    std::shared_ptr<KeptExperiments> kept() const { return m_kept; }

    /// As KeptExperiments has them.
    void runs(QObject* asker, Answer<std::vector<KeptRun>> answer);
    void games(const Experiment& experiment, QObject* asker,
               Answer<std::vector<ExperimentGame>> answer);
    void results(QObject* asker, Answer<std::vector<ExperimentResult>> answer);

    /// Another file from now on, made where it is missing. The one before stays where this fails;
    /// refused() says why.
    void use(const QString& file);
    /// See ExperimentStore; keptChanged() follows, and removed() or refused().
    void rename(const QString& experimentId, const QString& name);
    void remove(const QString& experimentId);

    /// Is everything answered?
    bool isIdle() const { return m_questions.isIdle(); }

Q_SIGNALS:
    void fileChanged(const QString& file);
    /// One was renamed or deleted, or games were added.
    void keptChanged();
    /// It is gone.
    void removed(const QString& experimentId);
    /// Why something was not done.
    void refused(const QString& sentence);

private:
    using Change = std::function<Expected<void>(ExperimentStore&)>;
    void change(const Change& change, const std::function<void()>& done);

    std::shared_ptr<KeptExperiments> m_kept;
    RequestQueue m_questions;
};
