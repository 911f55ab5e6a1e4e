const waysTaken: readonly [asked: RegExp, way: string][] = [
  [/\bapple ?pay\b/, 'Apple Pay'],
  [/\bgoogle ?pay\b/, 'Google Pay'],
  [/\b(?:credit|debit) ?cards?\b|\bvisa\b|\bmaster ?card\b|\bby card\b/, 'cards'],
];
const waysNotTaken: readonly [asked: RegExp, way: string][] = [
  [/\bklarna\b/, 'Klarna'],
  [/\bafter ?pay\b/, 'Afterpay'],
  [/\blay ?buy\b/, 'Laybuy'],
  [/\bclear ?pay\b/, 'Clearpay'],
  [/\bpay ?pal\b/, 'PayPal'],
  [/\bcash\b/, 'cash'],
  [
    /\bpay(?:ing|ment)?\b(?!.*\bfor delivery\b).*\b(?:on|at|when it(?:'?s| is)?) (?:delivery|the door|delivered|it arrives|it comes|arrives|comes)\b/,
    'payment on delivery',
  ],
  [/\bcheques?\b|\b(?:by|with|take|accept|write) (?:a )?checks?\b/, 'cheques'],
  [/\bbank transfer\b|\bbacs\b/, 'bank transfer'],
  [/\binvoice\b/, 'paying on invoice'],
  [/\bbitcoin\b|\bcrypto\w*/, 'crypto-currency'],
];

/** The ways to pay that a text names: those the checkout has, and those it has not. */
export function waysNamed(text: string): { taken: string[]; notTaken: string[] } {
  const named = (ways: typeof waysTaken) => ways.filter(([asked]) => asked.test(text)).map(([, way]) => way);
  return { taken: named(waysTaken), notTaken: named(waysNotTaken) };
}
