import { floorSize, type RollRoom } from '#measuring/roll-pieces.ts';

/** A room from above, to scale within `longestMm`; its sizes stand in words beside it. Stairs are drawn as steps. */
export function RoomDrawing({ room, longestMm }: { room: RollRoom; longestMm: number }) {
  const { lengthMm, widthMm } = 'steps' in room ? floorSize(room) : room;
  const pad = longestMm / 40;
  return (
    <svg
      viewBox={`${-pad} ${-pad} ${lengthMm + 2 * pad} ${widthMm + 2 * pad}`}
      style={{ width: `${Math.max(15, Math.min(100, (lengthMm / longestMm) * 100))}%` }}
      aria-hidden="true"
      className="text-ink"
    >
      <path d={outline(room, lengthMm, widthMm)} className="fill-linen" stroke="currentColor" strokeWidth={longestMm / 150} />
      {'steps' in room
        ? Array.from({ length: room.steps - 1 }, (_, at) => ((at + 1) * lengthMm) / room.steps).map((x) => (
            <line key={x} x1={x} x2={x} y1={0} y2={widthMm} stroke="currentColor" strokeWidth={longestMm / 300} />
          ))
        : (room.doorways ?? []).map(({ wall }) => <Doorway key={wall} wall={wall} lengthMm={lengthMm} widthMm={widthMm} thick={longestMm / 60} />)}
    </svg>
  );
}

function outline(room: RollRoom, length: number, width: number): string {
  if ('steps' in room || !room.corner) return `M0 0H${length}V${width}H0Z`;
  const { lengthMm, widthMm } = room.corner;
  return `M0 0H${length}V${width - widthMm}H${length - lengthMm}V${width}H0Z`;
}

/** A gap in the middle of its wall. */
function Doorway({ wall, lengthMm, widthMm, thick }: { wall: string; lengthMm: number; widthMm: number; thick: number }) {
  const gap = Math.min(800, lengthMm / 2, widthMm / 2);
  const isAcross = wall === 'start' || wall === 'end';
  const [x, y] = isAcross ? [wall === 'start' ? 0 : lengthMm, widthMm / 4] : [lengthMm / 4, wall === 'left' ? 0 : widthMm];
  return (
    <line
      x1={x}
      y1={y}
      x2={isAcross ? x : x + gap}
      y2={isAcross ? Math.min(y + gap, widthMm) : y}
      className="text-oak"
      stroke="currentColor"
      strokeWidth={thick}
    />
  );
}
