import { type ReactNode, Suspense, useRef, useState } from 'react';
import { hydrateLater } from '#ui/hydrate-later.tsx';
import { useAwake } from '#ui/kept-in-browser.ts';
import { CouldNotFetch, lazyPart } from '#ui/lazy-part.tsx';
import type { LaidPlan } from '#your-rooms/laid-plans.ts';
import type { Way } from '../browser/painting.ts';
import { layingOf, saidOf, sayView, viewPictureAddress } from '../laying-of.ts';
import type { FloorOnShow, RoomOnShow } from '../room.ts';
import { layInstead, type RoomView, withFloor, withoutFloor } from '../room-address.ts';

import './visualiser.css';
import { FloorsAtHand } from './floors-at-hand.tsx';
import { LayingChoice, type PanelName, PanelTabs, RoomChoice } from './room-choices.tsx';

import { ShareButtons } from './share-buttons.tsx';
import { type Painted, Stage } from './stage.tsx';
import { useLaidFloor, useOwnRoom, useRoomScene, useRoomView } from './use-room-view.ts';

const BuyFromRoom = hydrateLater(() => import('./buy-from-room.tsx'), '#room-buy');
const PlanChoice = lazyPart(() => import('./plan-choice.tsx'));
const PlanOverlay = lazyPart(() => import('./plan-overlay.tsx'));
const OwnRoomPanel = lazyPart(() => import('./own-room-panel.tsx'), CouldNotFetch);
const OwnRoomOverlay = lazyPart(() => import('./own-room-overlay.tsx'), CouldNotFetch);

/** For a browser without scripts: sends what is chosen. */
const viewForm = 'room-view';

type Props = {
  rooms: readonly [RoomOnShow, ...RoomOnShow[]];
  /** The page's own first, then those that the address names. */
  start: { floors: readonly [FloorOnShow, ...FloorOnShow[]]; view: RoomView };
  /** The way back, and the page's heading. */
  children: ReactNode;
};

