// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/dialogs/helpdialog.h"

#include "core/support/translations.h"
#include "ui/mainwindow/dialogs/helppages.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/labels/livelabel.h"
#include "ui/widgets/screenroom.h"

#include <QAbstractTextDocumentLayout>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace {

constexpr QSize firstHelpSize(860, 620);
/// Of the dialog, in parts: the contents and the page.
constexpr int contentsShare = 2;
constexpr int pageShare = 5;
constexpr int pageRole = Qt::UserRole;
constexpr int partRole = Qt::UserRole + 1;
/// Of the marks on words that are found, 0 to 255.
constexpr int faintMark = 70;
/// Of a figure that stands beside a line of text, in lines.
constexpr double figureLines = 2.6;

/// Pages whose pictures are drawn for the screen that they are on: SVG of the resources, as sharp
/// as its letters.
class HelpBrowser : public QTextBrowser
{
public:
    using QTextBrowser::QTextBrowser;

    QVariant loadResource(int type, const QUrl& name) override
    {
        const QString path = u':' + name.path();
        if (type != QTextDocument::ImageResource || name.scheme() != QLatin1String("qrc")
            || !path.endsWith(QLatin1String(".svg")))
            return QTextBrowser::loadResource(type, name);
        QSvgRenderer drawing(path);
        if (!drawing.isValid())
            return {};
        QSize size = drawing.defaultSize();
        if (path.startsWith(QLatin1String(":/opponents/")))
            size.scale(QSize(1, 1) * qRound(figureLines * fontMetrics().height()),
                       Qt::KeepAspectRatio);
        QPixmap pixmap(size * devicePixelRatioF());
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        drawing.render(&painter, QRectF(QPointF(), size));
        painter.end();
        return pixmap;
    }
};

}

HelpDialog::HelpDialog(const HelpPlace& place, QWidget* parent)
    : QDialog(parent), m_language(spokenLanguage()), m_search(m_language),
      m_words(new QLineEdit(this)), m_found(new LiveLabel(this)), m_previous(new QToolButton(this)),
      m_next(new QToolButton(this)), m_contents(new QTreeWidget(this)),
      m_browser(new HelpBrowser(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Help"));
    m_words->setPlaceholderText(tr("Search the help"));
    m_words->setAccessibleName(m_words->placeholderText());
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    m_found->setWordWrap(false);
    m_browser->setAccessibleName(windowTitle());
    m_browser->setOpenExternalLinks(true);
    addContents();
    addShortcuts();

    auto* const above = new QHBoxLayout;
    above->addWidget(m_words, 1);
    above->addWidget(m_found);
    above->addWidget(m_previous);
    above->addWidget(m_next);
    auto* const splitter = new QSplitter(this);
    splitter->addWidget(m_contents);
    splitter->addWidget(m_browser);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, contentsShare);
    splitter->setStretchFactor(1, pageShare);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    // Enter in the field goes on to the next place.
    for (auto* const button : buttons->findChildren<QPushButton*>())
        button->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(above);
    layout->addWidget(splitter, 1);
    layout->addWidget(buttons);
    resize(fittingScreen(firstHelpSize, *this));
    const int parts = contentsShare + pageShare;
    splitter->setSizes({width() * contentsShare / parts, width() * pageShare / parts});
    connect(m_words, &QLineEdit::textChanged, this, &HelpDialog::search);
    connect(m_contents, &QTreeWidget::currentItemChanged, this, &HelpDialog::choose);
    search({});
    show(place);
    m_browser->setFocus();
}

void HelpDialog::addContents()
{
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->header()->hide();
    m_contents->header()->setStretchLastSection(true);
    for (const QString& name : helppages::names()) {
        const QStringList headings = helppages::headings(name, m_language);
        QTreeWidgetItem* page = nullptr;
        for (int part = 0; part < headings.size(); ++part) {
            auto* const item
                = part == 0 ? new QTreeWidgetItem(m_contents) : new QTreeWidgetItem(page);
            if (part == 0)
                page = item;
            item->setText(0, headings[part]);
            item->setToolTip(0, headings[part]);
            item->setData(0, pageRole, name);
            item->setData(0, partRole, part);
        }
    }
}

void HelpDialog::addShortcuts()
{
    const auto dress = [](QToolButton* button, const char* icon, const QString& tip) {
        button->setIcon(tintedIcon(QLatin1String(icon)));
        button->setAutoRaise(true);
        button->setToolTip(tip);
        button->setAccessibleName(tip);
    };
    dress(m_previous, "previous", tr("Previous match (Shift+F3)"));
    dress(m_next, "next", tr("Next match (F3)"));
    const auto on = [this](const QKeySequence& key, auto slot) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, slot);
    };
    connect(m_previous, &QToolButton::clicked, this, [this] { showNext(false); });
    connect(m_next, &QToolButton::clicked, this, [this] { showNext(); });
    on(QKeySequence(Qt::Key_F3), [this] { showNext(); });
    on(QKeySequence(Qt::SHIFT | Qt::Key_F3), [this] { showNext(false); });
    on(QKeySequence(QKeySequence::Find), [this] {
        m_words->setFocus(Qt::ShortcutFocusReason);
        m_words->selectAll();
    });
}

