import { type CutPiece, type Repeat, type Segment, seamsOf } from '../roll-pieces.ts';
import type { Drop } from '../roll-plan.ts';

type Props = {
  rollWidthMm: number;
  drops: readonly Drop[];
  /** Of the rooms, by their number. */
  names: readonly string[];
  /** Of the pattern: a repeat of 0 is plain. */
  repeat: Repeat;
  /** The cuts in words, for whoever cannot see them. */
  label: string;
};

/**
 * The cuts as they come off the roll, one below the other, each with the pieces in it and the way the pile runs; then the rooms that have seams, as
 * they are laid. Seams are broken lines, and a pattern's repeat is dotted.
 */
export function RollDrawing({ rollWidthMm, drops, names, repeat, label }: Props) {
  const longest = Math.max(...drops.map(({ lengthMm }) => lengthMm), rollWidthMm);
  const pieces = drops.flatMap((drop) => drop.pieces);
  const seamed = [...new Set(pieces.filter(({ hasSeam }) => hasSeam).map(({ room }) => room))];
  const pattern = sayRepeat(repeat);
  return (
    <div
      role="img"
      aria-label={[label, 'The pile runs along the roll.', pattern].filter(Boolean).join(' ')}
      className="grid max-w-md gap-3 print:max-w-none print:grid-cols-2"
    >
      {drops.map((drop, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cuts may be the same
        <figure key={at} className="grid content-start gap-1 break-inside-avoid">
          <Caption>{`Cut ${at + 1}: ${metres(drop.lengthMm)} of the ${metres(rollWidthMm)} roll`}</Caption>
          <Sheet
            width={drop.lengthMm}
            height={rollWidthMm}
            unit={longest}
            repeat={repeat}
            pieces={drop.pieces.map(({ alongMm, acrossMm, lengthMm, widthMm, room }) => {
              return { x: alongMm, y: acrossMm, width: lengthMm, height: widthMm, says: names[room] ?? '' };
            })}
          />
        </figure>
      ))}
      {seamed.map((room) => (
        <figure key={room} className="grid content-start gap-1 break-inside-avoid">
          <Caption>{`${names[room] ?? ''}, laid: each broken line is a seam, the arrows show the pile`}</Caption>
          <LaidRoom pieces={pieces.filter((piece) => piece.room === room)} unit={longest} repeat={repeat} />
        </figure>
      ))}
      {pattern && <p className="text-sm text-muted print:col-span-2">{pattern}</p>}
    </div>
  );
}

function Caption({ children }: { children: string }) {
  return <figcaption className="text-sm text-muted tabular-nums">{children}</figcaption>;
}

/** A room from above, with the pile to the right as on the roll: where its pieces lie and meet. */
function LaidRoom({ pieces, unit, repeat }: { pieces: readonly CutPiece[]; unit: number; repeat: Repeat }) {
  const own = pieces.map(({ covers }) => ({ x: covers.alongMm, y: covers.acrossMm, width: covers.lengthMm, height: covers.widthMm, says: '' }));
  const size = { width: Math.max(...own.map((one) => one.x + one.width)), height: Math.max(...own.map((one) => one.y + one.height)) };
  return <Sheet {...size} unit={unit} repeat={repeat} pieces={own} seams={seamsOf(pieces)} />;
}

type Piece = { x: number; y: number; width: number; height: number; says: string };
type SheetProps = { width: number; height: number; unit: number; repeat: Repeat; pieces: readonly Piece[]; seams?: readonly Segment[] };

/**
 * All on one scale: `unit` mm, the longest, fill the column. What is cut away is darker than what is used; beside a floor, which has `seams`, there
 * is nothing. Words stand above the drawing in the page's own size, so that they can be read however small it is.
 */
function Sheet({ width, height, unit, repeat, pieces, seams }: SheetProps) {
  const edge = unit / 100;
  const [whole, high] = [width + 2 * edge, height + 2 * edge];
  const lines = (step: number, end: number) => (step > 0 ? Array.from({ length: Math.ceil(end / step) - 1 }, (_, at) => (at + 1) * step) : []);
  const share = (mm: number, of: number) => `${(mm / of) * 100}%`;
  return (
    <div className="relative text-ink" style={{ width: share(width, unit) }}>
      <svg viewBox={`${-edge} ${-edge} ${whole} ${high}`} aria-hidden="true" className="w-full">
        {!seams && <rect width={width} height={height} className="fill-sand" stroke="currentColor" strokeWidth={unit / 300} />}
        {pieces.map(({ says: _, ...piece }) => (
          <rect key={`${piece.x} ${piece.y}`} {...piece} className="fill-linen" stroke="currentColor" strokeWidth={unit / 200} />
        ))}
        {seams?.map((seam) => (
          <g key={Object.values(seam).join(' ')}>
            <line {...seam} className="stroke-linen" strokeWidth={unit / 120} />
            <line {...seam} stroke="currentColor" strokeWidth={unit / 130} strokeDasharray={`${unit / 45} ${unit / 70}`} />
          </g>
        ))}
        <g className="stroke-muted" strokeWidth={unit / 400} strokeDasharray={`${unit / 400} ${unit / 130}`}>
          {lines(repeat.lengthMm, width).map((x) => (
            <line key={x} x1={x} x2={x} y1={0} y2={height} />
          ))}
          {lines(repeat.widthMm, height).map((y) => (
            <line key={y} x1={0} x2={width} y1={y} y2={y} />
          ))}
        </g>
      </svg>
      {pieces.map((piece) => (
        <span
          key={`${piece.x} ${piece.y}`}
          className="absolute flex flex-wrap content-center justify-center gap-x-1 overflow-hidden text-center text-sm leading-tight tabular-nums"
          style={{
            left: share(piece.x + edge, whole),
            top: share(piece.y + edge, high),
            width: share(piece.width, whole),
            height: share(piece.height, high),
          }}
        >
          <span>{piece.says}</span>
          <span>{`${(piece.width / 1000).toFixed(2)} × ${(piece.height / 1000).toFixed(2)} →`}</span>
        </span>
      ))}
    </div>
  );
}

const metres = (mm: number) => `${mm / 1000} m`;

function sayRepeat({ lengthMm, widthMm }: Repeat): string {
  const along = lengthMm > 0 ? `${lengthMm / 10} cm along the roll` : '';
  const across = widthMm > 0 ? `${widthMm / 10} cm across it` : '';
  return along || across ? `Dotted lines show where the pattern repeats: every ${[along, across].filter(Boolean).join(' and ')}.` : '';
}
