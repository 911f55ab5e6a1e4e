type Bar = { label: string; value: number; said: string };

const width = 720;
const height = 200;
const base = 180;

/** Bars side by side, one for each label; the same figures as a table for whoever cannot see them. Nothing of it needs a script. */
export function BarChart({ caption, bars }: { caption: string; bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const step = width / Math.max(bars.length, 1);
  const gap = step > 6 ? 2 : 0;
  const every = Math.ceil(bars.length / 8);
  return (
    <figure>
      <figcaption className="text-lg">{caption}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} className="bar-chart mt-2 w-full" aria-hidden="true">
        <line x1="0" x2={width} y1={base} y2={base} className="stroke-stone" />
        {bars.map(({ label, value, said }, at) => {
          const tall = value > 0 ? Math.max(1, (value / most) * (base - 20)) : 0;
          return (
            <g key={label}>
              <rect x={at * step + gap / 2} y={base - tall} width={Math.max(step - gap, 0.5)} height={tall} className="fill-lough">
                <title>{`${label}: ${said}`}</title>
              </rect>
              {at % every === 0 && (
                <text x={at * step + step / 2} y={base + 15} textAnchor={at === 0 ? 'start' : 'middle'} className="fill-muted text-xs">
                  {label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <details className="text-md">
        <summary className="flex min-h-11 items-center text-lough">The figures</summary>
        <div className="index-table">
          <table>
            <caption className="sr-only">{caption}</caption>
            <tbody>
              {bars.map(({ label, said }) => (
                <tr key={label}>
                  <th scope="row" className="font-regular">
                    {label}
                  </th>
                  <td className="text-right tabular-nums">{said}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
