import { defaultSettings, type Settings } from '#settings/settings.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * The demo shop's own record. The firm, its street and its people are invented; the telephone number is one of those that Ofcom
 * keeps for drama, and the mail domain is reserved for examples. The promotion runs from a week ago for six weeks.
 */
export function demoSettings(now: Date): Settings {
  return {
    ...defaultSettings,
    business_name: 'Strangford Floors',
    tagline: 'Floors for old houses and new ones, from a showroom by the lough',
    phone: '028 9649 6178',
    email: 'hello@strangfordfloors.example',
    address_lines: ['Unit 3, The Old Ropeworks', '41 Ballyholm Slip'],
    town: 'Bangor',
    county: 'County Down',
    postcode: 'BT20 0XX',
    geo: { latitude: 54.66118, longitude: -5.66472 },
    // The number that HMRC's own examples use.
    vat_number: 'GB 999 9999 73',
    company_name: 'Strangford Floors (Demo) Ltd',
    company_number: 'NI000000',
    registered_office: '41 Ballyholm Slip, Bangor, BT20 0XX',
    founded_year: 1995,
    free_delivery_over_pence: 19_900,
    delivery_charge_pence: 2_995,
    sample_postage_pence: 599,
    standard_delivery: '2 weeks',
    collection_enabled: true,
    left_over_days: 30,
    installation_guarantee: '1 year',
    warranty: 'Up to 50 years',
    banner_text: 'We now sell bathroom fixtures too. Some don’t have pictures yet, so call us for details.',
    promotion: {
      text: 'Up to 30% off selected floors, and free samples of our floors',
      starts_at: new Date(now.getTime() - 7 * day).toISOString(),
      ends_at: new Date(now.getTime() + 35 * day).toISOString(),
    },
    testimonial: {
      quote:
        'They told me to buy two boxes fewer than I had asked for, and they were right. The oak has been down a year and I still take the long way through the hall.',
      name: 'A customer in Holywood (written for this demo shop)',
    },
    is_demo: true,
  };
}
