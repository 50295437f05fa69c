// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/automaton/evaluate/program.h"

#include <map>
#include <optional>
#include <tuple>

namespace fourcast::chance {

/// Makes a program of expressions. What can't go wrong is worked out once, in a piece that comes
/// before the others (hoisted), as long as it mentions no variable that changes in between.
class ProgramBuilder
{
public:
    /// Where a value is found, and between which numbers it lies.
    struct Operand
    {
        std::optional<std::int64_t> constant;
        std::uint32_t reg = 0;
        std::int64_t low = 0;
        std::int64_t high = 0;
        bool isLocal = false; ///< not there when what is hoisted is run

        bool isWithin(const Type& type) const { return type.low <= low && high <= type.high; }
    };

    /// So many variables may be in sight at once.
    explicit ProgramBuilder(std::size_t slots);

    /// The variable with this slot has some datum of the type. `isLocal`: it changes after what is
    /// hoisted was run.
    void setVariable(std::size_t slot, const Type& type, bool isLocal);
    /// It has this one.
    void bind(std::size_t slot, std::int64_t value);

    /// Begins another piece in which what can be is hoisted. What was hoisted is forgotten.
    void beginHoisting();
    /// The instructions that were hoisted since: they become a piece.
    Program::Piece endHoisting();

    /// Begins a piece, appended to the program by end().
    void begin();
    Program::Piece end();
    /// Adds instructions to the piece.
    Operand add(const Expression& expression);
    /// The register in which the operand's value stands when the piece is run.
    std::uint32_t registerOf(const Operand& operand);

    /// All is added: constants get their places behind the other registers.
    Program finish();
    /// Where a register that was told before is in the end.
    std::uint32_t finalRegister(std::uint32_t reg) const;

private:
    using Code = Program::Code;
    struct Draft // a piece under way
    {
        std::vector<Program::Instruction> instructions;
        std::vector<syntax::SourceLocation> places;
    };

    Operand addNode(const Literal& literal, const Expression& expression);
    Operand addNode(const Reference& reference, const Expression& expression);
    Operand addNode(const TableCall& call, const Expression& expression);
    Operand addNode(const BuiltinCall& call, const Expression& expression);
    Operand addNode(const Operation& operation, const Expression& expression);
    Operand addLazily(const Expression& condition, const Expression& whenTrue,
                      const Expression& whenFalse, const Expression& expression);
    Operand addJunction(const Operation& operation, const Expression& expression);
    Operand addArithmetic(Operator sign, Operand left, Operand right, const Expression& expression);
    Operand addComparison(Operator sign, Operand left, Operand right, const Expression& expression);
    Operand addExactly(const Expression& expression);
    Operand emit(Code code, const Operand& left, const Operand& right, std::int64_t low,
                 std::int64_t high, bool canFail, syntax::SourceLocation place,
                 std::uint32_t extra = 0);
    Operand constant(std::int64_t value) const;
    std::uint32_t newRegister() { return m_registers++; }
    void push(Draft& code, const Program::Instruction& instruction, syntax::SourceLocation place);
    Program::Piece append(Draft& code);

    static constexpr std::uint32_t firstConstant = 1u << 30;

    Program m_program;
    std::vector<Operand> m_variables;
    std::uint32_t m_registers;
    std::map<std::int64_t, std::uint32_t> m_constants;
    bool m_hoists = false;
    Draft m_hoisted;
    Draft m_piece;
    /// What was hoisted already.
    std::map<std::tuple<Code, std::uint32_t, std::uint32_t, std::uint32_t>, Operand> m_known;
};

/// Is it a whole number for whatever data, worked out without fractions in between?
bool isWhole(const Expression& expression);

}
