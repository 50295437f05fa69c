// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/performance/workers/pinnedspans.h"

#include <QWidget>

class QLineEdit;
class QToolButton;

/// A row with what a person calls the pinned spans of a timeline: for each its letter, which leads
/// to it, a field for its text, and a button that unpins it. Hidden while nothing is pinned.
class PinFields : public QWidget
{
    Q_OBJECT

public:
    explicit PinFields(QWidget* parent = nullptr);

    void setPins(const PinnedSpans& pins);
    /// Goes to the field of the first span without a text, or of the first one there is.
    void edit();

Q_SIGNALS:
    /// By a person, with each letter typed. `pin` is an index of PinnedSpans.
    void textEdited(int pin, const QString& text);
    void spanWanted(int pin);
    void removeWanted(int pin);
    /// Enter or Escape in a field.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Field
    {
        QToolButton* letter = nullptr;
        QLineEdit* text = nullptr;
        QToolButton* remove = nullptr;
    };

    Field makeField(std::size_t pin);

    std::array<Field, SearchPins::count> m_fields {};
};
