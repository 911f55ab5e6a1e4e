import { sentencesOf } from '../answer-text.ts';
import { isNarrowedBy } from './narrowed.ts';
import type { Part } from './part.ts';
import { toldOnce } from './things-asked.server.ts';

/** Of a paragraph that is not said twice: a shorter one may stand under each of two headings. */
const shortest = 60;

/** The same said twice is said once; what could not be answered only stands alone. */
export function distinct(parts: readonly Part[]): Part[] {
  const unlike = [...new Map(parts.map((part) => [part.text, part])).values()];
  // 'what will it come to, and with underlay': the second sum holds the first.
  const different = unlike.filter((part) => !unlike.some((other) => other !== part && other.text.includes(part.text)));
  const once: Part[] = [];
  for (const part of different) {
    const at = once.findIndex(({ context }) => toldOnce.has(context?.topic ?? '') && context?.topic === part.context?.topic);
    if (at < 0) once.push(part);
    else once[at] = withWhatIsNew(once[at] as Part, part);
  }
  const useful = lastOfSame(once).filter(({ context }) => !saysNothing.has(context?.topic ?? ''));
  return useful.length ? useful : different.slice(0, 1);
}

/** Delivery, samples and the like are told once, whichever of their words came up, with what was asked of them besides. */
function withWhatIsNew(told: Part, more: Part): Part {
  const added = sentencesOf(more.text).filter((sentence) => isNew.test(sentence) && !told.text.includes(sentence.trim()));
  if (!added.length) return told;
  const offersPerson = told.offersPerson === true || added.some((sentence) => sentence.includes('in writing'));
  return { ...told, text: `${told.text} ${added.join('').trim()}`, offersPerson };
}

/** What is not known, and what so many boxes come to: 'do you deliver to Omagh, and what if I only take 2 boxes'. */
const isNew = /\bin writing\b|\bcomes? to £|\bin all\b|\bFor goods of\b/;

/** 'what do I do' after two broken boxes were told of. */
const saysNothing: ReadonlySet<string> = new Set(['unclear', 'off-topic']);

/** 'room is 3.8 by 5.2, I want the Mushroom saxony. How much for that?': the only one that fits, of which the sum tells as well. */
const isOnlyOne = ({ context, products = [], text }: Part) =>
  context?.topic === 'find' && products.length === 1 && /^One (?:floor|product) fits\b/.test(text);

/** 'in stock? need 22 boxes': once, with the boxes; and one sum once, with what was then asked of it. */
function lastOfSame(parts: readonly Part[]): Part[] {
  const opening = ({ text }: Part) => text.split('\n\n')[0];
  const ofSame = (part: Part, later: Part) =>
    (isOnlyOne(part) && later.calculation?.productId === part.products?.[0]) ||
    (part.context?.topic === later.context?.topic &&
      ((part.context?.topic === 'stock' && later.context?.focus === part.context.focus) ||
        (part.context?.topic === 'calculate' && opening(part) === opening(later)) ||
        isNarrowedBy(part, later)));
  return parts.filter((part, at) => !parts.slice(at + 1).some((later) => ofSame(part, later)));
}

/** Of a sentence that one answer has and the next says again: 'It is in stock.' is of each floor by itself. */
const shortestSentence = 30;

/** 'are you open on Sundays and where are you': the address without the hours that were told just now. */
function withoutSaid(text: string, before: readonly string[]): string {
  const isSaid = (sentence: string) =>
    sentence.length > shortestSentence && !sentence.startsWith('Source: ') && before.some((one) => one.includes(sentence));
  return text
    .split('\n\n')
    .map((paragraph) => {
      // The whole of it goes, or stays: see below.
      if (before.some((one) => one.includes(paragraph))) return paragraph;
      const sentences = sentencesOf(paragraph);
      const unsaid = sentences.filter((sentence) => !isSaid(sentence.trim()));
      return unsaid.length > 0 && unsaid.length < sentences.length ? unsaid.join('').trim() : paragraph;
    })
    .join('\n\n');
}

/** What was to follow had been said already. */
const endsWithNothing = / For example:\s*$/;

/** 'how do I clean it? can I just mop it': a paragraph that stands in the answer already is left out. */
export function toldOnceOnly(texts: readonly string[]): string {
  const whole = texts.join('\n\n');
  // A sentence of the guide stands in the whole of it, too.
  const isPart = (paragraph: string) => {
    const bare = paragraph.replace(/ \(Source: .*\)$/, '');
    return bare !== paragraph && whole.indexOf(bare) !== whole.lastIndexOf(bare);
  };
  return texts
    .map((text, at) => withoutSaid(text, texts.slice(0, at)))
    .flatMap((text) => text.split('\n\n'))
    .filter((paragraph) => paragraph && !isPart(paragraph))
    .reduce(
      (said, paragraph) =>
        said.includes(paragraph) && (paragraph.length > shortest || paragraph.startsWith('Source: ')) ? said : `${said}\n\n${paragraph}`,
      '',
    )
    .replace(endsWithNothing, '')
    .trim();
}
