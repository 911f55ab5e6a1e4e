import { readVocabulary } from '../reading/vocabulary.server.ts';
import type { HandOver } from '../tools/hand-over.server.ts';
import type { Guess } from '../understanding/naive-bayes.ts';
import type { Part } from './say.ts';
import { aRoom, inOne, offerPerson } from './say.ts';

/** One of our people, as was asked. */
export function sayPerson(facts: HandOver): Part {
  const here = facts.isOpen
    ? 'I can put you through to a member of our team.'
    : `Our team isn’t available at the moment (${facts.opening}). Leave a message here and they’ll reply.`;
  return {
    text: `${here} You can also ${facts.phone ? `call ${facts.phone} or ` : ''}[send us a message](/contact).`,
    facts: [facts],
    offersPerson: true,
    context: { awaits: 'person' },
  };
}

/** Clear, and nothing that is written down answers it. */
export function sayBeyond(facts: HandOver): Part {
  return {
    text: `I don’t have that information, and I’d rather not guess. I’ve passed your question on to our team. ${offerPerson(facts)}`,
    facts: [facts],
    offersPerson: true,
    isUnanswered: true,
    context: { awaits: 'person' },
  };
}

export function sayOffTopic(facts: HandOver): Part {
  return {
    text: `I can only help with flooring and this shop. What can I look up for you? ${offerPerson(facts)}`,
    facts: [facts],
    offersPerson: true,
    suggestions: starters,
  };
}

export function sayHello(name: string): Part {
  return {
    text: `Hello! I can look up floors, prices, stock and delivery at ${name}, and work out how many boxes you need. How can I help?`,
    facts: [name],
    suggestions: starters,
  };
}

export function sayThanks(): Part {
  return { text: 'You’re welcome. Is there anything else I can help with?', facts: [], suggestions: [] };
}

/** Where to begin, for somebody who does not know yet. */
export function sayChoose(): Part {
  return {
    text: inOne(
      'Tell me the room, whether it gets wet or has children or pets, the look you like and your budget',
      'per square metre, and I’ll find floors to suit. Most people choose LVT or tiles for a bathroom or',
      'kitchen, laminate, LVT or tiles for a hall, and carpet or laminate for bedrooms.',
    ),
    facts: [],
    suggestions: ['What suits a bathroom?', 'What suits a house with dogs?', 'Oak laminate under £20 a m²'],
  };
}

/** One question back. */
export function sayWhich(about: 'product' | 'area' | 'unit'): Part {
  const asked = {
    product: 'Which floor do you mean? Tell me its name, or open its page and ask me there.',
    area: 'How big is the room? Give me its measurements, such as 4.2 m by 3.6 m, or its area in m².',
    unit: 'Is that in feet or metres?',
  };
  return { text: asked[about], facts: [asked[about]], context: { awaits: about }, suggestions: about === 'unit' ? ['Feet', 'Metres'] : [] };
}

/** Not understood: the likeliest meanings as buttons, and a person. */
export function sayUnclear(guesses: readonly Guess[], settings: { phone: string }): Part {
  const buttons = guesses.flatMap(questionFor).slice(0, 3);
  return {
    text: inOne(
      `I’m not sure what you mean. ${buttons.length ? 'Is it one of these? If not, please' : 'Please'}`,
      `tell me which floor, room or order it’s about. ${offerPerson(settings)}`,
    ),
    facts: [settings.phone],
    offersPerson: true,
    isUnanswered: true,
    suggestions: buttons.length ? buttons : starters,
    context: { awaits: 'person' },
  };
}

const starters = ['What suits a bathroom?', 'How many boxes do I need?', 'How much is delivery?'];

/** A meaning as a question that is understood as just that. */
export function questionFor({ kind, name }: Guess): string[] {
  if (kind === 'entry') return [name];
  if (kind === 'place') return [/^[A-Z]/.test(name) ? `What suits ${aRoom(name)}?` : `Which floors are good with ${name}?`];
  return asked.get(name) ?? [];
}

const asked = new Map((readVocabulary('buttons').get('tasks') ?? []).map(({ name, says }) => [name, says]));
