// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QDialog>

class FormArea;
class LiveLabel;
class QDialogButtonBox;
class QVBoxLayout;

/// A form that writes a block of a lesson. It can be inserted when the reader of lessons
/// understands it; until then a sentence below says what is missing.
class BlockDialog : public QDialog
{
    Q_OBJECT

public:
    explicit BlockDialog(const QString& title, QWidget* parent = nullptr);

    /// The block from its fence to its end, as far as the form is filled in.
    virtual QString blockText() const = 0;
    /// What is missing, in a sentence; empty: nothing.
    QString problem() const;
    bool isReady() const { return problem().isEmpty(); }

public Q_SLOTS:
    /// Asks again whether the block can be inserted.
    void check();

Q_SIGNALS:
    /// Something was edited: can the block be inserted now?
    void checked(bool isReady);

protected:
    /// The form, which scrolls where the screen is small.
    void setForm(QWidget* form);
    /// As high as the form needs now, where the screen has the room; never lower than it is.
    void makeRoom();
    /// What the form itself knows to be missing; empty: the reader decides.
    virtual QString missing() const { return {}; }

private:
    QVBoxLayout* m_column;
    FormArea* m_area = nullptr;
    LiveLabel* m_problem;
    QDialogButtonBox* m_buttons;
};
