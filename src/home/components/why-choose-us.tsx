import { formatShortPounds, penceOf } from '#money/pence.ts';

type Props = { settings: { installation_guarantee: string; free_delivery_over: number; delivery_charge: number; standard_delivery: string } };

/** Three facts, set as figures on a label. */
export function WhyChooseUs({ settings }: Props) {
  const { installation_guarantee, free_delivery_over, delivery_charge, standard_delivery } = settings;
  const said = (pounds: number) => formatShortPounds(penceOf(pounds));
  const isCharged = free_delivery_over > 0 && delivery_charge > 0;
  const facts = [
    { figure: installation_guarantee, title: 'Installation guarantee', text: 'On every floor our own fitters install.' },
    {
      figure: isCharged ? `${said(free_delivery_over)} and over` : 'Free',
      title: 'Free delivery',
      text: isCharged ? `Below that, delivery is ${said(delivery_charge)} per order.` : 'On every order.',
    },
    { figure: standard_delivery, title: 'Standard delivery', text: 'From the day you order.' },
  ].filter(({ figure }) => figure);
  return (
    <dl className="grid gap-x-8 md:grid-cols-3">
      {facts.map(({ figure, title, text }) => (
        <div key={title} className="flex flex-col border-t border-stone pt-4 pb-6">
          <dt className="order-2 mt-2 font-semibold">{title}</dt>
          <dd className="order-1 font-display text-3xl tracking-display text-copper">{figure}</dd>
          <dd className="order-3 mt-1 max-w-panel text-md text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
