// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/chartexport.h"
#include "ui/widgets/exports/exportdialog.h"

#include <QMenu>
#include <QPushButton>

/// One way in which something leaves the program.
struct ExportFormat
{
    QString text; ///< of the entry
    QString tip;
    QString suffix;
    QString filter; ///< as a file dialog takes it: "Table (*.csv)"
    QString name {}; ///< follows the menu's own in the proposed file name; may be empty
};

/// A button with the ways in which what is shown beside it leaves the program. Files are made and
/// written on another thread.
class ExportMenu : public QPushButton
{
    Q_OBJECT

public:
    /// Makes the file's bytes; called on another thread.
    using Make = std::function<Expected<QByteArray>(const std::stop_token&)>;
    /// Called in the window's thread when an entry is chosen; returns what makes the file.
    using Ask = std::function<Make()>;

    /// `title` stands above the dialog; `name` gives the file name that it proposes, and may be
    /// empty where each format has its own.
    ExportMenu(const QString& title, std::function<QString()> name, QWidget* parent = nullptr);

    void add(const ExportFormat& format, Ask ask);
    /// An entry for each format of a picture and the figures behind it; JSON where the content has
    /// some.
    void addPicture(std::function<ChartContent()> content, bool hasJson = false);

Q_SIGNALS:
    /// Which file was written, or why none was: one of the two below.
    void messageReady(const QString& sentence);
    void done(const QString& sentence);
    void refused(const QString& sentence);

protected:
    QAction* addEntry(const QString& text, const QString& tip, std::function<void()> run);
    /// Asks for a file and writes it; `format` says which one is proposed.
    void write(const ExportFormat& format, exportdialog::Writer writer);
    exportdialog::Question question(const ExportFormat& format) const;
    exportdialog::OnFinished onFinished();
    /// PNG, SVG and PDF of a picture.
    static QList<ExportFormat> pictureFormats(const QString& tip, const QString& name);

private:
    QString m_title;
    std::function<QString()> m_name;
};

/// The same for several formats of one thing: `Found`, a value. An entry is disabled while there is
/// nothing that it could write.
template <typename Found> class ExportMenuOf : public ExportMenu
{
public:
    using AskFound = std::function<Found()>;

    /// `ask` gives what there is when the menu opens and when an entry is chosen.
    ExportMenuOf(const QString& title, std::function<QString()> name, AskFound ask, QWidget* parent)
        : ExportMenu(title, std::move(name), parent), m_ask(std::move(ask))
    {
        connect(menu(), &QMenu::aboutToShow, this, [this] {
            const Found found = m_ask();
            for (const auto& [action, has] : m_entries)
                action->setEnabled(has(found));
        });
    }

protected:
    using Has = std::function<bool(const Found&)>;
    using MakeOf = std::function<Expected<QByteArray>(const Found&)>;
    using WriteOf
        = std::function<Expected<void>(const Found&, const QString& path, const std::stop_token&)>;

    void addOf(const ExportFormat& format, Has has, WriteOf writer)
    {
        add(addEntry(format.text, format.tip,
                     [this, format, has, writer = std::move(writer)] {
                         Found found = m_ask();
                         if (has(found))
                             write(format,
                                   [writer, found = std::move(found)](const QString& path,
                                                                      const std::stop_token& stop) {
                                       return writer(found, path, stop);
                                   });
                     }),
            has);
    }
    void addOf(const ExportFormat& format, Has has, MakeOf make)
    {
        addOf(format, std::move(has),
              [make = std::move(make)](const Found& found, const QString& path,
                                       const std::stop_token&) -> Expected<void> {
                  FOURCAST_LET(const auto bytes, make(found));
                  return chartexport::saveBytes(bytes, path);
              });
    }
    void addPicturesOf(const QString& tip, const QString& name, const Has& has,
                       std::function<ChartContent(const Found&)> content)
    {
        for (const ExportFormat& format : pictureFormats(tip, name))
            addOf(format, has,
                  [content, suffix = QLatin1Char('.') + format.suffix](const Found& found) {
                      return chartexport::toFile(content(found), suffix);
                  });
    }
    /// Enables an entry as long as there is something for it.
    void add(QAction* action, Has has) { m_entries.emplace_back(action, std::move(has)); }
    Found found() const { return m_ask(); }

private:
    AskFound m_ask;
    std::vector<std::pair<QAction*, Has>> m_entries;
};
