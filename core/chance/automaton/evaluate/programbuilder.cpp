// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/evaluate/programbuilder.h"
#include "core/chance/automaton/evaluate/exactvalue.h"

#include <algorithm>

namespace fourcast::chance {

namespace {

using Operand = ProgramBuilder::Operand;
constexpr std::int64_t leastNumber = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t mostNumber = std::numeric_limits<std::int64_t>::max();

bool areWhole(const std::vector<Expression>& expressions)
{
    return std::ranges::all_of(expressions, isWhole);
}

} // namespace

bool isWhole(const Expression& expression)
{
    if (const auto* literal = std::get_if<Literal>(&expression.node))
        return literal->denominator == 1;
    if (const auto* call = std::get_if<TableCall>(&expression.node))
        return areWhole(call->arguments)
            && std::ranges::all_of(call->table->rows,
                                   [](const auto& row) { return row.denominator == 1; });
    if (const auto* call = std::get_if<BuiltinCall>(&expression.node))
        return areWhole(call->arguments);
    if (const auto* operation = std::get_if<Operation>(&expression.node))
        return operation->sign != Operator::Divide && operation->sign != Operator::Power
            && areWhole(operation->operands);
    return true;
}

ProgramBuilder::ProgramBuilder(std::size_t slots)
    : m_variables(slots), m_registers(static_cast<std::uint32_t>(slots))
{
}

void ProgramBuilder::setVariable(std::size_t slot, const Type& type, bool isLocal)
{
    m_variables[slot] = {{}, static_cast<std::uint32_t>(slot), type.low, type.high, isLocal};
}

void ProgramBuilder::bind(std::size_t slot, std::int64_t value)
{
    m_variables[slot] = constant(value);
}

void ProgramBuilder::beginHoisting()
{
    m_hoists = true;
    m_hoisted = {};
    m_known.clear();
}

Program::Piece ProgramBuilder::endHoisting()
{
    m_hoists = false;
    return append(m_hoisted);
}

void ProgramBuilder::begin()
{
    m_piece = {};
}

Program::Piece ProgramBuilder::end()
{
    return append(m_piece);
}

Program::Piece ProgramBuilder::append(Draft& code)
{
    auto& all = m_program.instructions;
    const auto first = static_cast<std::uint32_t>(all.size());
    all.insert(all.end(), code.instructions.begin(), code.instructions.end());
    m_program.places.insert(m_program.places.end(), code.places.begin(), code.places.end());
    code = {};
    return {first, static_cast<std::uint32_t>(all.size())};
}

void ProgramBuilder::push(Draft& code, const Program::Instruction& instruction,
                          syntax::SourceLocation place)
{
    code.instructions.push_back(instruction);
    code.places.push_back(place);
}

Operand ProgramBuilder::constant(std::int64_t value) const
{
    return {value, 0, value, value, false};
}

std::uint32_t ProgramBuilder::registerOf(const Operand& operand)
{
    if (!operand.constant)
        return operand.reg;
    const auto next = static_cast<std::uint32_t>(firstConstant + m_constants.size());
    return m_constants.try_emplace(*operand.constant, next).first->second;
}

Operand ProgramBuilder::emit(Code code, const Operand& left, const Operand& right, std::int64_t low,
                             std::int64_t high, bool canFail, syntax::SourceLocation place,
                             std::uint32_t extra)
{
    const std::uint32_t leftRegister = registerOf(left);
    const std::uint32_t rightRegister = registerOf(right);
    const bool isLocal = !m_hoists || canFail || left.isLocal || right.isLocal;
    if (!isLocal) {
        const auto known = m_known.find({code, leftRegister, rightRegister, extra});
        if (known != m_known.end())
            return known->second;
    }
    const Operand result {{}, newRegister(), low, high, isLocal};
    push(isLocal ? m_piece : m_hoisted, {code, result.reg, leftRegister, rightRegister, extra},
         place);
    if (!isLocal)
        m_known[{code, leftRegister, rightRegister, extra}] = result;
    return result;
}

Operand ProgramBuilder::add(const Expression& expression)
{
    // The parts of a junction may be whole where the other ones are not.
    const auto* operation = std::get_if<Operation>(&expression.node);
    const bool isJunction = operation
        && (operation->sign == Operator::And || operation->sign == Operator::Or
            || operation->sign == Operator::Not);
    if (!isJunction && !isWhole(expression))
        return addExactly(expression);
    return std::visit([&](const auto& node) { return addNode(node, expression); }, expression.node);
}

Operand ProgramBuilder::addNode(const Literal& literal, const Expression&)
{
    return constant(literal.numerator);
}

Operand ProgramBuilder::addNode(const Reference& reference, const Expression&)
{
    return m_variables[static_cast<std::size_t>(reference.slot)];
}

Operand ProgramBuilder::addExactly(const Expression& expression)
{
    ExactPart part {expression, {}, m_variables.size()};
    bool isFixed = true;
    eachSlot(expression, [&](int slot) {
        const Operand& variable = m_variables[static_cast<std::size_t>(slot)];
        if (variable.constant)
            part.bound.emplace_back(slot, *variable.constant);
        isFixed = isFixed && variable.constant;
    });
    if (isFixed) {
        try {
            std::vector<std::int64_t> frame(part.slots, 0);
            for (const auto& [slot, value] : part.bound)
                frame[static_cast<std::size_t>(slot)] = value;
            return constant(exactDatum(expression, frame));
        } catch (const syntax::Wrong&) {
            // It is wrong when it is asked for.
        }
    }
    m_program.exactParts.push_back(std::move(part));
    return emit(Code::Exact, constant(0), constant(0), leastNumber, mostNumber, true,
                expression.place, static_cast<std::uint32_t>(m_program.exactParts.size() - 1));
}

Operand ProgramBuilder::addNode(const TableCall& call, const Expression& expression)
{
    constexpr std::uint64_t mostRoom = 1 << 20;
    std::uint64_t room = 1;
    for (const Type& type : call.table->arguments)
        room = type.size() > mostRoom ? mostRoom + 1 : std::min(room * type.size(), mostRoom + 1);
    if (room > mostRoom)
        return addExactly(expression);
    DenseTable dense;
    dense.table = call.table.get();
    dense.place = expression.place;
    dense.values.assign(room, 0);
    dense.has.assign(room, false);
    std::int64_t low = mostNumber;
    std::int64_t high = leastNumber;
    for (const FunctionTable::Row& row : call.table->rows) {
        std::size_t index = 0;
        for (std::size_t i = 0; i < row.arguments.size(); ++i) {
            const Type& type = call.table->arguments[i];
            index = index * type.size() + static_cast<std::size_t>(row.arguments[i] - type.low);
        }
        dense.values[index] = row.numerator;
        dense.has[index] = true;
        low = std::min(low, row.numerator);
        high = std::max(high, row.numerator);
    }
    bool isLocal = false;
    bool isSure = std::ranges::find(dense.has, false) == dense.has.end();
    bool isFixed = true;
    std::size_t fixedIndex = 0;
    for (std::size_t i = 0; i < call.arguments.size(); ++i) {
        const Operand argument = add(call.arguments[i]);
        const Type& type = call.table->arguments[i];
        isLocal = isLocal || argument.isLocal;
        isSure = isSure && argument.isWithin(type);
        isFixed = isFixed && argument.constant && type.has(*argument.constant);
        if (isFixed)
            fixedIndex = fixedIndex * type.size()
                + static_cast<std::size_t>(*argument.constant - type.low);
        dense.arguments.push_back({type.low, type.high, registerOf(argument)});
    }
    if (isFixed && dense.has[fixedIndex])
        return constant(dense.values[fixedIndex]);
    m_program.tables.push_back(std::move(dense));
    Operand nothing = constant(0);
    nothing.isLocal = isLocal;
    return emit(Code::Lookup, nothing, constant(0), low, high, !isSure, expression.place,
                static_cast<std::uint32_t>(m_program.tables.size() - 1));
}

Operand ProgramBuilder::addLazily(const Expression& condition, const Expression& whenTrue,
                                  const Expression& whenFalse, const Expression& expression)
{
    const Operand decides = add(condition);
    if (decides.constant)
        return add(*decides.constant ? whenTrue : whenFalse);
    // What can go wrong must only be worked out where it counts. What is there without that is
    // selected from.
    auto& code = m_piece;
    const std::size_t jump = code.instructions.size();
    push(code, {Code::JumpIfFalse, 0, registerOf(decides), 0, 0}, expression.place);
    const Operand one = add(whenTrue);
    const std::size_t between = code.instructions.size();
    push(code, {Code::Move, 0, registerOf(one), 0, 0}, expression.place);
    push(code, {Code::Jump, 0, 0, 0, 0}, expression.place);
    const Operand other = add(whenFalse);
    const std::int64_t low = std::min(one.low, other.low);
    const std::int64_t high = std::max(one.high, other.high);
    const bool isPlain = between == jump + 1 && code.instructions.size() == between + 2;
    if (isPlain) {
        code.instructions.resize(jump);
        code.places.resize(jump);
        if (one.constant && other.constant && *one.constant == *other.constant)
            return one;
        // Two instructions that stay together.
        const bool isLocal = !m_hoists || decides.isLocal || one.isLocal || other.isLocal;
        const Operand result {{}, newRegister(), low, high, isLocal};
        auto& to = isLocal ? m_piece : m_hoisted;
        push(to, {Code::Select, 0, registerOf(decides), 0, 0}, expression.place);
        to.instructions.back().target = result.reg;
        push(to, {Code::Move, result.reg, registerOf(one), registerOf(other), 0}, expression.place);
        return result;
    }
    const Operand result {{}, newRegister(), low, high, true};
    code.instructions[jump].extra = static_cast<std::uint32_t>(between + 1 - jump);
    code.instructions[between].target = result.reg;
    push(code, {Code::Move, result.reg, registerOf(other), 0, 0}, expression.place);
    code.instructions[between + 1].extra
        = static_cast<std::uint32_t>(code.instructions.size() - 1 - (between + 1));
    return result;
}

Operand ProgramBuilder::addJunction(const Operation& operation, const Expression& expression)
{
    const bool isAnd = operation.sign == Operator::And;
    const Operand left = add(operation.operands[0]);
    if (left.constant)
        return (*left.constant != 0) == isAnd ? add(operation.operands[1]) : left;
    auto& code = m_piece;
    const std::size_t jump = code.instructions.size();
    push(code, {isAnd ? Code::JumpIfFalse : Code::JumpIfTrue, 0, registerOf(left), 0, 0},
         expression.place);
    const Operand right = add(operation.operands[1]);
    if (code.instructions.size() == jump + 1) { // nothing that could go wrong
        code.instructions.pop_back();
        code.places.pop_back();
        if (right.constant)
            return (*right.constant != 0) == isAnd ? left : right;
        return emit(isAnd ? Code::And : Code::Or, left, right, 0, 1, false, expression.place);
    }
    const Operand result {{}, newRegister(), 0, 1, true};
    push(code, {Code::Move, result.reg, registerOf(right), 0, 0}, expression.place);
    push(code, {Code::Jump, 0, 0, 0, 1}, expression.place);
    code.instructions[jump].extra = static_cast<std::uint32_t>(code.instructions.size() - 1 - jump);
    push(code, {Code::Move, result.reg, registerOf(left), 0, 0}, expression.place);
    return result;
}

Program ProgramBuilder::finish()
{
    m_program.registers = m_registers;
    m_program.constants.resize(m_constants.size());
    for (const auto& [value, reg] : m_constants)
        m_program.constants[reg - firstConstant] = value;
    for (Program::Instruction& instruction : m_program.instructions) {
        instruction.left = finalRegister(instruction.left);
        instruction.right = finalRegister(instruction.right);
    }
    for (DenseTable& table : m_program.tables)
        for (DenseTable::Argument& argument : table.arguments)
            argument.reg = finalRegister(argument.reg);
    return std::move(m_program);
}

std::uint32_t ProgramBuilder::finalRegister(std::uint32_t reg) const
{
    return reg < firstConstant ? reg : reg - firstConstant + m_registers;
}

}
