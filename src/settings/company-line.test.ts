import { expect, test } from 'vitest';
import { companyLine } from './contact-details.ts';

const none = { business_name: 'Quay Floors', company_name: '', company_number: '', registered_office: '', vat_number: '' };

test('who is behind the shop is said as far as its owner entered it', () => {
  expect(companyLine(none)).toBe('');
  expect(companyLine({ ...none, vat_number: 'GB 999 9999 73' })).toBe('VAT number GB 999 9999 73.');
  const limited = { ...none, company_name: 'Quay Trading Ltd', company_number: 'NI012345', registered_office: '1 Quay Street, Bangor' };
  expect(companyLine({ ...limited, vat_number: 'GB 1' })).toBe(
    'Quay Floors is a trading name of Quay Trading Ltd, company number NI012345, registered office 1 Quay Street, Bangor. VAT number GB 1.',
  );
});
