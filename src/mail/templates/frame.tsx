import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { LetterHead } from '../letters.ts';
import { colour, font, size } from '../look.ts';

type Props = {
  head: LetterHead;
  title: string;
  /** The line that an inbox shows beside the subject. */
  preview: string;
  children: ReactNode;
};

const rule = { border: 'none', borderTop: `1px solid ${colour.sand}`, margin: '32px 0 16px' };
const footer = { margin: '0 0 4px', color: colour.muted, fontFamily: font.text, fontSize: size.small, lineHeight: '20px' };

/** A letter: the shop's name and the day above, who we are and how to reach us below, and one column of paper between. */
export function Sheet({ head, title, preview, children }: Props) {
  return (
    <Html lang="en-GB">
      <Head>
        <meta name="color-scheme" content="light" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </Head>
      <Body style={{ margin: 0, padding: '24px 12px', backgroundColor: colour.linen, color: colour.ink }}>
        <Preview>{preview}</Preview>
        <Container style={{ maxWidth: 600, backgroundColor: colour.paper, borderTop: `4px solid ${colour.lough}` }}>
          <Section style={{ padding: '24px 28px 28px' }}>
            <Text style={{ margin: '0 0 24px', color: colour.lough, fontFamily: font.display, fontSize: size.lead, lineHeight: '28px' }}>
              <Link href={head.origin} style={{ color: colour.lough, textDecoration: 'none' }}>
                {head.businessName}
              </Link>
            </Text>
            <Text style={{ ...footer, margin: '0 0 8px' }}>{head.date}</Text>
            <Heading
              as="h1"
              style={{ margin: '0 0 16px', color: colour.ink, fontFamily: font.display, fontSize: size.title, fontWeight: 500, lineHeight: '36px' }}
            >
              {title}
            </Heading>
            {children}
            <Hr style={rule} />
            <Text style={footer}>{[head.businessName, head.address].filter(Boolean).join(', ')}</Text>
            {(head.phone || head.email) && <Text style={footer}>{[head.phone, head.email].filter(Boolean).join(' · ')}</Text>}
            {head.isDemo && <Text style={footer}>This is a demo shop: nothing in this email is sold or delivered.</Text>}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** A paragraph. Line breaks that somebody typed stay. */
export function Paragraph({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) {
  return (
    <Text
      style={{
        margin: '0 0 16px',
        color: quiet ? colour.muted : colour.ink,
        fontFamily: font.text,
        fontSize: quiet ? size.small : size.text,
        lineHeight: quiet ? '20px' : '25px',
      }}
    >
      {children}
    </Text>
  );
}

/** The one thing to do, and the same address to copy where buttons do not work. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Section style={{ margin: '24px 0' }}>
      <Button
        href={href}
        style={{
          padding: '13px 24px',
          borderRadius: 2,
          backgroundColor: colour.lough,
          color: colour.white,
          fontFamily: font.text,
          fontSize: size.text,
          fontWeight: 600,
        }}
      >
        {children}
      </Button>
    </Section>
  );
}

/** A link inside a sentence or alone. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} style={{ color: colour.lough, textDecoration: 'underline', wordBreak: 'break-word' }}>
      {children}
    </Link>
  );
}

/** Somebody's own words, set off from ours. */
export function Quote({ text }: { text: string }) {
  return (
    <Section style={{ margin: '0 0 16px', borderLeft: `3px solid ${colour.sand}`, paddingLeft: 16 }}>
      {text.split(/\r?\n/).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes
        <Text key={at} style={{ margin: 0, color: colour.ink, fontFamily: font.text, fontSize: size.text, lineHeight: '25px' }}>
          {line || '\u00a0'}
        </Text>
      ))}
    </Section>
  );
}
