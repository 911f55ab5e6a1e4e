import { dictionary } from '@zxcvbn-ts/language-common';
import { z } from 'zod';
import { cleanText } from '#platform/clean-text.ts';
import { keepTo, requiredEmail, requiredLine } from '#platform/form-fields.ts';

export const ownNameAsPassword = 'Please choose a password that is not your username or email.';

/** Somebody with an account, without what opens it. */
export type User = {
  id: string;
  fullName: string;
  username: string;
  email: string;
  isActive: boolean;
  isAdmin: boolean;
  createdAt: Date;
};

/** Longest password in characters: hashing costs by length, and nobody types more. */
const maxPasswordLength = 200;

/** A password as it may be chosen. */
export const newPasswordSchema = z
  .string('Password is required')
  .min(1, 'Password is required')
  .refine((text) => text.length === 0 || [...text].length >= 8, 'Password must be at least 8 characters')
  .max(maxPasswordLength, keepTo(maxPasswordLength))
  .refine((text) => !isCommonPassword(text), 'This password is too common. Please choose another.')
  .meta({ minLength: 8, examples: ['a long sentence is best'] });

/** The form of /register. */
export const registerSchema = z
  .object({
    full_name: requiredLine('Full name is required', 120),
    username: requiredLine('Username is required', 40),
    email: requiredEmail,
    password: newPasswordSchema,
  })
  .refine(({ username, email: address, password }) => ![username, address].some((own) => own.toLowerCase() === password.toLowerCase()), {
    path: ['password'],
    message: ownNameAsPassword,
  });
export type Registration = z.infer<typeof registerSchema>;

/** The form of /login. Nothing is said of how a password must look: that was settled when it was chosen. */
export const loginSchema = z.object({
  email: z.string('Email is required').trim().min(1, 'Email is required').max(254, 'Please enter a valid email'),
  password: z.string('Password is required').min(1, 'Password is required').max(maxPasswordLength, 'Login failed'),
});
export type Login = z.infer<typeof loginSchema>;

/** Where to go after logging in: a path of this site, or null. Other sites, and pages that would only lead back, are left out. */
export function pathAfterLogin(next: string | null | undefined): string | null {
  const path = ownPath(next);
  return path && !/^\/(login|register|logout)(?![^/?#])/i.test(path) ? path : null;
}

/** Of the passwords found in leaks, the commonest first. So many are refused of those that are long enough to be chosen at all. */
const minLength = 6;
const maxRefused = 30_000;
/** What the shop's own trade and towns would tempt to. */
const own = 'flooring tiles carpet laminate hardwood herringbone oakfloor flooringshop belfast bangor ireland ulster correcthorsebatterystaple'.split(
  ' ',
);

const common = new Set([...dictionary['passwords-common'].filter((word) => word.length >= minLength).slice(0, maxRefused), ...own]);

const undone: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', $: 's', '5': 's', '1': 'l', '!': 'i', '7': 't' };

/** Whether a password is among the first that anybody would try: a common one, with digits or signs after it, or with letters written as signs. */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase().trim();
  if (new Set(lower).size <= 2 || isRun(lower)) return true;
  const bare = lower.replace(/[\d!?.@#*_-]{1,5}$/, '');
  const plain = (text: string) => text.replaceAll(/[@430$51!7]/g, (sign) => undone[sign] ?? sign);
  return [lower, bare, plain(lower), plain(bare)].some((text) => common.has(text));
}

/** 'abcdefgh', '23456789', '98765432': every character follows the last by the same step of one. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((character, at) => character.charCodeAt(0) - text.charCodeAt(at));
  return steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === -1));
}

const anyShop = 'https://shop.invalid';

/**
 * A path of this site that an address from outside names (`?next=`), or null. It is compared after it was normalised as browsers do,
 * since `/.//other.example` turns into another site's address only then (CWE-601).
 */
export function ownPath(given: string | null | undefined): string | null {
  if (!given?.startsWith('/') || given.length > 2000 || /\s/.test(given) || cleanText(given) !== given) return null;
  const url = URL.parse(given, anyShop);
  if (url?.origin !== anyShop) return null;
  const path = url.pathname + url.search + url.hash;
  return /[/\\]{2}/.test(decoded(url.pathname)) || URL.parse(path, anyShop)?.href !== url.href ? null : path;
}

/** Two slashes in a row stay what they are behind an escape too, for a proxy that decodes paths. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '//';
  }
}
