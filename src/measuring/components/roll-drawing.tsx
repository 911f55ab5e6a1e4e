import type { Drop } from '../roll-plan.ts';

type Props = {
  rollWidthMm: number;
  drops: readonly Drop[];
  /** Of the rooms, by their number. */
  names: readonly string[];
  /** The cuts in words, for whoever cannot see them. */
  label: string;
};

/** The cuts as they come off the roll, one below the other, each with the pieces in it and the way the pile runs; then the rooms with their seams. */
export function RollDrawing({ rollWidthMm, drops, names, label }: Props) {
  const longest = Math.max(...drops.map(({ lengthMm }) => lengthMm), rollWidthMm);
  const pieces = drops.flatMap((drop) => drop.pieces);
  const seamed = [...new Set(pieces.filter(({ hasSeam }) => hasSeam).map(({ room }) => room))];
  return (
    <div role="img" aria-label={`${label} The pile runs along the roll.`} className="grid gap-3">
      {drops.map((drop, at) => (
        <Sheet
          // biome-ignore lint/suspicious/noArrayIndexKey: two cuts may be the same
          key={at}
          width={drop.lengthMm}
          height={rollWidthMm}
          longest={longest}
          says={`Cut ${at + 1}: ${metres(drop.lengthMm)} of the ${metres(rollWidthMm)} roll`}
        >
          {drop.pieces.map((piece, number) => (
            <Piece
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
              key={number}
              x={piece.alongMm}
              y={piece.acrossMm}
              width={piece.lengthMm}
              height={piece.widthMm}
              says={names[piece.room] ?? ''}
              unit={longest}
            />
          ))}
        </Sheet>
      ))}
      {seamed.map((room) => {
        const own = pieces.filter((piece) => piece.room === room).map(({ covers }) => covers);
        const [width, height] = [Math.max(...own.map((c) => c.alongMm + c.lengthMm)), Math.max(...own.map((c) => c.acrossMm + c.widthMm))];
        return (
          <Sheet key={room} width={width} height={height} longest={longest} says={`${names[room] ?? ''}, laid: the seam is where the pieces meet`}>
            {own.map((c) => (
              <Piece
                key={`${c.alongMm} ${c.acrossMm}`}
                x={c.alongMm}
                y={c.acrossMm}
                width={c.lengthMm}
                height={c.widthMm}
                says=""
                unit={longest}
                isSeamed
              />
            ))}
          </Sheet>
        );
      })}
    </div>
  );
}

type SheetProps = { width: number; height: number; longest: number; says: string; children: React.ReactNode };

/** All on one scale: the longest fills the column. */
function Sheet({ width, height, longest, says, children }: SheetProps) {
  return (
    <figure className="grid gap-1 break-inside-avoid">
      <figcaption className="text-sm text-muted tabular-nums">{says}</figcaption>
      <svg viewBox={`-20 -20 ${width + 40} ${height + 40}`} style={{ width: `${(width / longest) * 100}%` }} aria-hidden="true" className="text-ink">
        <rect width={width} height={height} className="fill-sand" stroke="currentColor" strokeWidth={longest / 300} />
        {children}
      </svg>
    </figure>
  );
}

type PieceProps = { x: number; y: number; width: number; height: number; says: string; unit: number; isSeamed?: boolean };

function Piece({ x, y, width, height, says, unit, isSeamed = false }: PieceProps) {
  const text = unit / 26;
  const middle = y + height / 2;
  const fits = width > text * 5 && height > text * 2.4;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        className="fill-linen"
        stroke="currentColor"
        strokeWidth={unit / 200}
        strokeDasharray={isSeamed ? unit / 60 : undefined}
      />
      {fits && (
        <text x={x + width / 2} y={middle - text * 0.2} fontSize={text} textAnchor="middle" fill="currentColor">
          {says}
        </text>
      )}
      {fits && (
        <text x={x + width / 2} y={middle + text * 0.9} fontSize={text} textAnchor="middle" fill="currentColor">
          {`${(width / 1000).toFixed(2)} × ${(height / 1000).toFixed(2)} →`}
        </text>
      )}
    </g>
  );
}

const metres = (mm: number) => `${mm / 1000} m`;
