// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/experiment.h"

#include "core/evaluation/h1readings.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <array>

namespace {

struct StudyText
{
    Q_DECLARE_TR_FUNCTIONS(StudyExperiment)
};

struct Artefact
{
    const char* name = nullptr;
    ArtefactKind kind = ArtefactKind::Table;
    const char* title = nullptr;
    std::uint64_t seed = 0;
    /// Who moves first does so in every game, where the protocol leaves it open.
    bool fixedFirst = false;
};

constexpr std::array<Artefact, 6> artefacts {{
    {"table6", ArtefactKind::Table,
     QT_TRANSLATE_NOOP("StudyExperiment", "Table 6: H1 against itself by depth"), 1000, true},
    {"table7", ArtefactKind::Table,
     QT_TRANSLATE_NOOP("StudyExperiment", "Table 7: one feature of H1 against H2"), 2000},
    {"table8", ArtefactKind::Table,
     QT_TRANSLATE_NOOP("StudyExperiment", "Table 8: features of H1 together against H2"), 2000},
    {"table9", ArtefactKind::Table,
     QT_TRANSLATE_NOOP("StudyExperiment", "Table 9: H1 against H2 by depth"), 3000},
    {"figure12", ArtefactKind::Figure,
     QT_TRANSLATE_NOOP("StudyExperiment", "Figure 12: nodes and time at depth 4"), 4000, true},
    {"figure13", ArtefactKind::Figure,
     QT_TRANSLATE_NOOP("StudyExperiment", "Figure 13: nodes and time at depth 6"), 4000, true},
}};

const Artefact* findArtefact(const QString& name)
{
    for (const Artefact& artefact : artefacts)
        if (name == QLatin1String(artefact.name))
            return &artefact;
    return nullptr;
}

/// Of tables 7 to 9: its table 5 says so. The caption of table 6 says 10.
constexpr int articleRounds = 100;

GameRules rulesOf(const Artefact& artefact, const StudySettings& settings)
{
    GameRules rules = protocolRules(settings.protocol, artefact.fixedFirst);
    if (settings.olderOpenings && rules.openings == Openings::ThreePlyPositions)
        rules.openings = Openings::AllThreePlies;
    return rules;
}

/// Builds the cells of one artefact.
class Builder
{
public:
    Builder(const Artefact& artefact, const StudySettings& settings)
        : m_name(QString::fromLatin1(artefact.name)), m_settings(settings),
          m_seed(settings.seed > 0 ? settings.seed : artefact.seed),
          m_h1(protocolH1(settings.protocol, settings.h1)),
          m_allRounds(rulesOf(artefact, settings).roundsOfOpenings())
    {
    }

    std::vector<ExperimentCell> cells()
    {
        if (m_name == QStringLiteral("table6"))
            table6();
        else if (m_name == QStringLiteral("table7"))
            table7();
        else if (m_name == QStringLiteral("table8"))
            table8();
        else if (m_name == QStringLiteral("table9"))
            table9();
        else
            figure(m_name == QStringLiteral("figure12") ? 4 : 6);
        return std::move(m_cells);
    }

private:
    Entrant h1(int depth, const H1Options& options) const
    {
        Entrant entrant {protocolEngine(m_settings.protocol, QStringLiteral("H1")), {}, {}};
        entrant.options.h1 = options;
        entrant.limits.depth = depth;
        return entrant;
    }

    Entrant h2(int depth) const
    {
        return {protocolEngine(m_settings.protocol, QStringLiteral("H2")), {}, {.depth = depth}};
    }

    void add(const QString& id, const QString& row, const QString& column, const Entrant& a,
             const Entrant& b, const std::optional<PublishedCell>& article)
    {
        if (m_settings.maximumDepth > 0
            && std::max(a.limits.depth, b.limits.depth) > m_settings.maximumDepth)
            return;
        ExperimentCell cell {.id = m_name + u'/' + id,
                             .row = row,
                             .column = column,
                             .a = a,
                             .b = b,
                             .rounds = 0,
                             .seed = m_seed,
                             .article = article};
        cell.rounds = roundsOf(article ? article->rounds : 1);
        m_cells.push_back(std::move(cell));
    }

    int roundsOf(int published) const
    {
        if (m_allRounds == 0)
            return m_settings.rounds > 0 ? m_settings.rounds : published;
        return m_settings.rounds > 0 ? std::min(m_settings.rounds, m_allRounds) : m_allRounds;
    }

    void table6()
    {
        constexpr std::array<int, 4> depths {2, 4, 6, 8};
        // [second][first]: the first's share and the second's.
        constexpr double shares[4][4][2] {{{.5, .5}, {.5, .3}, {.9, .1}, {.8, .2}},
                                          {{.2, .7}, {.5, .4}, {.6, .4}, {.7, .3}},
                                          {{.1, .9}, {.4, .6}, {.5, .5}, {.5, .3}},
                                          {{.0, 1.}, {.3, .7}, {.2, .8}, {.4, .4}}};
        for (std::size_t second = 0; second < 4; ++second)
            for (std::size_t first = 0; first < 4; ++first) {
                const auto& share = shares[second][first];
                add(QStringLiteral("d%1-d%2").arg(depths[first]).arg(depths[second]),
                    StudyText::tr("second at depth %1").arg(depths[second]),
                    StudyText::tr("first at depth %1").arg(depths[first]), h1(depths[first], m_h1),
                    h1(depths[second], m_h1), PublishedCell {share[0], share[1], 10});
            }
    }

