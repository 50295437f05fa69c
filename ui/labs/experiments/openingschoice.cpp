// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/experiments/openingschoice.h"

#include "core/study/runs/experimentsettings.h"
#include "core/support/files/readfile.h"
#include "ui/widgets/exports/filedialog.h"
#include "ui/widgets/forms/plyunit.h"

#include <QComboBox>
#include <QDir>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace {

constexpr qint64 mostBytes = 1 << 20;
constexpr int mostErrors = 8;

/// All that is wrong, not only the first line: a person mends a file once.
QStringList wrongLines(const QByteArray& text)
{
    QStringList wrong;
    const auto lines = text.split('\n');
    for (qsizetype i = 0; i < lines.size() && wrong.size() < mostErrors; ++i) {
        // Its own number stands in the sentence.
        const auto read = openingsFromText(QByteArray(i, '\n') + lines[i]);
        const QByteArray line = lines[i].trimmed();
        if (!read && !line.isEmpty() && !line.startsWith('#'))
            wrong << read.error().message;
    }
    return wrong;
}

}

OpeningsChoice::OpeningsChoice(QWidget* parent)
    : QWidget(parent), m_kind(new QComboBox(this)), m_plies(new QSpinBox(this)),
      m_file(new QPushButton(tr("&File…"), this)), m_message(new QLabel(this))
{
    m_kind->addItem(tr("Random plies"), static_cast<int>(Openings::Random));
    m_kind->addItem(tr("All 238 positions after three plies"),
                    static_cast<int>(Openings::ThreePlyPositions));
    m_kind->addItem(tr("None: the empty board"), static_cast<int>(Openings::Empty));
    m_kind->addItem(tr("From a file"), static_cast<int>(Openings::List));
    m_kind->setAccessibleName(tr("Openings"));
    m_kind->setToolTip(tr("How the games begin. Without openings, engines that make no random "
                          "choices always repeat one game."));
    const Setting& plies = settingOf(ownExperimentSettings(), u"plies");
    m_plies->setRange(plies.low(), plies.high());
    m_plies->setValue(plies.usualNumber());
    showPlies(*m_plies);
    m_plies->setAccessibleName(tr("Random plies"));
    m_file->setToolTip(
        tr("Choose a text file with one opening per line, such as 44536 or d1 d2 e1"));
    m_message->setWordWrap(true);
    auto* const layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_kind, 0, 0);
    layout->addWidget(m_plies, 0, 1);
    layout->addWidget(m_file, 0, 2);
    layout->setColumnStretch(0, 1);
    layout->addWidget(m_message, 1, 0, 1, 3);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &OpeningsChoice::showRelevant);
    connect(m_plies, &QSpinBox::valueChanged, this, &OpeningsChoice::changed);
    connect(m_file, &QPushButton::clicked, this, &OpeningsChoice::chooseFile);
    showRelevant();
}

GameRules OpeningsChoice::rules() const
{
    GameRules rules;
    rules.openings = static_cast<Openings>(m_kind->currentData().toInt());
    rules.openingPlies = m_plies->value();
    if (rules.openings == Openings::List)
        rules.openingList = m_list;
    return rules;
}

void OpeningsChoice::setRules(const GameRules& rules)
{
    m_list = rules.openingList;
    if (!m_list.empty())
        m_message->setText(listText());
    m_plies->setValue(rules.openingPlies);
    // Nothing new is dealt as older versions did.
    const Openings openings
        = rules.openings == Openings::AllThreePlies ? Openings::ThreePlyPositions : rules.openings;
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(openings)));
    showRelevant();
}

QString OpeningsChoice::listText() const
{
    return tr("%n opening(s), each with both colours", nullptr, static_cast<int>(m_list.size()));
}

bool OpeningsChoice::isReady() const
{
    return rules().openings != Openings::List || !m_list.empty();
}

void OpeningsChoice::showRelevant()
{
    const Openings kind = rules().openings;
    m_plies->setVisible(kind == Openings::Random);
    m_file->setVisible(kind == Openings::List);
    m_message->setVisible(kind == Openings::List);
    if (kind == Openings::List && m_list.empty() && m_message->text().isEmpty())
        m_message->setText(tr("Choose a file with one opening per line, such as 44536."));
    Q_EMIT changed();
}

void OpeningsChoice::chooseFile()
{
    const QString path = FileDialog::file(this, tr("Openings"), QString(),
                                          tr("Text files (*.txt);;All files (*)"));
    if (!path.isEmpty())
        readFile(path);
}

void OpeningsChoice::readFile(const QString& path)
{
    m_list.clear();
    m_message->setText(read(path));
    Q_EMIT changed();
}

QString OpeningsChoice::read(const QString& path)
{
    const auto text = ::readFile(path, mostBytes);
    if (!text)
        return tr("The file “%1” could not be read: %2.")
            .arg(QDir::toNativeSeparators(path), text.error().message);
    auto openings = openingsFromText(*text);
    if (!openings) {
        const QStringList wrong = wrongLines(*text);
        return wrong.isEmpty() ? openings.error().message : wrong.join(QLatin1Char('\n'));
    }
    m_list = std::move(*openings);
    return listText();
}