/** See it in a room: a room, up to four floors, and how they are laid. */
export function Visualiser({ rooms, start, children }: Props) {
  const [own] = start.floors;
  const [view, setView] = useRoomView(own.id, start.view);
  const [floors, setFloors] = useState<readonly FloorOnShow[]>(start.floors);
  const [panel, setPanel] = useState<PanelName>('rooms');
  const [isOwn, setOwn] = useState(false);
  const ownRoom = useOwnRoom();
  const painted = useRef<(() => Painted | null) | null>(null);
  const planOn = useRef<HTMLCanvasElement>(null);
  const [planned, setPlanned] = useState<{ of: string; plan: LaidPlan } | null>(null);
  const [way, setWay] = useState<Way | null>(null);
  const isAwake = useAwake();

  const find = (id: string | null) => floors.find((floor) => floor.id === id) ?? null;
  const room = rooms.find(({ id }) => id === view.room) ?? rooms[0];
  const shown = find(view.shown) ?? own;
  const compared = view.beside === shown.id ? null : find(view.beside);
  const laid = layingOf(shown, view);
  const beside = compared && layingOf(compared, view);
  const showsOwn = isOwn && ownRoom.room !== null;
  const modelled = useRoomScene(isAwake && !showsOwn ? room : null);
  const fine = { mirrors: !showsOwn, isSharp: way === 'webgl' };
  const laidFloor = useLaidFloor(isAwake ? laid : null, fine);
  const besideFloor = useLaidFloor(isAwake ? beside : null, fine);
  const fetching = [modelled, laidFloor, besideFloor];
  const missing = fetching.filter(({ hasFailed }) => hasFailed);
  const shares = fetching.flatMap(({ share }) => (share === null ? [] : [share]));
  const scene = showsOwn ? ownRoom.scene : modelled.scene;
  const says = laid ? sayView(showsOwn ? 'Your room' : room.name, saidOf(laid), beside && saidOf(beside)) : '';
  const isLooking = !showsOwn || ownRoom.step === 'look';
  const hasPlan = planned?.of === shown.id && !compared && scene !== null && isLooking && shares.length === 0;
  const plan = hasPlan ? planned.plan : null;
  const size = ownRoom.room?.photograph;

  return (
    <>
      <div className="room-bar">
        {children}
        <ShareButtons painted={painted} plan={plan && { canvas: planOn, says: plan.says }} says={says} canShare={!showsOwn} />
      </div>
      <div className="room-body">
        <div
          className="room-view"
          style={showsOwn && size ? ({ '--room-shape': size.width / size.height } as React.CSSProperties) : undefined}
          data-own={showsOwn || undefined}
        >
          <Stage
            scene={scene}
            isMoving={showsOwn && ownRoom.isMoving}
            laid={laidFloor.floor}
            beside={isLooking ? besideFloor.floor : null}
            way={way}
            onWay={setWay}
            says={[!showsOwn && room.alt, says, plan?.says].filter(Boolean).join(' ')}
            names={{ laid: shown.name, beside: compared?.name ?? '' }}
            fetched={shares.length ? Math.min(...shares) : null}
            problem={
              missing.length
                ? { says: 'The pictures could not be loaded. Please check your connection.', retry: () => missing.map(({ retry }) => retry()) }
                : null
            }
            painted={painted}
          >
            {plan && scene && (
              <Suspense>
                <PlanOverlay plan={plan} scene={scene} turn={view.turn} planOn={planOn} />
              </Suspense>
            )}
            {showsOwn && ownRoom.room && (
              <Suspense>
                <OwnRoomOverlay {...ownRoom} room={ownRoom.room} isWrong={ownRoom.scene === null} />
              </Suspense>
            )}
          </Stage>
          {laid && !showsOwn && (
            // Hidden pictures that are lazy are not fetched: only a browser without scripts asks the server for it.
            <img
              src={viewPictureAddress(room.id, laid)}
              alt={`${room.alt} ${says}`}
              width={960}
              height={600}
              loading="lazy"
              className="hidden w-full noscript:block"
            />
          )}
        </div>
        <p role="status" className="room-says">
          {says}
        </p>
        <PanelTabs open={panel} onOpen={setPanel} />
        <div className="room-panels">
          <section id="room-panel-rooms" aria-label="Room" data-open={panel === 'rooms' || undefined} className="room-panel room-panel-rooms">
            <RoomChoice
              rooms={rooms}
              chosen={isOwn ? null : room.id}
              onChoose={(id) => {
                setOwn(id === null);
                if (id !== null) setView({ ...view, room: id });
              }}
            />
          </section>
          <div className="room-side">
            {isOwn && (
              <section aria-label="Your own room" data-open={panel === 'rooms' || undefined} className="room-panel">
                <Suspense fallback={<p className="text-md">Loading…</p>}>
                  <OwnRoomPanel {...ownRoom} />
                </Suspense>
              </section>
            )}
            <section id="room-panel-floors" aria-label="Floors" data-open={panel === 'floors' || undefined} className="room-panel">
              <FloorsAtHand
                floors={floors}
                laid={shown}
                beside={compared}
                onLay={(id) => setView(layInstead(view, own.id, id))}
                onCompare={(id) => setView({ ...view, beside: id })}
                onRemove={(id) => {
                  setFloors(floors.filter((floor) => floor.id !== id));
                  setView(withoutFloor(view, own.id, id));
                }}
                onAdd={(floor) => {
                  setFloors([...floors, floor]);
                  setView(layInstead(withFloor(view, own.id, floor.id), own.id, floor.id));
                }}
              />
            </section>
            <section id="room-panel-laying" aria-label="Laying" data-open={panel === 'laying' || undefined} className="room-panel">
              {laid && <LayingChoice laid={laid} onChange={(change) => setView({ ...view, ...change })} />}
              {isAwake && shown.unit === 'metre' && !compared && (
                <Suspense>
                  <PlanChoice key={shown.id} productId={shown.id} onShow={setPlanned} />
                </Suspense>
              )}
            </section>
            <form
              id={viewForm}
              action={`/products/${own.id}/room`}
              method="get"
              onSubmit={(event) => event.preventDefault()}
              className="hidden px-4 pb-4 noscript:block"
            >
              {view.others.length > 0 && <input type="hidden" name="with" value={view.others.join(',')} />}
              <button type="submit" className="min-h-11 rounded-control bg-lough px-6 text-md font-semibold text-white">
                Show in the room
              </button>
            </form>
            <section id="room-panel-buy" aria-label="Price" data-open={panel === 'buy' || undefined} className="room-panel">
              <BuyFromRoom floor={shown} />
            </section>
          </div>
        </div>
      </div>
    </>
  );
}
