// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/h1optionsdialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QGridLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace {

struct Row
{
    bool H1Options::*field;
    const char* text;
};

constexpr int features = 4;

const Row table[] = {
    {&H1Options::fourInLine, QT_TRANSLATE_NOOP("H1OptionsDialog", "F1: four in line")},
    {&H1Options::threeInLine, QT_TRANSLATE_NOOP("H1OptionsDialog", "F2: three in line")},
    {&H1Options::twoInLine, QT_TRANSLATE_NOOP("H1OptionsDialog", "F3: two in line")},
    {&H1Options::loneDisc, QT_TRANSLATE_NOOP("H1OptionsDialog", "F4: a disc on its own")},
    {&H1Options::verticalPairs,
     QT_TRANSLATE_NOOP("H1OptionsDialog", "An upright pair counts all empty squares above it")},
    {&H1Options::shortPairs,
     QT_TRANSLATE_NOOP("H1OptionsDialog", "A pair with room for three is worth 10,000")},
    {&H1Options::availableMeansEmpty,
     QT_TRANSLATE_NOOP("H1OptionsDialog", "“Available” means empty, playable now or not")},
    {&H1Options::gapMustBeAvailable,
     QT_TRANSLATE_NOOP("H1OptionsDialog", "The gap in a broken three must be playable now")},
    {&H1Options::gapPairIsPair,
     QT_TRANSLATE_NOOP("H1OptionsDialog", "The pair of a broken three is also a pair")},
    {&H1Options::overlappingRuns,
     QT_TRANSLATE_NOOP("H1OptionsDialog", "Runs may overlap: three in line are also two pairs")},
    {&H1Options::allDiscsCount,
     QT_TRANSLATE_NOOP("H1OptionsDialog", "Every disc counts for its column, not only lone ones")},
    {&H1Options::openThreeWins,
     QT_TRANSLATE_NOOP("H1OptionsDialog", "An open three counts as four in line")},
    {&H1Options::ownFeaturesOnly,
     QT_TRANSLATE_NOOP("H1OptionsDialog", "Count only one's own features")},
};

bool isImposed(const H1Options& imposed, std::size_t box)
{
    return imposed.*table[box].field != H1Options().*table[box].field;
}

} // namespace

H1OptionsDialog::H1OptionsDialog(const H1Options& options, QWidget* parent)
    : QDialog(parent), m_text(new QLabel(this))
{
    static_assert(std::size(table) == std::tuple_size_v<decltype(m_boxes)>);
    setWindowTitle(tr("Heuristic H1"));
    auto* featureBox = new QGroupBox(tr("Features of the study"), this);
    auto* readingBox = new QGroupBox(tr("Readings of what the study leaves open"), this);
    // Side by side, so that a low screen has room for all of them.
    auto* featureLayout = new QGridLayout(featureBox);
    auto* readingLayout = new QGridLayout(readingBox);
    for (int i = 0; i < static_cast<int>(m_boxes.size()); ++i) {
        auto* box = new QCheckBox(tr(table[i].text), this);
        const int place = i < features ? i : i - features;
        (i < features ? featureLayout : readingLayout)->addWidget(box, place / 2, place % 2);
        m_boxes[static_cast<std::size_t>(i)] = box;
        connect(box, &QCheckBox::toggled, this, [this] { m_text->setText(shown().toText()); });
    }
    m_text->setWordWrap(true);
    m_text->setAccessibleDescription(tr("The heuristic in words"));

    auto* valueBox = new QGroupBox(tr("Values of the features"), this);
    m_values = new QLabel(valueBox);
    m_values->setWordWrap(true);
    m_values->setAccessibleDescription(tr("Values of the features"));
    m_studyValues = new QPushButton(tr("The &study's values"), valueBox);
    m_studyValues->setToolTip(tr("Features count again what the article says"));
    auto* fromFile = new QPushButton(tr("From a &file…"), valueBox);
    fromFile->setToolTip(tr("A set that the laboratory's tuning has saved"));
    connect(m_studyValues, &QPushButton::clicked, this, [this] {
        m_rest.weights = {};
        showValues();
    });
    connect(fromFile, &QPushButton::clicked, this, &H1OptionsDialog::loadValues);
    auto* valueButtons = new QHBoxLayout;
    valueButtons->addWidget(fromFile);
    valueButtons->addWidget(m_studyValues);
    valueButtons->addStretch(1);
    auto* valueLayout = new QVBoxLayout(valueBox);
    valueLayout->addWidget(m_values);
    valueLayout->addLayout(valueButtons);

    auto* buttons = new QDialogButtonBox(
        QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            [this] { setOptions({}); });

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(featureBox);
    layout->addWidget(readingBox);
    layout->addWidget(valueBox);
    layout->addWidget(m_text);
    layout->addWidget(buttons);
    setOptions(options);
}

void H1OptionsDialog::impose(const H1Options& imposed, const QString& reason)
{
    m_imposed = imposed;
    setOptions(options());
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        if (isImposed(m_imposed, i)) {
            m_boxes[i]->setEnabled(false);
            m_boxes[i]->setToolTip(reason);
        }
}

H1Options H1OptionsDialog::shown() const
{
    H1Options result = m_rest;
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        result.*table[i].field = m_boxes[i]->isChecked();
    return result;
}

H1Options H1OptionsDialog::options() const
{
    H1Options result = shown();
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        if (isImposed(m_imposed, i))
            result.*table[i].field = m_rest.*table[i].field;
    return result;
}

void H1OptionsDialog::setOptions(const H1Options& options)
{
    m_rest = options;
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        m_boxes[i]->setChecked(isImposed(m_imposed, i) ? m_imposed.*table[i].field
                                                       : options.*table[i].field);
    showValues();
}

void H1OptionsDialog::showValues()
{
    const QString values = m_rest.weights.toText();
    m_values->setText(values.isEmpty() ? tr("The study's values.") : values);
    m_studyValues->setEnabled(!values.isEmpty());
    m_text->setText(shown().toText());
}

void H1OptionsDialog::loadValues()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Values of H1"), QString(),
                                                      tr("Values of H1 (*.h1);;All files (*)"));
    if (path.isEmpty())
        return;
    const auto weights = H1Weights::load(path);
    if (!weights) {
        m_values->setText(weights.error().message);
        return;
    }
    m_rest.weights = *weights;
    showValues();
}
