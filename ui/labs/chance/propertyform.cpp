// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/propertyform.h"

#include "core/chance/models/modeltable.h"

#include "ui/widgets/foldingsection.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/narrowchoice.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

using namespace fourcast;

namespace {

constexpr std::array<double, 5> epsilons {1e-3, 1e-6, 1e-9, 1e-12, 1e-14};
constexpr int usualEpsilon = 1;
/// Of the choice: a property that is typed.
constexpr int typed = -1;
constexpr int allQuestions = -2;

}

PropertyForm::PropertyForm(QWidget* parent)
    : QWidget(parent), m_choice(new NarrowChoice), m_property(new QLineEdit),
      m_epsilon(new NarrowChoice), m_exact(new QCheckBox(tr("Fractions")))
{
    m_choice->setAccessibleName(tr("Question"));
    m_choice->setToolTip(tr("Choose a question about the model"));
    formfields::allowNarrow(*m_choice);
    useFixedLetters(*m_property);
    m_property->setAccessibleName(tr("Property"));
    m_property->setToolTip(
        tr("Enter Pmin or Pmax for a probability, Rmin or Rmax for an expected reward. Then name "
           "the goal, such as broke(1) or until [bet U broke]. Without a goal, the one in the "
           "model's text is used. Rmax{bet} counts bets."));
    m_property->setMinimumWidth(110);
    m_property->setPlaceholderText(tr("Pmax"));
    m_epsilon->setAccessibleName(tr("Precision"));
    m_epsilon->setToolTip(tr("Largest relative gap allowed between the lower and the upper bound"));
    for (const double epsilon : epsilons)
        m_epsilon->addItem(QString::number(epsilon), epsilon);
    m_epsilon->setCurrentIndex(usualEpsilon);
    m_exact->setToolTip(tr("Calculate in fractions, without rounding. For small models"));
    auto* const row = new QHBoxLayout;
    row->addWidget(formfields::label(tr("Question:"), m_choice));
    row->addWidget(m_choice, 1);
    row->addWidget(m_exact);
    auto* const others = new QWidget;
    auto* const rest = new QHBoxLayout(others);
    rest->setContentsMargins(0, 0, 0, 0);
    rest->addWidget(formfields::label(tr("Property:"), m_property));
    rest->addWidget(m_property, 1);
    rest->addWidget(formfields::label(tr("Precision:"), m_epsilon));
    rest->addWidget(m_epsilon);
    m_more = moreSection(others);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(m_more);
    connect(m_choice, &QComboBox::activated, this,
            [this] { takeEntry(m_choice->currentData().toInt()); });
    connect(m_property, &QLineEdit::textEdited, this, [this] {
        m_asksAll = false;
        showQuestion();
        Q_EMIT edited();
    });
    connect(m_property, &QLineEdit::returnPressed, this, &PropertyForm::runWanted);
    connect(m_epsilon, &QComboBox::activated, this, &PropertyForm::edited);
    connect(m_exact, &QCheckBox::toggled, this, &PropertyForm::edited);
    setModel({});
}

void PropertyForm::takeEntry(int entry)
{
    if (entry == allQuestions) {
        setAsksAll(true);
        Q_EMIT edited();
        return;
    }
    const bool askedAll = std::exchange(m_asksAll, false);
    if (entry != typed)
        m_property->setText(m_questions[static_cast<std::size_t>(entry)].property);
    if (entry != typed || askedAll)
        Q_EMIT edited();
    if (entry != typed)
        return;
    m_more->setFolded(false);
    m_property->setFocus();
}

bool PropertyForm::isAmongQuestions() const
{
    return std::ranges::find(m_questions, property(), &chance::ModelQuestion::property)
        != m_questions.end();
}

void PropertyForm::setAsksAll(bool asksAll)
{
    m_asksAll = asksAll;
    if (asksAll && !isAmongQuestions())
        m_property->setText(m_questions.front().property);
    showQuestion();
}

std::vector<chance::ModelQuestion> PropertyForm::questions() const
{
    return m_asksAll ? m_questions : std::vector<chance::ModelQuestion>();
}

void PropertyForm::setModel(const QString& model)
{
    const std::vector<chance::ModelInfo> known = chance::models();
    const chance::ModelInfo* const info = chance::findModel(known, model);
    m_questions = info ? info->questions : chance::anyQuestions();
    m_choice->clear();
    for (int i = 0; i < static_cast<int>(m_questions.size()); ++i)
        m_choice->addItem(m_questions[static_cast<std::size_t>(i)].title, i);
    m_choice->addItem(tr("All questions"), allQuestions);
    m_choice->addItem(tr("Enter a property"), typed);
    if (!isAmongQuestions())
        m_property->setText(m_questions.front().property);
    showQuestion();
}

void PropertyForm::showQuestion()
{
    if (m_asksAll)
        return m_choice->setCurrentIndex(m_choice->findData(allQuestions));
    const auto known = std::ranges::find(m_questions, property(), &chance::ModelQuestion::property);
    const bool isTyped = known == m_questions.end();
    m_choice->setCurrentIndex(
        m_choice->findData(isTyped ? typed : static_cast<int>(known - m_questions.begin())));
    // It stands there and nowhere else.
    if (isTyped)
        m_more->setFolded(false);
}

QString PropertyForm::property() const
{
    return m_property->text().trimmed();
}

void PropertyForm::setProperty(const QString& property)
{
    m_asksAll = false;
    m_property->setText(property);
    showQuestion();
}

QString PropertyForm::answer() const
{
    const auto known = std::ranges::find(m_questions, property(), &chance::ModelQuestion::property);
    return known == m_questions.end() ? QString() : known->answer;
}

bool PropertyForm::isExact() const
{
    return m_exact->isChecked();
}

void PropertyForm::setExact(bool isExact)
{
    m_exact->setChecked(isExact);
}

double PropertyForm::epsilon() const
{
    return m_epsilon->currentData().toDouble();
}

void PropertyForm::setEpsilon(double epsilon)
{
    if (const int index = m_epsilon->findData(epsilon); index >= 0)
        m_epsilon->setCurrentIndex(index);
}

void PropertyForm::setRunning(bool running)
{
    for (QWidget* const field : {static_cast<QWidget*>(m_choice), static_cast<QWidget*>(m_property),
                                 static_cast<QWidget*>(m_epsilon), static_cast<QWidget*>(m_exact)})
        field->setEnabled(!running);
}
