import type { HandOver } from '../tools/hand-over.server.ts';
import type { Guess } from '../understanding/naive-bayes.ts';
import type { Part } from './say.ts';
import { inOne, offerPerson } from './say.ts';

/** One of our people, as was asked. */
export function sayPerson(facts: HandOver): Part {
  const here = facts.isOpen
    ? 'I can pass you to one of our people here.'
    : `Our people are not in at the moment: ${facts.opening}. Leave them your message here and they answer.`;
  return {
    text: `${here} ${facts.phone ? `You can also ring ${facts.phone} or [write to us](/contact).` : 'You can also [write to us](/contact).'}`,
    facts: [facts],
    offersPerson: true,
    context: { awaits: 'person' },
  };
}

/** Clear, and nothing that is written down answers it. */
export function sayBeyond(facts: HandOver): Part {
  return {
    text: `That is not something I have in writing, and I would rather not guess. I have noted the question for our people. ${offerPerson(facts)}`,
    facts: [facts],
    offersPerson: true,
    isUnanswered: true,
    context: { awaits: 'person' },
  };
}

export function sayOffTopic(facts: HandOver): Part {
  return {
    text: `I answer about floors and this shop only. What may I look up for you? ${offerPerson(facts)}`,
    facts: [facts],
    offersPerson: true,
    suggestions: starters,
  };
}

export function sayHello(name: string): Part {
  return {
    text: `Hello. I look up floors, prices, stock and the terms of ${name}, and work out boxes. What do you need?`,
    facts: [name],
    suggestions: starters,
  };
}

export function sayThanks(): Part {
  return { text: 'You are welcome. Is there anything else?', facts: [], suggestions: [] };
}

/** Where to begin, for somebody who does not know yet. */
export function sayChoose(): Part {
  return {
    text: inOne(
      'Tell me the room, whether it gets wet or has children and pets in it, the look you like and',
      'what a square metre may cost, and I will find floors that suit. For a bathroom or kitchen',
      'most people take LVT or tiles, for a hall laminate, LVT or tiles, for bedrooms carpet or laminate.',
    ),
    facts: [],
    suggestions: ['What suits a bathroom?', 'What suits a house with dogs?', 'Oak laminate under £20 a m²'],
  };
}

/** One question back. */
export function sayWhich(about: 'product' | 'area' | 'unit'): Part {
  const asked = {
    product: 'Which floor do you mean? Tell me its name, or open its page and ask me there.',
    area: 'How large is the floor? Give me its sides, such as 4.2 m by 3.6 m, or its area in m².',
    unit: 'Are those feet or metres?',
  };
  return { text: asked[about], facts: [asked[about]], context: { awaits: about }, suggestions: about === 'unit' ? ['Feet', 'Metres'] : [] };
}

/** Not understood: the likeliest meanings as buttons, and a person. */
export function sayUnclear(guesses: readonly Guess[], settings: { phone: string }): Part {
  const buttons = guesses.flatMap(questionFor).slice(0, 3);
  return {
    text: inOne(
      `I am not sure what you mean. ${buttons.length ? 'Is it one of these? Otherwise say' : 'Could you say'}`,
      `it another way: which floor, which room, or which order is it about? ${offerPerson(settings)}`,
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
  if (kind === 'place') return [/^[A-Z]/.test(name) ? `What suits a ${name.toLowerCase()}?` : `Which floors are good with ${name}?`];
  return asked[name] ? [asked[name]] : [];
}

const asked: Record<string, string> = {
  find: 'Show me floors',
  recommend: 'Help me choose a floor',
  choose: 'Help me choose a floor',
  calculate: 'How many boxes do I need?',
  discount: 'What is on offer?',
  delivery: 'How much is delivery?',
  samples: 'How do samples work?',
  returns: 'Can I send boxes back?',
  faulty: 'What if it arrives damaged?',
  finance: 'Can I pay monthly?',
  payment: 'Which ways can I pay?',
  hours: 'Is the showroom open now?',
  location: 'Where are you?',
  fitting: 'Do you fit floors?',
  order: 'Where is my order?',
  warranty: 'What warranty is there?',
  person: 'Can I talk to somebody?',
  collection: 'Can I collect my order?',
  sundries: 'What underlay do you have?',
  visualise: 'Can I see it in my room?',
};
