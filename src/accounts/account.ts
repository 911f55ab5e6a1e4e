import { z } from 'zod';
import { requiredEmail, requiredLine } from '#platform/form-fields.ts';
import { ownPath } from '#platform/own-path.ts';
import { isCommonPassword } from './common-passwords.ts';

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
const longestPassword = 200;

/** A password as it may be chosen. */
export const newPasswordSchema = z
  .string('Password is required')
  .min(1, 'Password is required')
  .refine((text) => text.length === 0 || [...text].length >= 8, 'Password must be at least 8 characters')
  .max(longestPassword, `Please keep this to ${longestPassword} characters.`)
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
    message: 'Please choose a password that is not your username or email.',
  });
export type Registration = z.infer<typeof registerSchema>;

/** The form of /login. Nothing is said of how a password must look: that was settled when it was chosen. */
export const loginSchema = z.object({
  email: z.string('Email is required').trim().min(1, 'Email is required').max(254, 'Please enter a valid email'),
  password: z.string('Password is required').min(1, 'Password is required').max(longestPassword, 'Login failed'),
});
export type Login = z.infer<typeof loginSchema>;

/** Where to go after logging in: a path of this site, or null. Other sites, and pages that would only lead back, are left out. */
export function pathAfterLogin(next: string | null | undefined): string | null {
  const path = ownPath(next);
  return path && !/^\/(login|register|logout)(?![^/?#])/i.test(path) ? path : null;
}
