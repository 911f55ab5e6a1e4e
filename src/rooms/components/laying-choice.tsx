import type { FloorLaid } from '../laying-of.ts';
import { type RoomView, turns } from '../room-address.ts';
import { turnWords } from '../say-view.ts';
import { Choices } from './choices.tsx';

type Props = { laid: FloorLaid; onChange: (change: Partial<RoomView>) => void };

/** Pattern, direction and grout, each only where there is something to choose. */
export function LayingChoice({ laid: { floor, pattern, grout, turn }, onChange }: Props) {
  return (
    <div className="grid gap-4">
      {floor.patterns.length > 1 && (
        <Choices
          legend="Laying pattern"
          name="pattern"
          options={floor.patterns}
          chosen={pattern.id}
          onChoose={(id) => onChange({ pattern: id === floor.patterns[0]?.id ? null : id })}
        />
      )}
      <Choices
        legend="Direction"
        name="turn"
        options={turns.map((each) => ({ id: String(each), name: turnWords[each] }))}
        chosen={String(turn)}
        onChoose={(id) => onChange({ turn: turns.find((each) => String(each) === id) ?? 0 })}
      />
      {grout && (
        <Choices
          legend="Grout"
          name="grout"
          options={floor.grouts}
          chosen={grout.id}
          onChoose={(id) => onChange({ grout: id === floor.grouts[0]?.id ? null : id })}
        />
      )}
    </div>
  );
}
