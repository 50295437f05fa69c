// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/dialogs/helpsearch.h"

#include "ui/mainwindow/dialogs/helppages.h"

#include <QTextCursor>
#include <QTextDocument>
#include <utility>

HelpSearch::HelpSearch(QString language) : m_language(std::move(language)) { }

HelpSearch::~HelpSearch() = default;

std::vector<HelpHit> HelpSearch::find(const QString& words)
{
    std::vector<HelpHit> hits;
    const QString wanted = words.simplified();
    if (wanted.isEmpty())
        return hits;
    for (const QString& name : helppages::names()) {
        auto& document = m_documents[name];
        if (!document) {
            document = std::make_unique<QTextDocument>();
            document->setMarkdown(helppages::page(name, m_language));
        }
        for (QTextCursor found = document->find(wanted, 0); !found.isNull();
             found = document->find(wanted, found))
            hits.push_back({.page = name,
                            .begin = found.selectionStart(),
                            .length = found.selectionEnd() - found.selectionStart()});
    }
    return hits;
}
