import { classNames } from '#ui/class-names.ts';

type Option = { id: string; name: string /** A colour to show beside the name, #rrggbb. */; colour?: string };

type Props = {
  legend: string;
  /** In the address, and for a browser that sends the form. */
  name: string;
  options: readonly Option[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** One of several, as buttons that are radio buttons: arrow keys, one stop for the tab key, and a form's field without JavaScript. */
export function Choices({ legend, name, options, chosen, onChoose }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-md font-semibold">{legend}</legend>
      <div className="room-choices mt-1 flex flex-wrap gap-2">
        {options.map(({ id, name: said, colour }) => (
          <label
            key={id}
            className={classNames(
              'relative inline-flex min-h-11 items-center gap-2 rounded-control border bg-white px-3 text-md has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              'border-stone hover:border-ink has-checked:border-lough has-checked:bg-lough has-checked:text-white',
            )}
          >
            <input
              type="radio"
              form="room-view"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="absolute inset-0 size-full appearance-none opacity-0"
            />
            {colour && <span className="size-4 border border-stone" style={{ backgroundColor: colour }} aria-hidden="true" />}
            <span>{said}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
