// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/process/modelwalk.h"

#include "core/formal/process/language/specification.h"
#include "core/formal/process/processmodel.h"
#include "core/syntax/wrong.h"

#include <algorithm>

namespace fourcast::formal {

namespace {

/// Of somebody who does not wait for what comes later.
std::stop_token atOnce()
{
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}

}

struct ModelWalk::SourceLocation
{
    /// A walk comes by few of the states that the processes have, and makes them as it meets them.
    explicit SourceLocation(Specification specification)
        : model(std::move(specification), atOnce()), generator(model.makeGenerator()),
          state(model.initialStates()), steps(model.wordsPerState())
    {
    }

    Label label(int step) const { return model.labels()[steps.label(step)]; }

    ProcessModel model;
    std::unique_ptr<statespace::Generator> generator;
    std::vector<std::uint64_t> state;
    statespace::Successors steps;
    bool isLookedAt = false;
};

ModelWalk::ModelWalk(std::unique_ptr<SourceLocation> place) : m_place(std::move(place)) { }

ModelWalk::~ModelWalk() = default;

Expected<std::unique_ptr<ModelWalk>> ModelWalk::begin(QStringView model)
{
    FOURCAST_LET(auto specification, readSpecification(model));
    return syntax::caught([&] {
        auto place = std::make_unique<SourceLocation>(std::move(specification));
        return std::unique_ptr<ModelWalk>(new ModelWalk(std::move(place)));
    });
}

Expected<void> ModelWalk::look()
{
    if (m_place->isLookedAt)
        return {};
    m_place->steps.clear();
    m_place->generator->successors(m_place->state.data(), m_place->steps);
    if (m_place->steps.error())
        return tl::unexpected(*m_place->steps.error());
    m_place->isLookedAt = true;
    return {};
}

Expected<std::vector<Label>> ModelWalk::enabled()
{
    FOURCAST_TRY(look());
    std::vector<Label> labels;
    for (int step = 0; step < m_place->steps.count(); ++step)
        labels.push_back(m_place->label(step));
    std::ranges::sort(labels);
    labels.erase(std::unique(labels.begin(), labels.end()), labels.end());
    return labels;
}

Expected<bool> ModelWalk::go(const Label& label)
{
    FOURCAST_TRY(look());
    for (int step = 0; step < m_place->steps.count(); ++step) {
        if (m_place->label(step) != label)
            continue;
        const std::uint64_t* const next = m_place->steps.state(step);
        m_place->state.assign(next, next + m_place->model.wordsPerState());
        m_place->isLookedAt = false;
        return true;
    }
    return false;
}

QString ModelWalk::stateText() const
{
    return m_place->model.stateText(m_place->state.data());
}

}
