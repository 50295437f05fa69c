// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/models/modelchoice.h"

#include <QWidget>

class NarrowChoice;

/// Which model is explored, and its parameters: a field for each. A text of one's own stands among
/// the models as soon as there is one.
class ModelForm : public QWidget
{
    Q_OBJECT

public:
    /// The name under which a text of one's own is chosen; no model of the table is called so.
    static QString own() { return QStringLiteral("own"); }

    /// `tip` says what is done with a model that is chosen.
    ModelForm(std::vector<ModelChoice> models, const QString& tip, QWidget* parent = nullptr);

    /// Of those that are offered, or own().
    QString model() const;
    ModelValues values() const;
    /// Values that the model does not have change nothing.
    void choose(const QString& model, const ModelValues& values = {});
    /// The same by names and values as a lesson writes them; an empty model is the one that is
    /// chosen. Fails with a sentence, and changes nothing, where they do not go together.
    Expected<void> take(const QString& model, const ModelValues& values);
    /// The text of the chosen model with its values; an error where a value is none.
    Expected<QString> text() const;
    /// Chooses own(), whose text() this is from now on.
    void setOwn(const QString& text);
    QString ownText() const { return m_own; }
    /// "paper: p = 7, D = 3"
    QString sentence() const;
    void setRunning(bool running);

    /// The choice, its values and the text of one's own, as a page keeps them.
    QJsonObject toJson() const;
    void setJson(const QJsonObject& json);

Q_SIGNALS:
    /// Another model, or another value.
    void edited();

private:
    const ModelChoice* chosen() const;
    void makeFields();
    void orderTabs();
    QWidget* fieldOf(const ModelParameter& parameter);

    std::vector<ModelChoice> m_models;
    NarrowChoice* m_choice = nullptr;
    QWidget* m_parameters = nullptr;
    QMap<QString, QWidget*> m_fields;
    QString m_own;
};
