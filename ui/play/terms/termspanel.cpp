// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/terms/termspanel.h"

#include "ui/play/terms/clockface.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace {

constexpr int termsGap = 8;

} // namespace

TermsPanel::TermsPanel(QWidget* parent)
    : QWidget(parent), m_clocks {new ClockFace(this), new ClockFace(this)},
      m_notice(new QLabel(this))
{
    auto* const clocks = new QHBoxLayout;
    clocks->setSpacing(termsGap);
    for (ClockFace* const clock : m_clocks) {
        clocks->addWidget(clock, 1);
        clock->hide();
    }
    m_notice->setWordWrap(true);
    m_notice->setAccessibleDescription(tr("Which discs are hidden"));
    m_notice->hide();
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(termsGap / 2);
    layout->addLayout(clocks);
    layout->addWidget(m_notice);
    showAny();
}

void TermsPanel::setClocks(bool shown)
{
    m_hasClocks = shown;
    for (ClockFace* const clock : m_clocks)
        clock->setVisible(shown);
    showAny();
}

void TermsPanel::setNotice(const QString& text)
{
    if (text == m_notice->text())
        return;
    // A label that is not seen says nothing to a screen reader when its text changes.
    m_notice->setVisible(!text.isEmpty());
    m_notice->setText(text);
    showAny();
}

QString TermsPanel::notice() const
{
    return m_notice->text();
}

void TermsPanel::setEdges(int left, int right)
{
    const QMargins edges(std::max(0, left), 0, std::max(0, right), 0);
    if (layout()->contentsMargins() != edges)
        layout()->setContentsMargins(edges);
}

void TermsPanel::showAny()
{
    setVisible(m_hasClocks || !m_notice->text().isEmpty());
}
