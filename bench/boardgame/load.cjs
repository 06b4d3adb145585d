// node load.cjs CLIENTS/SEATS SEATS MOVES_PER_SECOND SECONDS: as many clients and moves as bench/tables.py has.
// Matches are of two; the clock runs from a move to the update that the server sends to its sender.
const { spawn } = require("child_process");
const { readFileSync } = require("fs");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { TicTacToe } = require("./game.cjs");

const [tables, seats, rate, seconds] = process.argv.slice(2).map(Number);
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const memory = (pid) => Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * 4096;
const cut = (values, share) => values[Math.min(values.length - 1, Math.floor(values.length * share))];
const figures = (values) => {
  values.sort((a, b) => a - b);
  const round = (value) => Math.round(value * 10) / 10;
  return { p50: round(cut(values, 0.5)), p99: round(cut(values, 0.99)), max: round(values[values.length - 1]) };
};

async function main() {
  const server = spawn(process.execPath, ["server.cjs"], { stdio: ["ignore", "pipe", "ignore"] });
  const port = await new Promise((done) => server.stdout.on("data", (data) => {
    const found = String(data).match(/^\d+$/m);
    if (found) done(Number(found[0]));
  }));
  const url = `http://localhost:${port}`;
  const empty = memory(server.pid);
  const matches = [];
  for (let n = 0; n < (tables * seats) / 2; n++) {
    const match = ["0", "1"].map((playerID) =>
      Client({ game: TicTacToe, multiplayer: SocketIO({ server: url }), matchID: `match${n}`, playerID, debug: false }));
    match[0].start(); // the server makes a match when it is first asked for
    while (match[0].getState() === null) await sleep(5);
    match[1].start();
    matches.push(match);
  }
  while (matches.some((match) => match.some((client) => client.getState() === null))) await sleep(50);

  const acks = [], shown = [], under_way = [];
  const moved = async (match) => {
    const { ctx, G, _stateID } = match[0].getState();
    const mover = match[Number(ctx.currentPlayer)], other = match[1 - Number(ctx.currentPlayer)];
    const full = G.cells.every((cell) => cell !== null);
    const free = G.cells.map((cell, id) => (cell === null || full ? id : -1)).filter((id) => id >= 0);
    const start = performance.now();
    const seen = (client, from) => new Promise((done) => {
      // the client shows its own move at once; what counts is what comes from the server
      const heard = (matchID, state) => { if (state._stateID > from) { client.transport.socket.off("update", heard); done(performance.now() - start); } };
      client.transport.socket.on("update", heard);
    });
    const both = Promise.all([seen(mover, _stateID), seen(other, _stateID)]);
    mover.moves.clickCell(free[Math.floor(Math.random() * free.length)]);
    const [ack, late] = await both;
    acks.push(ack);
    shown.push(Math.max(ack, late));
  };
  const busy = new Set();
  const begin = performance.now();
  for (let n = 0; n < rate * seconds; n++) {
    const wait = begin + (1000 * n) / rate - performance.now();
    if (wait > 0) await sleep(wait);
    const match = matches[Math.floor(Math.random() * matches.length)];
    if (busy.has(match)) continue;
    busy.add(match);
    under_way.push(moved(match).then(() => busy.delete(match)));
  }
  await Promise.all(under_way);
  const took = (performance.now() - begin) / 1000;
  const full = memory(server.pid);
  console.log(JSON.stringify({
    tables: matches.length, pages: matches.length * 2, moves_per_s: Math.round((10 * acks.length) / took) / 10,
    ack_ms: figures(acks), shown_ms: figures(shown),
    kb_per_table: Math.round((10 * (full - empty)) / matches.length / 1024) / 10, mb: Math.round(full / 1e5) / 10,
  }));
  server.kill();
  process.exit(0);
}
main();
