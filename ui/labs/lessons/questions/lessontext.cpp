// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/questions/lessontext.h"

#include "core/support/files/readfile.h"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QImage>
#include <QKeyEvent>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextTable>
#include <algorithm>
#include <cmath>

namespace {

/// Of a picture in a lesson.
constexpr qint64 largestPicture = 16 << 20;
constexpr int narrowest = 120;

/// Of the letters around a drawing: what is smaller is not read, and shows that it goes on.
constexpr double smallestDrawing = 0.35;

/// A line of a block of code.
bool isDrawing(const QTextBlock& block)
{
    return block.blockFormat().nonBreakableLines();
}

/// Of the size of letters, for these lines to be no wider than that. Letters of another size are
/// not exactly as much narrower.
double fittingShare(const QStringList& lines, double points, double room)
{
    constexpr double step = 0.98;
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    double share = 1;
    for (bool fits = false; !fits && share > smallestDrawing;) {
        fixed.setPointSizeF(share * points);
        const QFontMetricsF metrics(fixed);
        fits = std::ranges::all_of(
            lines, [&](const QString& line) { return metrics.horizontalAdvance(line) <= room; });
        if (!fits)
            share *= step;
    }
    return share;
}

/// Of the font of code, the system's.
bool isCode(const QTextCharFormat& format)
{
    const QString fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont).family();
    return format.fontFixedPitch() || format.fontFamilies().toStringList().contains(fixed);
}

std::vector<QTextTable*> tablesOf(const QTextDocument& text)
{
    std::vector<QTextTable*> tables;
    for (QTextFrame* const frame : text.rootFrame()->childFrames())
        if (auto* const table = qobject_cast<QTextTable*>(frame))
            tables.push_back(table);
    return tables;
}

/// The head of a column stands above its values.
void alignHeads(const QTextDocument& text)
{
    for (const QTextTable* const table : tablesOf(text))
        for (int column = 0; table->rows() > 1 && column < table->columns(); ++column) {
            QTextBlockFormat format;
            format.setAlignment(
                table->cellAt(1, column).firstCursorPosition().blockFormat().alignment());
            table->cellAt(0, column).firstCursorPosition().mergeBlockFormat(format);
        }
}

bool isWebPage(const QUrl& address)
{
    return address.scheme() == QLatin1String("https") || address.scheme() == QLatin1String("http");
}

}

LessonText::LessonText(const QString& markdown, QString folder, fourcast::lesson::Pictures own,
                       QWidget* parent)
    : QTextBrowser(parent), m_folder(std::move(folder)), m_own(std::move(own))
{
    setFrameShape(NoFrame);
    setOpenLinks(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setSizeAdjustPolicy(AdjustIgnored);
    setAccessibleName(tr("Text of the lesson"));
    document()->setDocumentMargin(0);
    // The page shows through.
    viewport()->setAutoFillBackground(false);
    QPalette clear = palette();
    clear.setColor(QPalette::Base, Qt::transparent);
    setPalette(clear);
    connect(this, &QTextBrowser::anchorClicked, this, [](const QUrl& address) {
        if (isWebPage(address))
            QDesktopServices::openUrl(address);
    });
    setText(markdown);
}

void LessonText::setText(const QString& markdown)
{
    document()->setMarkdown(markdown, QTextDocument::MarkdownDialectGitHub);
    keepFormulasTogether();
    alignHeads(*document());
    makeRoom();
    sizeCode();
    fit();
}

QVariant LessonText::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::ImageResource || !name.isRelative())
        return {};
    if (const QByteArray own = m_own.value(name.path()); !own.isEmpty())
        return QImage::fromData(own);
    if (m_folder.isEmpty())
        return {};
    const QDir folder(m_folder);
    const QString file = QFileInfo(folder.filePath(name.path())).canonicalFilePath();
    if (!file.startsWith(folder.canonicalPath() + u'/'))
        return {};
    const auto bytes = readFile(file, largestPicture);
    return bytes ? QVariant(QImage::fromData(*bytes)) : QVariant();
}

QSize LessonText::sizeHint() const
{
    return {40 * fontMetrics().averageCharWidth(), height()};
}

QSize LessonText::minimumSizeHint() const
{
    return {narrowest, height()};
}

void LessonText::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (m_codeWidth != std::max(narrowest, viewport()->width()))
        sizeCode();
    fit();
}

void LessonText::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        makeRoom();
        sizeCode();
        fit();
    }
}

/// What it would scroll by scrolls what is around.
void LessonText::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
        return event->ignore();
    default:
        QTextBrowser::keyPressEvent(event);
    }
}

void LessonText::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

/// No line ends beside a sign between two numbers or letters: "x = ½ · y" is one thing to read.
void LessonText::keepFormulasTogether()
{
    static const QRegularExpression besideSign(
        QStringLiteral("(?<=\\S) (?=[=·×+≤≥] )|(?<=\\S [=·×+≤≥]) (?=\\S)"));
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (isDrawing(block))
            continue;
        const QString text = block.text();
        for (auto found = besideSign.globalMatch(text); found.hasNext();) {
            QTextCursor space(document());
            space.setPosition(block.position() + static_cast<int>(found.next().capturedStart()));
            space.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
            if (const QTextCharFormat format = space.charFormat(); !isCode(format))
                space.insertText(QString(QChar::Nbsp), format);
        }
    }
}

/// By the letters, which may be large: for the numbers of a list, and around what is in a table.
void LessonText::makeRoom()
{
    const QFontMetrics metrics(font());
    constexpr double usualIndent = 40;
    document()->setIndentWidth(std::max<double>(usualIndent, metrics.horizontalAdvance("00.  ")));
    for (QTextTable* const table : tablesOf(*document())) {
        QTextTableFormat format = table->format();
        format.setCellPadding(metrics.height() / 4.0);
        format.setCellSpacing(0);
        format.setBorderCollapse(true);
        table->setFormat(format);
    }
}

/// Markdown gives it the system's size, whatever stands around. A drawing in text, which does not
/// wrap, is as much smaller as makes all of it seen.
void LessonText::sizeCode()
{
    m_codeWidth = std::max(narrowest, viewport()->width());
    QTextBlock block = document()->begin();
    while (block.isValid()) {
        if (!isDrawing(block)) {
            sizeCode(block, font().pointSizeF());
            block = block.next();
            continue;
        }
        QTextBlock end = block;
        QStringList lines;
        for (; end.isValid() && isDrawing(end); end = end.next())
            lines << end.text();
        const double share = fittingShare(lines, font().pointSizeF(), m_codeWidth);
        for (; block != end; block = block.next())
            sizeCode(block, share * font().pointSizeF());
    }
}

void LessonText::sizeCode(const QTextBlock& block, double points)
{
    std::vector<QTextCursor> places;
    for (auto each = block.begin(); !each.atEnd(); ++each) {
        const QTextFragment part = each.fragment();
        if (!isCode(part.charFormat()))
            continue;
        QTextCursor place(document());
        place.setPosition(part.position());
        place.setPosition(part.position() + part.length(), QTextCursor::KeepAnchor);
        places.push_back(place);
    }
    QTextCharFormat size;
    size.setFontPointSize(points);
    for (QTextCursor& place : places)
        place.mergeCharFormat(size);
}

void LessonText::fit()
{
    document()->setTextWidth(std::max(narrowest, viewport()->width()));
    const int wanted = static_cast<int>(std::ceil(document()->size().height())) + 2;
    if (wanted != height() || wanted != minimumHeight())
        setFixedHeight(wanted);
}
