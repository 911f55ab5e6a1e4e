/** Who does something for the shop: its own account, a stand-in of this shop's, or nobody. */
export type Service = 'account' | 'stand-in' | 'none';
export type Services = { till: Service; lender: Service; mail: Service };

/** What each stand-in does not do, for staff and for the log at the start. */
export const standInWords: Record<keyof Services, string> = {
  till: 'Test payments: no money is taken.',
  lender: 'Test finance: no credit is given.',
  mail: 'Test email: emails are saved to a folder, not sent.',
};

/** What a shop without one goes without, and how it is set up. */
export const missingWords: Record<keyof Services, string> = {
  till: 'Card payments are not set up: SQUARE_APPLICATION_ID, SQUARE_LOCATION_ID, SQUARE_ACCESS_TOKEN and SQUARE_WEBHOOK_KEY are not set.',
  lender: 'Monthly finance is not offered: PAYITMONTHLY_KEY is not set.',
  mail: 'Emails are not being sent: SMTP_URL is not set. They will be sent once it is.',
};

/** One sentence for each service that is not the shop's own. */
export function serviceNotes(services: Services): string[] {
  return (Object.keys(services) as (keyof Services)[]).flatMap((name) => {
    if (services[name] === 'account') return [];
    return services[name] === 'stand-in' ? standInWords[name] : missingWords[name];
  });
}
