import { listed } from '../say.ts';
import { sayIndoors } from './page-tellers.ts';
import type { PageTopic } from './page-topic.ts';
import { sayPrepared } from './prepared.ts';
import { sayTone } from './tone-told.ts';
import { sayWithUnderlay } from './with-underlay.ts';

/** What is asked of one product about where it goes, what lies below it and how it looks there. */
export const topicsOfPlace: readonly PageTopic[] = [
  {
    name: 'with underlay',
    asks: /\bhow (?:thick|high|deep)\b.*\bwith (?:the |an? |its |some )?underlay\b|\b(?:height|thickness)\b.*\bwith (?:the |an? |its )?underlay\b/,
    words: /^(?:thick|high|deep|height|thickness|underlay|altogether|total|overall|all|in)$/,
    say: sayWithUnderlay,
  },
  {
    name: 'rooms',
    asks: /\b(?:what|which) rooms?\b|\bwhere (?:can|could|would|should) (?:i|we|you|it|this|they|these) (?:be )?(?:use\w*|laid?|put|go)\b/,
    unless: /\bwhich rooms? (?:have|do) (?:you|yous)\b|\bunderlay\b|\bbest\b/,
    words: /^(?:rooms?|where|use|used|lay|laid|put|go|goes|going|suit\w*|sold|meant|made|right|good|ok)$/,
    say: ({ rooms }) => (rooms.length ? `It is sold for ${listed(rooms.map((room) => room.toLowerCase()))}.` : null),
  },
  {
    name: 'tone',
    asks: /\b(?:warm|cool|cold)(?:er|ish)?[ -](?:\{name\}|(?:ton\w+|gr[ae]ys?|white|beige|brown|cream|colou?r\w*|shades?|tints?|look\w*)\b)|\bunder ?tones?\b|\b(?:what|which) tone\b|\b(?:colou?r|shade|tone)\b.*\b(?:warm|cool|cold)\b/,
    unless: /\b(?:which|feet|under ?foot|heating|to walk)\b/,
    words:
      /^(?:warm\w*|cool\w*|cold\w*|ton\w+|undertones?|gr[ae]ys?|white|beige|brown|cream|blue|yellow|colou?r\w*|shades?|tints?|or|more|side|look\w*)$/,
    say: sayTone,
  },
  {
    name: 'prep',
    asks: /\bprep(?:p?ed|ping|are|ared|aration)?\b|\b(?:done|do|doing) to the (?:sub)?floor\b|\bfloor ready\b/,
    unless: /\b(?:walls?|plaster|skirting|which|sell|cost|price)\b/,
    words:
      /^(?:prep\w*|done|ready|first|before|beforehand|lay|laid|laying|goes|go|going|down|floor|subfloor|sub|needs?|want|put|under|underneath|below|work|existing|much)$/,
    say: sayPrepared,
  },
  {
    name: 'indoors',
    asks: /\b(?:inside|indoors?|in the house)\b/,
    unless: /\b(?:what|which|how)\b/,
    words: /^(?:inside|indoors?|house|use|used|lay|laid|go|put|also|well|both|outside|outdoors?|out|ones?)$/,
    say: sayIndoors,
  },
];
