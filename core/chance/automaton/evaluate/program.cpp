// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/evaluate/program.h"
#include "core/chance/automaton/evaluate/exactvalue.h"
#include "core/chance/automaton/evaluate/failures.h"

#include <algorithm>

namespace fourcast::chance {

namespace {

std::int64_t lookUp(const DenseTable& table, const std::int64_t* registers)
{
    std::size_t index = 0;
    bool has = true;
    for (const DenseTable::Argument& argument : table.arguments) {
        const std::int64_t value = registers[argument.reg];
        has = has && argument.low <= value && value <= argument.high;
        if (!has)
            break;
        index = index * static_cast<std::size_t>(argument.high - argument.low + 1)
            + static_cast<std::size_t>(value - argument.low);
    }
    if (has && table.has[index])
        return table.values[index];
    std::vector<std::int64_t> arguments;
    for (const DenseTable::Argument& argument : table.arguments)
        arguments.push_back(registers[argument.reg]);
    failWithoutRow(*table.table, arguments, table.place);
}

std::int64_t exactly(const ExactPart& part, const std::int64_t* registers)
{
    std::vector<std::int64_t> frame(registers, registers + part.slots);
    for (const auto& [slot, value] : part.bound)
        frame[static_cast<std::size_t>(slot)] = value;
    return exactDatum(part.expression, frame);
}

std::int64_t modulus(std::int64_t left, std::int64_t right)
{
    const std::int64_t rest = left % right;
    return rest < 0 ? rest + right : rest;
}

} // namespace

std::vector<std::int64_t> Program::makeRegisters() const
{
    std::vector<std::int64_t> made(registers, 0);
    made.insert(made.end(), constants.begin(), constants.end());
    return made;
}

void Program::run(Piece piece, std::int64_t* r) const
{
    const Instruction* const begin = instructions.data();
    const Instruction* const end = begin + piece.end;
    for (const Instruction* at = begin + piece.first; at < end; ++at) {
        const std::int64_t left = r[at->left];
        const std::int64_t right = r[at->right];
        std::int64_t& result = r[at->target];
        const auto place = [&] { return places[static_cast<std::size_t>(at - begin)]; };
        switch (at->code) {
        case Code::Move:
            result = left;
            break;
        case Code::Add:
            result = left + right;
            break;
        case Code::Subtract:
            result = left - right;
            break;
        case Code::Multiply:
            result = left * right;
            break;
        case Code::AddChecked:
            if (__builtin_add_overflow(left, right, &result))
                failTooLarge(place());
            break;
        case Code::SubtractChecked:
            if (__builtin_sub_overflow(left, right, &result))
                failTooLarge(place());
            break;
        case Code::MultiplyChecked:
            if (__builtin_mul_overflow(left, right, &result))
                failTooLarge(place());
            break;
        case Code::ModChecked:
            if (right <= 0)
                failAtModulus(place());
            result = modulus(left, right);
            break;
        case Code::Mod:
            result = modulus(left, right);
            break;
        case Code::Min:
            result = std::min(left, right);
            break;
        case Code::Max:
            result = std::max(left, right);
            break;
        case Code::Equal:
            result = left == right ? 1 : 0;
            break;
        case Code::NotEqual:
            result = left != right ? 1 : 0;
            break;
        case Code::Less:
            result = left < right ? 1 : 0;
            break;
        case Code::LessEqual:
            result = left <= right ? 1 : 0;
            break;
        case Code::Not:
            result = left == 0 ? 1 : 0;
            break;
        case Code::And:
            result = left & right;
            break;
        case Code::Or:
            result = left | right;
            break;
        case Code::Select:
            ++at;
            r[at->target] = r[left != 0 ? at->left : at->right];
            break;
        case Code::JumpIfFalse:
            at += left == 0 ? at->extra : 0;
            break;
        case Code::JumpIfTrue:
            at += left != 0 ? at->extra : 0;
            break;
        case Code::Jump:
            at += at->extra;
            break;
        case Code::Lookup:
            result = lookUp(tables[at->extra], r);
            break;
        case Code::Exact:
            result = exactly(exactParts[at->extra], r);
            break;
        }
    }
}

}
