// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingsmodel.h"

#include <QSettings>

namespace {

constexpr int saveDelayMs = 500;

}

SettingsModel::SettingsModel(QSettings& store, QObject* parent)
    : QObject(parent), m_store(store), m_firstStart(store.allKeys().isEmpty()),
      m_settings(Settings::load(store)), m_saved(m_settings)
{
    m_later.setSingleShot(true);
    m_later.setInterval(saveDelayMs);
    connect(&m_later, &QTimer::timeout, this, &SettingsModel::save);
}

void SettingsModel::edit(const Change& change)
{
    note(change);
    tell();
}

void SettingsModel::note(const Change& change)
{
    change(m_settings);
    m_later.start();
}

void SettingsModel::tell()
{
    Q_EMIT changed();
}

void SettingsModel::save()
{
    m_later.stop();
    if (m_beforeSaving)
        m_beforeSaving(m_settings);
    m_settings.saveChanges(m_store, m_saved);
    m_store.sync();
    m_settings.scores = Settings::load(m_store).scores;
    m_saved = m_settings;
}
