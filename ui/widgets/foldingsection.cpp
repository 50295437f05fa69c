// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/foldingsection.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace {

constexpr int leastLetters = 12;

/// That it is checked is for those who listen: the arrow says it to those who see. A narrow one has
/// the beginning of its title, so that it makes nothing else wider.
class FoldingHeading : public QToolButton
{
public:
    QSize minimumSizeHint() const override
    {
        const QSize whole = sizeHint();
        return {std::min(whole.width(), fontMetrics().averageCharWidth() * leastLetters),
                whole.height()};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QStylePainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        const int missing = sizeHint().width() - width();
        if (missing > 0)
            option.text
                = fontMetrics().elidedText(option.text, Qt::ElideRight,
                                           fontMetrics().horizontalAdvance(option.text) - missing);
        option.state.setFlag(QStyle::State_On, false);
        if (!option.state.testFlag(QStyle::State_MouseOver))
            option.state.setFlag(QStyle::State_Raised, false);
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
    }
};

}

FoldingSection::FoldingSection(const QString& title, QWidget* content, QWidget* parent)
    : QWidget(parent), m_heading(new FoldingHeading), m_content(content)
{
    m_heading->setText(title);
    m_heading->setAutoRaise(true);
    m_heading->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_heading->setCheckable(true);
    m_heading->setChecked(true);
    m_heading->setArrowType(Qt::DownArrow);
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_heading->setToolTip(tr("Show or hide this section"));
    QFont bold;
    bold.setBold(true);
    m_heading->setFont(bold);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_heading, 0, Qt::AlignLeft);
    column->addWidget(m_content);
    connect(m_heading, &QToolButton::clicked, this, [this](bool shown) {
        setFolded(!shown);
        Q_EMIT folded(!shown);
    });
}

QString FoldingSection::title() const
{
    return m_heading->text();
}

void FoldingSection::setFolded(bool folded)
{
    m_folded = folded;
    m_heading->setChecked(!folded);
    m_heading->setArrowType(folded ? Qt::RightArrow : Qt::DownArrow);
    m_content->setVisible(!folded);
}

FoldingSection* moreSection(QWidget* content)
{
    auto* const more = new FoldingSection(FoldingSection::tr("More"), content);
    more->setFolded(true);
    return more;
}
