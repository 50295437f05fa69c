// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/dialogs/preferencesdialog.h"

#include "core/support/text/plainlabel.h"
#include "core/support/translations.h"
#include "ui/play/players/playereditor.h"
#include "ui/text/languagename.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/forms/formarea.h"
#include "ui/widgets/screenroom.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace {

constexpr int longestWaitMs = 10'000;
constexpr int languagePage = 3;

QSpinBox* makeWait(const QString& name, const QString& tip, QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setRange(0, longestWaitMs);
    box->setSingleStep(50);
    box->setSuffix(PreferencesDialog::tr(" ms"));
    box->setAccessibleName(name);
    box->setToolTip(tip);
    return box;
}

} // namespace

PreferencesDialog::PreferencesDialog(const Preferences& preferences, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Preferences"));
    m_tabs = new QTabWidget(this);
    // All captions whole, however long a language makes them.
    m_tabs->setUsesScrollButtons(false);
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->addTab(new FormArea(makeGamePage()), tr("&Game"));
    m_tabs->addTab(new FormArea(makeHintPage()), tr("&Hints"));
    m_tabs->addTab(new FormArea(makeAppearancePage()), tr("&Appearance"));
    m_tabs->addTab(new FormArea(makeFilesPage()), tr("&Files and language"));

    auto* buttons
        = new QDialogButtonBox(QDialogButtonBox::RestoreDefaults | QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            &PreferencesDialog::restoreDefaults);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_tabs);
    layout->addWidget(buttons);
    setPreferences(preferences);
    followFont(*this, [this] {
        QMetaObject::invokeMethod(this, &PreferencesDialog::takeRoom, Qt::QueuedConnection);
    });
    takeRoom();
}

void PreferencesDialog::takeRoom()
{
    layout()->activate();
    resize(fittingScreen(sizeHint(), *this));
}

QComboBox* PreferencesDialog::addChoice(QFormLayout* form, const QString& label,
                                        const QStringList& names)
{
    auto* box = new QComboBox(this);
    box->addItems(names);
    box->setAccessibleName(plainLabel(label));
    form->addRow(label, box);
    connect(box, &QComboBox::currentIndexChanged, this, &PreferencesDialog::read);
    return box;
}

QCheckBox* PreferencesDialog::addSwitch(QBoxLayout* layout, const QString& text, const QString& tip)
{
    auto* box = new QCheckBox(text, this);
    box->setToolTip(tip);
    layout->addWidget(box);
    connect(box, &QCheckBox::toggled, this, &PreferencesDialog::read);
    return box;
}

QWidget* PreferencesDialog::makeGamePage()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    auto* form = new QFormLayout;
    layout->addLayout(form);
    m_animation
        = addChoice(form, tr("Falling &discs:"), {tr("Off"), tr("Fast"), tr("Normal"), tr("Slow")});
    m_minimumThinking
        = makeWait(tr("Shortest thinking time"),
                   tr("Faster engines wait this long, so you can follow the game"), page);
    form->addRow(tr("Shortest &thinking time:"), m_minimumThinking);
    m_autoPlayDelay = makeWait(tr("Pause between engine moves"),
                               tr("When engines play against each other"), page);
    form->addRow(tr("&Pause between engine moves:"), m_autoPlayDelay);
    for (QSpinBox* box : {m_minimumThinking, m_autoPlayDelay})
        connect(box, &QSpinBox::valueChanged, this, &PreferencesDialog::read);
    m_startPanel = addSwitch(layout, tr("Show the start page at start&up"),
                             tr("Choose your opponent, its strength and who starts"));
    m_demo = addSwitch(layout, tr("Show a de&mo on the start page"),
                       tr("Two opponents play while nobody uses the program"));
    layout->addStretch();
    return page;
}

QWidget* PreferencesDialog::makeHintPage()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    m_exactHints = addSwitch(layout, tr("Hints from the e&xact solver, within a second"),
                             tr("First where to look, then the column, then the next moves"));
    auto* text = new QLabel(tr("Without the exact solver, hints come from this engine. It tries to "
                               "search deeper than your opponent."),
                            page);
    text->setWordWrap(true);
    m_hint = new PlayerEditor(PlayerEditor::Choice::EngineThatSearches, tr("Hint"), page);
    m_hint->setDetailed(true);
    connect(m_hint, &PlayerEditor::edited, this, &PreferencesDialog::read);
    layout->addWidget(text);
    layout->addWidget(m_hint);
    layout->addStretch();
    return page;
}

