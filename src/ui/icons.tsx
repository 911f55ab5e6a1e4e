import type { ReactNode } from 'react';

type IconProps = { className?: string };

function Icon({ className = 'size-5', children }: IconProps & { children: ReactNode }) {
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

/** One path, drawn in the text's colour; decoration, so that what it stands for is always also said in words. A part's own are made by it too. */
export const icon = (d: string) => (props: IconProps) => (
  <Icon {...props}>
    <path d={d} />
  </Icon>
);

export const SearchIcon = icon('M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l4.5 4.5');
export const CartIcon = icon('M3 9h18l-1.8 10.5H4.8L3 9M8 9l3-5.5M16 9l-3-5.5M9.5 13v3M14.5 13v3');
export const HeartIcon = icon('M12 20C6 15.6 3.5 12.4 3.5 9A4.6 4.6 0 0 1 12 6.6 4.6 4.6 0 0 1 20.5 9c0 3.4-2.5 6.6-8.5 11');
export const UserIcon = icon('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.6-3.6 3.4-5.5 7.5-5.5s6.9 1.9 7.5 5.5');
export const MenuIcon = icon('M3.5 7h17M3.5 12h17M3.5 17h17');
export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const ChevronLeftIcon = icon('M14.5 5.5L8 12l6.5 6.5');
export const ChevronRightIcon = icon('M9.5 5.5L16 12l-6.5 6.5');
export const ChevronDownIcon = icon('M5.5 9.5L12 16l6.5-6.5');
export const ArrowRightIcon = icon('M4 12h16M14 6l6 6-6 6');
export const PhoneIcon = icon(
  'M5 4h4l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4',
);
export const MailIcon = icon('M3.5 6h17v12.5h-17V6M3.5 6.5L12 13l8.5-6.5');
export const ClockIcon = icon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2');
export const PinIcon = icon('M12 21c-4.5-4.7-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2 6.3-6.5 11M12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5');
export const CheckIcon = icon('M4.5 12.5l5 5 10-11');
export const PauseIcon = icon('M8.5 5.5v13M15.5 5.5v13');
export const PlayIcon = icon('M8 5v14l11-7L8 5');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const MinusIcon = icon('M5 12h14');
export const TruckIcon = icon('M2.5 6h11v10.5h-11V6M13.5 10h4l4 3.5v3h-8M6.5 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4M17 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4');
export const ShieldIcon = icon('M12 3.5l7.5 2.5v6c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6L12 3.5M8.5 12l2.5 2.5 4.5-5');
export const LockIcon = icon('M5.5 10.5h13v10h-13v-10M8 10.5V8a4 4 0 0 1 8 0v2.5');
export const GridIcon = icon('M4 4h7v7H4V4M13 4h7v7h-7V4M4 13h7v7H4v-7M13 13h7v7h-7v-7');
export const ListIcon = icon('M4 5h4v4H4V5M4 15h4v4H4v-4M11.5 7H20M11.5 17H20');
export const FiltersIcon = icon('M4 8h9M19 8h1M4 16h1M11 16h9M16 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4M8 14a2 2 0 1 0 0 4 2 2 0 0 0 0-4');
export const RulerIcon = icon('M3 8.5h18v7H3v-7M7 8.5v3M11 8.5v4M15 8.5v3M19 8.5v3');
export const CompareIcon = icon('M4 5h6v14H4V5M14 5h6v14h-6V5');
export const InfoIcon = icon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5M12 8v.01');
export const WarningIcon = icon('M12 4L2.5 20h19L12 4M12 10v5M12 17.5v.01');
export const ThumbsUpIcon = icon('M7.5 11l4-7c1.5 0 2.5 1 2.5 2.5V10h5.5l-1.5 9.5H7.5V11M3.5 11h4v8.5h-4V11');
export const CameraIcon = icon('M3.5 7.5h4l1.5-2.5h6l1.5 2.5h4v11.5h-17V7.5M12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7');
export const ChatIcon = icon('M4 4.5h16v11.5h-9l-4.5 4v-4H4V4.5');

/** A star, filled or outlined. */
export function StarIcon({ className, filled = true }: IconProps & { filled?: boolean }) {
  return (
    <Icon className={className}>
      <path fill={filled ? 'currentColor' : 'none'} d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.9l-5.3 2.8 1.1-5.9-4.3-4.1 5.9-.8L12 3.5" />
    </Icon>
  );
}
