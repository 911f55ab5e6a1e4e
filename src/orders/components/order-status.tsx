import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, CloseIcon, InfoIcon, TruckIcon } from '#ui/icons.tsx';
import { Breadcrumb, Page } from '#ui/page.tsx';
import { orderPath, orderReference, statusWords } from '../order.ts';

type IconProps = { className?: string };

function Drawn({ className = '', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      {children}
    </svg>
  );
}

function HomeIcon(props: IconProps) {
  return (
    <Drawn {...props}>
      <path d="M4 11l8-7 8 7v9h-5.5v-5.5h-5V20H4v-9" />
    </Drawn>
  );
}

/** A calendar: what is paid month by month. */
function MonthsIcon(props: IconProps) {
  return (
    <Drawn {...props}>
      <path d="M4 5.5h16v14H4v-14M4 9.5h16M8 3.5v4M16 3.5v4M8 13h2M14 13h2M8 16.5h2" />
    </Drawn>
  );
}

function ReturnIcon(props: IconProps) {
  return (
    <Drawn {...props}>
      <path d="M9 5L4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10h-4" />
    </Drawn>
  );
}

const icons: Record<string, (props: IconProps) => ReactNode> = {
  pending: ClockIcon,
  finance_pending: MonthsIcon,
  confirmed: CheckIcon,
  part_shipped: TruckIcon,
  shipped: TruckIcon,
  delivered: HomeIcon,
  preparing: ClockIcon,
  ready: CheckIcon,
  collected: HomeIcon,
  cancelled: CloseIcon,
  refunded: ReturnIcon,
};

/** Where an order stands: an icon and the word for it. A status that nobody knows has its own name and a plain icon. */
export function OrderStatusMark({ status }: { status: string }) {
  const Icon = Object.hasOwn(icons, status) ? (icons[status] ?? InfoIcon) : InfoIcon;
  const word = Object.hasOwn(statusWords, status) ? statusWords[status as keyof typeof statusWords] : status;
  return (
    <span className="inline-flex items-center gap-2 font-semibold">
      <Icon className="size-5 text-oak" />
      <span>{word}</span>
    </span>
  );
}

/** A page about one order, below the order's own. */
export function OrderStep({ id, token, title, wide = false, children }: Props) {
  const reference = orderReference(id);
  const own = token ? { name: 'Home', href: '/' } : { name: 'My Orders', href: '/orders' };
  return (
    <Page>
      <Breadcrumb steps={[own, { name: `Order ${reference}`, href: orderPath(id, token) }, { name: title }]} />
      <h1 className="pt-2 text-3xl">{title}</h1>
      <div className={`mt-6 grid gap-6 ${wide ? '' : 'max-w-form'}`}>{children}</div>
    </Page>
  );
}
type Props = { id: string; token: string | null; title: string; wide?: boolean; children: ReactNode };
