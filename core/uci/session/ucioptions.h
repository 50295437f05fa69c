// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/enginefactory.h"
#include "core/uci/optionline.h"

#include <chrono>
#include <vector>

/// What a host has chosen for the next search.
struct UciSettings
{
    QString engine {};
    EngineOptions options {};
    /// How many lines of play are shown, 1 to 7.
    int multiPv = 1;
    /// Writes `wdl` with every score that is proved.
    bool showChances = false;
    /// What the way to the host and back takes of each move's time.
    std::chrono::milliseconds overhead {0};
};

/// The options that our engines offer to a host, and what it has set of them. They follow from the
/// table of engines: an option is there where it means something to an engine that can be chosen.
class UciOptions
{
public:
    /// Those of one engine; of all, with the choice among them, when the name is empty.
    explicit UciOptions(const QString& engine = {});

    /// As they are now.
    const std::vector<OptionLine>& lines() const { return m_lines; }
    /// Fails with a sentence when there is no such option, which is found whatever its letters'
    /// case, or when the value is none of its own; then it stays as it was.
    Expected<void> set(const SetOptionLine& setting);
    /// True for a button, which changes no value.
    bool isButton(const QString& name) const;

    UciSettings settings() const;

private:
    const OptionLine* find(const QString& name) const;
    QString value(const char* name) const;
    int number(const char* name) const { return value(name).toInt(); }
    bool isOn(const char* name) const { return value(name) == QLatin1String("true"); }

    QString m_engine;
    std::vector<OptionLine> m_lines;
};
