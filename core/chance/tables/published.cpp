// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/tables/published.h"

namespace fourcast::chance {

std::vector<PublishedRuin> publishedRuins()
{
    return {
        {3, 3, QStringLiteral("28"), QStringLiteral("53"), QStringLiteral("3.409"),
         QStringLiteral("0.142")},
        {3, 10, QStringLiteral("196"), QStringLiteral("585"), QStringLiteral("14.115"),
         QStringLiteral("3.77e-3")},
        {3, 50, QStringLiteral("3976"), QStringLiteral("14905"), QStringLiteral("71.429"),
         QStringLiteral("1.15e-11")},
        {3, 100, QStringLiteral("15451"), QStringLiteral("59805"), QStringLiteral("142.857"),
         QStringLiteral("3.13e-22")},
        {3, 500, QStringLiteral("377251"), QStringLiteral("1499005"), QStringLiteral("714.286"),
         QStringLiteral("1.81e-106"), QStringLiteral("574")},
        {5, 5, QStringLiteral("376"), QStringLiteral("937"), QStringLiteral("5.004"),
         QStringLiteral("0.0313")},
        {5, 10, QStringLiteral("3626"), QStringLiteral("12417"), QStringLiteral("10.092"),
         QStringLiteral("1.00e-3")},
        {5, 50, QStringLiteral("1464376"), QStringLiteral("7661557"), QStringLiteral("53.640"),
         QStringLiteral("3.46e-15"), QStringLiteral("52")},
        {5, 100, QStringLiteral("21449977"), QStringLiteral("123646857"), QStringLiteral("110.541"),
         QStringLiteral("2.25e-29")},
        {10, 5, QStringLiteral("5005"), QStringLiteral("14300"), QStringLiteral("5.000"),
         QStringLiteral("0.0313")},
        {10, 10, QStringLiteral("277132"), QStringLiteral("1152293"), QStringLiteral("10.000"),
         QStringLiteral("9.77e-4")},
        {10, 15, QStringLiteral("4571259"), QStringLiteral("23358621"), QStringLiteral("15.000"),
         QStringLiteral("3.05e-5"), QStringLiteral("89")},
        {10, 20, QStringLiteral("39782886"), QStringLiteral("232344684"), QStringLiteral("-"),
         QStringLiteral("-")},
    };
}

std::vector<PublishedYahtzee> publishedYahtzees()
{
    return {
        {5, 3, QStringLiteral("2598"), QStringLiteral("8298"), QStringLiteral("0.04603")},
        {5, 10, QStringLiteral("9150"), QStringLiteral("-"), QStringLiteral("0.55553")},
        {5, 100, QStringLiteral("93390"), QStringLiteral("-"), QStringLiteral("0.99999")},
        {5, 1000, QStringLiteral("935790"), QStringLiteral("-"), QStringLiteral("0.99999")},
        {10, 3, QStringLiteral("43079"), QStringLiteral("-"), QStringLiteral("0.00077")},
        {10, 10, QStringLiteral("155275"), QStringLiteral("-"), QStringLiteral("0.25053")},
        {10, 100, QStringLiteral("1597795"), QStringLiteral("-"), QStringLiteral("0.99999")},
        {35, 3, QStringLiteral("23139984"), QStringLiteral("-"), QStringLiteral("4.21e-13"),
         QStringLiteral("1051")},
    };
}

std::vector<PublishedGoose> publishedGeese()
{
    return {
        {1, false, true, QStringLiteral("36261"), QStringLiteral("0.36758"),
         QStringLiteral("0.34864"), QStringLiteral("34.7532"), QStringLiteral("-")},
        {1, false, false, QStringLiteral("37017"), QStringLiteral("0.51728"),
         QStringLiteral("0.48272"), QStringLiteral("42.4297"), QStringLiteral("-")},
        {2, true, true, QStringLiteral("188893"), QStringLiteral("0.40776"),
         QStringLiteral("0.40372"), QStringLiteral("26.1828"), QStringLiteral("0.18852")},
        {2, true, false, QStringLiteral("195795"), QStringLiteral("0.50902"),
         QStringLiteral("0.49098"), QStringLiteral("29.7568"), QStringLiteral("-")},
        {2, false, false, QStringLiteral("195331"), QStringLiteral("0.51302"),
         QStringLiteral("0.48698"), QStringLiteral("24.4997"), QStringLiteral("-")},
    };
}

}
