// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/setting.h"

#include <QJsonObject>
#include <QWidget>

class FoldingSection;
class QCheckBox;
class QGridLayout;

/// A form made from the settings of a run: a field for each, in their order, as its kind asks for.
/// What is one of several names is a choice, several of them are boxes below the rest.
class SettingsForm : public QWidget
{
    Q_OBJECT

public:
    /// `columns` fields stand beside each other. A setting without a caption has no field. `own`
    /// has fields that take the place of those which would be made: a QComboBox whose data are the
    /// values of a text. Where keys are `first`, only these are seen at once, and the rest stands
    /// below "More", which opens when setValues() changes something there.
    SettingsForm(const RunSettings& settings, int columns, QWidget* parent = nullptr,
                 const QHash<QString, QWidget*>& own = {}, const QStringList& first = {});

    /// By their keys, as a file of the settings and a lesson have them.
    QJsonObject values() const;
    /// Only what is there; what makes no sense changes nothing.
    void setValues(const QJsonObject& values);

    template <class Field> Field& field(const char* key) const
    {
        return *qobject_cast<Field*>(m_fields.value(QString::fromLatin1(key)));
    }
    /// Null where everything is seen at once.
    FoldingSection* more() const { return m_more; }
    /// One of several names.
    QCheckBox& box(const char* key, const QString& name) const;

private:
    QWidget* make(const Setting& setting);
    void addBoxes(const Setting& setting, QGridLayout& grid);

    bool isFirst(const QString& key) const;

    RunSettings m_settings;
    QStringList m_first;
    QHash<QString, QWidget*> m_fields;
    FoldingSection* m_more = nullptr;
};
