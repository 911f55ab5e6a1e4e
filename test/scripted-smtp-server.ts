import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What the server does with the next mail: take it, refuse it for now, for good, or the recipient for good; or fall silent after the content. */
export type Answer = 'accept' | 'busy' | 'reject-content' | 'reject-recipient' | 'reject-sender' | 'hang' | 'accept-then-hang';

export type Received = { to: string[]; from: string; source: string };

/** A real SMTP server on a free port that answers as told and keeps what it accepted. */
export async function openScriptedSmtp(answer: (nth: number) => Answer = () => 'accept') {
  const received: Received[] = [];
  let sessions = 0;
  const fault = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onMailFrom(_address, session, done) {
      sessions += 1;
      Object.assign(session, { nth: sessions });
      done(answer(sessions) === 'reject-sender' ? fault(550, 'sender unknown') : null);
    },
    onRcptTo(address, session, done) {
      const nth = (session as unknown as { nth: number }).nth;
      done(answer(nth) === 'reject-recipient' ? fault(550, `no such mailbox ${address.address}`) : null);
    },
    onData(stream, session, done) {
      const nth = (session as unknown as { nth: number }).nth;
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk.toString('latin1')));
      stream.on('end', () => {
        const what = answer(nth);
        if (what === 'busy') return done(fault(451, 'try again later'));
        if (what === 'reject-content') return done(fault(554, 'looks like spam'));
        if (what === 'hang') return;
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), source });
        if (what !== 'accept-then-hang') done();
      });
    },
  });
  server.on('error', () => {}); // A client that hangs up is part of the script.
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

/** A port where something listens and never says a word. */
export async function openSilentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `smtp://127.0.0.1:${port}`, close };
}
