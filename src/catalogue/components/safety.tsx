import type { ReactNode } from 'react';
import { Section } from '#ui/page.tsx';
import type { SafetyLabel } from '../hazards/label.ts';
import { type Pictogram, pictogramNames } from '../hazards/pictograms.ts';
import type { SaidStatement } from '../hazards/statements.ts';

/** What has to be heeded with these goods: the label's pictograms, signal word and statements, and the maker's warnings. */
export function Safety({ label: { signal, pictograms, hazards, precautions, warnings } }: { label: SafetyLabel }) {
  return (
    <Section id="safety" title="Safety">
      <div className="grid max-w-measure gap-4">
        {pictograms.length > 0 && (
          <ul className="flex flex-wrap gap-4">
            {pictograms.map((code) => (
              <li key={code} className="grid w-24 content-start justify-items-center gap-1 text-center text-sm">
                <HazardPictogram code={code as Pictogram} />
                <span>{pictogramNames[code as Pictogram]}</span>
              </li>
            ))}
          </ul>
        )}
        {signal && <p className="font-semibold">{signal}</p>}
        <Statements of={hazards} />
        <Statements of={precautions} />
        {warnings && <p className="whitespace-pre-line">{warnings}</p>}
      </div>
    </Section>
  );
}

function Statements({ of }: { of: readonly SaidStatement[] }) {
  if (of.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {of.map(({ code, words }) => (
        <li key={code}>{`${code}: ${words}`}</li>
      ))}
    </ul>
  );
}

/** Drawn for the shop after Annex V: a black symbol in a square set on its point with a red border. Its name stands beside it. */
function HazardPictogram({ code }: { code: Pictogram }) {
  return (
    <svg viewBox="0 0 100 100" className="size-16 text-ink" aria-hidden="true">
      <rect x="17" y="17" width="66" height="66" transform="rotate(45 50 50)" className="fill-white stroke-error" strokeWidth="6" />
      <g>{symbols[code]}</g>
    </svg>
  );
}

const symbols: Record<Pictogram, ReactNode> = {
  GHS02: (
    <g fill="currentColor">
      <path
        d={'M51 20c3 9 13 16 13 29a14 14 0 0 1-9 13c3-5 2-10-2-14-1 5-5 6-6 10-1 2 0 4 1 5-8-2-13-8-12-16 1-5 5-8 5-13 3 1 4 4 4 7 5-6 7-13 6-21z'}
      />
      <path d="M34 68h32v4H34z" />
    </g>
  ),
  GHS04: <path d="M24 56 64 40l7-3v5l5-1v9l-5 1-5 6-40 14c-5 0-8-11-2-15z" fill="currentColor" />,
  GHS05: (
    <g fill="currentColor">
      <path d="m24 36 15-10 3 4-15 10zm52 0L61 26l-3 4 15 10z" />
      <path d="m36 42 3 7h-6zm1 9 3 7h-6zm27-9 3 7h-6zm-1 9 3 7h-6z" />
      <path d="M23 61h26v8H30zm33 0h21l-7 8H56z" />
    </g>
  ),
  GHS07: (
    <g fill="currentColor">
      <path d="M44 25h12l-3 32h-6z" />
      <circle cx="50" cy="67" r="6" />
    </g>
  ),
  GHS08: (
    <g fill="currentColor">
      <circle cx="50" cy="28" r="8" />
      <path d="m38 38 9 2h6l9 2c7 3 9 10 9 20l-6 8H35l-6-8c0-10 2-17 9-24z" />
      <path d="m50 40 3 9 9-5-5 9 9 3-9 3 5 9-9-5-3 9-3-9-9 5 5-9-9-3 9-3-5-9 9 5z" className="fill-white" />
    </g>
  ),
  GHS09: (
    <g fill="currentColor">
      <path d="M26 64h48v4H26zm12-2V46l-8-9 2-2 6 6V29h3v9l7-7 2 2-9 11v18z" />
      <path d="M50 57c5-8 14-9 21-2l5-4v9l-5-3c-7 6-16 6-21 0z" />
    </g>
  ),
};