QWidget* PreferencesDialog::makeAppearancePage()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    auto* form = new QFormLayout;
    layout->addLayout(form);
    m_scheme = addChoice(form, tr("&Window:"), {tr("Same as system"), tr("Light"), tr("Dark")});
    m_discs = addChoice(form, tr("&Discs:"),
                        {tr("Colour-blind safe"), tr("Classic red and yellow"),
                         tr("High contrast (including the window)")});
    m_material = addChoice(form, tr("&Material:"), {tr("Plastic"), tr("Wood"), tr("Glass")});
    QStringList sizes;
    for (const int percent : textSizes)
        sizes << tr("%1 %", "size of texts").arg(QLocale().toString(percent));
    m_textSize = addChoice(form, tr("&Text size:"), sizes);
    m_textSize->setToolTip(tr("Size of all text in the program"));
    m_chips = addChoice(
        form, tr("C&olumn scores:"),
        {tr("The solver's score (+7)"), tr("Moves to the end (W7)"), tr("Words (wins in 7)")});
    m_glyphs = addSwitch(layout, tr("&Shapes on the discs"),
                         tr("Mark discs with a star or ring, for colour-blind players"));
    m_coordinates = addSwitch(layout, tr("&Coordinates beside the board"),
                              tr("Column letters and row numbers"));
    m_flipped = addSwitch(layout, tr("Flip the &board"), tr("See the board from the other side"));
    m_logAxis = addSwitch(layout, tr("&Logarithmic axis in the charts"),
                          tr("Each step up is ten times more"));
    layout->addStretch();
    return page;
}

QWidget* PreferencesDialog::makeFilesPage()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    auto* form = new QFormLayout;
    layout->addLayout(form);
    m_language = addChoice(form, tr("&Language:"), {tr("Same as system")});
    const QStringList languages = availableLanguages();
    for (const QString& code : languages)
        m_language->addItem(languageName(code), code);
    m_autosave = addSwitch(layout, tr("&Save the game after every move"),
                           tr("After a crash, your game is back the next time you start"));
    m_keepGames = addSwitch(layout, tr("Keep &every game in My games"),
                            tr("Kept on this computer only. You never have to save a game."));
    m_confirm = addSwitch(layout, tr("Ask before closing an &unsaved game"),
                          tr("Before you start a new game, open a file or quit"));
    layout->addStretch();
    return page;
}

void PreferencesDialog::setPreferences(const Preferences& preferences)
{
    m_showing = true;
    m_preferences = preferences;
    m_animation->setCurrentIndex(static_cast<int>(preferences.animation));
    m_minimumThinking->setValue(preferences.minimumThinkingMs);
    m_autoPlayDelay->setValue(preferences.autoPlayDelayMs);
    m_startPanel->setChecked(preferences.showStartPanel);
    m_demo->setChecked(preferences.demo);
    m_exactHints->setChecked(preferences.exactHints);
    m_hint->setPlayer(preferences.hint);
    m_scheme->setCurrentIndex(static_cast<int>(preferences.colorScheme));
    m_discs->setCurrentIndex(static_cast<int>(preferences.discTheme));
    m_material->setCurrentIndex(static_cast<int>(preferences.material));
    // A size from elsewhere is shown as the next smaller one.
    const auto larger = std::ranges::upper_bound(textSizes, preferences.textSize);
    m_textSize->setCurrentIndex(qMax(0, static_cast<int>(larger - textSizes.begin()) - 1));
    m_chips->setCurrentIndex(static_cast<int>(preferences.chipStyle));
    m_glyphs->setChecked(preferences.glyphs);
    m_coordinates->setChecked(preferences.coordinates);
    m_flipped->setChecked(preferences.flipped);
    m_logAxis->setChecked(preferences.logAxis);
    m_language->setCurrentIndex(qMax(0, m_language->findData(preferences.language)));
    m_autosave->setChecked(preferences.autosave);
    m_keepGames->setChecked(preferences.keepGames);
    m_confirm->setChecked(preferences.confirmDiscard);
    m_showing = false;
}

void PreferencesDialog::showLanguage()
{
    m_tabs->setCurrentIndex(languagePage);
    m_language->setFocus();
}

void PreferencesDialog::read()
{
    if (m_showing)
        return;
    m_preferences.animation = static_cast<AnimationSpeed>(m_animation->currentIndex());
    m_preferences.minimumThinkingMs = m_minimumThinking->value();
    m_preferences.autoPlayDelayMs = m_autoPlayDelay->value();
    m_preferences.showStartPanel = m_startPanel->isChecked();
    m_preferences.demo = m_demo->isChecked();
    m_preferences.exactHints = m_exactHints->isChecked();
    m_preferences.hint = m_hint->player();
    m_preferences.colorScheme = static_cast<ColorScheme>(m_scheme->currentIndex());
    m_preferences.discTheme = static_cast<DiscTheme>(m_discs->currentIndex());
    m_preferences.material = static_cast<BoardMaterial>(m_material->currentIndex());
    m_preferences.textSize = textSizes[static_cast<std::size_t>(m_textSize->currentIndex())];
    m_preferences.chipStyle = static_cast<ChipStyle>(m_chips->currentIndex());
    m_preferences.glyphs = m_glyphs->isChecked();
    m_preferences.coordinates = m_coordinates->isChecked();
    m_preferences.flipped = m_flipped->isChecked();
    m_preferences.logAxis = m_logAxis->isChecked();
    m_preferences.language = m_language->currentData().toString();
    m_preferences.autosave = m_autosave->isChecked();
    m_preferences.keepGames = m_keepGames->isChecked();
    m_preferences.confirmDiscard = m_confirm->isChecked();
    Q_EMIT edited(m_preferences);
}

void PreferencesDialog::restoreDefaults()
{
    setPreferences({});
    Q_EMIT edited(m_preferences);
}
