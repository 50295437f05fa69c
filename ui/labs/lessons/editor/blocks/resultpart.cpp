// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/blocks/resultpart.h"

#include "core/lesson/course/answertext.h"
#include "core/lesson/course/labresult.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/labels/sentencelabel.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace fourcast::lesson;

namespace {

struct NamedResult
{
    const char* name;
    const char* words;
};

/// What a person reads of what a page works out.
const NamedResult namedResults[] = {
    {"answer", QT_TRANSLATE_NOOP("ResultPart", "The answer to its question")},
    {"states", QT_TRANSLATE_NOOP("ResultPart", "The number of states")},
    {"transitions", QT_TRANSLATE_NOOP("ResultPart", "The number of transitions")},
    {"value", QT_TRANSLATE_NOOP("ResultPart", "The value of the tree")},
    {"nodes", QT_TRANSLATE_NOOP("ResultPart", "Nodes searched")},
    {"leaves", QT_TRANSLATE_NOOP("ResultPart", "Leaves evaluated")},
    {"cuts", QT_TRANSLATE_NOOP("ResultPart", "Cuts")},
    {"picture", QT_TRANSLATE_NOOP("ResultPart", "A picture of the page")},
};

QString resultWords(const QString& name)
{
    for (const NamedResult& each : namedResults)
        if (QLatin1String(each.name) == name)
            return ResultPart::tr(each.words);
    return name;
}

}

ResultPart::ResultPart(std::vector<OpenablePage> pages, QWidget* parent)
    : QWidget(parent), m_page(new PageFields(std::move(pages))), m_quantity(new QComboBox),
      m_words(sentenceLabel()),
      m_take(pushButton(QStringLiteral("paste"), tr("&Use this result"),
                        tr("Make it the correct answer, with the settings that produced it"), {},
                        this, &ResultPart::take))
{
    m_quantity->setToolTip(tr("What students hand over from the page"));
    m_take->setAutoDefault(false);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_page);
    column->addWidget(formfields::label(tr("&Result:"), m_quantity));
    column->addWidget(m_quantity);
    column->addWidget(m_words);
    column->addWidget(m_take, 0, Qt::AlignLeft);
    connect(m_page, &PageFields::pageChosen, this, &ResultPart::takePage);
    connect(m_page, &PageFields::edited, this, &ResultPart::edited);
    connect(m_quantity, &QComboBox::currentIndexChanged, this, [this] {
        showShown();
        Q_EMIT edited();
    });
    // One that has worked something out is what a teacher comes from.
    for (int i = 0; i < m_page->page().count(); ++i) {
        m_page->page().setCurrentIndex(i);
        if (!m_page->chosen()->found.isEmpty())
            break;
    }
    if (const OpenablePage* const page = m_page->chosen(); page && page->found.isEmpty())
        m_page->page().setCurrentIndex(0);
    takePage();
}

void ResultPart::takePage()
{
    const OpenablePage* const page = m_page->chosen();
    {
        const QSignalBlocker quiet(m_quantity);
        m_quantity->clear();
        if (page)
            for (const QString& each : resultNames(page->block.page))
                m_quantity->addItem(resultWords(each), each);
    }
    if (page && !page->found.isEmpty())
        m_page->setSettings(page->foundBy);
    showShown();
    Q_EMIT edited();
}

std::optional<double> ResultPart::shown() const
{
    const OpenablePage* const page = m_page->chosen();
    const QString name = m_quantity->currentData().toString();
    return page && page->found.contains(name) ? std::optional(page->found[name]) : std::nullopt;
}

void ResultPart::showShown()
{
    const auto number = shown();
    m_take->setVisible(number.has_value());
    if (isPicture())
        m_words->setText(tr("You look at the pictures yourself."));
    else if (number)
        m_words->setText(tr("The page shows %1 now.").arg(numberForReading(*number)));
    else
        m_words->setText(
            tr("The page shows no such result now. Run it first to take the answer from there."));
}

void ResultPart::take()
{
    const auto number = shown();
    if (!number)
        return;
    m_page->setSettings(m_page->chosen()->foundBy);
    Q_EMIT numberTaken(*number);
}

bool ResultPart::isPicture() const
{
    return m_quantity->currentData().toString() == QStringLiteral("picture");
}

QString ResultPart::missing() const
{
    return m_page->chosen() ? QString() : tr("There is no page to open.");
}

WrittenResult ResultPart::written() const
{
    const OpenablePage* const page = m_page->chosen();
    return {.page = page ? page->block.page : QString(),
            .quantity = m_quantity->currentData().toString(),
            .settings = m_page->settings()};
}
