import type { MessageJson } from '#chat/message-json.ts';

/** The messages that a stream of server-sent events tells, one by one, until it is ended. */
export async function* messagesIn(body: BodyInit | null): AsyncGenerator<MessageJson> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /event: message\ndata: (.*)/.exec(event)?.[1];
      if (data) yield JSON.parse(data) as MessageJson;
    }
  }
}
