import { MailIcon, PhoneIcon } from '#ui/icons.tsx';
import { phoneAddress } from './links.ts';

const round =
  'fixed right-5 bottom-5 z-30 grid size-14 place-content-center justify-items-center rounded-round bg-lough text-sm leading-tight font-semibold text-white shadow-overlay animate-slide-in-up md:hidden';

/** On a phone, the way to a person in the thumb's reach: a call where there is a number, else a message. */
export function CallButton({ phone }: { phone: string }) {
  if (phone) {
    return (
      <a href={phoneAddress(phone)} aria-label={`Call us on ${phone}`} className={round}>
        <PhoneIcon />
        Call
      </a>
    );
  }
  return (
    <a href="/contact" className={round}>
      <MailIcon />
      Write
    </a>
  );
}
