// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/tree/treeform.h"

#include "ui/style/tintedicon.h"
#include "ui/widgets/foldingsection.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/forms/plyunit.h"
#include "ui/widgets/narrowchoice.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QVBoxLayout>

using namespace fourcast::lesson;

namespace {

const QString typedRoot = QStringLiteral("tree");
const QString positionRoot = QStringLiteral("position");
/// The names of failing for files.
const QStringList failings {QStringLiteral("soft"), QStringLiteral("hard")};

void choose(QComboBox& choice, const QString& name)
{
    if (const int index = choice.findData(name); index >= 0)
        choice.setCurrentIndex(index);
}

}

TreeForm::TreeForm(QWidget* parent) : QWidget(parent)
{
    makeFields();
    layOut();
    changeRoot();
}

/// A typed tree has no centre: each kind of root keeps an order of its own.
void TreeForm::changeRoot()
{
    const QString other = std::exchange(m_otherOrder, m_order->currentData().toString());
    choose(*m_order, other);
    auto* const orders = qobject_cast<QStandardItemModel*>(m_order->model());
    orders->item(m_order->findData(name(MoveOrder::CentreFirst)))->setEnabled(!isTyped());
    showFitting();
}

QComboBox* TreeForm::choice(const QString& name, const QString& tip)
{
    auto* const made = new NarrowChoice;
    made->setAccessibleName(name);
    made->setToolTip(tip);
    formfields::allowNarrow(*made);
    connect(made, &QComboBox::currentIndexChanged, this, [this] {
        showFitting();
        Q_EMIT edited();
    });
    return made;
}

void TreeForm::makeFields()
{
    m_root = choice(tr("Position or tree"), tr("Search a game position or a tree that you type"));
    m_board = choice(tr("Board"), tr("Columns and rows of the board"));
    m_board->addItems(boardNames());
    m_moves = new QLineEdit(QStringLiteral("44"));
    m_moves->setAccessibleName(tr("Moves"));
    m_moves->setPlaceholderText(tr("none"));
    m_moves->setToolTip(tr("Column numbers in a row, such as 44536"));
    m_game = new QPushButton(tintedIcon(QStringLiteral("paste")), tr("From the game"));
    m_game->setToolTip(tr("Use the position on the board"));
    m_tree = new QLineEdit(QStringLiteral("((3 5) (2 (9 1)))"));
    m_tree->setAccessibleName(tr("Tree"));
    m_tree->setToolTip(tr("Type numbers for leaves, as MAX sees them, and parentheses around a "
                          "node's moves: ((3 5) (2 (9 1)))"));
    m_depth = formfields::spin(1, TreeRequest::deepest, tr("Depth"),
                               tr("Depth in plies. Each further ply takes several times as long."));
    m_depth->setValue(3);
    showPlies(*m_depth);
    m_method = choice(tr("Search"),
                      tr("Minimax searches every branch. Alpha-beta leaves out branches that "
                         "cannot matter. The engine is the one that plays."));
    m_order = choice(tr("Order"), tr("Order in which a node's moves are searched"));
    m_failing = choice(tr("Outside the window"),
                       tr("Fail-soft returns the best bound known for a value outside the window. "
                          "Fail-hard returns only the end of the window."));
    m_leaves = choice(tr("Leaves"), tr("How to value a position where the search ends"));
    m_table = new QCheckBox(tr("Table"));
    m_table->setToolTip(tr("Do not search a position again once it has been searched"));
    m_root->addItem(tr("Typed tree"), typedRoot);
    m_root->addItem(tr("Position"), positionRoot);
    for (const QString& name : methodNames())
        m_method->addItem(inWords(*methodFromName(name)), name);
    for (const QString& name : orderNames())
        m_order->addItem(inWords(*orderFromName(name)), name);
    m_failing->addItem(tr("fail-soft"), failings[0]);
    m_failing->addItem(tr("fail-hard"), failings[1]);
    for (const QString& name : leafNames())
        m_leaves->addItem(inWords(*leavesFromName(name)), name);
    choose(*m_method, name(Method::AlphaBeta));
    choose(*m_order, name(MoveOrder::CentreFirst));
    m_otherOrder = name(MoveOrder::AsTheyLie);
    choose(*m_leaves, name(LeafValues::ofAnyBoard()));
    for (QLineEdit* const edit : {m_moves, m_tree}) {
        connect(edit, &QLineEdit::textChanged, this, &TreeForm::edited);
        connect(edit, &QLineEdit::returnPressed, this, &TreeForm::runWanted);
    }
    connect(m_root, &QComboBox::currentIndexChanged, this, &TreeForm::changeRoot);
    connect(m_depth, &QSpinBox::valueChanged, this, &TreeForm::edited);
    connect(m_table, &QCheckBox::toggled, this, &TreeForm::edited);
    connect(m_game, &QPushButton::clicked, this, &TreeForm::gameWanted);
}

