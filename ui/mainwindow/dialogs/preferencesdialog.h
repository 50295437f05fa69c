// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/settings.h"

#include <QDialog>

class PlayerEditor;
class QCheckBox;
class QComboBox;
class QSpinBox;
class QTabWidget;

/// Everything that a person may want to keep and that has no place of its own in the window. A
/// change is announced, and so applied, at once.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PreferencesDialog(const Preferences& preferences, QWidget* parent = nullptr);

    const Preferences& preferences() const { return m_preferences; }
    /// Shows what was changed elsewhere, without announcing.
    void setPreferences(const Preferences& preferences);
    /// Turns to the choice of a language, which gets the keyboard.
    void showLanguage();

Q_SIGNALS:
    void edited(const Preferences& preferences);

private:
    QWidget* makeGamePage();
    QWidget* makeHintPage();
    QWidget* makeAppearancePage();
    QWidget* makeFilesPage();
    QComboBox* addChoice(class QFormLayout* form, const QString& label, const QStringList& names);
    QCheckBox* addSwitch(class QBoxLayout* layout, const QString& text, const QString& tip);
    void takeRoom();
    void read();
    void restoreDefaults();

    Preferences m_preferences;
    bool m_showing = false;

    QTabWidget* m_tabs = nullptr;
    QSpinBox* m_minimumThinking = nullptr;
    QSpinBox* m_autoPlayDelay = nullptr;
    QComboBox* m_animation = nullptr;
    QCheckBox* m_startPanel = nullptr;
    QCheckBox* m_demo = nullptr;
    QCheckBox* m_exactHints = nullptr;
    PlayerEditor* m_hint = nullptr;
    QComboBox* m_scheme = nullptr;
    QComboBox* m_discs = nullptr;
    QComboBox* m_material = nullptr;
    QComboBox* m_textSize = nullptr;
    QComboBox* m_chips = nullptr;
    QCheckBox* m_glyphs = nullptr;
    QCheckBox* m_coordinates = nullptr;
    QCheckBox* m_flipped = nullptr;
    QCheckBox* m_logAxis = nullptr;
    QComboBox* m_language = nullptr;
    QCheckBox* m_autosave = nullptr;
    QCheckBox* m_keepGames = nullptr;
    QCheckBox* m_confirm = nullptr;
};
