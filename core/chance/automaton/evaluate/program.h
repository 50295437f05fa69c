// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/prcrl/expression.h"

#include <span>

namespace fourcast::chance {

/// A table laid out so that a row is found by its arguments' place.
struct DenseTable
{
    struct Argument
    {
        std::int64_t low = 0;
        std::int64_t high = 0;
        std::uint32_t reg = 0;
    };

    std::vector<Argument> arguments;
    std::vector<std::int64_t> values;
    std::vector<bool> has; ///< is there such a row?
    const FunctionTable* table = nullptr;
    syntax::SourceLocation place;
};

/// What is evaluated in fractions, because its parts are.
struct ExactPart
{
    Expression expression;
    /// Variables whose data are fixed in this program.
    std::vector<std::pair<int, std::int64_t>> bound;
    std::size_t slots = 0; ///< variables in the frame
};

/// Expressions over data as instructions of a machine with registers of 64 bits: the variables
/// first, then what is in between, then constants. Its pieces are run one by one.
struct Program
{
    enum class Code : std::uint8_t
    {
        Move,
        Add,
        Subtract,
        Multiply,
        AddChecked, ///< these throw Wrong where the result has no 64 bits
        SubtractChecked,
        MultiplyChecked,
        Mod, ///< of a divisor above 0
        ModChecked,
        Min,
        Max,
        Equal,
        NotEqual,
        Less,
        LessEqual,
        Not,
        And,
        Or,
        Select, ///< the next instruction's left or right, as this one's left is true or not
        JumpIfFalse, ///< if left is 0, forward by `extra`
        JumpIfTrue,
        Jump,
        Lookup, ///< tables[extra]
        Exact ///< exactParts[extra]
    };
    struct Instruction
    {
        Code code = Code::Move;
        std::uint32_t target = 0;
        std::uint32_t left = 0;
        std::uint32_t right = 0;
        std::uint32_t extra = 0;
    };
    /// Some instructions that follow each other.
    struct Piece
    {
        std::uint32_t first = 0;
        std::uint32_t end = 0;

        bool isEmpty() const { return first == end; }
    };

    std::vector<Instruction> instructions;
    std::vector<syntax::SourceLocation> places; ///< of each instruction, for what goes wrong there
    std::vector<DenseTable> tables;
    std::vector<ExactPart> exactParts;
    std::uint32_t registers = 0; ///< before the constants
    std::vector<std::int64_t> constants;

    /// Registers with the constants in their places.
    std::vector<std::int64_t> makeRegisters() const;
    /// Throws Wrong.
    void run(Piece piece, std::int64_t* registers) const;
};

}
