// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/practice/practiceform.h"

#include "ui/widgets/flowlayout.h"
#include "ui/widgets/forms/formfields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QScopedValueRollback>
#include <QSpinBox>

using namespace fourcast::lesson;

namespace {

/// The first tree of somebody who has never filled one: small, and nothing is left out.
PracticeRequest firstPractice()
{
    return {.depth = 2, .branching = 3, .prunes = false};
}

QComboBox* practiceChoice(const QString& name, const QString& tip)
{
    auto* const made = new QComboBox;
    made->setAccessibleName(name);
    made->setToolTip(tip);
    return made;
}

void choosePractice(QComboBox& choice, const QString& data)
{
    if (const int index = choice.findData(data); index >= 0)
        choice.setCurrentIndex(index);
}

}

PracticeForm::PracticeForm(QWidget* parent) : QWidget(parent)
{
    build();
    auto* const row = new FlowLayout(this);
    row->setSpacing(6);
    row->addWidget(formfields::together(tr("Tree:"), m_seed));
    row->addWidget(formfields::together(tr("Depth:"), m_depth));
    row->addWidget(formfields::together(tr("Branches:"), m_branching));
    row->addWidget(m_ragged);
    row->addWidget(formfields::together(tr("Root:"), m_first));
    row->addWidget(formfields::together(tr("Search:"), m_search));
    for (QSpinBox* const spin : {m_seed, m_depth, m_branching})
        connect(spin, &QSpinBox::valueChanged, this, &PracticeForm::takeChange);
    for (QComboBox* const choice : {m_first, m_search})
        connect(choice, &QComboBox::currentIndexChanged, this, &PracticeForm::takeChange);
    connect(m_ragged, &QCheckBox::toggled, this, &PracticeForm::takeChange);
}

void PracticeForm::build()
{
    const PracticeRequest usual = firstPractice();
    m_seed = formfields::spin(0, static_cast<int>(PracticeRequest::largestSeed),
                              tr("Number of the tree"),
                              tr("The same number and size give the same tree, on any computer"));
    m_seed->setValue(static_cast<int>(usual.seed));
    // A number that is typed is one tree, not one for each digit.
    m_seed->setKeyboardTracking(false);
    m_depth = formfields::spin(1, deepestPractice(usual.branching), tr("Depth"),
                               tr("Moves from the root to a leaf"));
    m_depth->setValue(usual.depth);
    m_branching = formfields::spin(2, PracticeRequest::mostBranching, tr("Branches of a node"),
                                   tr("Branches of each node. With more of them, the tree cannot "
                                      "be as deep."));
    m_branching->setValue(usual.branching);
    m_ragged = new QCheckBox(tr("Uneven"));
    m_ragged->setToolTip(tr("Give some nodes fewer branches, and end some branches early"));
    m_first = practiceChoice(tr("Who moves at the root"), tr("Who moves at the root"));
    m_first->addItem(tr("MAX"), QStringLiteral("max"));
    m_first->addItem(tr("MIN"), QStringLiteral("min"));
    m_search = practiceChoice(tr("Search"),
                              tr("Minimax searches every branch. Alpha-beta leaves "
                                 "out branches that cannot matter."));
    m_search->addItem(tr("minimax"), QStringLiteral("minimax"));
    m_search->addItem(tr("alpha-beta"), QStringLiteral("alpha-beta"));
    choosePractice(*m_search,
                   usual.prunes ? QStringLiteral("alpha-beta") : QStringLiteral("minimax"));
}

PracticeRequest PracticeForm::request() const
{
    PracticeRequest request {.seed = static_cast<std::uint64_t>(m_seed->value()),
                             .branching = m_branching->value(),
                             .isRagged = m_ragged->isChecked(),
                             .maxMoves = m_first->currentData() == QStringLiteral("max"),
                             .prunes = m_search->currentData() == QStringLiteral("alpha-beta")};
    request.depth = std::min(m_depth->value(), deepestPractice(request.branching));
    return request;
}

QJsonObject PracticeForm::fields() const
{
    return {{"seed", m_seed->value()},
            {"depth", m_depth->value()},
            {"branching", m_branching->value()},
            {"ragged", m_ragged->isChecked()},
            {"first", m_first->currentData().toString()},
            {"search", m_search->currentData().toString()}};
}

void PracticeForm::setFields(const QJsonObject& fields)
{
    const QJsonObject before = this->fields();
    {
        const QScopedValueRollback quiet(m_isQuiet, true);
        m_branching->setValue(fields["branching"].toInt(m_branching->value()));
        m_depth->setMaximum(deepestPractice(m_branching->value()));
        m_depth->setValue(fields["depth"].toInt(m_depth->value()));
        m_seed->setValue(fields["seed"].toInt(m_seed->value()));
        m_ragged->setChecked(fields["ragged"].toBool(m_ragged->isChecked()));
        choosePractice(*m_first, fields["first"].toString());
        choosePractice(*m_search, fields["search"].toString());
    }
    if (this->fields() != before)
        takeChange();
}

void PracticeForm::goToNext()
{
    m_seed->setValue(m_seed->value() < m_seed->maximum() ? m_seed->value() + 1 : 1);
}

void PracticeForm::takeChange()
{
    if (m_isQuiet)
        return;
    {
        const QScopedValueRollback quiet(m_isQuiet, true);
        m_depth->setMaximum(deepestPractice(m_branching->value()));
    }
    Q_EMIT changed();
}