/// Enter and Shift+Enter go through what was found; Down goes on to the contents.
bool HelpDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_words && event->type() == QEvent::KeyPress) {
        const auto* const key = static_cast<const QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            showNext(!(key->modifiers() & Qt::ShiftModifier));
            return true;
        }
        if (key->key() == Qt::Key_Down) {
            m_contents->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void HelpDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        mark();
}

/// Where a part begins is known when the page has its width.
void HelpDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    if (m_place.part > 0)
        QMetaObject::invokeMethod(
            this, [this] { choose(m_contents->currentItem()); }, Qt::QueuedConnection);
}

QTreeWidgetItem* HelpDialog::itemOf(const HelpPlace& place) const
{
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem* const page = m_contents->topLevelItem(i);
        if (page->data(0, pageRole).toString() == place.page)
            return place.part > 0 && place.part <= page->childCount() ? page->child(place.part - 1)
                                                                      : page;
    }
    return nullptr;
}

void HelpDialog::show(const HelpPlace& place)
{
    QTreeWidgetItem* const item = itemOf(place);
    if (!item)
        return;
    if (item->parent())
        item->parent()->setExpanded(true);
    if (item == m_contents->currentItem())
        choose(item);
    else
        m_contents->setCurrentItem(item);
}

void HelpDialog::choose(QTreeWidgetItem* item)
{
    if (!item)
        return;
    setPage(item->data(0, pageRole).toString());
    m_place.part = item->data(0, partRole).toInt();
    item->setExpanded(true);
    int heading = 0;
    for (QTextBlock block = m_browser->document()->begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        if ((level != 1 && level != 2) || heading++ != m_place.part)
            continue;
        m_browser->setTextCursor(QTextCursor(block));
        const QRectF place = m_browser->document()->documentLayout()->blockBoundingRect(block);
        m_browser->verticalScrollBar()->setValue(m_place.part > 0 ? static_cast<int>(place.top())
                                                                  : 0);
        break;
    }
}

void HelpDialog::setPage(const QString& page)
{
    if (page == m_place.page && !m_browser->document()->isEmpty())
        return;
    m_place = {.page = page};
    m_browser->setMarkdown(helppages::page(page, m_language));
    mark();
}

void HelpDialog::search(const QString& words)
{
    if (m_words->text() != words) {
        m_words->setText(words); // which comes back here
        return;
    }
    m_hits = m_search.find(words);
    // From the page that is read.
    const auto here = std::ranges::find_if(
        m_hits, [this](const HelpHit& hit) { return hit.page == m_place.page; });
    m_hit = here == m_hits.end() ? 0 : static_cast<std::size_t>(here - m_hits.begin());
    const bool isLooking = !words.simplified().isEmpty();
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem* const item = m_contents->topLevelItem(i);
        const QString page = item->data(0, pageRole).toString();
        item->setHidden(isLooking && std::ranges::none_of(m_hits, [&page](const HelpHit& hit) {
                            return hit.page == page;
                        }));
    }
    for (QToolButton* const button : {m_previous, m_next})
        button->setEnabled(!m_hits.empty());
    if (m_hits.empty()) {
        m_found->say(isLooking ? tr("No matches") : QString());
        mark();
        return;
    }
    showHit();
}

void HelpDialog::showNext(bool forward)
{
    if (m_hits.empty())
        return;
    m_hit = (m_hit + (forward ? 1 : m_hits.size() - 1)) % m_hits.size();
    showHit();
}

void HelpDialog::showHit()
{
    const HelpHit& hit = m_hits[m_hit];
    if (hit.page != m_place.page)
        show({.page = hit.page});
    QTextCursor cursor(m_browser->document());
    cursor.setPosition(hit.begin);
    m_browser->setTextCursor(cursor);
    m_browser->ensureCursorVisible();
    mark();
    m_found->say(tr("%1 of %2", "match of all matches")
                     .arg(QLocale().toString(static_cast<int>(m_hit) + 1),
                          QLocale().toString(static_cast<int>(m_hits.size()))));
}

/// Underlined, and the one that is looked at as what is selected.
void HelpDialog::mark()
{
    QList<QTextEdit::ExtraSelection> marks;
    QColor faint = palette().color(QPalette::Highlight);
    faint.setAlpha(faintMark);
    for (std::size_t i = 0; i < m_hits.size(); ++i) {
        const HelpHit& hit = m_hits[i];
        if (hit.page != m_place.page)
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(m_browser->document());
        mark.cursor.setPosition(hit.begin);
        mark.cursor.setPosition(hit.begin + hit.length, QTextCursor::KeepAnchor);
        mark.format.setFontUnderline(true);
        if (i == m_hit) {
            mark.format.setBackground(palette().brush(QPalette::Highlight));
            mark.format.setForeground(palette().brush(QPalette::HighlightedText));
        } else {
            mark.format.setBackground(faint);
        }
        marks += mark;
    }
    m_browser->setExtraSelections(marks);
}
