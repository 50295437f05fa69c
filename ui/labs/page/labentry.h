// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <functional>
#include <memory>

class ExperimentLibrary;
class LabPage;
class ProgramKeeper;
class SolverService;

/// What the laboratory has for its pages.
struct LabServices
{
    /// What a page goes on with lies there, in files of its own; empty keeps nothing.
    QString folder;
    /// The games of experiments; outlives the pages.
    ExperimentLibrary* experiments = nullptr;
    /// Of all that is exact in the window; null where there is none.
    std::shared_ptr<SolverService> solver {};
    /// The person's programs of others; outlives the pages. Null where none can be added.
    ProgramKeeper* programs = nullptr;

    /// A file or a folder of a page's own in there; empty where nothing is kept.
    QString file(const QString& name) const
    {
        return folder.isEmpty() ? QString() : folder + QLatin1Char('/') + name;
    }
};

/// A page as the laboratory lists it. Pages are made when they are first seen.
struct LabEntry
{
    /// Never shown: names the page in settings.
    QString id;
    QString title;
    /// Of tintedIcon().
    QString icon;
    /// What the page is for, in a sentence: tool tip, What's This, and for screen readers.
    QString help;
    std::function<LabPage*(const LabServices& place)> make;
    /// How names of files end that LabPage::takeFile() opens.
    QStringList fileEnds {};
    /// They are opened beside the board, and not over the whole window.
    bool isBesideBoard = false;
    /// What one does there, in some five words; stands below the title in the list.
    QString brief {};
};
