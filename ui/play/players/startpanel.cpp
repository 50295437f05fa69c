// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/startpanel.h"

#include "core/engines/levels.h"
#include "ui/play/players/levelslope.h"
#include "ui/play/players/opponentbutton.h"
#include "ui/play/players/opponentdrawing.h"
#include "ui/play/players/peoplerow.h"
#include "ui/play/players/startkeys.h"
#include "ui/play/players/startletters.h"
#include "ui/style/boardtheme.h"
#include "ui/style/cardlook.h"
#include "ui/text/sidename.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/pagearea.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QRadioButton>
#include <QTimer>
#include <QToolButton>
#include <algorithm>
#include <utility>

namespace {

constexpr double startTitleScale = 1.5;
constexpr int choiceDiscSize = 16;
constexpr int peopleSize = 56;
/// Or so many lines of text.
constexpr int peopleLines = 3;
const auto people = QStringLiteral("people");

QString strengthText(const Level& level)
{
    if (!level.elo)
        return StartPanel::tr("Its strength hasn't been measured yet.");
    return StartPanel::tr("Measured strength: Elo %1 (%2 to %3, 95 % interval, %4 games).")
        .arg(qRound(level.elo->elo))
        .arg(qRound(level.elo->low))
        .arg(qRound(level.elo->high))
        .arg(level.elo->games);
}

QString detailsOf(const Level& level)
{
    return QStringLiteral("%1 %2").arg(level.description, strengthText(level));
}

QIcon choiceDiscIcon(const BoardTheme& theme, Player side)
{
    const DiscColors& colors = theme.disc(side);
    constexpr int scale = 3;
    QPixmap pixmap(QSize(choiceDiscSize, choiceDiscSize) * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    // A white rim is not seen on a white window, nor a black one on a black.
    painter.setPen(theme.isHighContrast() ? QPen(theme.ink, 2) : QPen(colors.rim.darker(130), 1));
    painter.setBrush(colors.fill);
    painter.drawEllipse(QRectF(1, 1, choiceDiscSize - 2, choiceDiscSize - 2));
    painter.end();
    return {pixmap};
}

Entrant engineOf(const QString& engine)
{
    Entrant player;
    player.engine = engine;
    return player;
}

} // namespace

StartPanel::StartPanel(QWidget* parent)
    : QWidget(parent), m_levels(new LevelSlope(this)),
      m_people(new OpponentButton(opponentFile(people), tr("Two people"),
                                  tr("Take turns on this computer."), this)),
      m_names(new PeopleRow(this)), m_youStart(new QRadioButton(tr("You"), this)),
      m_opponentStarts(new QRadioButton(tr("Your opponent"), this)),
      m_watch(new QRadioButton(tr("Watch it play itself"), this)), m_more(new QToolButton(this)),
      m_details(new QLabel(this)), m_askAgain(new QCheckBox(tr("Show this page at start&up"), this))
{
    setAccessibleName(tr("Who do you want to play?"));
    m_people->setObjectName(people);
    followFont(*this, [this] {
        m_people->setDrawingSize(std::max(peopleSize, peopleLines * fontMetrics().height()));
    });
    m_people->setToolTip(tr("Play against someone on this computer"));
    for (const Level& level : levels())
        m_levels->figure(level.engine)->setToolTip(detailsOf(level));
    m_details->setWordWrap(true);
    m_details->setAccessibleDescription(tr("About this opponent"));
    m_details->hide();

    auto* const page = new QWidget;
    auto* const column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(cardlook::gap);
    column->addWidget(m_levels, 1);
    column->addWidget(m_details);
    column->addWidget(makeBottom());
    m_area = new PageArea(this);
    m_area->setPage(page);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(makeTop());
    layout->addWidget(m_area, 1);
    setFocusProxy(m_levels);
    // As they are read.
    QWidget* before = m_people;
    for (QWidget* next : m_names->fields()
             + QList<QWidget*> {m_youStart, m_opponentStarts, m_watch, m_colors[0], m_colors[1],
                                m_askAgain, m_more}) {
        setTabOrder(before, next);
        before = next;
    }
    growLetters(*this);
    m_keys = new StartKeys(*this, [this] { return lastTime(); });

    connect(m_levels, &LevelSlope::chosen, this, &StartPanel::start);
    connect(m_levels, &LevelSlope::pointedAt, this, &StartPanel::describe);
    connect(m_names, &PeopleRow::changed, this, &StartPanel::peopleChanged);
    connect(m_people, &QPushButton::clicked, this, [this] { start(QString()); });
}

QWidget* StartPanel::makeTop()
{
    auto* const top = new QWidget;
    auto* const title = new QLabel(tr("Who do you want to play?"), top);
    followFont(*top, [top, title] {
        QFont large = top->font();
        large.setBold(true);
        large.setPointSizeF(startTitleScale * large.pointSizeF());
        title->setFont(large);
    });
    title->setWordWrap(true);
    auto* const keys = new QLabel(tr("Click an opponent, or press 1 to 8."), top);
    keys->setWordWrap(true);
    auto* const words = new QVBoxLayout;
    words->setSpacing(cardlook::nearGap);
    words->addWidget(title);
    words->addWidget(keys);
    auto* const notNow = new QPushButton(tr("Not now"), top);
    notNow->setToolTip(tr("Close this page. To open it again, choose Game > New game with…"));
    notNow->setAutoDefault(false);
    connect(notNow, &QPushButton::clicked, this, &StartPanel::leave);
    auto* const row = new QHBoxLayout(top);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(cardlook::margin);
    row->addLayout(words, 1);
    row->addWidget(notNow, 0, Qt::AlignTop);
    return top;
}

QWidget* StartPanel::makeOptions()
{
    auto* const options = new QWidget;
    auto* const row = new FlowLayout(options);
    row->setSpacing(cardlook::gap);
    const auto add = [options, row](const QString& title, const QList<QRadioButton*>& choices) {
        row->addWidget(new QLabel(title, options));
        // They stand beside those of the other question.
        auto* const group = new QButtonGroup(options);
        for (QRadioButton* choice : choices) {
            choice->setAccessibleDescription(title);
            group->addButton(choice);
            row->addWidget(choice);
        }
    };
    add(tr("Who starts:"), {m_youStart, m_opponentStarts, m_watch});
    add(tr("Your colour:"), {m_colors[0], m_colors[1]});
    return options;
}

QWidget* StartPanel::makeBottom()
{
    m_youStart->setToolTip(tr("You go first"));
    m_opponentStarts->setToolTip(tr("Your opponent goes first"));
    m_watch->setToolTip(tr("Pick an opponent and watch"));
    m_youStart->setChecked(true);
    for (QRadioButton*& color : m_colors) {
        color = new QRadioButton(this);
        color->setIconSize({choiceDiscSize, choiceDiscSize});
        color->setToolTip(tr("Choose the colour of your discs"));
    }
    m_colors[0]->setChecked(true);

    m_more->setText(tr("How strong are they?"));
    m_more->setToolTip(tr("See how each opponent plays and its measured strength"));
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    connect(m_more, &QToolButton::toggled, this, [this](bool on) {
        m_details->setVisible(on);
        describe(m_lit);
    });
    auto* const engines = new QToolButton;
    engines->setText(tr("More engines…"));
    engines->setToolTip(tr("For experts: choose any engine and its settings, for either side"));
    engines->setAutoRaise(true);
    connect(engines, &QToolButton::clicked, this, [this] {
        leave();
        Q_EMIT enginesWanted();
    });
    m_askAgain->setToolTip(tr("Show this page every time Fourcast starts"));
    auto* const options = new QVBoxLayout;
    options->setSpacing(cardlook::gap);
    options->addStretch();
    options->addWidget(m_names);
    options->addWidget(makeOptions());
    options->addWidget(flowRow({m_askAgain, m_more, engines}));
    options->addStretch();

    auto* const bottom = new QWidget;
    auto* const row = new QHBoxLayout(bottom);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(cardlook::margin);
    row->addWidget(m_people, 0, Qt::AlignTop);
    row->addLayout(options, 1);
    return bottom;
}

OpponentButton* StartPanel::lastTime() const
{
    return m_lit.isEmpty() ? m_people : m_levels->figure(m_lit);
}

void StartPanel::setQuestions(const StartQuestions& questions)
{
    m_lit = questions.opponent;
    m_levels->setLit(questions.wasPlayed ? m_lit : QString());
    m_people->setLit(questions.wasPlayed && m_lit.isEmpty());
    setFocusProxy(m_lit.isEmpty() ? m_people : m_levels->figure(m_lit));
    (questions.opponentStarts ? m_opponentStarts : m_youStart)->setChecked(true);
    const DiscTheme theme = chosenTheme(questions.theme);
    const BoardTheme colors = BoardTheme::make(theme, palette());
    for (const Player side : {Player::First, Player::Second}) {
        QRadioButton* const choice = m_colors[static_cast<std::size_t>(side)];
        choice->setText(sideTitle(side, theme));
        choice->setIcon(choiceDiscIcon(colors, side));
    }
    m_colors[questions.otherColor ? 1 : 0]->setChecked(true);
    m_askAgain->setChecked(questions.askAgain);
    m_names->setPeople(questions.people);
    describe(m_lit);
    m_keys->show();
    m_people->setStill(questions.animation == AnimationSpeed::Off);
    m_levels->greet(colors, questions.animation);
}

void StartPanel::describe(const QString& level)
{
    const Level* const found = findLevel(level);
    m_details->setText(found ? QStringLiteral("%1: %2").arg(found->title(), detailsOf(*found))
                             : tr("Hover over an opponent to learn more."));
}

void StartPanel::start(const QString& opponent)
{
    const People& playing = m_names->people();
    StartChoice choice {.first = Entrant::person(playing.player),
                        .second = opponent.isEmpty() ? Entrant::person(playing.partner)
                                                     : engineOf(opponent),
                        .opponentStarts = m_opponentStarts->isChecked(),
                        .otherColor = m_colors[1]->isChecked()};
    choice.colorsSwapped = choice.otherColor != choice.opponentStarts;
    if (choice.opponentStarts)
        std::swap(choice.first, choice.second);
    if (m_watch->isChecked() && !opponent.isEmpty()) {
        choice.first = choice.second;
        choice.colorsSwapped = false;
    }
    Q_EMIT startWanted(choice);
    leave();
}

/// Where the page scrolls, what Enter starts is in sight.
void StartPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    QTimer::singleShot(0, this, [this] {
        if (OpponentButton* const figure = lastTime())
            m_area->ensureWidgetVisible(figure);
    });
}

void StartPanel::keyPressEvent(QKeyEvent* event)
{
    const int number = event->key() - Qt::Key_0;
    if ((event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return QWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        start(m_lit);
    else if (number >= 1 && number <= static_cast<int>(levels().size()))
        start(levels()[static_cast<std::size_t>(number - 1)].engine);
    else
        QWidget::keyPressEvent(event);
}

void StartPanel::leave()
{
    Q_EMIT closed(m_askAgain->isChecked());
}
