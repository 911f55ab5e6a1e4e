import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  blanksOf,
  readStatement,
  type Statement,
  type StatementTexts,
  splitStatements,
  statementWords,
  writeStatement,
} from '#catalogue/hazards/statements.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

type Props = {
  label: string;
  name: string;
  form: string;
  error: string | undefined;
  value: string;
  texts: StatementTexts;
};

/**
 * Codes of a label, each with its official words. The text field is what is sent, and all there is without scripts; with them codes are picked
 * from a list, and what the official text leaves open has a field of its own.
 */
export function StatementPicker({ label, name, form, error, value, texts }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [written, setWritten] = useState(value);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const field = () => place.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  useEffect(() => {
    const input = place.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    // Discarded: the form has its first values a moment later.
    const begin = () => setTimeout(() => setWritten(input?.value ?? ''));
    input?.form?.addEventListener('reset', begin);
    return () => input?.form?.removeEventListener('reset', begin);
  }, [name]);
  const items = splitStatements(written);
  const write = (all: readonly string[]) => {
    const input = field();
    if (!input) return;
    input.value = all.join(', ');
    // The form hears of it as of typing, and so knows that it has changed.
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const codes = items.map((item) => item.replace(/\s*\(.*$/, ''));
  // What is filled in changes an item, and does not take the focus from it.
  const keyed = items.map((item, at) => ({ item, at, key: `${codes[at]} ${at}` }));
  return (
    <div
      ref={place}
      onInput={(event: FormEvent) => event.target === field() && setWritten(field()?.value ?? '')}
      className="grid gap-2 sm:col-span-2 lg:col-span-3"
    >
      <TextField
        label={`${label}, separated by commas`}
        hint="What a statement leaves open follows it in brackets, separated by semicolons"
        name={name}
        form={form}
        error={error}
        defaultValue={value}
        autoComplete="off"
        required={false}
      />
      {items.length > 0 && (
        <ul className="grid gap-2 text-md">
          {keyed.map(({ item, at, key }) => (
            <PickedStatement
              key={key}
              item={item}
              texts={texts}
              isAwake={isAwake}
              onChange={(to) => write(to === null ? items.toSpliced(at, 1) : items.with(at, to))}
            />
          ))}
        </ul>
      )}
      {isAwake && (
        <select
          aria-label={`Add to ${label.toLowerCase()}`}
          value=""
          onChange={(event) => write([...items, event.target.value])}
          className="min-h-11 w-full rounded-control border border-stone bg-white px-3"
        >
          <option value="">Add a code</option>
          {Object.entries(texts)
            .filter(([code]) => !codes.includes(code))
            .map(([code, text]) => (
              <option key={code} value={code}>
                {`${code} ${text.replaceAll(/\{[a-z]+\}|[{}]/g, '')}`}
              </option>
            ))}
        </select>
      )}
    </div>
  );
}

type PickedProps = { item: string; texts: StatementTexts; isAwake: boolean; onChange: (to: string | null) => void };

function PickedStatement({ item, texts, isAwake, onChange }: PickedProps) {
  // What a blank still lacks is typed here, so a code without it is shown as well.
  const [code = '', filled = ''] = item.split(/\s*\((.*)\)$/);
  const fills = filled === '' ? [] : filled.split(';').map((fill) => fill.trim());
  const read = readStatement(texts, item);
  const statement: Statement = typeof read === 'string' ? { code, fills } : read;
  const text = texts[statement.code];
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 border-b border-sand pb-2">
      <p className="py-2">
        <span className="font-semibold">{statement.code}</span>
        <span>{text === undefined ? ' is not a code we know.' : ` ${statementWords(texts, statement)}`}</span>
      </p>
      {isAwake && (
        <Button kind="quiet" onClick={() => onChange(null)}>
          Remove<span className="sr-only">{` ${statement.code}`}</span>
        </Button>
      )}
      {isAwake &&
        blanksOf(text ?? '').map(({ label, isNeeded, at }) => (
          <label key={at} className="col-span-2 grid max-w-form gap-1 text-sm">
            <span>{`${label}${isNeeded ? '' : ' (optional)'}`}</span>
            <input
              defaultValue={statement.fills[at] ?? ''}
              autoComplete="off"
              maxLength={200}
              // A semicolon begins the next blank.
              onBlur={(event) => {
                const said = event.target.value.replaceAll(';', ',').trim();
                const all = Array.from({ length: Math.max(statement.fills.length, at + 1) }, (_, n) => statement.fills[n] ?? '');
                if (said !== (statement.fills[at] ?? '')) onChange(writeStatement({ code: statement.code, fills: all.with(at, said) }));
              }}
              className="min-h-11 rounded-control border border-stone bg-white px-3 text-md"
            />
          </label>
        ))}
    </li>
  );
}
