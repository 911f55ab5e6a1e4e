import { type FormEvent, type KeyboardEvent, Suspense, useId, useRef, useState } from 'react';
import { SearchIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useSuggestions } from './use-suggestions.ts';

const Suggestions = lazyPart(() => import('./suggestions.tsx'));

/**
 * The search box with suggestions: a combobox with a list
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/). Before our scripts run, and
 * without them, a plain form. Blank text does nothing.
 */
export function SearchForm({ label = 'Search floors', autoFocus = false }: { label?: string; autoFocus?: boolean }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(text);
  const shown = open && suggestions.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const leave = () => {
    close();
    input.current?.blur();
  };
  const go = (href: string) => {
    leave();
    location.assign(href);
  };
  const submit = (event: FormEvent) => {
    if (input.current?.value.trim()) return leave();
    event.preventDefault();
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const last = suggestions.length - 1;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((now) => (now + step > last ? -1 : now + step < -1 ? last : now + step));
    } else if (event.key === 'Enter' && shown && suggestions[active]) {
      event.preventDefault();
      go(suggestions[active].href);
    }
  };

  return (
    <search className="relative block">
      <form action="/products" method="get" onSubmit={submit} className="flex">
        <input
          ref={input}
          type="text"
          name="search"
          role="combobox"
          aria-label={label}
          aria-expanded={shown}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${id}${active}` : undefined}
          autoComplete="off"
          maxLength={200}
          // biome-ignore lint/a11y/noAutofocus: on the page that says nothing was found, searching is what comes next
          autoFocus={autoFocus}
          placeholder="Oak, 600x600 grey, herringbone…"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={press}
          onBlur={close}
          className={
            'min-h-11 w-full min-w-0 rounded-control border border-stone bg-white pr-11 pl-3 text-base placeholder:text-muted hover:border-ink'
          }
        />
        <button type="submit" className="-ml-11 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-ink">
          <SearchIcon />
          <span className="sr-only">Search</span>
        </button>
      </form>
      <p role="status" className="sr-only">
        {shown ? `${suggestions.length} suggestions` : ''}
      </p>
      <div
        id={`${id}list`}
        role="listbox"
        aria-label="Suggestions"
        hidden={!shown}
        className="absolute inset-x-0 top-full z-20 mt-1 rounded-card border border-sand bg-white py-2 shadow-overlay"
      >
        {suggestions.length > 0 && (
          <Suspense>
            <Suggestions id={id} suggestions={suggestions} active={active} onPick={go} />
          </Suspense>
        )}
      </div>
    </search>
  );
}
