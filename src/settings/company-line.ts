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
