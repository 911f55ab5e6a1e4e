import { CheckIcon, ClockIcon, InfoIcon, TruckIcon } from '#ui/icons.tsx';
import { type OrderStatus, statusWords } from '../order.ts';

function HomeIcon({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d="M4 11l8-7 8 7v9h-5.5v-5.5h-5V20H4v-9" />
    </svg>
  );
}

const icons = { pending: ClockIcon, confirmed: CheckIcon, shipped: TruckIcon, delivered: HomeIcon } as const;

/** Where an order stands: an icon and the word for it. */
export function OrderStatusMark({ status }: { status: OrderStatus }) {
  const Icon = status in icons ? icons[status as keyof typeof icons] : InfoIcon;
  return (
    <span className="inline-flex items-center gap-2 font-semibold">
      <Icon className="size-5 text-oak" />
      {statusWords[status]}
    </span>
  );
}
