import { classNames } from '#ui/class-names.ts';

export const panels = [
  { id: 'rooms', name: 'Room' },
  { id: 'floors', name: 'Floors' },
  { id: 'laying', name: 'Laying' },
  { id: 'buy', name: 'Price' },
] as const;
export type PanelName = (typeof panels)[number]['id'];

/** On a phone one group of choices is open at a time: these buttons, by the thumb, say which. */
export function PanelTabs({ open, onOpen }: { open: PanelName; onOpen: (panel: PanelName) => void }) {
  return (
    <div className="room-tabs">
      {panels.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-expanded={id === open}
          aria-controls={`room-panel-${id}`}
          onClick={() => onOpen(id)}
          className={classNames(
            'min-h-12 grow border-t-4 text-md font-semibold',
            id === open ? 'border-lough bg-paper' : 'border-transparent text-muted',
          )}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
