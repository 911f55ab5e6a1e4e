/** Where most people here have their mail. Short names are left out: too many real ones are one letter away. */
const common = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'outlook.ie',
  'live.co.uk',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.ie',
  'icloud.com',
  'btinternet.com',
  'talktalk.net',
  'virginmedia.com',
  'ntlworld.com',
  'eircom.net',
];
/** As real as those they resemble. */
const real = ['mail.com', 'ymail.com', 'email.com', 'live.com', 'live.ie', 'yahoo.co', 'gmx.com'];

/** The address that was probably meant: 'ann@gmial.com' → 'ann@gmail.com'. Null where nothing looks mistyped. Only ever a hint: the form takes both. */
export function likelyEmail(typed: string): string | null {
  const [, name, domain] = /^\s*([^@\s]+)@([^@\s]+)\s*$/.exec(typed) ?? [];
  if (!name || !domain) return null;
  const written = domain.toLowerCase();
  if (common.includes(written) || real.includes(written)) return null;
  const meant = common.find((known) => isOneSlipAway(written, known));
  return meant ? `${name}@${meant}` : null;
}

/** One letter missing, too many or wrong, or two that changed places. */
function isOneSlipAway(written: string, meant: string): boolean {
  if (Math.abs(written.length - meant.length) > 1) return false;
  let at = 0;
  while (at < meant.length && written[at] === meant[at]) at += 1;
  const rest = (text: string, from: number) => text.slice(from);
  if (written.length === meant.length) {
    const isSwapped = written[at] === meant[at + 1] && written[at + 1] === meant[at] && rest(written, at + 2) === rest(meant, at + 2);
    return isSwapped || rest(written, at + 1) === rest(meant, at + 1);
  }
  return written.length < meant.length ? rest(written, at) === rest(meant, at + 1) : rest(written, at + 1) === rest(meant, at);
}
