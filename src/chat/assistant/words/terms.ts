import { stemmer } from 'stemmer';
import type { TermFacts, Topic } from '../tools/terms.server.ts';
import { guideSource, ownTerms, type Part, reachUs } from './say.ts';
import { termsOfBuying } from './terms-of-buying.ts';
import { type Said, termsOfService } from './terms-of-service.ts';

/** What the shop's terms say on a topic, and what of it is not in writing: first and for staff to answer where just that was asked. */
export function sayTerms(facts: TermFacts, words: readonly string[] = []): Part {
  const said = byTopic[facts.topic](facts);
  const open = said.open ? `I don’t have any information about ${said.open}, so please ${reachUs(facts)}.` : '';
  const openWords = (said.open ?? '').match(/[a-z]{4,}/g)?.filter((word) => !ofEveryQuestion.has(word));
  const unwritten = new Set(openWords?.map((word) => stemmer(word)));
  const isAsked = words.some((word) => unwritten.has(stemmer(word)));
  return {
    text: isAsked ? `${open} ${said.text}` : `${said.text} ${open}`.trim(),
    facts: [facts],
    sources: [ownTerms(said.source), ...facts.entries.map(guideSource)],
    suggestions: said.suggestions ?? [],
    offersPerson: said.person ?? Boolean(said.open),
    isUnanswered: isAsked,
  };
}

/** Words of what is not in writing that a question about what is may have as well. */
const ofEveryQuestion: ReadonlySet<string> = new Set(
  [
    'whether which what that they with have there floor floors goods order orders ordering price prices paying back',
    'come long take takes cost costs show large into other else certain when',
  ].flatMap((line) => line.split(' ')),
);

const byTopic: Record<Topic, (facts: TermFacts) => Said> = { ...termsOfBuying, ...termsOfService };
