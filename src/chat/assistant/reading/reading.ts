import type { Figures } from './figures.ts';
import type { Intent, intentPatterns } from './intents.ts';
import type { EntityKind } from './lexicon.ts';
import type { MeasuredRoom } from './measures.ts';
import type { PriceWish } from './prices.ts';
import type { SortWish } from './sort-of.ts';
import type { Place } from './words/towns.ts';

/** One thing that somebody said: what is wanted, and everything it names. */
export type Reading = Record<EntityKind, string[]> &
  Figures & {
    /** As it was written, tidied. */
    text: string;
    /** Statements that belong to it: 'I have a dog.' */
    told: string;
    /** What is not wanted, by its name: 'not carpet', 'anything but grey'. */
    without: string[];
    /** Words that neither name nor describe goods, rooms or figures, and say more than 'have you any'. */
    other: string[];
    /** As corrected, with placeholders for what was measured or priced. */
    said: string;
    /** What was meant, when a rule of the table knows it. */
    intent: Intent | null;
    asks: Record<keyof typeof intentPatterns, boolean>;
    price: PriceWish | null;
    measured: MeasuredRoom[];
    needsUnit: boolean;
    size: string | null;
    place: Place | null;
    /** 'the second one': counted from 1, -1 for the last. */
    ordinals: number[];
    /** 'it', 'this one', 'those'. */
    refersBack: boolean;
    /** Words that only a product's name explains, with the descriptive words around them. */
    names: string[];
    /** Every word that names or describes goods, in order. */
    describing: string[];
    /** 'the Gull Grey or the Dry Oak': what each side of the 'or' names. */
    sides: { names: string[]; describing: string[] }[];
    /** A maker's name that shoppers know. */
    brand: string | null;
    /** Words that nobody here knows: a brand we do not sell, another language. */
    strangers: string[];
    sort: SortWish | null;
    inStockOnly: boolean;
    /** Only what costs less than it did. */
    reducedOnly: boolean;
  };

/** What the catalogue knows of a question's words. */
export type KnownNames = {
  words: ReadonlySet<string>;
  phrases: readonly string[];
  /** Words that are in no list of ours and yet everybody uses. */
  inUse?: ReadonlySet<string>;
};
