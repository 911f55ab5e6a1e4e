import { formatPounds, penceOf } from '#money/pence.ts';
import { classNames } from '#ui/class-names.ts';
import { SearchIcon } from '#ui/icons.tsx';
import type { Suggestion } from './ask-suggestions.ts';

type Props = { id: string; suggestions: readonly Suggestion[]; active: number; onPick: (href: string) => void };

const kinds: Partial<Record<Suggestion['kind'], string>> = { category: 'Category', page: 'Page' };

/** The lines under the search box; `active` is the one the arrow keys have reached, -1 for none. */
export default function Suggestions({ id, suggestions, active, onPick }: Props) {
  return suggestions.map((suggestion, at) => (
    <Option key={suggestion.href} id={`${id}${at}`} suggestion={suggestion} isActive={at === active} onPick={() => onPick(suggestion.href)} />
  ));
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
      {kind in kinds && <span className="text-sm text-muted">{kinds[kind]}</span>}
      {pricePerM2 != null && <span className="text-sm text-copper tabular-nums">{`${formatPounds(penceOf(pricePerM2))}/m²`}</span>}
    </div>
  );
}
