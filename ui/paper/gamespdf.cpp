// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/gamespdf.h"

#include "core/board/notation.h"
#include "ui/paper/pdfpages.h"
#include "ui/text/gamewords.h"

#include <QCoreApplication>
#include <QPainter>
#include <QTextDocument>
#include <cmath>
#include <numbers>

namespace {

struct GamesPdfText
{
    Q_DECLARE_TR_FUNCTIONS(GamesPdf)
};

/// Of the picture, in units of which 96 are an inch.
constexpr double cellSize = 24;
constexpr QSizeF boardSize(7 * cellSize, 6 * cellSize);

QPolygonF starPolygon(const QPointF& center, double radius)
{
    QPolygonF points;
    for (int i = 0; i < 10; ++i) {
        const double angle = i * std::numbers::pi / 5 - std::numbers::pi / 2;
        const double reach = i % 2 == 0 ? radius : 0.45 * radius;
        points << center + QPointF(reach * std::cos(angle), reach * std::sin(angle));
    }
    return points;
}

/// Told apart without colour: a star on the first player's discs, a ring on the second's.
void paintBoard(QPainter& painter, const QRectF& place, const Position& position)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(place.topLeft());
    painter.scale(place.width() / boardSize.width(), place.height() / boardSize.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x35486a));
    painter.drawRoundedRect(QRectF(QPointF(), boardSize), 6, 6);
    for (int column = 0; column < Position::Shape::width; ++column) {
        for (int row = 0; row < Position::Shape::height; ++row) {
            const QPointF center((column + 0.5) * cellSize, (5.5 - row) * cellSize);
            const double radius = 0.4 * cellSize;
            const Cell cell = position.at(column, row);
            painter.setPen(Qt::NoPen);
            painter.setBrush(cell == Cell::First        ? QColor(0xffb02e)
                                 : cell == Cell::Second ? QColor(0x5aa8f0)
                                                        : QColor(0xe9edf4));
            painter.drawEllipse(center, radius, radius);
            if (cell == Cell::First) {
                painter.setBrush(QColor(0x4a2a00));
                painter.drawPolygon(starPolygon(center, 0.55 * radius));
            } else if (cell == Cell::Second) {
                painter.setBrush(Qt::NoBrush);
                painter.setPen(QPen(QColor(0x0a2342), 1.6));
                painter.drawEllipse(center, 0.45 * radius, 0.45 * radius);
            }
        }
    }
    painter.restore();
}

QString movesHtml(const Game& game)
{
    QStringList words;
    for (int ply = 1; ply <= game.length(); ++ply) {
        const Position& before = game.positionAt(ply - 1);
        const int column = game.moves()[static_cast<std::size_t>(ply - 1)].column();
        QString word = notation::squareName(column, before.landingRow(column));
        if (before.sideToMove() == Player::First)
            word.prepend(QStringLiteral("%1.&nbsp;").arg(before.plies() / 2 + 1));
        else if (ply == 1)
            word.prepend(QStringLiteral("%1…&nbsp;").arg(before.plies() / 2 + 1));
        words << word;
        if (const QString comment = game.comment(ply); !comment.isEmpty())
            words << QStringLiteral("<i>(%1)</i>")
                         .arg(comment.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
    }
    return words.join(u' ');
}

QString factsOf(const ArchivedGame& game)
{
    QStringList facts {gamewords::date(game.begun), gamewords::result(game),
                       GamesPdfText::tr("%n move(s)", nullptr, game.game.length())};
    for (const Player side : {Player::First, Player::Second}) {
        const std::size_t i = side == Player::First ? 0 : 1;
        if (game.accuracy[i])
            facts << GamesPdfText::tr("accuracy %2 (%1)")
                         .arg(gamewords::player(game.players[i].name, game.person() == side),
                              gamewords::percent(*game.accuracy[i]));
    }
    return facts.join(QStringLiteral(" · "));
}

QString gameHtml(const ArchivedGame& game, const QString& picture)
{
    QString text = QStringLiteral("<h3>%1</h3><p>%2</p>")
                       .arg(gamewords::title(game).toHtmlEscaped(), factsOf(game).toHtmlEscaped());
    for (const QString& words : {game.note, game.game.comment(0)})
        if (!words.isEmpty())
            text += QStringLiteral("<p><i>%1</i></p>")
                        .arg(words.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
    return QStringLiteral("<table width=\"100%\" cellpadding=\"6\"><tr><td width=\"190\"><img "
                          "src=\"%1\"></td><td>%2<p>%3</p></td></tr></table>")
        .arg(picture, text, movesHtml(game.game));
}

}

QByteArray gamesToPdf(const std::vector<ArchivedGame>& games)
{
    const QString title
        = games.size() == 1 ? gamewords::title(games.front()) : GamesPdfText::tr("My games");
    QString html = QStringLiteral("<h1>%1</h1>").arg(title.toHtmlEscaped());
    std::vector<PdfPicture> pictures;
    for (const ArchivedGame& game : games) {
        const QString name = QStringLiteral("board%1").arg(pictures.size());
        html += gameHtml(game, name);
        Game atEnd = game.game;
        atEnd.goTo(atEnd.length());
        pictures.push_back({name, boardSize,
                            [position = atEnd.position()](QPainter& painter, const QRectF& place) {
                                paintBoard(painter, place, position);
                            }});
    }
    QTextDocument document;
    document.setHtml(html);
    document.setMetaInformation(QTextDocument::DocumentTitle, title);
    return documentToPdf(document, std::move(pictures));
}
