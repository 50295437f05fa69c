// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tournament/classnames.h"

#include "core/engines/levels.h"
#include "ui/text/entranttext.h"

#include <QCoreApplication>
#include <algorithm>
#include <random>

namespace {

struct ClassNamesText
{
    Q_DECLARE_TR_FUNCTIONS(ClassNames)

public:
    static QStringList animals()
    {
        return tr("Antelope,Badger,Camel,Dolphin,Eagle,Falcon,Gecko,Heron,Ibis,Jackal,Koala,Lynx,"
                  "Marmot,Newt,Otter,Panda,Quail,Raccoon,Seal,Tapir,Urchin,Vole,Walrus,Yak,Zebra,"
                  "Beaver,Crane,Hare,Lizard,Turtle",
                  "animals, each another, separated by commas without blanks")
            .split(u',', Qt::SkipEmptyParts);
    }
};

/// 0 to count - 1 in an order that the seed decides. (The standard library's shuffle is another in
/// each of its versions.)
std::vector<int> drawnOrder(int count, std::uint64_t seed)
{
    std::vector<int> order(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        order[static_cast<std::size_t>(i)] = i;
    std::mt19937_64 random(seed);
    for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[random() % i]);
    return order;
}

}

QString entrantName(const Entrant& entrant)
{
    return entrant.name.isEmpty() && findLevel(entrant.engine) ? engineTitle(entrant.engine)
                                                               : TournamentOptions::nameOf(entrant);
}

QStringList classNames(const TournamentOptions& options, ClassNaming naming)
{
    const QStringList animals = ClassNamesText::animals();
    // Of as many as there are at most, so that those who join later change nobody's.
    const bool isAnimals = naming == ClassNaming::Animals;
    const std::vector<int> order
        = drawnOrder(static_cast<int>(animals.size()), options.seed + (isAnimals ? 1 : 0));
    QStringList names;
    for (std::size_t i = 0; i < options.entrants.size(); ++i) {
        if (naming == ClassNaming::Names) {
            names << entrantName(options.entrants[i]);
            continue;
        }
        // Beyond the list they are numbered on.
        const int number = i < order.size() ? order[i] : static_cast<int>(i);
        if (isAnimals && i < order.size())
            names << animals[number];
        else
            names << ClassNamesText::tr("Player %1").arg(number + 1);
    }
    return names;
}

QString classNamingKey(ClassNaming naming)
{
    return naming == ClassNaming::Numbers ? QStringLiteral("numbers")
        : naming == ClassNaming::Animals  ? QStringLiteral("animals")
                                          : QStringLiteral("names");
}

ClassNaming classNamingFromKey(const QString& key)
{
    for (const ClassNaming naming : {ClassNaming::Numbers, ClassNaming::Animals})
        if (classNamingKey(naming) == key)
            return naming;
    return ClassNaming::Names;
}
