type Bar = { label: string; value: number; said: string };

const width = 720;
const height = 180;

/** Bars side by side, one for each label; the same figures as a table for whoever cannot see them. Nothing of it needs a script. */
export function BarChart({ caption, bars }: { caption: string; bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const step = width / Math.max(bars.length, 1);
  const gap = step > 6 ? 2 : 0;
  const labelled = [bars[0], bars[Math.floor((bars.length - 1) / 2)], bars.at(-1)].filter((bar, at, all) => bar && all.indexOf(bar) === at);
  return (
    <figure>
      <figcaption className="text-lg">{caption}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="mt-2 h-48 w-full border-b border-stone" aria-hidden="true">
        {bars.map(({ label, value, said }, at) => {
          const tall = value > 0 ? Math.max(1, (value / most) * (height - 10)) : 0;
          return (
            <rect key={label} x={at * step + gap / 2} y={height - tall} width={Math.max(step - gap, 0.5)} height={tall} className="fill-lough">
              <title>{`${label}: ${said}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="mt-1 flex justify-between text-sm text-muted" aria-hidden="true">
        {labelled.map((bar) => bar && <span key={bar.label}>{bar.label}</span>)}
      </p>
      <details className="text-md">
        <summary className="flex min-h-11 items-center text-lough">Show figures</summary>
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
