import { useEffect, useRef, useState } from 'react';
import KitOffer from '#cart/components/kit-offer.tsx';
import { unitWords } from '#catalogue/selling-unit.ts';
import { readMeasuredArea } from '#measuring/measured.ts';
import { formatPounds, penceOf } from '#money/pence.ts';
import { callApi } from '#platform/http/call-api.ts';
import { Button } from '#ui/button.tsx';
import { Select, TextField } from '#ui/field.tsx';
import { Section } from '#ui/page.tsx';
import type { KitOfPage } from '../kit-page.server.ts';

type Props = { productId: string; kit: KitOfPage };
type Answer = { lines: Omit<KitOfPage['lines'][number], 'now'>[]; note?: string };

/** What else a floor needs: for the size the page knows, by a form that needs no script; once awake, for what was measured meanwhile. */
export default function KitSection({ productId, kit }: Props) {
  const { shown, area, place } = useMeasured(productId, kit);
  const { floor, lines, note, conditions } = shown;
  return (
    <div id="kit" ref={place}>
      <Section id="kit-title" title="Complete your floor">
        <div className="grid max-w-form gap-4">
          <p>What belongs under and around this floor, in the quantities your rooms need.</p>
          <form method="get" action={`/products/${productId}#kit`} className="grid gap-3 md:grid-cols-2">
            {kit.rooms ? (
              <p className="md:col-span-2">
                {kit.rooms.map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <span>{`For the rooms you entered, ${kit.roomsM2} m².`}</span>{' '}
                <a href={`/products/${productId}#kit`} className="inline-flex min-h-11 items-center text-lough underline underline-offset-4">
                  Use another size
                </a>
              </p>
            ) : (
              <>
                <Size key={area} name="area" label="Floor size in m²" typed={area} />
                <Size name="doorways" label="Number of doorways" typed={conditions.doorways} />
                <Size name="steps" label="Steps of stairs, if any" typed={conditions.steps} />
              </>
            )}
            <Select label="Beyond the doorways" name="beyond" form="kit" defaultValue={conditions.beyond}>
              <option value="same">A floor of the same height</option>
              <option value="lower">A lower floor</option>
              <option value="carpet">Carpet</option>
            </Select>
            <Tick name="heating" label="Underfloor heating" isTicked={conditions.heating === '1'} />
            <Tick name="concrete" label="On concrete" isTicked={conditions.concrete === '1'} />
            <Button type="submit" kind="secondary" className="justify-self-start">
              Work out the quantities
            </Button>
          </form>
          {shown.asked ? (
            <KitOffer key={shown.asked} title="" kit={{ product_id: productId, floor, state: 'none', asked: shown.asked, note, lines }} />
          ) : (
            <ul className="bg-linen px-4">
              {lines.map((line) => (
                <li key={line.product_id} className="border-b border-sand py-3 last:border-0">
                  <p className="flex justify-between gap-4 text-md font-semibold">
                    <a href={`/products/${line.product_id}`} className="hover:underline">
                      {line.name}
                    </a>
                    <span className="shrink-0 tabular-nums">{`${formatPounds(penceOf(line.unit_price))} per ${unitWords(line.unit).one}`}</span>
                  </p>
                  <p className="text-md text-muted">{line.reason}</p>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Section>
    </div>
  );
}

function Size({ name, label, typed }: { name: string; label: string; typed: string }) {
  return (
    <TextField label={label} name={name} form="kit" required={false} maxLength={20} inputMode="decimal" defaultValue={typed} autoComplete="off" />
  );
}

function Tick({ name, label, isTicked }: { name: string; label: string; isTicked: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name={name} value="1" defaultChecked={isTicked} className="size-5" />
      <span>{label}</span>
    </label>
  );
}

/** The kit for the area that was measured in this visit, read whenever the section comes into view; an address with a size of its own wins. */
function useMeasured(productId: string, kit: KitOfPage) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(kit);
  const [area, setArea] = useState(kit.area);
  const { asked, conditions } = kit;
  useEffect(() => {
    if (asked || !place.current) return;
    let last = '';
    const look = async () => {
      const measured = readMeasuredArea();
      if (!measured || measured === last) return;
      last = measured;
      const query = new URLSearchParams({ heating: conditions.heating, concrete: conditions.concrete, beyond: conditions.beyond, area_m2: measured });
      const answer = await callApi<Answer>('GET', `/api/products/${productId}/kit?${query}`);
      if (!answer.ok || last !== measured) return;
      const lines = answer.body.lines.map((line) => ({ ...line, now: null }));
      const said = { heating: conditions.heating === '1', concrete: conditions.concrete === '1', beyond: conditions.beyond };
      setArea(measured);
      setShown((now) => ({ ...now, lines, note: answer.body.note ?? null, asked: JSON.stringify({ ...said, area_m2: Number(measured) }) }));
    };
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && void look());
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [asked, conditions, productId]);
  return { shown, area, place };
}
