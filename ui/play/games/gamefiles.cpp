// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/games/gamefiles.h"

#include "core/game/gamefile.h"
#include "ui/play/gamemodel.h"
#include "ui/play/games/autosave.h"
#include "ui/settings/settingsmodel.h"
#include "ui/widgets/exports/filedialog.h"

#include <QCheckBox>
#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QUrl>
#include <algorithm>

namespace {

const QString suffix = QStringLiteral("c4g");

QString fileFilter()
{
    return GameFiles::tr("Fourcast games (*.c4g);;All files (*)");
}

} // namespace

GameFiles::GameFiles(GameModel& model, Autosave& autosave, SettingsModel& settings, QWidget* window)
    : QObject(window), m_model(model), m_autosave(autosave), m_settings(settings), m_window(window)
{
}

bool GameFiles::mayDiscard()
{
    const bool isKept = m_keeps && m_keeps() && m_model.filePath().isEmpty();
    const bool isModified = m_model.isModified() && !isKept;
    const QString further = unsavedElse();
    if ((!isModified && further.isEmpty()) || !m_settings.settings().confirmDiscard)
        return true;
    const QString words = isModified ? tr("This game has unsaved moves or comments.") : QString();
    QMessageBox box(QMessageBox::Question, tr("Unsaved game"), (words + u' ' + further).trimmed(),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    box.setInformativeText(tr("Save it first?"));
    box.setDefaultButton(QMessageBox::Save);
    auto* never = new QCheckBox(tr("Don't ask again"), &box);
    never->setToolTip(tr("To be asked again, choose Preferences > Files and language"));
    box.setCheckBox(never);
    // 0 where the program is ended while it asks: as little as Cancel.
    const int answer = box.exec();
    if (answer != QMessageBox::Save && answer != QMessageBox::Discard)
        return false;
    if (never->isChecked())
        m_settings.edit([](Settings& settings) { settings.confirmDiscard = false; });
    return answer == QMessageBox::Discard || (further.isEmpty() ? save() : saveWhole());
}

void GameFiles::setOthers(QStringList ends, std::function<void(const QString& path)> open)
{
    m_otherEnds = std::move(ends);
    m_openOther = std::move(open);
}

bool GameFiles::isOther(const QString& path) const
{
    return std::ranges::any_of(m_otherEnds, [&path](const QString& end) {
        return path.endsWith(end, Qt::CaseInsensitive);
    });
}

bool GameFiles::open(const QString& path)
{
    if (isOther(path)) {
        m_openOther(path);
        return true;
    }
    auto game = gamefile::load(path);
    if (!game) {
        m_settings.edit([&path](Settings& settings) { settings.removeRecentFile(path); });
        Q_EMIT refused(game.error().message);
        return false;
    }
    game->goTo(game->length());
    return take(std::move(*game), path);
}

bool GameFiles::take(Game game, const QString& path)
{
    if (!mayDiscard())
        return false;
    m_model.reset(std::move(game), QFileInfo(path).absoluteFilePath());
    m_settings.edit([&path](Settings& settings) { settings.addRecentFile(path); });
    Q_EMIT done(tr("Opened %1").arg(QFileInfo(path).fileName()));
    return true;
}

void GameFiles::markSaved(const QString& path)
{
    m_model.markSaved(QFileInfo(path).absoluteFilePath());
    m_settings.edit([&path](Settings& settings) { settings.addRecentFile(path); });
}

void GameFiles::chooseAndOpen()
{
    const QString folder = QFileInfo(suggestedPath()).absolutePath();
    const QString path = FileDialog::file(m_window, tr("Open a file"), folder, allFilter());
    if (!path.isEmpty())
        open(path);
}

bool GameFiles::save()
{
    return m_model.filePath().isEmpty() ? saveAs() : saveTo(m_model.filePath());
}

bool GameFiles::saveAs()
{
    FileDialog dialog(m_window, tr("Save the game"), QString(), fileFilter());
    dialog.setDefaultSuffix(suffix);
    const QFileInfo suggestion(suggestedPath());
    dialog.setDirectory(suggestion.absolutePath());
    dialog.selectFile(suggestion.fileName());
    return saveBy(dialog);
}

bool GameFiles::saveWhole()
{
    if (isOfOther(m_model.filePath()))
        return saveTo(m_model.filePath());
    FileDialog dialog(m_window, tr("Save the game"), QString(), m_other.filter);
    dialog.setDefaultSuffix(m_other.end.mid(1));
    const QFileInfo suggestion(suggestedPath());
    dialog.setDirectory(suggestion.absolutePath());
    dialog.selectFile(suggestion.completeBaseName() + m_other.end);
    return saveBy(dialog);
}

bool GameFiles::saveBy(QFileDialog& dialog)
{
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return false;
    return saveTo(dialog.selectedFiles().constFirst());
}

bool GameFiles::isOfOther(const QString& path) const
{
    return m_other.save && path.endsWith(m_other.end, Qt::CaseInsensitive);
}

bool GameFiles::saveTo(const QString& path)
{
    const auto saved = isOfOther(path) ? m_other.save(path) : gamefile::save(m_model.game(), path);
    if (!saved) {
        Q_EMIT refused(saved.error().message);
        return false;
    }
    markSaved(path);
    const QString further = unsavedElse();
    Q_EMIT done((tr("Saved as %1").arg(QFileInfo(path).fileName())
                 + (further.isEmpty() ? QString() : QStringLiteral(". ") + further)));
    return true;
}

/// Its own file, or a dated name beside the file used last.
QString GameFiles::suggestedPath() const
{
    if (!m_model.filePath().isEmpty())
        return m_model.filePath();
    const QStringList& recent = m_settings.settings().recentFiles;
    const QString folder
        = recent.isEmpty() ? QDir::homePath() : QFileInfo(recent.constFirst()).absolutePath();
    const QString date = QDate::currentDate().toString(Qt::ISODate);
    return QDir(folder).filePath(tr("game-%1").arg(date) + QLatin1Char('.') + suffix);
}

void GameFiles::fillRecent(QMenu& menu)
{
    menu.clear();
    int number = 0;
    for (const QString& path : m_settings.settings().recentFiles) {
        QString name = QFileInfo(path).fileName();
        name.replace(QLatin1Char('&'), QLatin1String("&&"));
        auto* action = menu.addAction(tr("&%1 %2").arg(++number).arg(name));
        action->setStatusTip(QDir::toNativeSeparators(path));
        action->setToolTip(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { open(path); });
    }
    if (number == 0)
        return;
    menu.addSeparator();
    auto* clear = menu.addAction(tr("&Clear this list"));
    clear->setStatusTip(tr("Clear these names. The files stay where they are"));
    connect(clear, &QAction::triggered, this,
            [this] { m_settings.edit([](Settings& settings) { settings.recentFiles.clear(); }); });
}

QString GameFiles::allFilter() const
{
    if (m_otherEnds.isEmpty())
        return fileFilter();
    QStringList patterns {QStringLiteral("*.") + suffix};
    for (const QString& end : m_otherEnds)
        patterns << QLatin1Char('*') + end;
    return tr("Games, recordings, lessons and answers (%1)").arg(patterns.join(QLatin1Char(' ')))
        + QStringLiteral(";;") + fileFilter();
}

QStringList GameFiles::droppedFiles(const QMimeData* data) const
{
    QStringList files;
    for (const QUrl& url : data->urls())
        files << url.toLocalFile();
    const bool areOthers
        = std::ranges::all_of(files, [this](const QString& file) { return isOther(file); });
    return files.contains(QString()) || (files.size() > 1 && !areOthers) ? QStringList() : files;
}
