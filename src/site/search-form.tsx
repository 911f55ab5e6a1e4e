import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatPounds } from '#money/pence.ts';
import { classNames } from '#ui/class-names.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

/**
 * The search box with suggestions: a combobox with a list
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/). Before our scripts run, and
 * without them, a plain form. Blank text does nothing.
 */
export function SearchForm({ label = 'Search floors', autoFocus = false }: { label?: string; autoFocus?: boolean }) {
  const id = useId();
  const navigate = useNavigate();
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
  const go = (href: string) => {
    close();
    input.current?.blur();
    navigate(href);
  };
  const submit = (event: FormEvent) => {
    const typed = input.current?.value.trim();
    event.preventDefault();
    if (typed) go(`/products?${new URLSearchParams({ search: typed })}`);
    else input.current?.focus();
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
          type="search"
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
          className="min-h-11 w-full min-w-0 rounded-control border border-stone bg-white pr-11 pl-3 text-base placeholder:text-muted hover:border-ink lg:text-md"
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
        {suggestions.map((suggestion, at) => (
          <Option key={suggestion.href} id={`${id}${at}`} suggestion={suggestion} isActive={at === active} onPick={() => go(suggestion.href)} />
        ))}
      </div>
    </search>
  );
}

function Option({ id, suggestion, isActive, onPick }: { id: string; suggestion: Suggestion; isActive: boolean; onPick: () => void }) {
  const { kind, said, pricePerM2, image } = suggestion;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keyboard picks it from the box, where the focus stays
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={classNames('flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1 text-md hover:bg-linen', isActive && 'bg-linen')}
    >
      {kind === 'product' && image ? (
        <img src={image} alt="" width={40} height={40} loading="lazy" className="size-10 object-cover" />
      ) : (
        <span className="grid size-10 place-items-center text-muted">
          <SearchIcon className="size-4" />
        </span>
      )}
      <span className="min-w-0 flex-1 truncate">{said}</span>
      {kind === 'category' && <span className="text-sm text-muted">Category</span>}
      {pricePerM2 != null && <span className="text-sm text-copper tabular-nums">{formatPounds(Math.round(pricePerM2 * 100))}/m²</span>}
    </div>
  );
}
