// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/compare/compareform.h"

#include "core/board/notation.h"
#include "core/compare/comparisonsettings.h"
#include "core/compare/contender.h"
#include "ui/labs/entrants/entrantlist.h"
#include "ui/widgets/foldingsection.h"
#include "ui/widgets/forms/formfields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace {

std::vector<Entrant> usualContenders()
{
    std::vector<Entrant> contenders;
    for (const char* text : {"minimax-h1 depth 6", "study-h1 depth 6", "alphabeta-h1 depth 6"})
        contenders.push_back(*contenderFromText(QString::fromLatin1(text)));
    return contenders;
}

}

CompareForm::CompareForm(QWidget* parent) : QWidget(parent)
{
    makeFields();
    layOutFields();
    connect(m_entrants, &EntrantList::changed, this, &CompareForm::fillReference);
    connect(m_game, &QPushButton::clicked, this, &CompareForm::gameWanted);
    m_entrants->setEntrants(usualContenders());
}

void CompareForm::makeFields()
{
    m_position = new QLineEdit;
    m_position->setClearButtonEnabled(true);
    m_position->setPlaceholderText(tr("empty board"));
    m_position->setToolTip(tr("Moves that reach the position, such as 44536 or d1 d2 e1"));
    m_game = new QPushButton(tr("From the board"));
    m_game->setToolTip(tr("Use the position on the board"));
    m_entrants = new EntrantList(nullptr, EntrantList::Purpose::Comparison);
    m_repeats = formfields::spin(settingOf(comparisonSettings(), u"repetitions"), tr("Repetitions"),
                                 tr("How often each engine searches, taking turns with the others. "
                                    "From six repetitions, the median has an interval."));
    m_reference = new QComboBox;
    m_reference->setToolTip(tr("The engine the others are measured against"));
    m_pruning = new QCheckBox(tr("Measure pruning"));
    m_pruning->setToolTip(tr("Count the full tree and the minimal tree, and run alpha-beta with "
                             "columns from left to right"));
    m_pruning->setChecked(true);
}

void CompareForm::layOutFields()
{
    auto* const grid = new QGridLayout;
    formfields::add(*grid, 0, 0, tr("Position:"), m_position);
    grid->addWidget(m_game, grid->rowCount() - 1, 1);
    grid->setColumnStretch(0, 1);
    auto* const others = new QWidget;
    auto* const rest = new QGridLayout(others);
    rest->setContentsMargins(0, 0, 0, 0);
    formfields::add(*rest, 0, 0, tr("Repetitions:"), m_repeats);
    formfields::add(*rest, 0, 1, tr("Reference:"), m_reference);
    rest->addWidget(m_pruning, rest->rowCount() - 1, 2);
    for (int column = 0; column < 3; ++column)
        rest->setColumnStretch(column, 1);
    m_more = moreSection(others);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(grid);
    layout->addWidget(m_entrants);
    layout->addWidget(m_more);
}

void CompareForm::fillReference()
{
    const auto count = static_cast<int>(m_entrants->entrants().size());
    if (m_reference->count() == count)
        return;
    const QSignalBlocker blocker(m_reference);
    const int before = std::max(0, m_reference->currentIndex());
    m_reference->clear();
    for (int i = 0; i < count; ++i)
        m_reference->addItem(contenderLetter(static_cast<std::size_t>(i)));
    m_reference->setCurrentIndex(std::min(before, count - 1));
}

Expected<ComparisonRequest> CompareForm::request() const
{
    FOURCAST_LET(const auto moves, notation::parseMoves(m_position->text()));
    ComparisonRequest request {.moves = moves,
                               .contenders = m_entrants->entrants(),
                               .repeats = m_repeats->value(),
                               .reference = m_reference->currentIndex(),
                               .pruning = m_pruning->isChecked()};
    FOURCAST_TRY(request.check());
    return request;
}

QJsonObject CompareForm::fields() const
{
    QJsonArray engines;
    for (const Entrant& entrant : m_entrants->entrants())
        engines.append(contenderText(entrant));
    return {{"position", m_position->text()},
            {"engines", engines},
            {"repetitions", m_repeats->value()},
            {"reference", m_reference->currentIndex() + 1},
            {"pruning", m_pruning->isChecked()}};
}

void CompareForm::setFields(const QJsonObject& fields)
{
    m_position->setText(fields["position"].toString(m_position->text()));
    std::vector<Entrant> contenders;
    for (const QJsonValue text : fields["engines"].toArray())
        if (const auto entrant = contenderFromText(text.toString()))
            contenders.push_back(*entrant);
    setContenders(contenders);
    m_repeats->setValue(fields["repetitions"].toInt(m_repeats->value()));
    if (const int reference = fields["reference"].toInt();
        reference >= 1 && reference <= m_reference->count())
        m_reference->setCurrentIndex(reference - 1);
    m_pruning->setChecked(fields["pruning"].toBool(m_pruning->isChecked()));
}

void CompareForm::setRequest(const ComparisonRequest& request)
{
    setPosition(notation::toDigits(request.moves));
    setContenders(request.contenders);
    m_repeats->setValue(request.repeats);
    m_reference->setCurrentIndex(request.reference);
    m_pruning->setChecked(request.pruning);
}

void CompareForm::setPosition(const QString& moves)
{
    m_position->setText(moves);
}

void CompareForm::setContenders(const std::vector<Entrant>& contenders)
{
    if (!contenders.empty() && contenders.size() <= ComparisonRequest::mostContenders)
        m_entrants->setEntrants(contenders);
}

void CompareForm::setRunning(bool running)
{
    for (QWidget* const field : std::initializer_list<QWidget*> {m_position, m_game, m_entrants,
                                                                 m_repeats, m_reference, m_pruning})
        field->setEnabled(!running);
}
