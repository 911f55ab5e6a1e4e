import type { LaidPlan } from '#your-rooms/laid-plans.ts';
import { drawPlan } from '../plan-on-floor.ts';
import type { RoomGeometry } from '../room.ts';

type Props = {
  plan: LaidPlan;
  geometry: RoomGeometry;
  turn: number;
  /** The address of a picture that is white where the floor is; null where what stands on it is not known. */
  mask: string | null;
};

/** Seams as broken lines and the pile as arrows, on the floor of the picture below it. What it shows is said beside the picture. */
export default function PlanOverlay({ plan, geometry, turn, mask }: Props) {
  const { seams, pile } = drawPlan(plan, geometry, turn);
  const where = mask ? { maskImage: `url(${mask})`, maskMode: 'luminance', maskSize: 'cover', maskPosition: 'center bottom' } : {};
  return (
    <svg
      viewBox={`0 0 ${geometry.widthPx} ${geometry.heightPx}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="room-plan"
      style={where}
    >
      {[pile, seams].map((path, at) => (
        <g key={path} fill="none" strokeLinecap="round">
          <path d={path} stroke="var(--color-ink)" strokeWidth={at ? 9 : 6} />
          <path d={path} stroke="var(--color-paper)" strokeWidth={at ? 5 : 2.5} />
        </g>
      ))}
    </svg>
  );
}
