import type { Asked, Part } from '../part.ts';
import { reachUs } from '../say.ts';
import { withInstalments } from './instalments-told.ts';
import { byDay, sayInTime } from './stock.ts';

const asksFitted =
  /\b(?:supplied|supply|price|cost|how much|roughly|total)\b.*\bfitt(?:ed|ing)\b|\b(?:and|with|plus|including|incl|inc) (?:the )?fitting\b|\b(?:carpet|floor|flooring|laminate|lvt|vinyl|tiles|wood|m2|area|room)\b\}? (?:\w+ ){0,2}fitted\b|\bfitted$/;
const isFurniture = /\bfitted (?:wardrobes?|kitchens?|units?|cupboards?|furniture|bedroom)\b/;

/** An answer with what was asked besides its goods: the instalments, the fitting, and the day it is wanted by. */
export const withBesides = (asked: Asked, part: Part): Part => withinTime(asked, withFittingBesides(asked, withInstalments(asked, part)));

const wantsBy = /\b(?:need|want|have to have|must have|get)\b/;

/** 'I need 45 m² by the end of next week': after the sum. */
function withinTime({ reading, settings }: Asked, part: Part): Part {
  const said = `${reading.told} ${reading.text}`.toLowerCase();
  const isAsked =
    (part.calculation || (part.context?.topic === 'find' && /\bin stock\b/.test(said))) &&
    byDay.test(said) &&
    wantsBy.test(said) &&
    !part.text.includes('tandard delivery takes');
  return isAsked ? { ...part, text: `${part.text}\n\n${sayInTime(settings.standard_delivery)}`, offersPerson: true } : part;
}

/** 'carpet for two bedrooms, fitted': floors with what they come to, and that the fitting is besides. */
function withFittingBesides(asked: Asked, part: Part): Part {
  const said = `${asked.reading.told} ${asked.reading.said}`.toLowerCase();
  const isOfFloors = (part.context?.topic === 'find' || part.context?.topic === 'calculate') && (part.products?.length ?? 0) > 0;
  if (!isOfFloors || !asksFitted.test(said) || isFurniture.test(said) || /\bfitt(?:ed|ing)\b.*\b(?:myself|kit)\b/.test(said)) return part;
  return {
    ...part,
    text: `${part.text}\n\nThat is without the fitting, which depends on the room: [ask for a free quote](/contact?subject=installation) or ${reachUs(asked.settings)}.`,
    offersPerson: true,
  };
}