void TreeForm::layOut()
{
    auto* const grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2);
    const auto add = [grid](int row, int column, const QString& text, QWidget* field) {
        formfields::add(*grid, row, column, text, field);
        return grid->itemAtPosition(2 * row, column)->widget();
    };
    add(0, 0, tr("Source:"), m_root);
    m_ofPosition = {add(0, 1, tr("Board:"), m_board), m_board};
    QWidget* const moves = formfields::label(tr("Moves:"), m_moves);
    grid->addWidget(moves, 0, 2, 1, 2);
    grid->addWidget(m_moves, 1, 2, 1, 2);
    grid->addWidget(m_game, 1, 4, 1, 2, Qt::AlignLeft);
    m_ofPosition << moves << m_moves << m_game;
    QWidget* const tree = formfields::label(tr("Tree:"), m_tree);
    grid->addWidget(tree, 0, 1, 1, 5);
    grid->addWidget(m_tree, 1, 1, 1, 5);
    m_ofTyped = {tree, m_tree};
    add(1, 0, tr("Search:"), m_method);
    add(1, 1, tr("Depth:"), m_depth);
    // The least size of a field of numbers leaves the word behind it out.
    m_depth->setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
    auto* const others = new QWidget;
    auto* const rest = new QGridLayout(others);
    rest->setContentsMargins(0, 0, 0, 0);
    rest->setHorizontalSpacing(2);
    formfields::add(*rest, 0, 0, tr("Order:"), m_order);
    formfields::add(*rest, 0, 1, tr("Outside the window:"), m_failing);
    formfields::add(*rest, 0, 2, tr("Leaves:"), m_leaves);
    rest->addWidget(m_table, rest->rowCount() - 1, 3);
    for (int column = 0; column < 3; ++column)
        rest->setColumnStretch(column, 1);
    m_more = moreSection(others);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(grid);
    layout->addWidget(m_more);
    for (int column = 0; column < 5; ++column)
        grid->setColumnStretch(column, 1);
}

bool TreeForm::isTyped() const
{
    return m_root->currentData() == typedRoot;
}

void TreeForm::showFitting()
{
    // Not yet all of them there.
    if (!m_table || m_ofTyped.isEmpty())
        return;
    const QString method = m_method->currentData().toString();
    const bool isEngine = method == name(Method::Engine);
    for (QWidget* const each : std::as_const(m_ofPosition))
        each->setVisible(!isTyped());
    for (QWidget* const each : std::as_const(m_ofTyped))
        each->setVisible(isTyped());
    for (QWidget* const each :
         std::initializer_list<QWidget*> {m_root, m_board, m_moves, m_game, m_tree, m_method})
        each->setEnabled(!m_isRunning);
    m_depth->setEnabled(!m_isRunning && !isTyped());
    m_leaves->setEnabled(!m_isRunning && !isTyped());
    m_order->setEnabled(!m_isRunning && !isEngine);
    m_table->setEnabled(!m_isRunning && !isEngine);
    m_failing->setEnabled(!m_isRunning && method == name(Method::AlphaBeta));
}

void TreeForm::setRunning(bool running)
{
    m_isRunning = running;
    showFitting();
}

Expected<TreeRequest> TreeForm::request() const
{
    TreeRequest request;
    if (isTyped()) {
        FOURCAST_LET(auto tree, TypedTree::parse(m_tree->text()));
        request.depth = tree.height();
        request.root = std::move(tree);
    } else {
        FOURCAST_LET(const auto position, readPosition(m_board->currentText(), m_moves->text()));
        request.root = position;
        request.depth = m_depth->value();
    }
    request.method = *methodFromName(m_method->currentData().toString());
    request.order = *orderFromName(m_order->currentData().toString());
    if (isTyped() && request.order == MoveOrder::CentreFirst)
        request.order = MoveOrder::AsTheyLie;
    request.failing = *failingFromName(m_failing->currentData().toString());
    request.leaves = *leavesFromName(m_leaves->currentData().toString());
    request.table = m_table->isChecked() && request.method != Method::Engine;
    FOURCAST_TRY(check(request));
    return request;
}

WrittenTree TreeForm::written() const
{
    WrittenTree written;
    if (isTyped()) {
        written.typed = m_tree->text();
    } else {
        written.from = {m_board->currentText(), m_moves->text()};
        written.depth = m_depth->value();
    }
    if (const auto asked = request()) {
        written.method = asked->method;
        written.order = asked->order;
        written.failing = asked->failing;
        written.leaves = asked->leaves;
        written.table = asked->table;
    }
    return written;
}

QJsonObject TreeForm::fields() const
{
    return {{"root", m_root->currentData().toString()},
            {"board", m_board->currentText()},
            {"moves", m_moves->text()},
            {"tree", m_tree->text()},
            {"depth", m_depth->value()},
            {"method", m_method->currentData().toString()},
            {"order", m_order->currentData().toString()},
            {"failing", m_failing->currentData().toString()},
            {"leaves", m_leaves->currentData().toString()},
            {"table", m_table->isChecked()}};
}

void TreeForm::setFields(const QJsonObject& fields)
{
    const QJsonObject before = this->fields();
    // It brings an order of its own.
    choose(*m_root, fields["root"].toString());
    if (const int board = m_board->findText(fields["board"].toString()); board >= 0)
        m_board->setCurrentIndex(board);
    m_moves->setText(fields["moves"].toString(m_moves->text()));
    m_tree->setText(fields["tree"].toString(m_tree->text()));
    m_depth->setValue(fields["depth"].toInt(m_depth->value()));
    choose(*m_method, fields["method"].toString());
    choose(*m_order, fields["order"].toString());
    if (isTyped() && m_order->currentData() == name(MoveOrder::CentreFirst))
        choose(*m_order, name(MoveOrder::AsTheyLie));
    choose(*m_failing, fields["failing"].toString());
    choose(*m_leaves, fields["leaves"].toString());
    m_table->setChecked(fields["table"].toBool(m_table->isChecked()));
    // Nobody is to overlook what was changed there by its name.
    const QJsonObject after = this->fields();
    for (const char* const each : {"order", "failing", "leaves", "table"})
        if (const QLatin1String key(each); fields.contains(key) && before[key] != after[key])
            m_more->setFolded(false);
}

void TreeForm::setPosition(const QString& board, const QString& moves)
{
    setFields({{"root", positionRoot}, {"board", board}, {"moves", moves}});
}

void TreeForm::setTyped(const QString& tree)
{
    setFields({{"root", typedRoot}, {"tree", tree}});
}
