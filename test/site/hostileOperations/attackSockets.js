// Sends messages to the sample server over WebSockets, and prints what it answered to each attack as JSON.
import { WebSocket } from 'ws';
import { attacks } from './messages.js';

/** Until the server has refused something, has completed an operation, or has closed the connection. */
function attack({ params, documents }) {
  return new Promise((resolve) => {
    const socket = new WebSocket('ws://localhost:4000/graphql', 'graphql-transport-ws');
    const send = (message) => socket.send(JSON.stringify(message));
    let answer = '';
    socket.on('open', () => send({ type: 'connection_init', ...(params && { payload: params }) }));
    socket.on('message', (data) => {
      answer += data;
      const { type } = JSON.parse(data);
      if (type === 'connection_ack')
        for (const [index, query] of documents.entries()) send({ id: String(index), type: 'subscribe', payload: { query } });
      else if (type !== 'next') socket.close();
    });
    socket.on('error', () => {});
    socket.on('close', (code, reason) => resolve(`${answer} ${code} ${reason}`));
  });
}

const results = {};
for (const one of attacks) results[one.name] = await attack(one);
console.log(JSON.stringify(results));
