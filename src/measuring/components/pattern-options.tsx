import { formatWaste, layingPatterns } from '../wastage.ts';

/** The ways a floor can be laid, each with what it takes for cuts: what a `select` offers. */
export function PatternOptions() {
  return layingPatterns.map(({ pattern, label, wasteBasisPoints }) => (
    <option key={pattern} value={pattern}>
      {`${label} (${formatWaste(wasteBasisPoints)} wastage)`}
    </option>
  ));
}
