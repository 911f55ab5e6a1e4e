import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { formErrors } from '#platform/refusal.ts';
import { isCommonPassword, loginSchema, pathAfterLogin, registerSchema } from './account.ts';

const good = { full_name: '  Aoife   Quinn ', username: 'aoife', email: ' aoife@example.com ', password: 'two oak boards' };
const problems = (form: unknown) =>
  formErrors(registerSchema.safeParse(form).error ?? ({ issues: [] } as never)).map(({ field, message }) => `${field}: ${message}`);

test('a complete form passes, its names on one line', () => {
  expect(registerSchema.parse(good)).toEqual({ ...good, full_name: 'Aoife Quinn', email: 'aoife@example.com' });
});

test('an empty form is told what each field needs', () => {
  const needs = ['full_name: Full name is required', 'username: Username is required', 'email: Email is required', 'password: Password is required'];
  expect(problems({})).toEqual(needs);
  expect(problems({ full_name: ' ', username: '', email: '', password: '' })).toEqual(needs);
  expect(formErrors(loginSchema.safeParse({}).error as never)).toEqual([
    { field: 'email', message: 'Email is required' },
    { field: 'password', message: 'Password is required' },
  ]);
});

test.each([
  ['short', 'password: Password must be at least 8 characters'],
  ['1234567', 'password: Password must be at least 8 characters'],
  ['x'.repeat(201), 'password: Please keep this to 200 characters.'],
  ['password1', 'password: This password is too common. Please choose another.'],
  ['aoife@example.com', 'password: Please choose a password that is not your username or email.'],
])('the password %s is refused', (password, expected) => {
  expect(problems({ ...good, password })).toEqual([expected]);
});

test('thousands of common passwords are refused', () => {
  const long = dictionary['passwords-common'].filter((word) => word.length >= 8);
  expect(long.filter(isCommonPassword).length).toBeGreaterThan(3000);
});

test('common passwords are seen through their usual disguises; others are left alone', () => {
  for (const common of [
    'Password123',
    'P@ssw0rd',
    'QWERTYUIOP',
    'abcdefgh',
    '98765432',
    'aaaaaaaaaa',
    'abababab',
    'flooring123',
    'trustno1',
    'Summer2026!',
    'liverpool1',
    'Belfast123',
  ]) {
    expect(isCommonPassword(common), common).toBe(true);
  }
  for (const fine of ['two oak boards', 'Tr4velling-slowly', 'skirting, 18 mm', 'ZuP9x!fq']) expect(isCommonPassword(fine), fine).toBe(false);
});

test('after logging in only pages of this site are gone to', () => {
  const kept = ['/orders', '/orders/1?x=1#y', '/products?search=a%20b'];
  for (const path of kept) expect(pathAfterLogin(path)).toBe(path);
  const dropped = [
    '',
    null,
    'orders',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    '/login',
    '/Login?next=/',
    '/logout',
    '/a\u0000b',
    `/${'x'.repeat(2001)}`,
  ];
  for (const path of dropped) expect(pathAfterLogin(path), String(path)).toBeNull();
});
