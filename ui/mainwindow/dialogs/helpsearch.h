// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <map>
#include <memory>
#include <vector>

class QTextDocument;

/// Where the help has what somebody looks for.
struct HelpHit
{
    QString page;
    int begin = 0; ///< in the text of the page's document, in characters
    int length = 0;

    friend bool operator==(const HelpHit&, const HelpHit&) = default;
};

/// All pages of a language as they are shown, to look for words in them.
class HelpSearch
{
public:
    explicit HelpSearch(QString language);
    ~HelpSearch();

    /// In the order of the help; capitals make no difference. Nothing for no words.
    std::vector<HelpHit> find(const QString& words);

private:
    QString m_language;
    std::map<QString, std::unique_ptr<QTextDocument>> m_documents; ///< made when first searched
};
