// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

/// Who plays: a person, or an engine with its settings. Shows only the settings that mean something
/// to the engine chosen.
class PlayerEditor : public QWidget
{
    Q_OBJECT

public:
    enum class Choice
    {
        PersonOrEngine,
        EngineThatSearches,
        AnyEngine
    };

    /// `name` is spoken before each control's own name: "Red", "Hint".
    PlayerEditor(Choice choice, const QString& name, QWidget* parent = nullptr);

    Entrant player() const { return m_player; }
    /// Shows without announcing.
    void setPlayer(const Entrant& player);
    /// The person's own explanation of the engine, and the rarer settings.
    void setDetailed(bool on);
    /// Where searches are measured an exact engine has a solver of its own: its table can be
    /// chosen, which elsewhere is the window's unless the engine does without the book.
    void setMeasured(bool on);

Q_SIGNALS:
    /// A person chose something.
    void edited(const Entrant& player);

private:
    enum class Limit
    {
        Depth,
        Time,
        Nodes
    };

    void fillEngines();
    void makeLimit(const QString& name);
    void makeDetails(const QString& name);
    void makeTable(const QString& name);
    void showLimit(Limit limit);
    /// Behind the number.
    void showUnit();
    void showRelevant();
    void read();
    void editVariant();

    const Choice m_choice;
    QComboBox* m_who = nullptr;
    QComboBox* m_limitKind = nullptr;
    QSpinBox* m_limit = nullptr;
    QWidget* m_limitRow = nullptr;
    QToolButton* m_more = nullptr;
    QWidget* m_details = nullptr;
    QFormLayout* m_form = nullptr;
    QSpinBox* m_workers = nullptr;
    QLineEdit* m_seed = nullptr;
    QCheckBox* m_preferFastWins = nullptr;
    QSpinBox* m_table = nullptr;
    QCheckBox* m_book = nullptr;
    QPushButton* m_variant = nullptr;
    QLabel* m_programs = nullptr;
    Entrant m_player = Entrant::person();
    bool m_showing = false;
    bool m_isMeasured = false;
};
