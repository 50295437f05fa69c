// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/settings.h"

#include <QObject>
#include <QTimer>
#include <functional>

class QSettings;

/// The settings while the program runs: read where they are passed to, changed in one place,
/// announced by a signal, and on disk a moment after the last of several changes.
class SettingsModel : public QObject
{
    Q_OBJECT

public:
    using Change = std::function<void(Settings&)>;

    /// `store` keeps them and must outlive this.
    explicit SettingsModel(QSettings& store, QObject* parent = nullptr);

    const Settings& settings() const { return m_settings; }
    /// Nothing had been kept when the program started.
    bool isFirstStart() const { return m_firstStart; }

    /// Changes them, and tells everybody.
    void edit(const Change& change);
    /// Changes settings without a signal.
    void note(const Change& change);
    /// Tells everybody what they are.
    void tell();
    /// What only others know, such as where the window stands, is asked for before each saving.
    void setBeforeSaving(Change add) { m_beforeSaving = std::move(add); }
    /// Writes what this window has changed, and takes over what others have counted.
    void save();
    /// Is something not on disk yet?
    bool isSaving() const { return m_later.isActive(); }

Q_SIGNALS:
    void changed();

private:
    QSettings& m_store;
    const bool m_firstStart;
    Settings m_settings;
    /// As it was read or written last.
    Settings m_saved;
    Change m_beforeSaving;
    QTimer m_later;
};
