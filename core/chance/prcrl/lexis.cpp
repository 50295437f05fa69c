// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/lexis.h"
#include "core/syntax/tokencutter.h"

#include <algorithm>
#include <array>

namespace fourcast::chance {

namespace {

namespace pegtl = tao::pegtl;
namespace cutter = syntax::cutter;

struct PrcrlComment : pegtl::if_must<TAO_PEGTL_STRING("--"), pegtl::until<pegtl::eolf>>
{
};
struct PrcrlWord : cutter::WordRule,
                   pegtl::seq<pegtl::alpha, pegtl::star<pegtl::sor<pegtl::alnum, pegtl::one<'_'>>>>
{
};
/// In `1..6` the point is none of the number's.
struct PrcrlNumber : cutter::NumberRule,
                     pegtl::seq<pegtl::plus<pegtl::digit>,
                                pegtl::opt<pegtl::seq<pegtl::one<'.'>, pegtl::plus<pegtl::digit>>>>
{
};
struct PrcrlSign
    : cutter::SignRule,
      pegtl::sor<TAO_PEGTL_STRING("||"), TAO_PEGTL_STRING("=>"), TAO_PEGTL_STRING("!="),
                 TAO_PEGTL_STRING("<="), TAO_PEGTL_STRING(">="), TAO_PEGTL_STRING("->"),
                 TAO_PEGTL_STRING("++"), TAO_PEGTL_STRING(":="), TAO_PEGTL_STRING(".."),
                 pegtl::one<'|', '&', '=', '!', '<', '>', '-', '+', '*', '/', '^', '.', ',', ':',
                            '(', ')', '[', ']', '{', '}', '@'>>
{
};

constexpr std::array items {"constant", "encap",          "comm",        "formula", "function",
                            "global",   "hide",           "init",        "nocomm",  "reach",
                            "rename",   "reachCondition", "stateReward", "type",    "until"};
constexpr std::array others {"Bool", "F", "Nat", "Queue", "T", "false", "psum", "sum", "true"};

constexpr std::array<NamedFunction, 18> functions {{
    {"and", std::nullopt, Operator::And},
    {"divide", std::nullopt, Operator::Divide},
    {"eq", std::nullopt, Operator::Equal},
    {"geq", std::nullopt, Operator::GreaterEqual},
    {"gt", std::nullopt, Operator::Greater},
    {"ifthenelse", Builtin::IfThenElse, Operator::Not, 3},
    {"leq", std::nullopt, Operator::LessEqual},
    {"lt", std::nullopt, Operator::Less},
    {"max", Builtin::Max, Operator::Not, 0},
    {"min", Builtin::Min, Operator::Not, 0},
    {"minus", std::nullopt, Operator::Subtract},
    {"mod", Builtin::Mod},
    {"multiply", std::nullopt, Operator::Multiply},
    {"neq", std::nullopt, Operator::NotEqual},
    {"not", std::nullopt, Operator::Not, 1},
    {"or", std::nullopt, Operator::Or},
    {"plus", std::nullopt, Operator::Add},
    {"power", std::nullopt, Operator::Power},
}};

template <typename Words> bool has(const Words& words, std::string_view word)
{
    return std::ranges::any_of(words, [word](const char* each) { return word == each; });
}

} // namespace

std::vector<syntax::Token> prcrlTokens(QStringView text)
{
    return cutter::cut<PrcrlComment, PrcrlWord, PrcrlNumber, PrcrlSign>(text);
}

bool isReservedInPrcrl(std::string_view word)
{
    return has(items, word) || has(others, word);
}

std::span<const char* const> itemWords()
{
    return items;
}

std::span<const char* const> otherWords()
{
    return others;
}

std::span<const NamedFunction> namedFunctions()
{
    return functions;
}

const NamedFunction* findNamedFunction(std::string_view name)
{
    const auto found = std::ranges::find_if(
        functions, [name](const NamedFunction& each) { return name == each.name; });
    return found == functions.end() ? nullptr : &*found;
}

const char* nameOf(Builtin function)
{
    const auto found
        = std::ranges::find(functions, std::optional(function), &NamedFunction::builtin);
    return found->name;
}

QString between(Operator sign)
{
    const QString text = QString::fromLatin1(formOf(sign).sign);
    return sign <= Operator::And ? u' ' + text + u' ' : text;
}

}
