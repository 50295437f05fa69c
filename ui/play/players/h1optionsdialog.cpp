// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/h1optionsdialog.h"

#include "ui/widgets/exports/filedialog.h"
#include "ui/widgets/forms/formarea.h"
#include "ui/widgets/screenroom.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace {

bool isImposed(const H1Options& imposed, const H1Reading& reading)
{
    return imposed.*reading.member == reading.value();
}

} // namespace

H1OptionsDialog::H1OptionsDialog(const H1Options& options, QWidget* parent)
    : QDialog(parent), m_text(new QLabel(this))
{
    setWindowTitle(tr("Heuristic H1"));
    auto* featureBox = new QGroupBox(tr("Features of the study"), this);
    auto* readingBox = new QGroupBox(tr("Choices the study leaves open"), this);
    // Side by side, so that a low screen has room for all of them.
    auto* featureLayout = new QGridLayout(featureBox);
    auto* readingLayout = new QGridLayout(readingBox);
    for (const H1Reading& reading : h1Readings()) {
        auto* const box = new QCheckBox(reading.title(), this);
        auto* const grid = reading.feature > 0 ? featureLayout : readingLayout;
        const int place = grid->count();
        grid->addWidget(box, place / 2, place % 2);
        m_boxes.emplace_back(reading, box);
        connect(box, &QCheckBox::toggled, this, [this] { m_text->setText(shown().toText()); });
    }
    m_text->setWordWrap(true);
    m_text->setAccessibleDescription(tr("The heuristic in words"));

    auto* valueBox = new QGroupBox(tr("Values of the features"), this);
    m_values = new QLabel(valueBox);
    m_values->setWordWrap(true);
    m_values->setAccessibleDescription(tr("Values of the features"));
    m_studyValues = new QPushButton(tr("The &study's values"), valueBox);
    m_studyValues->setToolTip(tr("Restore the feature values from the article"));
    auto* fromFile = new QPushButton(tr("From a &file…"), valueBox);
    fromFile->setToolTip(tr("Load values saved by the laboratory's tuning"));
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

    auto* const page = new QWidget;
    auto* const column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(featureBox);
    column->addWidget(readingBox);
    column->addWidget(valueBox);
    column->addWidget(m_text);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new FormArea(page));
    layout->addWidget(buttons);
    setOptions(options);
    layout->activate();
    resize(fittingScreen(sizeHint(), *this));
}

void H1OptionsDialog::impose(const H1Options& imposed, const QString& reason)
{
    m_imposed = imposed;
    setOptions(options());
    for (const auto& [reading, box] : m_boxes)
        if (isImposed(m_imposed, reading)) {
            box->setEnabled(false);
            box->setToolTip(reason);
        }
}

H1Options H1OptionsDialog::shown() const
{
    H1Options result = m_rest;
    for (const auto& [reading, box] : m_boxes)
        result.*reading.member = box->isChecked();
    return result;
}

H1Options H1OptionsDialog::options() const
{
    H1Options result = shown();
    for (const auto& [reading, box] : m_boxes)
        if (isImposed(m_imposed, reading))
            result.*reading.member = m_rest.*reading.member;
    return result;
}

void H1OptionsDialog::setOptions(const H1Options& options)
{
    m_rest = options;
    for (const auto& [reading, box] : m_boxes)
        box->setChecked(isImposed(m_imposed, reading) ? m_imposed.*reading.member
                                                      : options.*reading.member);
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
    const QString path = FileDialog::file(this, tr("Values of H1"), QString(),
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
