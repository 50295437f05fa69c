// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bots/firstbot.h"

#include <QWidget>
#include <vector>

class LiveLabel;
class QComboBox;
class QLineEdit;
class QPushButton;

/// Which bot: one that was made before, or a new one in a language, a folder and by a name. Says
/// what is missing on this machine for a language.
class BotForm : public QWidget
{
    Q_OBJECT

public:
    explicit BotForm(QWidget* parent = nullptr);

    /// The bots that there are, and the one that is followed; an empty name stands for a new one.
    void setBots(const std::vector<Program>& bots, const QString& followed);
    /// While one is made, or plays, no other can be chosen or made.
    void setBusy(bool busy);
    firstbot::Wish wish() const;
    /// Looks for the languages' interpreters and compilers in these folders alone.
    void setToolFolders(const QStringList& folders);

Q_SIGNALS:
    void makeWanted(const firstbot::Wish& wish);
    /// Empty: a new one is to be made.
    void botChosen(const QString& name);

private:
    void build();
    void buildNewBot();
    void showLanguage();
    void updateControls();
    void browse();
    QString freeName() const;

    QComboBox* m_bot = nullptr;
    QWidget* m_new = nullptr;
    QComboBox* m_language = nullptr;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_folder = nullptr;
    QPushButton* m_make = nullptr;
    LiveLabel* m_missing = nullptr;
    QStringList m_toolFolders;
    QStringList m_names;
    bool m_hasTool = true;
    bool m_isBusy = false;
};
