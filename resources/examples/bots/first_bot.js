// SPDX-License-Identifier: GPL-3.0-or-later
//
// My first bot for Connect Four, in JavaScript for Node.js.
//
// Fourcast starts this file and talks to it in lines of text, as the site Riddles.io did. The bot
// reads what Fourcast says on standard input and answers with console.log(). To look at something
// while the bot plays, use console.error(): Fourcast shows it as "Standard error".
"use strict";

const columns = 7;

// The columns with room for one more disc, from the left.
function freeColumns(board) {
    const free = [];
    for (let column = 0; column < columns; ++column) {
        if (board[0][column] === ".") {
            free.push(column);
        }
    }
    return free;
}

// Returns the column that the bot plays: 0 is the left one, 6 the right one.
//
// board[row][column] is a square, row 0 is the top one. "." is an empty square, "0" a disc of the
// player who moves first, "1" one of the other player. `me` is the bot's own sign, "0" or "1".
function chooseColumn(board, me) {
    const free = freeColumns(board);

    // CHANGE THIS: the bot plays anywhere. Some ideas, the first ones help most:
    //   1. If a column gives me four in a row, play there.
    //   2. If a column would give the opponent four in a row, play there.
    //   3. Otherwise prefer the columns in the middle.
    return free[Math.floor(Math.random() * free.length)];
}

// You need not change anything below this line to make a better bot.

// "update game field" is followed by 42 signs with commas between them, row by row from the top.
function readBoard(field) {
    const signs = field.split(",");
    const board = [];
    while (signs.length > 0) {
        board.push(signs.splice(0, columns));
    }
    return board;
}

let board = readBoard(new Array(42).fill(".").join(","));
let me = "0";

require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
    const words = line.trim().split(" ");
    if (words[0] === "settings" && words[1] === "your_botid") {
        me = words[2];
    } else if (words[0] === "update" && words[2] === "field") {
        board = readBoard(words[3]);
    } else if (words[0] === "action" && words[1] === "move") {
        console.log("place_disc " + chooseColumn(board, me));
    }
});
