import { RollDrawing } from '#measuring/components/roll-drawing.tsx';
import { saySeams } from '#measuring/roll-pieces.ts';
import { cannotBeCut } from '#measuring/roll-plan.ts';
import { formatPounds } from '#money/pence.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import KnownRooms from '#your-rooms/components/known-rooms.tsx';
import { KeepRooms } from '#your-rooms/components/save-rooms.tsx';
import type { CutForm, CutOption, TypedCut } from '../cut-form.ts';
import { cutToSize } from '../cut-to-size.ts';

export type PlannedCuts = { form: CutForm; options: CutOption[] };

type Props = PlannedCuts & { productId: string };

/** Rooms to cut for, and what each roll takes for them. A plain GET form: the server works it out, with scripts as without. */
export default function CutPlanner({ productId, form, options }: Props) {
  const { rooms, stairs, problems, instead, wanted } = form;
  return (
    <section id="cuts" aria-labelledby="cuts-title" className="grid gap-3 border border-sand bg-linen p-4">
      <div>
        <h2 id="cuts-title" className="text-lg">
          Cut to your rooms
        </h2>
        <p className="text-md text-muted">Enter each room at its longest and widest, in metres. We add 5 cm a side to trim.</p>
      </div>
      <KnownRooms productId={productId} />
      <form method="get" action={`/products/${productId}#cuts`} className="grid gap-3">
        {instead && <input type="hidden" name="plan" value={instead} />}
        {rooms.map((room, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a room is its place
          <Room key={at} number={at + 1} typed={room} problems={problems} />
        ))}
        <details open={Boolean(stairs.n)}>
          <summary className="min-h-11 cursor-pointer py-2 text-md font-semibold">Stairs</summary>
          <div className="grid grid-cols-2 gap-2">
            <Size name="sn" label="Steps" typed={stairs.n} problems={problems} />
            <Size name="sw" label="Width" typed={stairs.w} problems={problems} />
            <Size name="sl" label="Tread" typed={stairs.l || '25 cm'} problems={problems} />
            <Size name="sr" label="Riser" typed={stairs.r || '20 cm'} problems={problems} />
            <Size name="so" label="Nosing" typed={stairs.o} problems={problems} />
          </div>
        </details>
        <Button type="submit" kind="secondary" className="justify-self-start">
          Work out the cuts
        </Button>
      </form>
      {wanted && <KeepRooms rooms={[...wanted.rooms, ...wanted.stairs]} />}
      {wanted && options.length === 0 && (
        <p role="status" className="text-md font-semibold text-warn">
          {cannotBeCut}
        </p>
      )}
      {options.length > 0 && (
        <ol aria-label="Ways to cut it" className="grid gap-4">
          {options.map((option, at) => (
            <Option key={`${option.rollWidthMm} ${option.seams}`} option={option} productId={productId} instead={instead} isFirst={at === 0} />
          ))}
        </ol>
      )}
      <p className="text-md">{cutToSize}</p>
      <a
        href="/remnants"
        className="inline-flex min-h-11 items-center justify-self-start text-md font-semibold text-lough underline underline-offset-4"
      >
        A small room? See our remnants
      </a>
    </section>
  );
}

type RoomProps = { number: number; typed: TypedCut; problems: Record<string, string> };

function Room({ number, typed, problems }: RoomProps) {
  const name = (field: string) => `r${number}${field}`;
  const hasMore = ['cl', 'cw', 'ds', 'de', 'dl', 'dr', 'own'].some((field) => typed[field] || problems[name(field)]);
  return (
    <fieldset className="grid gap-2 border-t border-sand pt-3">
      <legend className="text-md font-semibold">{`Room ${number}`}</legend>
      <div className="grid grid-cols-2 gap-2">
        <Size name={name('l')} label="Length" typed={typed.l} problems={problems} />
        <Size name={name('w')} label="Width" typed={typed.w} problems={problems} />
      </div>
      <details open={hasMore}>
        <summary className="min-h-11 cursor-pointer py-2 text-md">Name, L-shape, doorways</summary>
        <div className="grid grid-cols-2 gap-2">
          <div className="col-span-2">
            <Size name={name('n')} label="Name of the room" typed={typed.n} problems={problems} />
          </div>
          <Size name={name('cl')} label="Missing corner, along the length" typed={typed.cl} problems={problems} />
          <Size name={name('cw')} label="Missing corner, along the width" typed={typed.cw} problems={problems} />
          <Size name={name('ds')} label="Into a doorway at the near end" typed={typed.ds} problems={problems} />
          <Size name={name('de')} label="Into a doorway at the far end" typed={typed.de} problems={problems} />
          <Size name={name('dl')} label="Into a doorway on the left" typed={typed.dl} problems={problems} />
          <Size name={name('dr')} label="Into a doorway on the right" typed={typed.dr} problems={problems} />
          <label className="col-span-2 flex min-h-11 items-center gap-2 text-md">
            <input type="checkbox" name={name('own')} value="1" defaultChecked={Boolean(typed.own)} className="size-5" />
            The pile may run another way than in the other rooms
          </label>
        </div>
      </details>
    </fieldset>
  );
}

type SizeProps = { name: string; label: string; typed: string | undefined; problems: Record<string, string> };

function Size({ name, label, typed, problems }: SizeProps) {
  return (
    <TextField
      label={label}
      name={name}
      form="cut"
      optional={false}
      required={false}
      defaultValue={typed}
      error={problems[name]}
      maxLength={40}
      autoComplete="off"
    />
  );
}

type OptionProps = { option: CutOption; productId: string; instead: string | null; isFirst: boolean };

function Option({ option, productId, instead, isFirst }: OptionProps) {
  const { rollWidthMm, seams, pence, isEnough, cuts, list, send } = option;
  const drawing = <RollDrawing {...option} label={`${cuts}. ${list.join('. ')}.`} />;
  return (
    <li className="grid gap-2 border border-sand bg-white p-3">
      <h3 className="font-sans text-base font-semibold tracking-normal tabular-nums">
        {`${rollWidthMm / 1000} m wide, ${saySeams(seams)}: ${formatPounds(pence)}`}
      </h3>
      <p className="text-md tabular-nums">{cuts}</p>
      <ul className="list-disc pl-5 text-md text-muted tabular-nums">
        {list.map((cut, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cuts may be the same
          <li key={at}>{cut}</li>
        ))}
      </ul>
      {isFirst ? (
        drawing
      ) : (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-md font-semibold">Show the cuts</summary>
          {drawing}
        </details>
      )}
      {isEnough ? (
        // The whole page is loaded: a guest's cart is then what the server made of it.
        <form method="post" action="/cart">
          <input type="hidden" name="intent" value="cut" />
          <input type="hidden" name="product_id" value={productId} />
          <input type="hidden" name="cut" value={send} />
          {instead && <input type="hidden" name="cut_plan_id" value={instead} />}
          <Button wide type="submit" kind={isFirst ? 'primary' : 'secondary'}>
            {`${instead ? 'Change it in the cart' : 'Add to cart'}, ${formatPounds(pence)}`}
          </Button>
        </form>
      ) : (
        <p className="text-md font-semibold text-warn">There is not enough left on this roll. Please call us.</p>
      )}
    </li>
  );
}
