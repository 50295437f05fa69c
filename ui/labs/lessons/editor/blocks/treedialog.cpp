// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/blocks/treedialog.h"

#include "ui/labs/lessons/tree/treeform.h"
#include "ui/widgets/forms/formfields.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace fourcast::lesson;

TreeDialog::TreeDialog(const WrittenPosition& onBoard, QWidget* parent)
    : BlockDialog(tr("Insert a tree"), parent), m_form(new TreeForm),
      m_predict(new QCheckBox(tr("&Predict, then see"))), m_caption(new QLineEdit)
{
    m_form->setTyped(QStringLiteral("((3 5) (2 (9 1)))"));
    m_predict->setToolTip(tr("Ask what comes next before it is shown"));
    m_caption->setToolTip(tr("A line of text above the tree"));
    auto* const form = new QWidget;
    auto* const column = new QVBoxLayout(form);
    column->addWidget(formfields::label(tr("&Caption:"), m_caption));
    column->addWidget(m_caption);
    column->addWidget(m_form);
    column->addWidget(m_predict);
    column->addStretch(1);
    setForm(form);
    connect(m_form, &TreeForm::edited, this, &BlockDialog::check);
    connect(m_form, &TreeForm::gameWanted, this,
            [this, onBoard] { m_form->setPosition(onBoard.board, onBoard.moves); });
    check();
}

QString TreeDialog::missing() const
{
    const auto request = m_form->request();
    return request ? QString() : request.error().message;
}

QString TreeDialog::blockText() const
{
    TreeBlock block;
    block.tree = m_form->written();
    block.predict = m_predict->isChecked();
    block.caption = m_caption->text();
    return fourcast::lesson::blockText(block);
}
