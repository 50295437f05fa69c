// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <QVariant>

namespace {

/// Of the application object.
constexpr const char* spokenProperty = "fourcastLanguage";

/// What the translators of an earlier call are found by.
QString ownName()
{
    return QStringLiteral("fourcast-translations");
}

void removeInstalled(QCoreApplication& app)
{
    const auto old = app.findChildren<QTranslator*>(ownName(), Qt::FindDirectChildrenOnly);
    for (QTranslator* translator : old) {
        QCoreApplication::removeTranslator(translator);
        delete translator;
    }
}

/// `code` may stand for the file of its country: "qtbase_zh_CN" for "zh".
void installFrom(QCoreApplication& app, const QString& name, const QString& code,
                 const QString& folder)
{
    auto* translator = new QTranslator(&app);
    translator->setObjectName(ownName());
    if (translator->load(QLocale(code), name, QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

/// "es" for "es", "es-MX" and "es_ES.UTF-8"; empty where none of ours is meant.
QString ours(const QString& name)
{
    for (const QString& language : availableLanguages()) {
        if (name.left(2).compare(language, Qt::CaseInsensitive) == 0
            && (name.size() == 2 || !name[2].isLetterOrNumber()))
            return language;
    }
    return {};
}

QString chosen(const QString& wanted)
{
    const QStringList names
        = wanted.isEmpty() ? QLocale::system().uiLanguages() : QStringList {wanted};
    for (const QString& name : names) {
        if (const QString language = ours(name); !language.isEmpty())
            return language;
    }
    return QStringLiteral("en");
}

} // namespace

QStringList availableLanguages()
{
    QStringList languages;
    const QStringList files
        = QDir(QStringLiteral(":/i18n")).entryList({QStringLiteral("fourcast_*.qm")});
    for (const QString& file : files)
        languages << QFileInfo(file).baseName().section(u'_', 1);
    return languages;
}

QString installTranslations(QCoreApplication& app, const QString& language)
{
    const QString code = chosen(language);
    removeInstalled(app);
    installFrom(app, QStringLiteral("qtbase"), code,
                QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    // English too has a file: it tells one move from several.
    installFrom(app, QStringLiteral("fourcast"), code, QStringLiteral(":/i18n"));
    app.setProperty(spokenProperty, code);
    return code;
}

QString spokenLanguage()
{
    const auto* const app = QCoreApplication::instance();
    const QVariant spoken = app ? app->property(spokenProperty) : QVariant();
    return spoken.isValid() ? spoken.toString() : QStringLiteral("en");
}
