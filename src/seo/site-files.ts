import type { Settings } from '#settings/settings.ts';

/** How a browser shows the shop among its apps (https://www.w3.org/TR/appmanifest). Colours are those of tokens.css. */
export function manifest({ business_name, tagline }: Pick<Settings, 'business_name' | 'tagline'>): string {
  return JSON.stringify({
    name: business_name,
    short_name: business_name.slice(0, 20),
    ...(tagline ? { description: tagline } : {}),
    lang: 'en-GB',
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: '#fbf9f5',
    theme_color: '#143634',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  });
}

const validDays = 300;

/** Whom to tell of a hole in the shop (RFC 9116): the shop's e-mail address, or its contact page. Good for less than a year from now, as it wants. */
export function securityText({ email }: Pick<Settings, 'email'>, origin: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / 86_400_000 + validDays) * 86_400_000);
  return [
    `Contact: ${email ? `mailto:${email}` : `${origin}/contact`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
