// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statespace/model.h"

#include <functional>

/// A model whose generators all call one function, from several threads at once.
class FunctionModel : public fourcast::statespace::Model
{
public:
    using Words = std::vector<std::uint64_t>;
    using Function = std::function<void(const std::uint64_t*, fourcast::statespace::Successors&)>;

    FunctionModel(int wordsPerState, Words initial, Function successors)
        : m_wordsPerState(wordsPerState), m_initial(std::move(initial)),
          m_successors(std::move(successors))
    {
    }

    int wordsPerState() const override { return m_wordsPerState; }
    Words initialStates() const override { return m_initial; }
    std::unique_ptr<fourcast::statespace::Generator> makeGenerator() const override
    {
        return std::make_unique<Caller>(m_successors);
    }

private:
    class Caller : public fourcast::statespace::Generator
    {
    public:
        explicit Caller(const Function& function) : m_function(function) { }
        void successors(const std::uint64_t* state, fourcast::statespace::Successors& to) override
        {
            m_function(state, to);
        }

    private:
        const Function& m_function;
    };

    int m_wordsPerState;
    Words m_initial;
    Function m_successors;
};
