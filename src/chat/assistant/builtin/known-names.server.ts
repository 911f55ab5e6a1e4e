import { correctSpelling } from '#search/search-products.server.ts';
import { readTerms } from '#search/terms.ts';
import type { Shop } from '../../../shop.server.ts';
import { correct, isKnown, isNear, isOwnWord, isTradeWord, unknownWords } from '../reading/lexicon.ts';
import type { KnownNames } from '../reading/read-question.ts';
import { tidy, wordsOf } from '../reading/tidy.ts';
import { woodNames } from '../reading/words/looks.ts';
import { ambiguousPlaces } from '../reading/words/towns.ts';
import { wordsInUse } from '../understanding/understand.server.ts';

const mostAsked = 24;
/** So short a message is mostly of one thing. */
const fewWords = 9;
const joining = new Set('and or as the a an of in on for with to is it my do you i how what can are at more less quite very'.split(' '));

/** Which of a message's words, and pairs of everyday words ('sunday morning'), only our products' names explain; mistyped ones put right. */
export async function recogniseNames(shop: Pick<Shop, 'sql'>, message: string): Promise<KnownNames & { message: string }> {
  const words = wordsOf(tidy(message));
  const strange = unknownWords(words).slice(0, mostAsked);
  const asked = [...new Set([...strange, ...words.filter((word) => ambiguousPlaces.has(word))])];
  const pairs = pairsOf(words).slice(0, mostAsked);
  const begun = beginningsOf(words).slice(0, mostAsked);
  const described = describedIn(words);
  const bigrams = bigramsOf(words).slice(0, mostAsked);
  const coloured = bigrams.filter((pair) => isKindWord(pair) && words.join(' ').includes(`the ${pair}`));
  const twins = twinsOf(words).slice(0, mostAsked);
  const [exact, phrases, ranges, goods, inUse, colours, colouredKinds, apart, joinedByAnd] = await Promise.all([
    asked.length
      ? shop.sql<{ word: string; leads: boolean }[]>`
          select word, exists (select from products where lower(name) ~>=~ (word || ' ') and lower(name) ~<~ (word || '!')) as leads
          from search_words where word = any(${asked})`
      : [],
    pairs.length
      ? shop.sql<{ pair: string }[]>`
          select pair from unnest(${pairs}::text[]) pair, to_tsquery('shop', replace(pair, ' ', ':A <-> ') || ':A') asked
          -- A word that the search leaves out, such as 'will', names nothing.
          where numnode(asked) > 1 and exists (select from product_terms where terms @@ asked)`
      : [],
    beginningNames(shop, begun),
    // 'the oak scotia': where only one product has all of these in its name, that is what it is called.
    described
      ? shop.sql<{ pair: string }[]>`
          select pair from unnest(${[described.join(' '), described.slice(0, -1).join(' ')].filter((pair) => /^(?!.*\b(?:from|with|of|by|in|and|or|will|would|do|does|is|are|can|should|have|has|for|to|on|at|i|we|you|it|that|this)\b)[a-z]+(?: [a-z]+)+$/.test(pair))}::text[]) pair
          cross join lateral to_tsquery('shop', replace(pair, ' ', ':A & ') || ':A') asked
          join product_terms on numnode(asked) > 1 and terms @@ asked
          group by pair having count(*) = 1`
      : [],
    wordsInUse(strange),
    // 'porch star': a colour of ours, of a word that describes nothing else.
    bigrams.length
      ? shop.sql<
          { pair: string }[]
        >`select distinct lower(colour) as pair from products where lower(colour) = any(${bigrams.filter((pair) => pair.split(' ').some((word) => !isOwnWord(word)))})`
      : [],
    // 'the farmhouse oak'
    coloured.length
      ? shop.sql<
          { pair: string }[]
        >`select distinct pair from unnest(${coloured}::text[]) pair join products on lower(colour) = split_part(pair, ' ', 1)`
      : [],
    // 'black water' for Blackwater
    beginningNames(
      shop,
      bigrams.map((pair) => pair.replace(' ', '')),
    ),
    // 'rough and tumble', however the 'and' is written
    beginningNames(shop, twins),
  ]);
  const joined = new Set(apart.map(({ pair }) => pair));
  const split = bigrams.filter((pair) => joined.has(pair.replace(' ', '')) && !isKnown(pair.replace(' ', '')));
  if (split.length)
    return recogniseNames(
      shop,
      split.reduce((text, pair) => text.replaceAll(new RegExp(`\\b${pair.replace(' ', '\\s+')}\\b`, 'gi'), pair.replace(' ', '')), message),
    );
  const written = joinedByAnd.reduce(
    (text, { pair }) => text.replaceAll(new RegExp(`\\b${pair.replace(' and ', "(?: (?:and|n|'n'|&) | ?[-&+] ?| )")}\\b`, 'gi'), pair),
    message,
  );
  if (written.toLowerCase() !== message.toLowerCase()) return recogniseNames(shop, written);
  const named = [...phrases, ...ranges, ...goods, ...joinedByAnd].flatMap(({ pair }) => pair.split(' '));
  const leading = new Set([...exact.flatMap(({ word, leads }) => (leads ? [word] : [])), ...named]);
  const everyday = exact.filter(({ word, leads }) => !leads && !isNameLikely(word, words, message, leading));
  const known = new Set(exact.filter((one) => !everyday.includes(one)).map(({ word }) => word));
  let said = message;
  const mistyped = strange.filter((word) => word.length >= 5 && !known.has(word) && !inUse.has(word) && correct([word], known)[0] === word);
  if (mistyped.length) {
    for (const [typed, [name]] of await correctSpelling(shop.sql, readTerms(mistyped.join(' ')))) {
      if (!name || isKnown(name) || !isNear(typed, name)) continue;
      known.add(name);
      said = said.replaceAll(new RegExp(`\\b${typed}\\b`, 'gi'), name);
    }
  }
  const begunOnly = strange.filter(
    (word) =>
      /^[a-z]{4,}$/.test(word) &&
      (words.length <= fewWords || words.includes('something')) &&
      !known.has(word) &&
      !inUse.has(word) &&
      wordsOf(tidy(said)).includes(word),
  );
  for (const { typed, name } of await wordsBegun(shop, begunOnly)) {
    if (isKnown(name)) continue;
    known.add(name);
    said = said.replaceAll(new RegExp(`\\b${typed}\\b(?: something)?`, 'gi'), name);
  }
  return {
    words: known,
    phrases: [...phrases, ...ranges, ...goods, ...colours, ...colouredKinds, ...joinedByAnd].map(({ pair }) => pair),
    inUse,
    message: said,
  };
}

