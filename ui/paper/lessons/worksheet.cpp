// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/lessons/worksheet.h"

#include "core/lesson/course/rightanswers.h"
#include "core/support/translations.h"
#include "ui/paper/lessons/sheetanswers.h"
#include "ui/paper/lessons/sheethtml.h"
#include "ui/paper/lessons/sheetparts.h"
#include "ui/paper/lessons/sheettree.h"
#include "ui/paper/lessons/sheetwords.h"
#include "ui/paper/lessons/treewords.h"

#include <QCoreApplication>
#include <QFont>
#include <QTextDocument>

using namespace fourcast::lesson;
using namespace sheethtml;

namespace {

struct WorksheetText
{
    Q_DECLARE_TR_FUNCTIONS(Worksheet)
};

constexpr double letterSize = 10.5;

QString toMove(const WrittenPosition& written)
{
    const int plies = std::visit([](const auto& at) { return at.plies(); }, written.position());
    return plies % 2 == 0 ? WorksheetText::tr("Discs with a star move next.")
                          : WorksheetText::tr("Discs with a ring move next.");
}

/// Writes a lesson down, block after block.
class Writing
{
public:
    Writing(SheetKind kind, const ExactScores& exact, const std::stop_token& stop)
        : m_withAnswers(kind == SheetKind::Answers), m_exact(exact), m_stop(stop)
    {
    }

    Expected<std::optional<Worksheet>> write(const Lesson& lesson)
    {
        writeHead(lesson);
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            m_sheet.html += QStringLiteral("<h2>%1. %2</h2>")
                                .arg(i + 1)
                                .arg(lesson.steps[i].title.toHtmlEscaped());
            for (const Block& block : lesson.steps[i].blocks) {
                const auto written
                    = std::visit([this](const auto& each) { return writeBlock(each); }, block);
                if (!written)
                    return tl::unexpected(written.error());
                if (!*written)
                    return std::optional<Worksheet>();
            }
        }
        return std::optional(std::move(m_sheet));
    }

private:
    /// False where it was stopped.
    using Written = Expected<bool>;

    QString nextName() const { return nextPictureName(m_sheet); }
    const PdfPicture& add(PdfPicture picture) { return addPicture(m_sheet, std::move(picture)); }

    void writeHead(const Lesson& lesson)
    {
        const QString title
            = m_withAnswers ? WorksheetText::tr("%1: answers").arg(lesson.title) : lesson.title;
        m_sheet.title
            = WorksheetText::tr("%1 · version %2 · Fourcast %3")
                  .arg(title, QString::number(lesson.version), QStringLiteral(FOURCAST_VERSION));
        m_sheet.html = QStringLiteral("<h1>%1</h1>").arg(title.toHtmlEscaped());
        if (!m_withAnswers)
            m_sheet.html
                += paragraph(image(add(sheetparts::nameLine(nextName(), WorksheetText::tr("Name:"),
                                                            WorksheetText::tr("Date:")))
                                       .name));
        QStringList facts;
        if (lesson.minutes > 0)
            facts << WorksheetText::tr("%n minute(s)", nullptr, lesson.minutes);
        if (!lesson.author.isEmpty())
            facts << lesson.author;
        if (!facts.isEmpty() && m_withAnswers)
            m_sheet.html += paragraph(facts.join(QStringLiteral(" · ")).toHtmlEscaped());
        if (lesson.aims.isEmpty())
            return;
        m_sheet.html += paragraph(bold(WorksheetText::tr("Aims"))) + QStringLiteral("<ul>");
        for (const QString& aim : lesson.aims)
            m_sheet.html += QStringLiteral("<li>%1</li>").arg(aim.toHtmlEscaped());
        m_sheet.html += QStringLiteral("</ul>");
    }

    Written writeBlock(const TextBlock& block)
    {
        m_sheet.html += htmlOf(block.markdown);
        return true;
    }

    Written writeBlock(const NotesBlock& block)
    {
        if (m_withAnswers)
            m_sheet.html += QStringLiteral("<table width=\"100%\" cellpadding=\"6\" border=\"1\" "
                                           "cellspacing=\"0\"><tr><td>%1%2</td></tr></table>")
                                .arg(paragraph(bold(WorksheetText::tr("For the teacher"))),
                                     htmlOf(block.markdown));
        return true;
    }

    Written writeBlock(const PositionBlock& block)
    {
        const PdfPicture& drawn = add(sheetparts::board(nextName(), block.position, false));
        QString words = paragraph(toMove(block.position));
        if (!block.caption.isEmpty())
            words.prepend(paragraph(block.caption.toHtmlEscaped()));
        m_sheet.html += beside(words, drawn);
        return true;
    }

    Written writeBlock(const TreeBlock& block)
    {
        const auto tree = treeHtml(block.tree);
        if (!tree)
            return false;
        QString html;
        if (!block.caption.isEmpty())
            html += paragraph(block.caption.toHtmlEscaped());
        html += *tree;
        m_sheet.html += whole(html);
        return true;
    }

