import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the server does with a request. Words come one by one. */
export type Act =
  | { say: string; tokens?: number; cached?: number; written?: number; finish?: string; pauseMs?: number }
  | { call: string; with: unknown; raw?: string }
  /** Words, and then nothing more. */
  | { hangAfter: string }
  | { cutAfter: string }
  | { status: number }
  | { garbage: string }
  | 'endless'
  | 'silent';

/** `system`: where Anthropic's calls have what others say in a message. */
export type ModelRequest = {
  system?: { text: string; cache_control?: unknown }[];
  messages: { role: string; content: unknown }[];
  tools?: { function: { name: string } }[];
  model: string;
  max_tokens?: number;
};

/** A server that speaks OpenAI's chat completions as far as a shop asks for them, and does as it is told, an act a request. */
export async function openScriptedModel(acts: Act[]) {
  const requests: ModelRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push(JSON.parse(body) as ModelRequest);
    const act = acts.shift() ?? { status: 500 };
    await perform(act, response).catch(() => {}); // A client that hangs up is part of the script.
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}/v1`, requests, close };
}

async function perform(act: Act, response: ServerResponse): Promise<void> {
  if (act === 'silent') return;
  if (typeof act === 'object' && 'status' in act) {
    response.writeHead(act.status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (act === 'endless') {
    while (!response.destroyed) {
      send(response, { content: 'and on it goes ' });
      await sleep(1);
    }
    return;
  }
  if ('garbage' in act) {
    response.end(act.garbage);
    return;
  }
  if ('call' in act) {
    const call = { index: 0, id: 'call_1', type: 'function', function: { name: act.call, arguments: act.raw ?? JSON.stringify(act.with) } };
    send(response, { role: 'assistant', content: null, tool_calls: [call] });
    finish(response, 'tool_calls', { tokens: 100 });
    return;
  }
  const text = 'say' in act ? act.say : 'hangAfter' in act ? act.hangAfter : act.cutAfter;
  for (const word of text.split(/(?<= )/)) {
    send(response, { content: word });
    if ('say' in act && act.pauseMs) await sleep(act.pauseMs);
  }
  if ('cutAfter' in act) {
    await sleep(20);
    response.destroy();
    return;
  }
  if ('say' in act) finish(response, act.finish ?? 'stop', act);
}

function send(response: ServerResponse, delta: unknown, finish_reason: string | null = null) {
  response.write(
    `data: ${JSON.stringify({
      id: 'c',
      object: 'chat.completion.chunk',
      created: 0,
      model: 'm',
      choices: [{ index: 0, delta, finish_reason }],
    })}\n\n`,
  );
}

type Used = { tokens?: number; cached?: number; written?: number };

function finish(response: ServerResponse, reason: string, { tokens = 100, cached = 0, written = 0 }: Used) {
  send(response, {}, reason);
  const details = { prompt_tokens_details: { cached_tokens: cached } };
  const usage = { prompt_tokens: tokens, completion_tokens: written, total_tokens: tokens + written, ...details };
  response.write(`data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [], usage })}\n\n`);
  response.end('data: [DONE]\n\n');
}
