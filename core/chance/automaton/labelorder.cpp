// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/labelorder.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace fourcast::chance {

namespace {

/// The numbers of things in the order that `before` says, and for each number that a thing had its
/// place there.
template <typename Before>
std::vector<std::uint32_t> order(std::size_t count, std::vector<std::uint32_t>& places,
                                 const Before& before)
{
    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), 0u);
    std::ranges::sort(order, before);
    places.resize(count);
    for (std::uint32_t place = 0; place < count; ++place)
        places[order[place]] = place;
    return order;
}

bool isBefore(const Action& one, const Action& other)
{
    if (one.name != other.name)
        return one.name < other.name;
    if (one.arguments != other.arguments)
        return one.arguments < other.arguments;
    if (one.argumentTexts != other.argumentTexts)
        return one.argumentTexts < other.argumentTexts;
    return *readRational(one.exactReward) < *readRational(other.exactReward);
}

/// Choices of all states: where the label says another choice than the one before.
std::uint64_t countChoices(const Automaton::Parts& parts)
{
    std::uint64_t choices = 0;
    for (std::uint64_t state = 0; state < parts.space.expandedCount(); ++state) {
        std::uint32_t last = ~std::uint32_t {0};
        for (const statespace::Transition& branch : parts.space.transitions(state)) {
            const std::uint32_t choice = parts.labels[branch.label].choice;
            choices += choice != last ? 1 : 0;
            last = choice;
        }
    }
    return choices;
}

} // namespace

void putInOrder(const MetLabels& met, Automaton::Parts& parts, const std::stop_token& stop)
{
    std::vector<std::uint32_t> actionPlaces;
    for (const std::uint32_t old :
         order(met.actions.size(), actionPlaces, [&met](std::uint32_t one, std::uint32_t other) {
             return isBefore(met.actions[one], met.actions[other]);
         }))
        parts.actions.push_back(met.actions[old]);
    std::vector<std::uint32_t> probabilityPlaces;
    for (const std::uint32_t old : order(met.probabilities.size(), probabilityPlaces,
                                         [&met](std::uint32_t one, std::uint32_t other) {
                                             return met.probabilities[one]
                                                 < met.probabilities[other];
                                         })) {
        const DoubleEnclosure around = enclosingDoubles(met.probabilities[old]);
        parts.probabilities.push_back(
            {around.nearest, around.low, around.high, text(met.probabilities[old])});
    }
    std::vector<Automaton::Label> labels = met.labels;
    for (Automaton::Label& label : labels) {
        label.action = actionPlaces[label.action];
        label.probability = probabilityPlaces[label.probability];
    }
    const auto key = [&labels](std::uint32_t label) {
        return std::tuple(labels[label].choice, labels[label].action, labels[label].probability);
    };
    std::vector<std::uint32_t> labelPlaces;
    for (const std::uint32_t old :
         order(labels.size(), labelPlaces,
               [&key](std::uint32_t one, std::uint32_t other) { return key(one) < key(other); }))
        parts.labels.push_back(labels[old]);
    // What was stopped before is short, and put in order nevertheless.
    parts.space.relabel(labelPlaces, stop.stop_requested() ? std::stop_token() : stop);
    parts.choices = countChoices(parts);
}

}
