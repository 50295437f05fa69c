// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experiment.h"

#include <QWidget>

class FoldingSection;
class QComboBox;
class QPushButton;
class QSpinBox;
class SprtButton;
class QVBoxLayout;
class SteadyLabel;

/// Which table or figure of the study, and how it is repeated.
class StudySettingsForm : public QWidget
{
    Q_OBJECT

public:
    explicit StudySettingsForm(QWidget* parent = nullptr);

    QString artefact() const;
    StudySettings settings() const;
    int workers() const;
    void setWorkers(int workers);
    /// Shows without announcing.
    void show(const QString& artefact, const StudySettings& settings);
    /// Shows the artefact of what runs without announcing.
    void showArtefact(const QString& artefact);
    /// What belongs to a run can't be changed in it.
    void setRunning(bool running);
    /// Rounds, seed and what else a run has.
    FoldingSection& more() const { return *m_more; }
    /// Puts another part there, below them. Takes it over.
    void addMore(QWidget* part);

Q_SIGNALS:
    void edited();

private:
    void makeChoices();
    void makeNumbers();
    void editVariant();
    StudyProtocol protocol() const;
    /// Another protocol: its own number of rounds, its sentence.
    void takeProtocol();
    void showProtocol();
    /// How many there are, and what stands for all of them.
    void showRounds();
    void showGames();

    QComboBox* m_artefact = nullptr;
    QComboBox* m_protocol = nullptr;
    SteadyLabel* m_sentence = nullptr;
    QSpinBox* m_rounds = nullptr;
    QSpinBox* m_seed = nullptr;
    QSpinBox* m_workers = nullptr;
    QPushButton* m_variant = nullptr;
    SprtButton* m_test = nullptr;
    FoldingSection* m_more = nullptr;
    QVBoxLayout* m_others = nullptr; ///< what is there
    H1Options m_h1;
    /// The openings of the run that is shown, see StudySettings.
    bool m_olderOpenings = false;
    /// Of the protocols whose games lots decide, while the fair one is chosen: its games are all
    /// or the first ones, and what was chosen for others means nothing there.
    int m_otherRounds = 0;
    bool m_isFair = false;
};
