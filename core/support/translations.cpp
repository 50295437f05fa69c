// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <QVariant>
#include <map>
#include <memory>
#include <mutex>

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

/// A language that is spoken beside the program's own.
struct SpokenBeside
{
    QTranslator translator;
    QString code;
    bool isSource = false; ///< English, whose file has only what depends on a number
};

/// What the texts of this thread are in now; null: in the program's language.
thread_local const SpokenBeside* spokenHere = nullptr;

/// Loaded once and kept. Null where it cannot be.
const SpokenBeside* spokenBeside(const QString& code)
{
    static std::mutex mutex;
    static std::map<QString, std::unique_ptr<SpokenBeside>> loaded;
    const std::scoped_lock lock(mutex);
    auto& known = loaded[code];
    if (!known) {
        auto made = std::make_unique<SpokenBeside>();
        made->code = code;
        made->isSource = code == QLatin1String("en");
        if (!made->translator.load(QLocale(code), QStringLiteral("fourcast"), QStringLiteral("_"),
                                   QStringLiteral(":/i18n")))
            return nullptr;
        known = std::move(made);
    }
    return known.get();
}

/// Stands before the program's translators, and says nothing outside of a LanguageScope.
class ScopedTranslator : public QTranslator
{
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* source, const char* disambiguation,
                      int n) const override
    {
        const SpokenBeside* const spoken = spokenHere;
        if (!spoken)
            return {};
        QString text = spoken->translator.translate(context, source, disambiguation, n);
        if (text.isNull() && spoken->isSource)
            text = QString::fromUtf8(source);
        return text;
    }
};

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
    auto* const scoped = new ScopedTranslator(&app);
    scoped->setObjectName(ownName());
    // It has no file, so that no window is told of it.
    QCoreApplication::installTranslator(scoped);
    app.setProperty(spokenProperty, code);
    return code;
}

QString spokenLanguage()
{
    const auto* const app = QCoreApplication::instance();
    const QVariant spoken = app ? app->property(spokenProperty) : QVariant();
    return spoken.isValid() ? spoken.toString() : QStringLiteral("en");
}

LanguageScope::LanguageScope(const QString& language) : m_before(spokenHere)
{
    const QString code = ours(language);
    if (code.isEmpty())
        return;
    spokenHere = code == spokenLanguage() ? nullptr : spokenBeside(code);
}

QLocale spokenLocale()
{
    return spokenHere ? QLocale(spokenHere->code) : QLocale();
}

LanguageScope::~LanguageScope()
{
    spokenHere = static_cast<const SpokenBeside*>(m_before);
}
