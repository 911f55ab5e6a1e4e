import type { Reading } from '../reading/read-question.ts';

const trade =
  /\b(?:(?:hair|beauty|nail|tanning) (?:salon|bar|studio)s?|hair ?dress\w*|barber\w*|backwash|tattoo (?:studio|parlour|shop)s?|(?:my|our|the|an?)(?: wee| small| new| little)? salon|takeaway|chip shop|chippy|fryer|(?:commercial|restaurant|cafe|pub|hotel|school|canteen) kitchen|cafe|coffee shop|coffee dock|tea ?room|restaurant|pub|bakery|butcher\w*|(?:gift|clothes|shoe|phone|vape|charity|book|toy|card|flower|farm|village|corner|convenience|sweet) shop|boutique|florists?|kennels?|cattery|dog run|(?:dog|pet) groom\w*|grooming (?:room|salon|parlour|shop)|groomers|day ?nursery|nursery school|(?:run|own|have|manage|opening) a (?:day ?)?nursery|creche|playgroup|(?:church|parish|village|community|scout|school|sports|function|orange|town|youth) hall|community centre|function room|vets?|veterinary)\b/i;

/** 'café' */
const plain = (said: string) => said.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Whether a message names a trade whose floor asks for more than that of an office. */
export const namesTrade = ({ told, text }: Pick<Reading, 'told' | 'text'>) => trade.test(plain(`${told} ${text}`));
