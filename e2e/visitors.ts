import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type Cookie, expect, type Page, request, test } from '@playwright/test';

/** Those who come to the shop in journeys. How one logs in with a form is told in account.spec.ts; the others come logged in. */

export const owner = { email: 'owner@floors.example', password: 'a-long-owner-password' };
export const password = 'floating oak in the hall';

export type Customer = { fullName: string; username: string; email: string; password: string };

/** Somebody the shop has not seen: a journey that is tried again is made by another. */
export function newCustomer(fullName = 'Nuala Breen'): Customer {
  const username = `${fullName.split(' ')[0]?.toLowerCase()}-${randomBytes(4).toString('hex')}`;
  return { fullName, username, email: `${username}@example.com`, password };
}

/** Gives a page's browser an account and logs it in. */
export async function register({ request: by }: { request: APIRequestContext }, customer = newCustomer()): Promise<Customer> {
  const { fullName: full_name, username, email } = customer;
  const answer = await by.post('/api/auth/register', { data: { full_name, username, email, password: customer.password } });
  expect(answer.status(), await answer.text()).toBe(201);
  return customer;
}

const owners = new Map<string, Promise<Cookie[]>>();

/** The owner's cookies: logged in once for all tests of a process, since attempts are counted. */
export function ownersCookies(): Promise<Cookie[]> {
  const { baseURL = '', extraHTTPHeaders } = test.info().project.use;
  const known = owners.get(baseURL) ?? logInAsOwner(baseURL, extraHTTPHeaders);
  owners.set(baseURL, known);
  return known;
}

async function logInAsOwner(baseURL: string, extraHTTPHeaders: Record<string, string> | undefined): Promise<Cookie[]> {
  const by = await request.newContext({ baseURL, extraHTTPHeaders });
  const answer = await by.post('/api/auth/login', { data: owner });
  expect(answer.status(), await answer.text()).toBe(200);
  const { cookies } = await by.storageState();
  await by.dispose();
  return cookies as Cookie[];
}

/** What the owner asks of the shop without a page. Dispose of it. */
export async function ownersCalls(): Promise<APIRequestContext> {
  const cookies = await ownersCookies();
  const { baseURL, extraHTTPHeaders } = test.info().project.use;
  const pair = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return request.newContext({ baseURL, extraHTTPHeaders: { ...extraHTTPHeaders, 'x-xsrf-token': pair }, storageState: { cookies, origins: [] } });
}

/** Makes whoever looks at a page the shop's owner. */
export async function becomeOwner(page: Page) {
  await page.context().addCookies(await ownersCookies());
}
