/** A service of somebody else that is asked while a visitor shops, where the owner has a key for it. */
export type OtherService = { name: string; sent: string; why: string };

/** What the configuration says of them. */
type Asked = { addressLookup: { url: string } | null; model: { kind: string; baseUrl: string | undefined } | null };

/** Those that are switched on: the privacy notice names each, with what is sent to it. One on the shop's own machine is nobody else's. */
export function otherServices({ addressLookup, model }: Asked): OtherService[] {
  const services: OtherService[] = [];
  const register = addressLookup && nameOfHost(addressLookup.url);
  if (register) {
    services.push({
      name: register,
      sent: 'The postcode you enter at the checkout to find your address, and only if you choose to. Not your name or anything else about you',
      why: 'To show the addresses at that postcode, so that you do not have to type yours',
    });
  }
  const provider = model && (model.kind === 'anthropic' && !model.baseUrl ? 'Anthropic' : nameOfHost(model.baseUrl ?? ''));
  if (provider) {
    services.push({
      name: provider,
      sent:
        'What you write to the assistant in our chat, with the product you are looking at, your cart and your rooms, and, if you are logged ' +
        'in and ask about them, your orders without your name and address',
      why: 'To answer your questions in the chat with an AI model',
    });
  }
  return services;
}

const asTheyWriteIt: Record<string, string> = { 'api.getaddress.io': 'getAddress.io', 'api.anthropic.com': 'Anthropic', 'api.openai.com': 'OpenAI' };

/** Whose the address is; null for the shop's own machine. */
function nameOfHost(url: string): string | null {
  const host = URL.parse(url)?.hostname ?? '';
  if (!host || host === 'localhost' || host === '[::1]' || /^127\./.test(host)) return null;
  return asTheyWriteIt[host] ?? host;
}
