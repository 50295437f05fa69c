// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/mucalculus/language/formula.h"
#include "ui/labs/formal/formalfindings.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableWidget;

/// The formulas that come along with the explored model and one of a person's own, each with its
/// verdict when it is checked, which is done away from the window.
class FormulaList : public QWidget
{
    Q_OBJECT

public:
    using Row = CheckedFormula;

    explicit FormulaList(QWidget* parent = nullptr);
    ~FormulaList() override;

    /// Its formulas, unchecked; a null system leaves nothing that could be checked.
    void setSystem(SharedSystem system);
    const fourcast::formal::Signature& signature() const { return m_signature; }
    /// The formula of one's own.
    const QString& ownText() const { return m_own; }
    void setOwnText(const QString& text);

    /// All rows with their answers, as far as there are some.
    const std::vector<Row>& rows() const { return m_rows; }
    int rowCount() const { return static_cast<int>(m_rows.size()); }
    const Row& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    void chooseRow(int row);
    /// Not by a focus proxy: Tab would pass over the buttons beside it.
    void takeFocus();
    /// -1 where there is none.
    int chosenRow() const;
    const Row* chosen() const;

public Q_SLOTS:
    void checkAll();
    void checkChosen();
    void stop();

Q_SIGNALS:
    /// Another row is in front, or the same one has another text.
    void chosenChanged();
    /// The row in front has an answer, or none any more.
    void answerChanged();
    /// No row can be checked, and why.
    void failed(const QString& sentence);
    /// All rows are checked, or it was stopped.
    void finished();

private:
    using Result = CheckedFormula::Result;
    /// A row's answer, or the sentence that says why there is none.
    struct Answer
    {
        int row = 0;
        QString text; ///< that was checked
        Result result;
        std::vector<bool> holds;
        QString fault;
    };

    /// What there is while it is checked: the answers so far, and how far the next one is.
    struct News
    {
        std::vector<Answer> answers;
        int row = -1; ///< that is being checked
        fourcast::formal::CheckProgress progress;
    };
    using CheckJob = Job<std::vector<Answer>, News>;

    QLayout* buildButtons();
    void check(std::vector<int> rows);
    static CheckJob::Work checkWork(const std::vector<std::pair<int, QString>>& texts,
                                    const SharedSystem& system,
                                    const fourcast::formal::Signature& signature);
    void takeNews();
    void takeAnswers(const std::vector<Answer>& answers);
    void showRows();
    void showVerdict(int row);
    void updateControls();

    SharedSystem m_system;
    fourcast::formal::Signature m_signature;
    std::vector<Row> m_rows;
    QString m_own;
    QTableWidget* m_table = nullptr;
    QPushButton* m_all = nullptr;
    QPushButton* m_one = nullptr;
    QPushButton* m_stop = nullptr;
    QLabel* m_progress = nullptr;
    /// Last: its end is waited for while the rest is still there.
    CheckJob m_job;
};
