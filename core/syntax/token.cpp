// SPDX-License-Identifier: GPL-3.0-or-later
//
// Words, numbers and signs are a grammar of PEGTL. What they are put together to is read token by
// token (TokenReader): a message names the word that is wrong, not the letter, and the operators'
// priorities are a table that several languages share.
#include "core/syntax/tokencutter.h"

namespace fourcast::syntax {

namespace {

namespace pegtl = tao::pegtl;

struct Comment : pegtl::if_must<pegtl::one<'%'>, pegtl::until<pegtl::eolf>>
{
};
struct Word : cutter::WordRule,
              pegtl::seq<pegtl::identifier_first,
                         pegtl::star<pegtl::sor<pegtl::identifier_other, pegtl::one<'\''>>>>
{
};
struct Number : cutter::NumberRule, pegtl::plus<pegtl::digit>
{
};
struct Sign : cutter::SignRule,
              pegtl::sor<TAO_PEGTL_STRING("||_"), TAO_PEGTL_STRING("||"), TAO_PEGTL_STRING("&&"),
                         TAO_PEGTL_STRING("=>"), TAO_PEGTL_STRING("=="), TAO_PEGTL_STRING("!="),
                         TAO_PEGTL_STRING("<="), TAO_PEGTL_STRING("<>"), TAO_PEGTL_STRING(">="),
                         TAO_PEGTL_STRING("->"), TAO_PEGTL_STRING("++"),
                         pegtl::one<'|', '=', '!', '<', '>', '-', '+', '*', '/', '.', ',', ';', ':',
                                    '#', '(', ')', '[', ']', '{', '}', '@', '?', '&'>>
{
};

} // namespace

std::vector<Token> tokensOf(QStringView text)
{
    return cutter::cut<Comment, Word, Number, Sign>(text);
}

}