    Written writeBlock(const LaboratoryBlock& block)
    {
        const QString page = WorksheetText::tr("page “%1” of the laboratory")
                                 .arg(sheetwords::pageTitle(block.page));
        QString html = bold(WorksheetText::tr("On the screen:")) + u' ';
        if (block.caption.isEmpty())
            html += page.toHtmlEscaped();
        else
            html += QStringLiteral("%1 <i>(%2)</i>")
                        .arg(block.caption.toHtmlEscaped(), page.toHtmlEscaped());
        // The lesson makes them; they tell students nothing, and a teacher who has no lesson on the
        // screen how to make them by hand.
        QStringList settings;
        for (const auto& [key, value] : block.settings)
            settings << QStringLiteral("%1: %2").arg(key, value);
        if (m_withAnswers && !settings.isEmpty())
            html += QStringLiteral("<br><i>%1</i>")
                        .arg(WorksheetText::tr("Settings, as written in the lesson file: %1")
                                 .arg(settings.join(QStringLiteral(", ")))
                                 .toHtmlEscaped());
        m_sheet.html += paragraph(html);
        return true;
    }

    /// Nothing where it was stopped.
    std::optional<QString> treeHtml(const WrittenTree& written)
    {
        if (m_lastTree && looksLike(written, *m_lastTree))
            return paragraph(
                QStringLiteral("<i>%1</i>").arg(WorksheetText::tr("About the tree above.")));
        m_lastTree = written;
        const auto tree = sheetTree(written, m_exact, m_stop);
        return tree ? std::optional(drawn(written, *tree)) : std::nullopt;
    }

    /// Without answers it is the same whatever goes through it.
    bool looksLike(const WrittenTree& one, const WrittenTree& other) const
    {
        return m_withAnswers
            ? one == other
            : one.typed == other.typed && one.from == other.from && one.depth == other.depth;
    }

    /// Drawn where it has room on a page; otherwise its words, and a board to begin from.
    QString drawn(const WrittenTree& written, const std::optional<SheetTree>& tree)
    {
        // What is drawn and typed says all that a student needs.
        QString words;
        if (m_withAnswers || !tree || written.typed.isEmpty())
            words = paragraph(QStringLiteral("<i>%1</i>")
                                  .arg(treetext::request(written.request()).toHtmlEscaped()));
        if (tree)
            return words
                + paragraph(image(
                    add(sheetparts::tree(nextName(), m_withAnswers ? tree->solved : tree->toFillIn))
                        .name));
        const QString onScreen = words
            + paragraph(WorksheetText::tr(
                "This tree is too large for paper. Walk through it on the screen."));
        if (!written.typed.isEmpty() || written.from.moves.isEmpty())
            return onScreen;
        return onScreen
            + paragraph(image(add(sheetparts::board(nextName(), written.from, false)).name));
    }

    Written writeBlock(const Question& question)
    {
        // Worked out for the students' sheet as well: what has no answer is not handed out.
        const auto right = rightAnswers(question, m_exact, m_stop);
        if (!right)
            return tl::unexpected(Error {
                WorksheetText::tr("Question '%1': %2").arg(question.id, right.error().message), 0,
                0});
        if (!*right)
            return false;
        QString html = htmlOf(WorksheetText::tr("**Question %1.** %2")
                                  .arg(QString::number(++m_number), question.ask));
        if (question.tree) {
            const auto tree = treeHtml(*question.tree);
            if (!tree)
                return false;
            html += *tree;
        }
        html += roomForAnswer(m_sheet, question, **right, m_withAnswers);
        if (m_withAnswers)
            html += answersHtml(question, **right);
        if (!question.position) {
            m_sheet.html += whole(html);
            return true;
        }
        const bool asksColumn = question.kind == Question::Kind::Column;
        html += paragraph(toMove(*question.position));
        m_sheet.html += beside(
            html,
            add(sheetparts::board(nextName(), *question.position, asksColumn,
                                  m_withAnswers ? (*right)->columns : std::vector<int>())));
        return true;
    }

    const bool m_withAnswers;
    const ExactScores& m_exact;
    const std::stop_token& m_stop;
    Worksheet m_sheet;
    int m_number = 0;
    std::optional<WrittenTree> m_lastTree;
};

}

Expected<std::optional<Worksheet>> makeWorksheet(const Lesson& lesson, SheetKind kind,
                                                 const ExactScores& exact,
                                                 const std::stop_token& stop)
{
    const LanguageScope scope(lesson.language);
    const ExactScores asked = exact ? exact : ownSolver();
    return Writing(kind, asked, stop).write(lesson);
}

QByteArray toPdf(const Worksheet& sheet)
{
    QTextDocument document;
    QFont font = document.defaultFont();
    font.setPointSizeF(letterSize);
    document.setDefaultFont(font);
    document.setHtml(sheet.html);
    document.setMetaInformation(QTextDocument::DocumentTitle, sheet.title);
    return documentToPdf(document, sheet.pictures);
}