/**
 * In a longer message 'sand', 'dairy' and 'river' mean what they mean to everybody: a colour of ours is said with its range or its kind of floor
 * beside it, or with a capital letter.
 */
function isNameLikely(word: string, words: readonly string[], message: string, leading: ReadonlySet<string>): boolean {
  if (words.length <= fewWords) return true;
  if (isBought(word, message.toLowerCase())) return true;
  if (new RegExp(`[a-z,] ${word[0]?.toUpperCase()}${word.slice(1)}\\b`).test(message)) return true;
  return words.some(
    (one, at) => one === word && [words[at - 1], words[at + 1]].some((beside) => beside !== undefined && (isOwnWord(beside) || leading.has(beside))),
  );
}

/** '10 boxes of tidewrack', 'what would the pepper cost': so much of it, or its price, is told of nothing but a floor. */
function isBought(word: string, message: string): boolean {
  const after = String.raw`(?= (?:costs?|be|come|comes|price|work|set|altogether|and|in|please|for|per|a)\b|[,.?!]|$)`;
  return (
    new RegExp(String.raw`\b(?:box(?:es)?|packs?|met(?:re|er)s?|rolls?|m2|sqm|\d ?m) of (?:the |your )?${word}\b`).test(message) ||
    (ofMoney.test(message) && new RegExp(String.raw`\b(?:would|does|do|will|is|are|of|like|want) the ${word}\b${after}`).test(message))
  );
}

const ofMoney = /\b(?:costs?|price\w*|how much|come to|comes to|total|boxes|altogether|set me back)\b/;

/** Which of some words the names of products begin with: a range of the index for each, '!' being the character after a space. */
async function beginningNames({ sql }: Pick<Shop, 'sql'>, words: readonly string[]): Promise<{ pair: string }[]> {
  if (!words.length) return [];
  return sql<{ pair: string }[]>`
    select pair from unnest(${[...words]}::text[]) pair
    where exists (select from products where lower(name) ~>=~ (pair || ' ') and lower(name) ~<~ (pair || '!'))`;
}

/** 'zopf something': the one word of our products that begins so, and goes on. */
async function wordsBegun({ sql }: Pick<Shop, 'sql'>, words: readonly string[]): Promise<{ typed: string; name: string }[]> {
  if (!words.length) return [];
  return sql<{ typed: string; name: string }[]>`
    select typed, min(word) as name from unnest(${[...words]}::text[]) typed
    join search_words on word like typed || '%' and length(word) > length(typed) + 1
    group by typed having count(*) = 1`;
}

/** Neighbouring words that together might be a name: everyday ones ('sunday morning'), or one of a range and a word of the trade ('glenshane slate'). */
function pairsOf(words: readonly string[]): string[] {
  const pairs = words.flatMap((word, at) => {
    const next = words[at + 1];
    const isPair = next && ((isNameable(word) && isNameable(next)) || isOfRange(word, next) || isOfRange(next, word));
    return isPair ? [`${word} ${next}`] : [];
  });
  return [...new Set(pairs)];
}

