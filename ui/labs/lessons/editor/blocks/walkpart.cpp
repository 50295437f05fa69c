// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/blocks/walkpart.h"

#include "core/lesson/course/answertext.h"
#include "core/lesson/course/walkground.h"
#include "ui/labs/lessons/editor/blocks/systempart.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/forms/rowform.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

using namespace fourcast::lesson;

namespace {

/// As many as a lesson may allow.
constexpr int mostStepsOfWalk = 1000;

/// Few enough steps to be found by hand.
WrittenSystem smallRace()
{
    return {.model = QStringLiteral("race"),
            .values = {{QStringLiteral("M"), QStringLiteral("2")},
                       {QStringLiteral("scores"), QStringLiteral("3,5")}}};
}

}

WalkPart::WalkPart(QWidget* parent)
    : QWidget(parent), m_form(new RowForm(this)), m_way(new QComboBox),
      m_system(new SystemPart(smallRace(), tr("The &formula that holds at the end:"))),
      m_leaf(new QLineEdit), m_most(formfields::spin(0, mostStepsOfWalk, tr("Most steps"),
                                                     tr("A longer path is not accepted"))),
      m_answer(new QLineEdit)
{
    m_way->addItem(tr("Through a system, until a formula holds"), static_cast<int>(Way::System));
    m_way->addItem(tr("Through a tree, to a leaf"), static_cast<int>(Way::Leaf));
    m_way->addItem(tr("Through a tree, along the best play (worked out)"),
                   static_cast<int>(Way::Line));
    formfields::allowNarrow(*m_way);
    m_way->setToolTip(tr("Where students look for the path, and where it ends"));
    m_leaf->setToolTip(tr("Every path to a leaf with this value is correct"));
    m_most->setSpecialValueText(tr("any number"));
    m_answer->setPlaceholderText(tr("Empty: the program works out a shortest path"));
    m_answer->setToolTip(
        tr("A path of yours, such as take(0, 0); read(0, 0, -99), or 2.1 in a tree"));
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->addRow(tr("Path:"), m_way);
    m_form->addRow(m_system);
    m_form->addRow(tr("&Value of the leaf:"), m_leaf);
    m_form->addRow(tr("At m&ost:"), m_most);
    m_form->addRow(tr("&Answer:"), m_answer);
    connect(m_way, &QComboBox::currentIndexChanged, this, [this] {
        showFitting();
        Q_EMIT wayChosen();
    });
    connect(m_system, &SystemPart::edited, this, &WalkPart::edited);
    connect(m_leaf, &QLineEdit::textChanged, this, &WalkPart::edited);
    connect(m_most, &QSpinBox::valueChanged, this, &WalkPart::edited);
    connect(m_answer, &QLineEdit::textChanged, this, &WalkPart::edited);
    showFitting();
}

WalkPart::Way WalkPart::way() const
{
    return static_cast<Way>(m_way->currentData().toInt());
}

void WalkPart::setWay(Way way)
{
    m_way->setCurrentIndex(m_way->findData(static_cast<int>(way)));
}

ExactAnswer WalkPart::exact() const
{
    return way() == Way::Line ? ExactAnswer::Line : ExactAnswer::None;
}

void WalkPart::showFitting()
{
    m_form->setRowVisible(m_system, way() == Way::System);
    m_form->setRowVisible(m_leaf, way() == Way::Leaf);
}

QString WalkPart::missing() const
{
    if (way() == Way::System && m_system->formula().isEmpty())
        return tr("Write the formula that holds where the path ends.");
    if (way() == Way::Leaf && numbersMeant(m_leaf->text()).size() != 1)
        return tr("Type the value of the leaf, a number.");
    return {};
}

void WalkPart::put(Question& question) const
{
    WrittenWalk walk;
    if (way() == Way::System) {
        walk.system = m_system->system();
        walk.goal = m_system->formula();
    } else if (way() == Way::Leaf) {
        walk.goal = m_leaf->text().trimmed();
    }
    walk.mostSteps = m_most->value();
    question.walk = walk;
    // As a lesson keeps it; what has no step in it is the reader's to refuse.
    const QString answer = m_answer->text().trimmed();
    const QStringList steps = walkSteps(question, answer);
    question.walk->answer = steps.isEmpty() ? answer : walkText(question, steps);
}
