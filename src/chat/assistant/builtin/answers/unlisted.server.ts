import { nameInText } from '../../answer-text.ts';
import { brands, otherGoods } from '../../reading/words/brands.ts';
import type { Asked, Part } from '../part.ts';
import { offerPerson } from '../say.ts';
import { isWish } from '../wish.ts';
import { answerFind, answerRange } from './find.server.ts';

/** What a bathroom is fitted with. */
const ofBathrooms = /^(?:toilets?|sinks?|basins?|taps?|baths?|bath ?tubs?|showers?|shower trays?|radiators?|bathroom)\b/i;

/** The same as a whole, in words that mean nothing else. */
export const bathroomFixtures =
  /\bbathroom (?:fixtures?|fittings?|suites?|ware|furniture)\b|\bsanitary ?ware\b|\b(?:walk[ -]in showers?|(?<!\b(?:at|round|around|behind|beside|near|against|up to|into|past) (?:the |a |my )?)shower (?:trays?|screens?|enclosures?)|vanity units?|(?:toilets?|basins?|sinks?|baths?) (?:and|or) (?:the )?(?:toilets?|basins?|sinks?|baths?|taps?))\b/;

/** 'do you sell consumer units': whether something is sold, by whatever name. */
export const soldAsked =
  /^(?:hi |hello |and )*(?:do|does|would) (?:you|yous|ye) (?:sell|stock|do|keep) (?:any |some |an? )?(?!or\b|and\b|just\b|as\b|in\b|for\b|with\b)[a-z]{3,}/;

/** Goods or makers that we do not have: said plainly, with what we have of the kind. */
export async function answerUnlisted(asked: Asked): Promise<Part> {
  const { settings, reading } = asked;
  const said = nameInText(
    reading.brand ?? otherGoods.exec(reading.said)?.[1] ?? bathroomFixtures.exec(reading.text)?.[0] ?? reading.strangers.join(' '),
  );
  const kind = brands.get(reading.brand ?? '');
  // What the shop itself says of its news may be just that.
  const news = settings.banner_text.toLowerCase();
  const isOfBathrooms = ofBathrooms.test(said) || bathroomFixtures.test(reading.text);
  const isNews = said.length > 3 && (news.includes(said.split(' ')[0]?.replace(/s$/, '') ?? said) || (isOfBathrooms && news.includes('bathroom')));
  if (isNews)
    return {
      text: `${settings.banner_text} ${offerPerson(settings)}`,
      offersPerson: true,
      sources: [{ title: 'The shop’s news', href: '/' }],
      context: { topic: 'range' },
    };
  // A describing word that nobody here knows is no goods: the rest says what is wanted.
  if (!reading.brand && !otherGoods.test(reading.said) && isWish(reading)) return answerFind(asked, false);
  const first = `I cannot find ${said ? `“${said}”` : 'that'} among what we sell.`;
  if (!kind) {
    const range = await answerRange({ ...asked, reading: { ...reading, said: '' } });
    return { ...range, text: `${first} ${range.text} ${offerPerson(settings)}`, offersPerson: true, isUnanswered: reading.strangers.length > 0 };
  }
  const found = await answerFind({ ...asked, reading: { ...reading, floor: [kind], room: [], names: [], describing: [kind] } }, false);
  return { ...found, text: `${first} Of that kind we have:\n\n${found.text}` };
}