const isKindWord = (pair: string) =>
  /^(?!real|solid|engineered|proper|click|your|our|same|other|new|old|oak|slate|white|black|grey|dark|light|cheap\w*|natural)[a-z]{4,} (?:oak|ash|walnut|carpet|lvt|laminate|lino|vinyl|bamboo|twist|loop)$/.test(
    pair,
  );

/** Neighbouring words that might be the name of a colour, or one word in two. */
function bigramsOf(words: readonly string[]): string[] {
  const isWord = (word: string) => /^[a-z]{3,}$/.test(word) && !joining.has(word);
  return [...new Set(words.flatMap((word, at) => (isWord(word) && isWord(words[at + 1] ?? '') ? [`${word} ${words[at + 1]}`] : [])))];
}

/** Two words that might be a name with an 'and' between them, which may be written as '&', as 'n' or left out. */
function twinsOf(words: readonly string[]): string[] {
  const isWord = (word: string | undefined) => word !== undefined && /^[a-z]{3,}$/.test(word) && !joining.has(word);
  const pairs = words.flatMap((word, at) => {
    const next = words[at + 1];
    const second = next === 'and' || next === 'n' ? words[at + 2] : next;
    return isWord(word) && isWord(second) ? [`${word} and ${second}`] : [];
  });
  return [...new Set(pairs)];
}

/** How one thing of ours is asked after. */
const askedAfter =
  /^(?:(?:hi|hello|and|so|pls|please|can|could|you|me|any) )*(?:tell me (?:more )?about|(?:more )?(?:info|information|details?) (?:on|about)|(?:whats|what is) (?:the )?(?:price|size|length|width|height|colour|weight|thickness) of|price of|how many (?:\w+ )?of|what (?:size|length|width|height|colour|weight|thickness) (?:is|are)|how (?:much|long|wide|big|thick|heavy|high|tall|deep)(?: (?:a|per|the|each) (?:sq\w* ?)?(?:m2|m|metre|meter|sqm|box|length|roll|pack))? (?:is|are)|(?:is|are)|(?:have|has) (?:you|yous)(?: got)?|do (?:you|yous) (?:have|stock|sell|do)|(?:does|do|will|would|can)|(?:can|could|should|would|may) (?:i|we|you) (?:put|use|lay|have|fit|get|run)) (?:the|your) ((?:[a-z]+ ){1,3}[a-z]+)/;
const endsName =
  /^(?:come|comes|to|in|on|for|with|is|are|do|does|suit|suits|good|made|ok|okay|and|or|left|available|cost|costs|each|a|per|please|pls|any|be|take|need|needs|have|has|stock|go|goes|work|fit|the|that|this|you|u|yous|too|still|real|waterproof|safe|suitable|alright|fine|slippy|slippery|warm|cold|hard|soft|nice|worth|meant|right|sold|under|over|at|near|outside|outdoors)$/;

const plainKind = /^(?:tiles?|floors?|flooring|planks?|boards?|carpets?|vinyl|lvt|laminate|wood|sheets?)$/;

/** 'what size is the oak scotia': the words after 'the', where there are two or more that might be a name. */
function describedIn(message: readonly string[]): string[] | null {
  const [, after = ''] = askedAfter.exec(message.join(' ')) ?? [];
  const said = after.split(' ');
  const end = said.findIndex((word) => endsName.test(word));
  const words = (end < 0 ? said : said.slice(0, end)).filter(Boolean);
  // 'the calacatta gold tiles' have no 'tiles' in their name.
  const name = words.length > 2 && plainKind.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  // 'is the same grout ok outside': what was spoken of.
  return name.length > 1 && name[0] !== 'same' ? name : null;
}

/** A word of the trade and an everyday one, which are a name where the name of a product begins with them: 'patio real'. */
function beginningsOf(words: readonly string[]): string[] {
  const pairs = words.flatMap((word, at) => {
    const next = words[at + 1];
    const isPair = next && (isOwnWord(word) ? isBesideTrade(next) : isOwnWord(next) && isBesideTrade(word));
    return isPair ? [`${word} ${next}`] : [];
  });
  return [...new Set(pairs)];
}

/** A product's name is meant rather than a material, where the catalogue has the two words side by side. An everyday word makes one with a wood: 'bog oak'. */
function isOfRange(range: string, word: string): boolean {
  return isNameable(range) && (!isKnown(range) || woodNames.includes(word)) && isTradeWord(word) && !joining.has(word);
}

function isBesideTrade(word: string): boolean {
  return /^[a-z]{3,}$/.test(word) && !joining.has(word) && !isOwnWord(word);
}

function isNameable(word: string): boolean {
  return /^[a-z]{3,}$/.test(word) && !joining.has(word) && !isTradeWord(word);
}
