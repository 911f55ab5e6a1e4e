import { data } from 'react-router';
import { deliveryPromise } from '#delivery/delivery.ts';
import { formatPounds, formatShortPounds } from '#money/pence.ts';
import { forEverybody } from '#platform/http/cached-pages.server.ts';
import { pageHeaders } from '#platform/http/page-headers.server.ts';
import { pageMeta } from '#seo/page-meta.ts';
import { companyLine } from '#settings/company-line.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { termsBlocks } from '#settings/own-terms.ts';
import { readSettings } from '#settings/queries.server.ts';
import { phoneAddress } from '#site/links.ts';
import { Page, Prose } from '#ui/page.tsx';
import { shopContext } from '../../shop.server.ts';
import type { Route } from './+types/terms';

/** What is agreed by paying. Figures are the settings'; rights are the law's (Consumer Contracts Regulations 2013, Consumer Rights Act 2015; S.I. 484/2013, Consumer Rights Act 2022 in Ireland). */
export async function loader({ context }: Route.LoaderArgs) {
  const settings = await readSettings(context.get(shopContext));
  const { delivery_charge_pence, sample_postage_pence, stock_hold_minutes, max_samples_per_order } = settings;
  return data(
    {
      own: termsBlocks(settings.terms_text),
      figures: {
        promise: deliveryPromise(settings),
        charge: formatShortPounds(delivery_charge_pence),
        isCharged: delivery_charge_pence > 0 && settings.free_delivery_over_pence > 0,
        postage: formatPounds(sample_postage_pence),
        minutes: stock_hold_minutes,
        samples: max_samples_per_order,
      },
    },
    { headers: forEverybody },
  );
}

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [{ title: 'Terms of sale' }];
  const description = 'Our terms for prices, delivery, returns and your legal rights.';
  return pageMeta({ title: 'Terms of sale', siteName: site.settings.business_name, description, path: '/terms', origin: site.origin });
};

export default function Terms({ loaderData: { own, figures } }: Route.ComponentProps) {
  const { settings, isDemo } = useShopSettings();
  const { business_name, phone, email, address_lines, town, county, postcode } = settings;
  const company = companyLine(settings);
  const address = [...address_lines, town, county, postcode].filter(Boolean).join(', ');
  return (
    <Page>
      <h1 className="py-4 text-3xl">Terms of sale</h1>
      <Prose>
        {isDemo && <p className="bg-warn-soft p-4">{`${business_name} is a demo shop: nothing on this site is for sale.`}</p>}
        <p>
          <span>{`You buy from ${business_name}${address ? `, ${address}` : ''}`}</span>
          {email && (
            <>
              , <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
          {phone && (
            <>
              , <a href={phoneAddress(phone)}>{phone}</a>
            </>
          )}
          <span>.</span>
        </p>
        {company && <p>{company}</p>}
        {own.length > 0 ? (
          own.map(({ kind, text }, at) =>
            kind === 'heading' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text does not move
              <h2 key={at}>{text}</h2>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text does not move
              <p key={at} className="whitespace-pre-line break-words">
                {text}
              </p>
            ),
          )
        ) : (
          <TermsThatComeWithTheShop {...figures} />
        )}
      </Prose>
    </Page>
  );
}

type Figures = Route.ComponentProps['loaderData']['figures'];

function TermsThatComeWithTheShop({ promise, charge, isCharged, postage, minutes, samples }: Figures) {
  const { standard_delivery, countries } = useShopSettings().settings;
  return (
    <>
      <h2>Ordering and paying</h2>
      <p>
        Prices are in pounds and include VAT. The total you see before you pay is the full price. When you continue to payment, your items are
        reserved for <span>{minutes}</span> minutes. The contract is made once you have paid and we have confirmed your order by email.
      </p>
      <h2 id="delivery">Delivery</h2>
      <p>
        We deliver to <span>{countries.map(({ name }) => name).join(' and ')}</span>. <span>{promise}</span>
        <span>{isCharged && `; below that, delivery is ${charge}`}</span>.{' '}
        <span>{standard_delivery && `Standard delivery takes ${standard_delivery}.`}</span>
      </p>
      <h2 id="samples">Free samples</h2>
      <p>{`You can order up to ${samples} different free samples at a time. Postage is ${postage} per sample.`}</p>
      <h2 id="returns">If you change your mind</h2>
      <p>
        You can cancel without giving a reason up to 14 days after the day you receive the last item of your order. Tell us in any clear way, or use
        the form on your order’s page. Send the goods back within 14 days of telling us, at your own cost. We refund what you paid, including standard
        delivery, within 14 days of receiving the goods or proof that you have sent them. Goods cut to size or already laid cannot be returned.
      </p>
      <h2 id="faults">If something is wrong</h2>
      <p>
        What we sell must be as described, of satisfactory quality and fit for purpose. If it is not, you have a legal right to reject it, to have it
        repaired or replaced, or to get some of your money back. Nothing in these terms affects those rights. Please check the boxes before laying:
        problems with batch, colour or damage are easier to put right then.
      </p>
    </>
  );
}
