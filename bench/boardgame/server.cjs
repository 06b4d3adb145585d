// boardgame.io's own server as its documentation starts it: games in memory, on a free port that it prints.
const { Server, Origins } = require("boardgame.io/server");
const { TicTacToe } = require("./game.cjs");

const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => console.log(appServer.address().port));
