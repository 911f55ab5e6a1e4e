import { z } from 'zod';
import { formatPounds, type Pence } from '#money/pence.ts';
import { depositProblem, financeProblem, instalmentPlan } from './finance.ts';
import { type LenderOutcome, lenderOutcomes } from './lender-form.ts';

/** What the test lender shows: what it was sent, and where each of its three answers leads. */
export type TestLoan = {
  goods: string;
  customer: string;
  rows: [term: string, value: string][];
  /** Paths of this shop. */
  leadsTo: Record<LenderOutcome, string>;
};

const pence = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** What is wrong with a form, as the real lender would say it is; or the loan it asks for. `origin`: only this shop is gone back to. */
export function readTestLoan(fields: Record<string, string>, origin: string): { loan: TestLoan } | { problem: string } {
  const schema = z.object({
    identification_key: z.string().min(1),
    identification_version: z.literal('1.0.0'),
    test_or_live: z.enum(['test', 'live']),
    goods_description: z.string().min(1).max(500),
    goods_price: pence,
    finance_deposit_total: pence,
    finance_number_of_instalments: z
      .string()
      .regex(/^(?:[2-9]|1[0-2])$/)
      .transform(Number),
    ...Object.fromEntries(lenderOutcomes.map((outcome) => [`redirecturl_${outcome}`, z.string().refine((url) => pathHere(url, origin) !== null)])),
  });
  const parsed = schema.safeParse(fields);
  if (!parsed.success) return { problem: `The field ${String(parsed.error.issues[0]?.path[0])} is missing or wrong.` };
  const { goods_description, goods_price, finance_deposit_total, finance_number_of_instalments } = parsed.data;
  const problem = financeProblem(goods_price) ?? depositProblem(goods_price, finance_deposit_total);
  if (problem) return { problem: `${problem}.` };
  const said = (name: string) => fields[name] ?? '';
  return {
    loan: {
      goods: goods_description,
      customer: [`${said('customer_firstname')} ${said('customer_surname')}`.trim(), said('customer_email')].filter(Boolean).join(', '),
      rows: loanRows(goods_price, finance_deposit_total, finance_number_of_instalments),
      leadsTo: Object.fromEntries(
        lenderOutcomes.map((outcome) => [outcome, pathHere(said(`redirecturl_${outcome}`), origin) ?? '/']),
      ) as TestLoan['leadsTo'],
    },
  };
}

function loanRows(price: Pence, deposit: Pence, instalments: number): [string, string][] {
  const plan = instalmentPlan(price, deposit);
  return [
    ['Price of the goods', formatPounds(price)],
    ['Deposit, taken by the shop', formatPounds(deposit)],
    ['Amount of credit', formatPounds(price - deposit)],
    ['Instalments', plan ? `${instalments - 1} of ${formatPounds(plan.monthly)}, then ${formatPounds(plan.last)}` : String(instalments)],
  ];
}

function pathHere(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === new URL(origin).origin ? url.pathname + url.search : null;
}
