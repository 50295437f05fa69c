// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/simulator/games/coinpiles.h"

#include "ui/paper/chartstyle.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <map>

namespace {

struct CoinPilesText
{
    Q_DECLARE_TR_FUNCTIONS(CoinPiles)
};

/// More coins are drawn as one pile without edges.
constexpr std::int64_t mostCoins = 40;
constexpr double thickestCoin = 24;
constexpr double widestPile = 80;

/// m1 and m2, or m, m_2 where the players are processes: the number behind the letter.
std::optional<int> playerOf(const QString& name)
{
    if (!name.startsWith(u'm'))
        return {};
    QString digits;
    for (const QChar each : name.mid(1))
        if (each.isDigit())
            digits += each;
        else if (each != u'_')
            return {};
    return digits.isEmpty() ? 1 : digits.toInt();
}

}

namespace coinpiles {

std::vector<std::int64_t> pilesOf(const GameData& game)
{
    std::map<int, std::int64_t> piles;
    for (auto each = game.data.cbegin(); each != game.data.cend(); ++each)
        if (const auto player = playerOf(each.key()))
            piles[*player] = each.value();
    // The gambler plays alone.
    if (piles.empty() && game.data.contains(QStringLiteral("s")))
        piles[1] = game.at(QStringLiteral("s"));
    std::vector<std::int64_t> coins;
    for (const auto& [player, pile] : piles)
        coins.push_back(pile);
    return coins;
}

void paint(QPainter& painter, const QRectF& place, const GameData& game, const FigureStyle& style)
{
    const std::vector<std::int64_t> piles = pilesOf(game);
    if (piles.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    std::int64_t most = 1;
    for (const std::int64_t each : piles)
        most = std::max(most, each);
    const QFontMetricsF metrics(style.font);
    painter.setFont(style.font);
    const QRectF room = place.adjusted(4, metrics.height() + 4, -4, -2 * metrics.height());
    const double coin = std::min(thickestCoin, room.height() / static_cast<double>(most));
    const double step
        = std::min(widestPile * 1.6, room.width() / static_cast<double>(piles.size()));
    const double width = std::min(widestPile, step * 0.75);
    double x = room.center().x() - step * static_cast<double>(piles.size()) / 2 + step / 2;
    const QColor ink = style.palette.color(QPalette::Text);
    int player = 0;
    for (const std::int64_t pile : piles) {
        const double height = coin * static_cast<double>(pile);
        const QRectF shown(x - width / 2, room.bottom() - height, width, height);
        const QColor color = chartstyle::seriesColor(player, style.palette);
        painter.setPen(QPen(style.palette.color(QPalette::Base), 1));
        painter.setBrush(color);
        if (pile <= mostCoins)
            for (std::int64_t i = 0; i < pile; ++i)
                painter.drawRoundedRect(QRectF(shown.left(),
                                               room.bottom() - coin * static_cast<double>(i + 1),
                                               width, coin),
                                        coin / 3, coin / 3);
        else
            painter.drawRoundedRect(shown, 3, 3);
        painter.setPen(ink);
        painter.drawLine(QPointF(x - width / 2, room.bottom()),
                         QPointF(x + width / 2, room.bottom()));
        const QRectF text(x - step / 2, 0, step, metrics.height());
        painter.drawText(text.translated(0, shown.top() - metrics.height() - 1), Qt::AlignCenter,
                         pile == 0 ? CoinPilesText::tr("broke") : QString::number(pile));
        painter.drawText(text.translated(0, room.bottom() + 4), Qt::AlignCenter,
                         QString::number(++player));
        x += step;
    }
    painter.restore();
}

QString words(const GameData& game)
{
    QStringList parts;
    int player = 0;
    for (const std::int64_t pile : pilesOf(game))
        parts << CoinPilesText::tr("player %1 has %2").arg(++player).arg(pile);
    return parts.isEmpty() ? QString()
                           : CoinPilesText::tr("Coins: %1.").arg(parts.join(QStringLiteral(", ")));
}

QString situation(const GameData& game)
{
    const std::vector<std::int64_t> piles = pilesOf(game);
    return piles.size() == 1
        ? CoinPilesText::tr("%n coin(s)", nullptr, static_cast<int>(piles.front()))
        : QString();
}

QString deed(const fourcast::chance::Action& action)
{
    const QString name = action.name.text();
    if (name == QLatin1String("bet"))
        return CoinPilesText::tr("bet to win 1");
    return name == QLatin1String("bet2") ? CoinPilesText::tr("bet to win 2") : QString();
}

}
