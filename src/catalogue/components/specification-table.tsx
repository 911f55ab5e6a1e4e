import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { phoneAddress } from '#settings/contact-details.ts';
import type { Specification } from '../specifications.ts';

/** What is known, as a plain table; what is not says whom to ask. */
export default function SpecificationTable({ lines }: { lines: readonly Specification[] }) {
  const { phone } = useShopSettings().settings;
  return (
    <table className="w-full table-fixed text-md">
      <tbody>
        {lines.map(({ term, value }) => (
          <tr key={term} className="border-t border-sand">
            <th scope="row" className="w-2/5 py-2 pr-4 text-left font-regular text-muted">
              {term}
            </th>
            <td className="py-2 tabular-nums">
              {value ??
                (phone ? (
                  <a href={phoneAddress(phone)} className="underline decoration-sand underline-offset-4 hover:decoration-ink">
                    {`Ask us: ${phone}`}
                  </a>
                ) : (
                  <a href="/contact" className="underline decoration-sand underline-offset-4 hover:decoration-ink">
                    Ask us
                  </a>
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
