/**
 * '+442896496012' of '028 9649 6012', as RFC 3966 wants numbers that are rung from anywhere: from Ireland 028 is Cork. A number without
 * a country's code is a British one. 'tel:' with it is a link.
 */
export function internationalPhone(phone: string): string {
  return phone
    .replace('(0)', '')
    .replaceAll(/[^+\d]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+44');
}

/** 'tel:+442896496012' of '028 9649 6012'. */
export function phoneAddress(phone: string): string {
  return `tel:${internationalPhone(phone)}`;
}

type Place = { business_name: string; address_lines: readonly string[]; town: string; county: string; postcode: string };

/** The showroom's address in parts, without what is empty. */
export function addressParts({ address_lines, town, county, postcode }: Place): string[] {
  return [...address_lines, town, county, postcode].filter(Boolean);
}

/** Directions to the showroom, or null where no address is given. https://developers.google.com/maps/documentation/urls/get-started */
export function directionsAddress(place: Place): string | null {
  const parts = addressParts(place);
  if (!parts.length) return null;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: [place.business_name, ...parts].join(', ') })}`;
}

/** The showroom's entry on the map, with what visitors wrote about it; null where no address is given. */
export function mapReviewsAddress(place: Place): string | null {
  const parts = addressParts(place);
  if (!parts.length) return null;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: [place.business_name, ...parts].join(', ') })}`;
}

type Company = { business_name: string; company_name: string; company_number: string; registered_office: string; vat_number: string };

/** Who is behind the shop's name, in one line; empty for a shop that has entered nothing of it. */
export function companyLine({ business_name, company_name, company_number, registered_office, vat_number }: Company): string {
  const trading = company_name && company_name !== business_name ? `${business_name} is a trading name of ${company_name}` : company_name;
  return [
    trading && [trading, company_number && `company number ${company_number}`, registered_office && `registered office ${registered_office}`],
    vat_number && [`VAT number ${vat_number}`],
  ]
    .flatMap((parts) => (parts ? `${parts.filter(Boolean).join(', ')}.` : []))
    .join(' ');
}
