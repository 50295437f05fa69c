// SPDX-License-Identifier: GPL-3.0-or-later
// How the header shares the width of the board; the rest of it is in turnpanel.cpp.
#include "ui/play/players/opponentfigure.h"
#include "ui/play/turnpanel.h"
#include "ui/widgets/labels/fixedlineslabel.h"

#include <QLayout>
#include <QToolButton>
#include <algorithm>
#include <array>

namespace {

constexpr int smallestFigure = 40;
constexpr int smallestDisc = 30;
constexpr double largeText = 1.8;
/// With the board alone on the screen.
constexpr int largestFigure = 72;
constexpr int largestDisc = 52;
constexpr double largestText = 3.2;
/// In lines of usual letters.
constexpr double figureInLines = 2.4;
constexpr double discInLines = 1.4;
/// Letters of the turn that stand in its line. It is not the text of now that decides: with it the
/// buttons would wander from turn to turn.
constexpr int turnLetters = 18;
constexpr int leastTurnLetters = 12;
constexpr int leastPanel = 300;
constexpr double pairShare = 0.65;
/// Of the longest sentences.
constexpr int sentenceLetters = 80;
constexpr int leastPairLetters = 6;

/// How the turn and the buttons share a line, best first.
struct LineSharing
{
    double letters; ///< of the turn's largest
    Qt::ToolButtonStyle buttons;
};
constexpr std::array lineSharings {LineSharing {1.0, Qt::ToolButtonTextBesideIcon},
                                   LineSharing {0.85, Qt::ToolButtonTextBesideIcon},
                                   LineSharing {1.0, Qt::ToolButtonIconOnly},
                                   LineSharing {0.85, Qt::ToolButtonIconOnly},
                                   LineSharing {0.7, Qt::ToolButtonIconOnly},
                                   LineSharing {0.55, Qt::ToolButtonIconOnly}};

}

QFont TurnPanel::turnFont(double share) const
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * (m_alone ? largestText : largeText) * share);
    large.setBold(true);
    return large;
}

int TurnPanel::discSize() const
{
    return std::max(m_alone ? largestDisc : smallestDisc,
                    static_cast<int>(discInLines * fontMetrics().height()));
}

int TurnPanel::figureSize() const
{
    return std::max(m_alone ? largestFigure : smallestFigure,
                    static_cast<int>(figureInLines * fontMetrics().height()));
}

void TurnPanel::setEdges(int left, int right)
{
    m_left = left;
    m_right = right;
    fit();
}

/// As many as ten words need beside the names of those who play.
int TurnPanel::sentenceLines() const
{
    const int room = m_expected - figureSize() - 2 * gap - 2 * fontMetrics().height();
    return m_alone || room >= sentenceLetters * fontMetrics().averageCharWidth() ? 1 : 2;
}

/// What the sentence's lines are wide enough with, however its words fall.
int TurnPanel::usedBySentence() const
{
    const QFontMetrics metrics = m_hint->fontMetrics();
    const QString sentence = wantedSentence();
    int used = metrics.horizontalAdvance(sentence);
    if (sentenceLines() > 1) {
        int longest = 0;
        for (const QString& word : sentence.split(u' '))
            longest = std::max(longest, metrics.horizontalAdvance(word));
        used = (used + longest) / 2;
    }
    used += gap;
    for (const QToolButton* button : m_engineButtons)
        if (!button->isHidden())
            used += button->sizeHint().width() + gap;
    return used;
}

/// Long names leave room for the sentence beside them, and for a hint names that are left with few
/// letters go.
void TurnPanel::showPair(int room)
{
    const int around = 2 * fontMetrics().height();
    int most = static_cast<int>(pairShare * room) - around;
    if (!wantedSentence().isEmpty())
        most = std::min(most, room - around - usedBySentence());
    const bool hasRoom = most >= leastPairLetters * m_pair->fontMetrics().averageCharWidth();
    m_pair->setToolButtonStyle(hasRoom ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    const QString text = m_pair->fontMetrics().elidedText(m_pairText, Qt::ElideRight, most);
    if (text != m_pair->text())
        m_pair->setText(text);
}

int TurnPanel::usedByTurn() const
{
    return discSize() + gap + (m_figure->isHidden() ? 0 : figureSize() + gap);
}

int TurnPanel::usedByButtons(Qt::ToolButtonStyle style) const
{
    int used = gap + fontMetrics().height();
    for (const QToolButton* button : m_buttons) {
        if (button->isHidden())
            continue;
        used += 2 * button->iconSize().width();
        if (style == Qt::ToolButtonTextBesideIcon)
            used += button->fontMetrics().horizontalAdvance(button->text());
    }
    return used;
}

void TurnPanel::fit()
{
    const auto needed = [this](const LineSharing& sharing, int letters) {
        return usedByTurn() + usedByButtons(sharing.buttons)
            + letters * QFontMetrics(turnFont(sharing.letters)).averageCharWidth();
    };
    // Over the board's middle where that is too narrow.
    const int board = width() - m_left - m_right;
    const int inside = std::clamp(needed(lineSharings.back(), leastTurnLetters),
                                  std::min(board, width()), width());
    const int left = std::clamp(m_left - (inside - board) / 2, 0, width() - inside);
    if (const QMargins edges(left, 0, width() - inside - left, 0);
        layout()->contentsMargins() != edges)
        layout()->setContentsMargins(edges);

    showPair(inside - usedByTurn());
    const auto fitting = std::ranges::find_if(lineSharings, [&](const LineSharing& sharing) {
        return needed(sharing, turnLetters) <= inside;
    });
    const LineSharing& sharing = fitting == lineSharings.end() ? lineSharings.back() : *fitting;
    if (const QFont letters = turnFont(sharing.letters); m_turn->font() != letters)
        m_turn->setFont(letters);
    for (QToolButton* button : m_buttons)
        if (button->toolButtonStyle() != sharing.buttons)
            button->setToolButtonStyle(sharing.buttons);
}

QSize TurnPanel::minimumSizeHint() const
{
    return {leastPanel, QWidget::minimumSizeHint().height()};
}
