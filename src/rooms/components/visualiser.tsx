import { Suspense, useRef, useState } from 'react';
import { CouldNotFetch, fetchLater } from '#ui/fetch-later.tsx';
import { useAwake } from '#ui/use-kept.ts';
import { layingOf, saidOf } from '../laying-of.ts';
import { layInstead, type RoomView, withFloor, withoutFloor } from '../room-address.ts';
import type { FloorOnShow, RoomOnShow } from '../room-on-show.ts';
import { sayView } from '../say-view.ts';
import './visualiser.css';
import { BuyFromRoom } from './buy-from-room.tsx';
import { FloorsAtHand } from './floors-at-hand.tsx';
import { LayingChoice } from './laying-choice.tsx';
import { type PanelName, PanelTabs } from './panel-tabs.tsx';
import { RoomChoice } from './room-choice.tsx';
import { ShareButtons } from './share-buttons.tsx';
import { type Painted, Stage } from './stage.tsx';
import { useLaidFloor } from './use-laid-floor.ts';
import { useOwnRoom } from './use-own-room.ts';
import { useRoomScene } from './use-room-scene.ts';
import { useRoomView } from './use-room-view.ts';

const OwnRoomPanel = fetchLater(() => import('./own-room-panel.tsx'), CouldNotFetch);
const OwnRoomOverlay = fetchLater(() => import('./own-room-overlay.tsx'), CouldNotFetch);

type Props = {
  rooms: readonly [RoomOnShow, ...RoomOnShow[]];
  /** The page's own first, then those that the address names. */
  start: { floors: readonly [FloorOnShow, ...FloorOnShow[]]; view: RoomView };
};

/** See it in a room: a room, up to four floors, and how they are laid. */
export function Visualiser({ rooms, start }: Props) {
  const [own] = start.floors;
  const [view, setView] = useRoomView(own.id, start.view);
  const [floors, setFloors] = useState<readonly FloorOnShow[]>(start.floors);
  const [panel, setPanel] = useState<PanelName>('rooms');
  const [isOwn, setOwn] = useState(false);
  const ownRoom = useOwnRoom();
  const painted = useRef<(() => Painted | null) | null>(null);
  const isAwake = useAwake();

  const find = (id: string | null) => floors.find((floor) => floor.id === id) ?? null;
  const room = rooms.find(({ id }) => id === view.room) ?? rooms[0];
  const shown = find(view.shown) ?? own;
  const compared = view.beside === shown.id ? null : find(view.beside);
  const laid = layingOf(shown, view);
  const beside = compared && layingOf(compared, view);
  const showsOwn = isOwn && ownRoom.room !== null;
  const modelled = useRoomScene(isAwake && !showsOwn ? room : null);
  const laidFloor = useLaidFloor(isAwake ? laid : null, !showsOwn);
  const besideFloor = useLaidFloor(isAwake ? beside : null, !showsOwn);
  const fetching = [modelled, laidFloor, besideFloor];
  const missing = fetching.filter(({ hasFailed }) => hasFailed);
  const shares = fetching.flatMap(({ share }) => (share === null ? [] : [share]));
  const says = laid ? sayView(showsOwn ? 'Your room' : room.name, saidOf(laid), beside && saidOf(beside)) : '';
  const isLooking = !showsOwn || ownRoom.step === 'look';
  const size = ownRoom.room?.photograph;

  return (
    <div className="room-body">
      <div
        className="room-view"
        style={showsOwn && size ? ({ '--room-shape': size.width / size.height } as React.CSSProperties) : undefined}
        data-own={showsOwn || undefined}
      >
        <Stage
          scene={showsOwn ? ownRoom.scene : modelled.scene}
          laid={laidFloor.floor}
          beside={isLooking ? besideFloor.floor : null}
          says={says}
          names={{ laid: shown.name, beside: compared?.name ?? '' }}
          fetched={shares.length ? Math.min(...shares) : null}
          problem={
            missing.length
              ? { says: 'The pictures did not come through. Please check your connection.', retry: () => missing.map(({ retry }) => retry()) }
              : null
          }
          painted={painted}
        >
          {showsOwn && ownRoom.room && (
            <Suspense>
              <OwnRoomOverlay {...ownRoom} room={ownRoom.room} isWrong={ownRoom.scene === null} />
            </Suspense>
          )}
        </Stage>
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
          {isOwn && (
            <Suspense fallback={<p className="text-md">Fetching what it takes…</p>}>
              <OwnRoomPanel {...ownRoom} />
            </Suspense>
          )}
        </section>
        <div className="room-side">
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
          </section>
          <section id="room-panel-buy" aria-label="Price" data-open={panel === 'buy' || undefined} className="room-panel">
            <BuyFromRoom floor={shown} />
            <div className="mt-3">
              <ShareButtons painted={painted} says={says} canShare={!showsOwn} />
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
