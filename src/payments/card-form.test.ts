import { expect, test } from 'vitest';
import { cardFormFor, cardFormProblem, testTillForm } from './card-form.ts';

const account = {
  applicationId: 'sq0idp-1',
  locationId: 'L1',
  accessToken: 'secret',
  webhookKey: 'secret',
  webhookUrl: 'https://floors.example/api/webhooks/square',
  apiUrl: 'https://connect.squareup.com',
  scriptUrl: 'https://web.squarecdn.com/v1/square.js',
};

test('the page is told what the form needs, and nothing secret', () => {
  const form = cardFormFor(account);
  expect(form).toEqual({ applicationId: 'sq0idp-1', locationId: 'L1', scriptSrc: account.scriptUrl, isTestTill: false });
  expect(JSON.stringify(form)).not.toContain('secret');
});

test('a form without an application or a location tells whom to ask; one with a wrong application says so', () => {
  const contact = 'Please contact your developer to provide the required parameters to use the Web Payments SDK.';
  expect(cardFormProblem('', 'L1')).toBe(contact);
  expect(cardFormProblem('sq0idp-1', '')).toBe(contact);
  expect(cardFormProblem('pk_live_1', 'L1')).toBe("The Payment 'applicationId' option is not in the correct format.");
  expect(cardFormProblem('sandbox-sq0idb-1', 'L1')).toBeNull();
  expect(cardFormProblem(testTillForm.applicationId, testTillForm.locationId)).toBeNull();
});
