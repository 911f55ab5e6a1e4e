import { z } from 'zod';
import { deliversTo, deliveryCharge, deliveryCountries, missingForFreeDelivery, samplePostage } from '#delivery/delivery.ts';
import { deliveryPromise } from '#delivery/promise.ts';
import { depositProblem, financeProblem, financeTerms, instalmentPlan, maxDeposit } from '#finance/finance.ts';
import { withdrawalDays } from '#orders/withdrawal.ts';
import { areasNotFree } from '#settings/areas-apart.ts';
import { openingHoursLines, openingStatus } from '#settings/opening-hours.ts';
import { promotionLine } from '#settings/public-settings.ts';
import { readSettings } from '#settings/queries.server.ts';
import { readGuide } from '../guide/guide.server.ts';
import type { GuideEntry } from '../guide/parse-guide.ts';
import { tool } from './tool.ts';

export const topics = [
  'delivery', 'collection', 'samples', 'finance', 'payment', 'vat', 'units', 'discount', 'returns', 'faulty', 'change-order', 'warranty', 'fitting',
  'hours', 'location', 'contact', 'account', 'reviews', 'rivals', 'trust', 'photos', 'cutting', 'ordering', 'invoice', 'bought-here', 'visualise',
] as const; // biome-ignore format: a list
export type Topic = (typeof topics)[number];

/** Entries of the guide on what the law gives every buyer. */
const lawOf: Partial<Record<Topic, readonly string[]>> = {
  returns: ['Changing your mind', 'Opened or cut goods'],
  'change-order': ['Changing your mind', 'Opened or cut goods'],
  faulty: ['Faulty, damaged or wrong goods'],
  cutting: ['Opened or cut goods'],
  warranty: ['A fault that shows up later'],
};

export const terms = tool({
  name: 'shop_terms',
  description: `The shop's own terms from its settings: ${topics.join(', ')}. What they do not hold is not in writing: say so and offer a person.`,
  input: z.object({
    topic: z.enum(topics),
    country: z.string().max(2).nullable().default(null).describe('Two letters, of the place asked about; XX for anywhere else'),
    place: z.string().max(60).nullable().default(null),
    amountPence: z.int().min(0).max(100_000_000).nullable().default(null).describe('What is bought or paid monthly, where it is known'),
    depositPence: z.int().min(0).max(100_000_000).default(0),
    count: z.int().min(1).max(100).nullable().default(null).describe('Of samples'),
  }),
  run: async (shop, visitor, { topic, country, place, amountPence, depositPence, count }) => {
    const [settings, guide] = await Promise.all([readSettings(shop), readGuide()]);
    const { phone, email, address_lines, town, postcode } = settings;
    const titles = lawOf[topic] ?? [];
    const entries: GuideEntry[] = titles.flatMap((title) => guide.entries.find((entry) => entry.title === title) ?? []);
    return {
      topic,
      name: settings.business_name,
      phone,
      email,
      isLoggedIn: visitor.userId !== null,
      entries,
      delivery: {
        promise: deliveryPromise(settings, areasNotFree(settings)),
        chargePence: deliveryCharge(settings, 1),
        freeOverPence: settings.free_delivery_over_pence,
        takes: settings.standard_delivery,
        countries: deliveryCountries(settings).map((zone) => zone.name),
        place,
        delivers: country === null ? null : deliversTo(settings, country),
        forAmount:
          amountPence === null
            ? null
            : { amountPence, chargePence: deliveryCharge(settings, amountPence), missingPence: missingForFreeDelivery(settings, amountPence) },
      },
      samples: {
        postagePence: settings.sample_postage_pence,
        most: settings.max_samples_per_order,
        count,
        forCountPence: count === null ? null : samplePostage(settings, count),
      },
      finance: {
        isOffered: settings.finance.enabled,
        provider: settings.finance.provider_name,
        ...financeTerms,
        amountPence,
        depositPence,
        plan: amountPence === null ? null : planOf(amountPence, depositPence),
        problem: amountPence === null ? null : (financeProblem(amountPence) ?? depositProblem(amountPence, depositPence)),
        maxDepositPence: amountPence === null ? null : maxDeposit(amountPence),
      },
      promotion: { line: promotionLine(settings, shop.now()), until: settings.promotion.ends_at ? new Date(settings.promotion.ends_at) : null },
      withdrawalDays,
      warranty: settings.warranty,
      installationGuarantee: settings.installation_guarantee,
      vatNumber: settings.vat_number,
      founded: settings.founded_year,
      company: settings.company_name,
      address: [...address_lines, town, postcode].filter(Boolean).join(', '),
      hours: openingHoursLines(settings.opening_hours),
      opening: openingStatus(settings.opening_hours, shop.now()),
    };
  },
});
export type TermFacts = Awaited<ReturnType<typeof terms.run>>;

/** Instalments, all in pence; null where that amount cannot be paid monthly. */
function planOf(amountPence: number, depositPence: number) {
  const plan = instalmentPlan(amountPence, depositPence);
  return plan && { monthlyPence: plan.monthly, lastPence: plan.last, totalPence: plan.total };
}
