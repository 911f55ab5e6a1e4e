import type { ReactNode } from 'react';

type IconProps = { className?: string };

function Icon({ className = 'size-5', children }: IconProps & { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
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
export const InfoIcon = icon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5M12 8v.01');
export const CameraIcon = icon('M3.5 7.5h4l1.5-2.5h6l1.5 2.5h4v11.5h-17V7.5M12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7');

/** A star, filled or outlined. */
export function StarIcon({ className, filled = true }: IconProps & { filled?: boolean }) {
  return (
    <Icon className={className}>
      <path fill={filled ? 'currentColor' : 'none'} d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.9l-5.3 2.8 1.1-5.9-4.3-4.1 5.9-.8L12 3.5" />
    </Icon>
  );
}