    /// H1 with these features alone against H2 at depth 4.
    void features(const char* id, const QString& row, const std::array<bool, 4>& on, double share)
    {
        H1Options options = m_h1;
        for (const H1Reading& reading : h1Readings())
            if (reading.feature > 0 && !on[static_cast<std::size_t>(reading.feature) - 1])
                options.*reading.member = false;
        add(QString::fromLatin1(id), row, StudyText::tr("H1 against H2, depth 4"), h1(4, options),
            h2(4), PublishedCell {share, {}, articleRounds});
    }

    void table7()
    {
        features("f1", StudyText::tr("F1"), {true, false, false, false}, .48);
        features("f2", StudyText::tr("F2"), {false, true, false, false}, .40);
        features("f3", StudyText::tr("F3"), {false, false, true, false}, .48);
        features("f4", StudyText::tr("F4"), {false, false, false, true}, .40);
    }

    void table8()
    {
        features("f12", StudyText::tr("F1+F2"), {true, true, false, false}, .54);
        features("f123", StudyText::tr("F1+F2+F3"), {true, true, true, false}, .60);
        features("all", StudyText::tr("all"), {true, true, true, true}, .80);
    }

    void table9()
    {
        constexpr struct
        {
            int depth;
            double h1;
            double h2;
        } rows[] {{2, .24, .76}, {4, .60, .39}, {6, .76, .22}, {8, .81, .19}};
        for (const auto& row : rows)
            add(QStringLiteral("d%1").arg(row.depth), StudyText::tr("depth %1").arg(row.depth),
                StudyText::tr("H1 against H2"), h1(row.depth, m_h1), h2(row.depth),
                PublishedCell {row.h1, row.h2, articleRounds});
    }

    void figure(int depth)
    {
        add(QStringLiteral("d%1").arg(depth), StudyText::tr("depth %1").arg(depth),
            StudyText::tr("H1 against itself"), h1(depth, m_h1), h1(depth, m_h1), {});
    }

    QString m_name;
    StudySettings m_settings;
    std::uint64_t m_seed;
    H1Options m_h1;
    /// 0 where lots decide.
    int m_allRounds;
    std::vector<ExperimentCell> m_cells;
};

QString idOf(const Artefact& artefact, const StudySettings& settings)
{
    const QString name = QString::fromLatin1(artefact.name);
    QString id = name + u'-' + protocolName(settings.protocol);
    // "fair" alone is what older versions kept their games under, which no others may join.
    if (rulesOf(artefact, settings).openings == Openings::ThreePlyPositions)
        id += QStringLiteral("-positions");
    if (const QString names = settings.h1.toNames(); names != H1Options().toNames())
        id += u'-' + QString(names).replace(u',', u'-');
    if (settings.h1.weights != H1Weights())
        id += u'-'
            + QString::fromLatin1(
                  QCryptographicHash::hash(settings.h1.weights.toFile(), QCryptographicHash::Sha256)
                      .toHex()
                      .left(8));
    if (settings.seed > 0 && settings.seed != artefact.seed)
        id += QStringLiteral("-s%1").arg(settings.seed);
    return id;
}

}

ArtefactKind Experiment::kind() const
{
    const Artefact* const found = findArtefact(artefact);
    return found ? found->kind : ArtefactKind::None;
}

QStringList studyArtefacts()
{
    QStringList names;
    for (const Artefact& artefact : artefacts)
        names << QString::fromLatin1(artefact.name);
    return names;
}

QString artefactTitle(const QString& name)
{
    const Artefact* artefact = findArtefact(name);
    return artefact ? StudyText::tr(artefact->title) : QString();
}

Expected<Experiment> studyExperiment(const QString& name, const StudySettings& settings)
{
    const Artefact* artefact = findArtefact(name);
    if (!artefact)
        return fail(StudyText::tr("The study has no \"%1\". It has %2.")
                        .arg(name, studyArtefacts().join(QStringLiteral(", "))));
    Experiment experiment;
    experiment.id = idOf(*artefact, settings);
    experiment.artefact = name;
    experiment.title = StudyText::tr(artefact->title);
    experiment.protocol = settings.protocol;
    experiment.rules = rulesOf(*artefact, settings);
    experiment.variant = protocolH1(settings.protocol, settings.h1).toText();
    experiment.cells = Builder(*artefact, settings).cells();
    experiment.test = settings.test;
    if (experiment.cells.empty())
        return fail(StudyText::tr("No part of %1 searches to depth %2 or less.")
                        .arg(name)
                        .arg(settings.maximumDepth));
    return experiment;
}
